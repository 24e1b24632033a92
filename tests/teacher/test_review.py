"""Reviews: what they say of whole games, and how they grow."""

from __future__ import annotations

from dataclasses import replace

import pytest

from skyrise import Game
from skyrise.bots import make_bot
from skyrise.bots.game_loop import play_bots
from skyrise.notation.documents import ReviewDocument
from skyrise.rules import Record, parse_action
from skyrise.teacher.review import Review, review_in_steps
from skyrise.teacher.review.judging import theme_of, verdict_of
from skyrise.teacher.thinking import GLANCE, Answer, Question, Thought
from teacher.thinkers import LITTLE, think


@pytest.fixture(scope="module")
def record() -> Record:
    game = Game.new(players=2, seed=5, names=("Ada", "Yellow"), colors=("red", "yellow"))
    play_bots(game, [make_bot("beginner", seat) for seat in range(2)])
    return game.record()


@pytest.fixture(scope="module")
def stages(record: Record) -> list[ReviewDocument]:
    """A review before the first thought, after each hundredth, and at its end."""
    found = [Review(record, LITTLE).document()]
    last = None
    for number, review in enumerate(review_in_steps(record, think, LITTLE)):
        found += [review.document()] if number % 100 == 0 else []
        last = review
    assert last is not None
    return [*found, last.document()]


def test_a_review_grows_to_its_end(stages: list[ReviewDocument]) -> None:
    done = [stage["done"] for stage in stages]
    assert done == sorted(done)
    assert all(stage["done"] < stage["of"] for stage in stages[:-1])
    assert stages[-1]["done"] == stages[-1]["of"]
    assert all(point["fine"] for point in stages[-1]["curve"])
    assert all(one["fine"] for one in stages[-1]["decisions"])


def test_the_first_curve_comes_before_anything_is_thought_through(record: Record) -> None:
    review = Review(record, LITTLE)
    points = [point for point in review.document()["curve"] if not point["fine"]]
    for _ in points:
        question = review.next_question()
        assert question is not None
        assert not question.effort.simulations
        review.take(think(question))
    assert {tuple(point["wins"]) for point in review.document()["curve"]} != {(0.5, 0.5)}


def test_the_curve_goes_over_all_auctions_to_the_result(record: Record, stages: list[ReviewDocument]) -> None:
    curve = stages[-1]["curve"]
    assert [point["auction"] for point in curve] == list(range(len(curve)))
    assert len(curve) == 1 + sum(record.match.structures_to_build(seat) for seat in range(2))
    assert record.result is not None
    assert [seat for seat, chance in enumerate(curve[-1]["wins"]) if chance] == list(record.result.winners)
    assert all(point["open"] is not None for point in curve)


def test_every_decision_is_there_and_what_is_lost_adds_up(record: Record, stages: list[ReviewDocument]) -> None:
    document = stages[-1]
    decisions = document["decisions"]
    assert [one["action"] for one in decisions] == [str(action) for action in record.actions]
    for player in document["players"]:
        mine = [one for one in decisions if one["seat"] == player["seat"] and one["verdict"] != "only"]
        assert player["decisions"] == len(mine)
        assert player["lost_in_all"] == pytest.approx(sum(one["lost"] for one in mine), abs=0.001)
        named = [one["lost"] for one in mine if one["theme"] is not None]
        assert sum(v for v in player["lost"].values() if isinstance(v, float)) == pytest.approx(sum(named), abs=0.001)


def test_what_mattered_is_told_with_a_better_action_and_a_reason(stages: list[ReviewDocument]) -> None:
    document = stages[-1]
    by_ply = {one["ply"]: one for one in document["decisions"]}
    mattered = [by_ply[ply] for ply in document["moments"]]
    costly = [one for one in mattered if one["verdict"] != "find"]
    assert costly
    assert [one["lost"] for one in costly] == sorted((one["lost"] for one in costly), reverse=True)
    for one in costly:
        assert one["candidates"][0]["action"] != one["action"]
        assert one["why"]
        assert one["open_lost"] is not None


def test_auctions_name_what_was_paid(record: Record, stages: list[ReviewDocument]) -> None:
    auctions = [one for player in stages[-1]["players"] for one in player["auctions"]]
    assert sorted(one["auction"] for one in auctions) == list(range(1, len(auctions) + 1))
    for one in auctions:
        assert (one["building"] is None) != (one["wonder"] is None)
        if one["building"] is not None and one["beaten"] is not None:
            assert one["beaten"] < one["building"]


