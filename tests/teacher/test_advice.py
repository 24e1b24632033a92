"""Advice: what it says of a decision, in every language, and that it is made of a view alone."""

from __future__ import annotations

import json
import re
from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyrise import Chance, Game
from skyrise.language import LANGUAGES, Message, language
from skyrise.notation.documents import AdviceDocument
from skyrise.rules import View, parse_action
from skyrise.rules.rulebook import RULEBOOK
from skyrise.teacher.advice import advice_document, advice_question
from skyrise.teacher.explaining import Explainer
from skyrise.teacher.lessons import lesson_of
from skyrise.teacher.thinking import Thought
from skyrise.teacher.why import RULES, documents
from strategies import games
from teacher.thinkers import LITTLE, think
from test_secrets import with_other_secrets

NAMES = ("Ada", "Bo", "Cy", "Di")


def advised(view: View, ply: int = 0) -> AdviceDocument:
    return advice_document(view, think(advice_question(view, ply, LITTLE)), ply)


def thought(action: str, win: float = 0.5) -> Thought:
    return Thought(parse_action(action), (win, 1 - win, 0.0), (60.0, 60.0, 60.0))


def reasons(view: View, action: str, *others: str) -> dict[str, str]:
    """What is said of an action, by the id of the message."""
    thoughts = [thought(action), *map(thought, others)]
    found = Explainer(view).reasons(thoughts[0], thoughts)
    return {why.message.id: english(why.message) for why in found}


def english(message: Message) -> str:
    return language("en").say(message, NAMES).replace("\N{NO-BREAK SPACE}", " ")


@settings(max_examples=settings().max_examples // 2)
@given(games(), st.integers(0, 2**20))
def test_advice_is_complete_and_does_not_depend_on_what_its_seat_cannot_know(game: Game, seed: int) -> None:
    if (seat := game.to_act) is None:
        return
    document = advised(game.view(seat))
    actions = document["actions"]
    assert 1 <= len(actions) <= 3
    assert {one["action"] for one in actions} <= set(map(str, game.legal_actions()))
    assert actions[0]["behind"] == 0
    for one in actions:
        assert sum(one["wins"]) == pytest.approx(1, abs=0.01)
        assert 1 <= len(one["reasons"]) <= 3
        for reason in one["reasons"]:
            for code in LANGUAGES:
                said = language(code).say(Message(**reason["message"]), NAMES)
                assert not re.search(r"[{}$]|None", said), said
    other = with_other_secrets(game, seat, Chance(seed))
    assert json.dumps(advised(other.view(seat))) == json.dumps(document)


def test_what_everybody_knows_is_enough_for_advice() -> None:
    game = Game.new(players=3, seed=4)
    covered = game.view(game.to_act, covered=True)
    assert advised(covered)["actions"]


def test_a_third_disc_and_a_fourth_are_told() -> None:
    discs = lesson_of("discs")
    third = reasons(discs.game(1, ()).view(0), "20@A4")
    assert third["why-row-up"] == (
        "Disc 3 in your white row: each structure there scores 6 instead of 4, and you have 4 there."
    )
    fourth = reasons(discs.game(2, ["20@A4"]).view(0), "18@A4")
    assert fourth["why-row-down"] == (
        "A fourth disc in your white row: each structure there drops from 6 to 3, and you have 4 there."
    )


def test_an_excess_disc_a_panorama_and_a_wonder_are_told() -> None:
    assert "why-excess" in reasons(lesson_of("discs").game(3, ["20@A4", "18@C11"]).view(0), "18@B11")
    assert "why-panorama" in reasons(lesson_of("panoramas").game(1, ()).view(0), "20@C9")
    assert "why-wonder" in reasons(lesson_of("wonders").game(2, ["choose=11"]).view(0), "W11@C2")


def test_control_that_is_won_is_told_and_whom_it_is_taken_from() -> None:
    said = reasons(lesson_of("islands").game(1, ()).view(0), "24@Z11")
    assert said["why-control"] == "It takes control of Zephyr: 5."
    assert said["why-denies-control"].endswith("loses control of Zephyr: 5.")


def test_passing_keeps_a_building_and_says_what_bidding_it_would_win() -> None:
    view = lesson_of("bids").game(4, ["20@H4", "56@A13", "18@H3"]).view(0)
    said = reasons(view, "pass", "94@H1")
    kept = [text for name, text in said.items() if name.startswith("why-keeps")]
    assert kept == [
        "Passing saves 94, your highest number; bidding it on H1 would earn 9."
    ]  # control 5, the structure 3, the other one 1 more


def test_reasons_name_the_rules_behind_them() -> None:
    assert set(RULES.values()) <= set(RULEBOOK)
    text = files("skyrise.language").joinpath("en", "teacher.ftl").read_text(encoding="utf-8")
    said = set(re.findall("^(why-[a-z-]+) =", text, re.MULTILINE))
    assert set(RULES) < said
    assert said - set(RULES) == {
        *("why-wonder", "why-panorama"),  # rules of their own
        *("why-piece-of", "why-saves", "why-then", "why-then-disc", "why-expected"),  # what no rule says
    }


@pytest.mark.parametrize(
    ("lesson", "step", "played", "action", "rule"),
    [
        ("panoramas", 1, (), "20@C9", "score.panorama."),
        ("wonders", 2, ("choose=11",), "W11@C2", "wonder."),
        ("islands", 1, (), "24@Z11", "score.control"),
    ],
)
def test_a_reason_travels_with_its_rule(
    lesson: str, step: int, played: tuple[str, ...], action: str, rule: str
) -> None:
    view = lesson_of(lesson).game(step, played).view(0)
    told = documents(Explainer(view).reasons(thought(action), [thought(action)]))
    rules = [reason["rule"] for reason in told if reason["rule"] is not None]
    assert set(rules) <= set(RULEBOOK)
    assert any(one.startswith(rule) for one in rules)


def test_cards_are_compared_with_the_best_others() -> None:
    view = lesson_of("wonders").game(0, ()).view(0)
    best = Thought(parse_action("choose=11"), (0.5, 0.3, 0.2), (70.0, 60.0, 60.0))
    next_best = Thought(parse_action("choose=9"), (0.4, 0.4, 0.2), (66.0, 60.0, 60.0))
    (why,) = Explainer(view).reasons(best, [best, next_best])
    assert english(why.message) == "The Olmsted: expect 4 Prestige more than with Jacobs' Gardens."
    (why,) = Explainer(view).reasons(next_best, [best, next_best])
    assert why.message.id == "why-cards-less"
