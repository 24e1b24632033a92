"""The coach says each thing once, when it comes up, and what auctions brought."""

from __future__ import annotations

import pytest

from skyrise import Game
from skyrise.bots import Clock, make_bot
from skyrise.language import LANGUAGES, Message, language
from skyrise.rules.rulebook import RULEBOOK
from skyrise.teacher.coach import TOPICS, coach_document
from skyrise.teacher.lessons import lesson_of

OFTEN = {"start", "outbid", "rows", "patrons", "cards", "wonder", "islands", "panoramas", "objective"}


def coached(seed: int) -> list[tuple[str, int]]:
    """The remarks of a whole game for the first seat, with the plies."""
    game, known = Game.new(players=3, seed=seed), set[str]()
    bots = [make_bot("beginner", f"{seed} {seat}") for seat in range(3)]
    told = []
    while (seat := game.to_act) is not None:
        view = game.view(seat)
        if seat == 0:
            document = coach_document(game, view, known, seat)
            if (remark := document["remark"]) is not None:
                known.add(remark["topic"])
                told.append((remark["topic"], len(game.actions)))
        game.play(bots[seat].choose(view, view.legal, Clock()))
    return told


def test_nothing_is_said_twice_and_never_two_things_at_once() -> None:
    told = coached(1)
    assert len({topic for topic, _ in told}) == len(told)
    assert len({ply for _, ply in told}) == len(told)
    assert {topic for topic, _ in told} >= OFTEN


def test_topics_name_rules_and_lessons_that_there_are() -> None:
    for topic in TOPICS:
        assert set(topic.rules) <= set(RULEBOOK)
        assert lesson_of(topic.lesson)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("topic", [topic.name for topic in TOPICS])
def test_every_topic_has_words(code: str, topic: str) -> None:
    assert language(code).words(f"coach-{topic}")


def test_who_does_not_decide_hears_nothing_new() -> None:
    game = Game.new(players=2, seed=1)
    waiting = 1 - (game.to_act or 0)
    assert coach_document(game, game.view(waiting), (), waiting)["remark"] is None


def test_what_an_auction_brought_stays_of_the_same_auction_until_the_next_ends() -> None:
    """So whoever listens can tell what is news."""
    game = Game.new(players=2, seed=1)
    for action in (game.legal_actions()[0], "pass"):
        game.play(action)
    news = coach_document(game, game.view(0), (), 0)
    game.play(game.legal_actions()[0])
    again = coach_document(game, game.view(0), (), 0)
    assert (again["auction"], again["brought"]) == (news["auction"], news["brought"])


def test_after_an_auction_its_gains_are_told() -> None:
    game = Game.new(players=2, seed=1)
    game.play(game.legal_actions()[0])
    before = coach_document(game, game.view(0), (), 0)
    assert (before["auction"], before["brought"]) == (0, [])
    game.play("pass")
    after = coach_document(game, game.view(0), (), 0)
    assert after["auction"] == 1
    said = after["brought"]
    words = [language("en").say(Message(**message), game.names) for message in said]
    assert [message["id"] for message in said][:2] == ["log-construct", "log-collect"]
    assert all(words)
