"""The example that seats a bot says aloud what the bot notes, if it is asked to, and nothing otherwise."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, cast

import pytest

from skyrise import Game
from skyrise.bots import Clock
from skyrise.client import Table
from skyrise.notation.views import view_document
from skyrise.rules import Action, View

sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))

from seat_bot import seat_bot


class Talks:
    """A bot that notes something about each of its decisions."""

    def __init__(self, note: str | None) -> None:
        self.note: str | None = note

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        return legal[0]


class OneDecision:
    """A table at which the first seat decides once, and the game is over."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, dict[str, Any]]] = []

    def sit(self, name: str) -> int:
        return 0

    def follow(self) -> Iterator[dict[str, Any]]:
        game = Game.new(players=2, seed=7)
        view = view_document(game.view(game.to_act))
        yield {"now": {"result": None, "view": view | {"to_act": 0}, "you": {"seat": 0}}}
        yield {"now": {"result": {"scores": []}, "view": None, "you": {"seat": 0}}}

    def act(self, action: str) -> None:
        self.command("act", action=action)

    def command(self, kind: str, **arguments: Any) -> None:
        self.asked.append((kind, arguments))


def asked(note: str | None, *, aloud: bool) -> list[tuple[str, dict[str, Any]]]:
    """What is asked of the table for a decision with a note."""
    table = OneDecision()
    seat_bot(cast(Table, table), Talks(note), "Robo", aloud=aloud)
    return table.asked


def test_a_note_is_said_before_the_action() -> None:
    (said, chat), (acted, deed) = asked("it denies them the lake", aloud=True)
    assert (said, acted) == ("chat", "act")
    assert chat["text"] == f"{deed['action']}: it denies them the lake"


def test_a_long_note_fits_into_the_chat() -> None:
    (_, chat), _ = asked("so " * 400, aloud=True)
    assert len(chat["text"]) == 300


@pytest.mark.parametrize(("note", "aloud"), [("a secret", False), (None, True), ("", True)])
def test_else_it_is_silent(note: str | None, aloud: bool) -> None:
    assert [kind for kind, _ in asked(note, aloud=aloud)] == ["act"]
