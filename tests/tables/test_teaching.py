"""The teacher at tables: who gets advice, made of what; and reviews, which wait for one another and are kept."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest

from skyrise import Game
from skyrise.bots import make_bot
from skyrise.bots.game_loop import play_bots
from skyrise.components import Refusal
from skyrise.notation import read_record, write_record
from skyrise.tables import Snapshot
from skyrise.tables.identity import Eyes
from skyrise.tables.ports import Sponsor
from skyrise.tables.teaching import (
    MOST_OF_A_HOME,
    MOST_WAITING,
    NoTeacher,
    Teaching,
    advised_view,
    coach_at,
    unshared,
)
from skyrise.teacher.answers import answer_line, answer_of
from skyrise.teacher.desk import begun_review
from skyrise.teacher.review import Review
from skyrise.teacher.thinking import OwnThinker
from tables.ports import LocalTeacher, MemoryStore, local_teaching


def seated(game: Game, **changes: object) -> Snapshot:
    """A table at which the seat that decides looks on, alone with bots."""
    snapshot = Snapshot("", ("",) * game.players, Eyes(game.to_act), game, shows_standing=True, advice="own")
    return replace(snapshot, **changes)  # type: ignore[arg-type]


def finished_game() -> Game:
    game = Game.new(players=2, seed=3)
    play_bots(game, [make_bot("random", seat) for seat in range(2)])
    return game


async def test_at_one_screen_advice_is_made_of_what_the_one_who_decides_knows() -> None:
    game = Game.new(players=3, seed=1)
    view, public = advised_view(seated(game))
    assert (view, public) == (game.view(game.to_act), False)
    advice = await local_teaching(MemoryStore()).advice(seated(game))
    assert (advice["seat"], advice["public"], advice["ply"]) == (game.to_act, False, 0)


async def test_where_several_play_it_is_made_of_what_everybody_knows_and_the_same_for_all() -> None:
    game = Game.new(players=3, seed=1)
    teaching = local_teaching(MemoryStore())
    told = [
        await teaching.advice(seated(game, advice="public", eyes=Eyes(seat))) for seat in (None, *range(game.players))
    ]
    assert all(one == told[0] for one in told)
    assert told[0]["public"]
    view, _ = advised_view(seated(game, advice="public"))
    assert all(board.objective is None and board.wonder_hand is None for board in view.position.players)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"advice": None}, "advice.not-here"),
        ({"bot_decides": True}, "advice.not-now"),
        ({"eyes": Eyes(2)}, "advice.not-now"),
        ({"eyes": Eyes()}, "advice.not-now"),
        ({"whole_game": None}, "table.not-started"),
    ],
)
def test_there_is_no_advice_without_leave_or_for_others(changes: dict[str, object], reason: str) -> None:
    game = Game.new(players=3, seed=1)
    assert game.to_act != 2
    with pytest.raises(Refusal) as refused:
        advised_view(seated(game, **changes))
    assert refused.value.reason == reason


async def test_an_action_that_is_not_among_the_best_is_judged_beside_them() -> None:
    snapshot = seated(Game.new(players=3, seed=1))
    teaching = local_teaching(MemoryStore())
    best = [one["action"] for one in (await teaching.advice(snapshot))["actions"]]
    other = next(str(action) for action in snapshot.view.legal if str(action) not in best)
    judged = (await teaching.advice(snapshot, action=other))["actions"]
    assert [one["action"] for one in judged] == [*best, other]
    assert judged[-1]["behind"] > 0


async def test_an_action_that_is_not_legal_is_refused_by_its_rule() -> None:
    snapshot = seated(Game.new(players=3, seed=1))
    with pytest.raises(Refusal) as refused:
        await local_teaching(MemoryStore()).advice(snapshot, action="pass")
    assert refused.value.reason.startswith("auction.")


def test_a_coach_says_what_is_new() -> None:
    snapshot = seated(Game.new(players=3, seed=1))
    remark = coach_at(snapshot, ())["remark"]
    assert remark is not None
    assert remark["topic"] == "start"
    again = coach_at(snapshot, ("start",))["remark"]
    assert again is None or again["topic"] != "start"


async def until_finished(teaching: Teaching, name: str, record: str) -> int:
    """Asks until the review is finished; how often."""
    for number in range(1, 1000):
        review = await teaching.review(name, record)
        if review["done"] == review["of"]:
            return number
        await asyncio.sleep(0)
    raise AssertionError("it never ends")


async def test_a_review_begins_when_it_is_asked_for_and_is_kept() -> None:
    store, record = MemoryStore(), write_record(finished_game().record())
    teaching = local_teaching(store)
    await until_finished(teaching, "one", record)
    await teaching.close()
    kept = await store.record("one.review-2")
    assert kept is not None
    assert json.loads(kept)["format"] == "skyrise-review/1"
    silent = Teaching(unshared(never), unshared(never), store)
    assert (await silent.review("one", record))["actions"] == json.loads(kept)["actions"]


async def test_a_review_that_was_stopped_goes_on_from_what_was_thought() -> None:
    store, record = MemoryStore(), write_record(finished_game().record())
    review, think = Review(read_record(record)), OwnThinker()
    answers = []
    for _ in range(10):
        question = review.next_question()
        assert question is not None
        answers.append(think(question))
        review.take(answers[-1])
    thoughts = json.dumps([answer_line(answer) for answer in answers])
    assert [answer_of(line) for line in json.loads(thoughts)] == answers
    await store.put_record("one.thoughts", thoughts)
    lines: list[str] = []

    async def one_slice(line: str) -> str:
        lines.append(line)
        begun = begun_review(record, json.loads(line)["answers"])
        return json.dumps({"review": begun.document(), "answers": [], "finished": True})

    teaching = Teaching(unshared(never), unshared(one_slice), store)
    assert await teaching.review("one", record) == review.document()
    await teaching.close()
    assert json.loads(lines[0])["answers"] == json.loads(thoughts)


async def never(line: str) -> str:
    raise AssertionError(f"nobody is asked {line[:20]}")


async def test_only_a_finished_game_is_reviewed_at_a_table() -> None:
    teaching = local_teaching(MemoryStore())
    with pytest.raises(Refusal) as refused:
        await teaching.review_table("one", seated(Game.new(players=2, seed=1)))
    assert refused.value.reason == "review.not-over"
    game = finished_game()
    assert (await teaching.review_table("one", seated(game)))["actions"] == len(game.actions)
    await teaching.close()


async def test_too_many_reviews_are_refused_and_a_failure_is_told() -> None:
    waiting = asyncio.Event()

    async def slow(line: str) -> str:
        await waiting.wait()
        return json.dumps({"failure": "no time"})

    teaching = Teaching(unshared(slow), unshared(slow), MemoryStore())
    asked = [asyncio.create_task(teaching.review(f"r{number}", "{}")) for number in range(MOST_WAITING)]
    await asyncio.sleep(0.01)
    with pytest.raises(Refusal) as refused:
        await teaching.review("one more", "{}")
    assert refused.value.reason == "review.busy"
    waiting.set()
    results = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(result, NoTeacher) for result in results)
    await teaching.close()


async def test_one_home_takes_a_part_of_the_reviews_that_wait() -> None:
    """And its own come one after another, while those of others are thought about."""
    asked: list[Sponsor] = []

    async def slow(line: str, sponsor: Sponsor) -> str:
        asked.append(sponsor)
        await asyncio.sleep(0)
        return json.dumps({"review": {}, "answers": [], "finished": False})

    teaching = Teaching(slow, slow, MemoryStore())
    for number in range(MOST_OF_A_HOME):
        await teaching.review(f"greedy {number}", "{}", "greedy")
    with pytest.raises(Refusal) as refused:
        await teaching.review("one more", "{}", "greedy")
    assert refused.value.reason == "review.busy"
    await teaching.review("modest", "{}", "modest")
    asked.clear()
    while len(asked) < 20:
        await asyncio.sleep(0)
    assert {sponsor.home for sponsor in asked} == {"greedy", "modest"}
    assert {sponsor.rank for sponsor in asked} == {1}
    assert abs(sum(1 if sponsor.home == "greedy" else -1 for sponsor in asked)) <= 2
    await teaching.close()


async def test_advice_does_not_wait_for_reviews() -> None:
    """They are asked for in two ways."""

    async def busy(line: str) -> str:
        await asyncio.Event().wait()
        return line

    teaching = Teaching(unshared(LocalTeacher().ask), unshared(busy), MemoryStore())
    review = asyncio.create_task(teaching.review("one", "{}"))
    await asyncio.sleep(0)
    assert (await teaching.advice(seated(Game.new(players=2, seed=1))))["actions"]
    review.cancel()
    await teaching.close()


def test_a_coach_tells_no_secret_while_the_screen_is_covered() -> None:
    """Several people sit before it: the patron's value that one of them has learned is not for the others."""
    game = Game.new(players=2, seed=1)
    while "log-learn-value" not in gains(game, covered=False):
        game.play(game.legal_actions()[0])
    assert "log-learn-value" not in gains(game, covered=True)
    assert "log-learn" in gains(game, covered=True)


def gains(game: Game, *, covered: bool) -> list[str]:
    """The kinds of what the latest auction brought, as the seat sees it that learned something, or decides."""
    learned = [event.seat for event in game.events if event.kind == "learn"]
    eyes = Eyes(learned[-1] if learned else game.to_act, covered=covered)
    return [message["id"] for message in coach_at(seated(game, eyes=eyes), ())["brought"]]
