"""The executable rulebook: every rule has a test, every id that is used is a rule, and the page is up to date."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given

import make_docs
from skyrise.rules import Game
from skyrise.rules.rulebook import RULEBOOK
from strategies import games

TESTS = make_docs.marked_tests()


@pytest.mark.parametrize("rule", RULEBOOK)
def test_every_rule_has_a_test(rule: str) -> None:
    assert TESTS[rule], f"no test is marked with {rule}"


def test_every_mark_names_a_rule() -> None:
    assert set(TESTS) <= set(RULEBOOK)


@given(games(least=100))
def test_every_event_and_receipt_names_a_rule(game: Game) -> None:
    assert {event.rule for event in game.events} <= set(RULEBOOK)
    assert {receipt.rule for sheet in game.scores() for receipt in sheet.receipts} <= set(RULEBOOK)


@pytest.mark.parametrize(("name", "made"), [("rulebook.md", make_docs.rulebook), ("table.svg", make_docs.picture)])
def test_what_is_made_from_the_code_is_up_to_date(name: str, made: Callable[[], str]) -> None:
    path = make_docs.ROOT / "docs" / name
    assert path.read_text(encoding="utf-8") == made(), "run: python scripts/make_docs.py"