def test_the_same_review_comes_of_the_same_record(record: Record, stages: list[ReviewDocument]) -> None:
    short = replace(record, actions=record.actions[:30], result=None)
    reviews = [list(review_in_steps(short, think, LITTLE))[-1].document() for _ in range(2)]
    assert reviews[0] == reviews[1]


@pytest.mark.parametrize(("again", "verdict"), [(0.0, "best"), (0.3, "blunder")])
def test_a_mistake_is_one_only_if_a_second_harder_look_finds_it(record: Record, again: float, verdict: str) -> None:
    short = replace(record, actions=record.actions[:1], result=None)
    looks = list[Question]()

    def think_twice(question: Question) -> Answer:
        answer = think(question)
        if not question.also or not question.effort.simulations:
            return answer
        looks.append(question)
        other = next(action for action in question.view.legal if action != short.actions[0])
        lost = 0.2 if len(looks) == 1 else again
        best, played = (
            Thought(action, (chance, chance), (0, 0))
            for action, chance in ((other, 0.5), (short.actions[0], 0.5 - lost))
        )
        return Answer("searched", best.wins, best.prestige, (best, played))

    document = list(review_in_steps(short, think_twice, LITTLE))[-1].document()
    assert document["decisions"][0]["verdict"] == verdict
    assert [look.effort for look in looks] == [LITTLE, LITTLE.harder()]
    assert looks[0].seed != looks[1].seed


def test_a_game_without_a_decision_has_a_review() -> None:
    document = Review(Game.new(players=2, seed=1).record(), GLANCE).document()
    assert document["decisions"] == []
    assert len(document["curve"]) == 1


def test_endings_are_exact(record: Record) -> None:
    review = Review(record, LITTLE)
    methods = set()
    while (question := review.next_question()) is not None:
        answer = think(question)
        methods.add(answer.method)
        review.take(answer)
    assert "solved" in methods


def test_the_curves_are_exact_at_the_end(record: Record, stages: list[ReviewDocument]) -> None:
    """Before the last auction, with all cards open: what the best action leads to for whoever begins it."""
    before_last = stages[-1]["curve"][-2]
    game = Game.from_record(record.until(before_last["ply"]))
    exact = think(Question(replace(game.view(game.to_act), position=game.position()), "another seed", LITTLE))
    assert exact.method == "solved"
    assert before_last["open"] == pytest.approx(exact.wins, abs=0.0001)


def test_what_everybody_may_know_is_exact_once_it_is_little(record: Record, stages: list[ReviewDocument]) -> None:
    before_last = stages[-1]["curve"][-2]
    game = Game.from_record(record.until(before_last["ply"]))
    plenty = replace(LITTLE, nodes=200_000)
    exact = think(Question(game.view(None), "another seed", plenty))
    assert (exact.method, exact.thoughts) == ("solved", ())
    assert sum(exact.wins) == pytest.approx(1)


@pytest.mark.parametrize(
    ("lost", "verdict"),
    [(0.0, "best"), (0.015, "good"), (0.03, "inaccuracy"), (0.07, "mistake"), (0.2, "blunder")],
)
def test_verdicts(lost: float, verdict: str) -> None:
    assert verdict_of(lost) == verdict


def test_a_find_is_best_by_far_and_not_obvious() -> None:
    assert verdict_of(0.0, second=0.06, obvious=5) == "find"
    assert verdict_of(0.0, second=0.06, obvious=0) == "best"
    assert verdict_of(0.0, second=0.01, obvious=5) == "best"


@pytest.mark.parametrize(
    ("played", "better", "theme"),
    [
        ("pass", "24@A3", "passing"),
        ("24@A3", "pass", "bidding"),
        ("24@A3", "18@A3", "bidding"),
        ("18@A3", "24@A3", "low"),
        ("18@A4", "24@A3", "place"),
        ("24@A3", "24@A4", "place"),
        ("24@A3", "W7@A3", "wonder"),
        ("W7@A3", "pass", "wonder"),
        ("choose=7", "choose=8", "wonder"),
        ("wild=green", "wild=white", "wild"),
        ("vault=none", "vault=A3", "wild"),
    ],
)
def test_kinds_of_mistakes(played: str, better: str, theme: str) -> None:
    assert theme_of(parse_action(played), parse_action(better)) == theme
