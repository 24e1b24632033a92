"""Puzzles: the file of the package, what is shown and said, and how they are mined."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import pytest
from jsonschema import Draft202012Validator

from skyrise import Chance, Game
from skyrise.components import Refusal
from skyrise.lab.puzzles import Mine, MinedGame, mine, miners
from skyrise.lab.puzzles.mine import BATCH
from skyrise.lab.puzzles.wants import EASY, SHARES, Wants, wants_of
from skyrise.notation.documents import PuzzleFile, PuzzleIdea
from skyrise.notation.schemas.published import published_schemas
from skyrise.rules import View
from skyrise.rules.actions import Bid, Pass
from skyrise.teacher.advice import advice_document, advice_question
from skyrise.teacher.puzzles import all_puzzles, puzzle_of, puzzles_document, read_puzzle, write_puzzle
from skyrise.teacher.puzzles.ideas import idea_of, possible_ideas
from skyrise.teacher.puzzles.proving import SEARCHES, Proof, clear_best, first_look, proof_of, puzzle_id
from skyrise.teacher.thinking import Answer, Question, Thought
from teacher.thinkers import LITTLE, think
from test_secrets import with_other_secrets

EVERY = list(all_puzzles().values())
ids = [puzzle.file.id for puzzle in EVERY]


def test_the_file_is_in_order_and_fits_its_schema() -> None:
    assert ids == sorted(set(ids))
    schema = Draft202012Validator(json.loads(published_schemas()["puzzle"]))
    for puzzle in EVERY:
        line = write_puzzle(puzzle.file)
        assert schema.is_valid(json.loads(line))
        assert read_puzzle(line) == puzzle.file


def test_there_are_as_many_as_promised() -> None:
    assert len(EVERY) >= 500


def test_every_puzzle_is_a_real_position_whose_answer_is_legal_and_has_its_idea() -> None:
    assert len({puzzle.file.idea for puzzle in EVERY}) >= 4
    for puzzle in EVERY:
        file, view = puzzle.file, puzzle.view
        assert len(view.legal) > 2
        assert puzzle.answer in view.legal
        assert idea_of(view, puzzle.answer, file.method) == file.idea
        assert file.id == puzzle_id(file.edition, file.players, file.seed, file.actions)


def test_a_puzzle_shows_what_the_one_who_decides_knows_and_not_its_answer() -> None:
    document = EVERY[0].document()
    others = [player for seat, player in enumerate(document["view"]["players"]) if seat != document["seat"]]
    assert all(player["objective"] is None for player in others)
    assert set(document) == {"summary", "edition", "city", "colors", "seat", "view"}
    assert set(document["summary"]) == {"id", "idea", "difficulty", "players"}
    assert puzzles_document(EVERY) == [puzzle.summary() for puzzle in EVERY]


def test_an_answer_is_judged_and_explained() -> None:
    puzzle = EVERY[0]
    wrong = next(action for action in puzzle.view.legal if action != puzzle.answer)
    also = (puzzle.answer, wrong)
    advice = advice_document(puzzle.view, think(advice_question(puzzle.view, 0, LITTLE, also)), 0)
    assert {one["action"] for one in advice["actions"]} >= {str(action) for action in also}
    assert puzzle.judged(puzzle.answer, advice)["right"]
    assert not puzzle.judged(wrong, advice)["right"]


def test_an_action_that_the_rules_forbid_is_answered_by_the_rule_and_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        EVERY[0].legal("24@Q9")
    assert refused.value.reason != "puzzle.unknown"
    with pytest.raises(Refusal) as unknown:
        puzzle_of("0123456789")
    assert unknown.value.reason == "puzzle.unknown"


def test_what_the_seat_cannot_know_changes_nothing() -> None:
    file = EVERY[0].file
    game = Game.new(file.players, file.edition, file.seed)
    for action in file.actions.split():
        game.play(action)
    seat = game.to_act
    assert seat is not None
    other = with_other_secrets(game, seat, Chance("other"))
    assert other.view(seat) == EVERY[0].view


def view_of(game: Game) -> View:
    return game.view(game.to_act)


def answered(view: View, *wins: float) -> Answer:
    seat = view.seat
    assert seat is not None
    chances = [tuple(one if other == seat else 0.0 for other in range(2)) for one in wins]
    thoughts = tuple(Thought(action, chance, (0.0, 0.0)) for action, chance in zip(view.legal, chances, strict=False))
    return Answer("searched", chances[0], (0.0, 0.0), thoughts)


def test_only_an_action_far_ahead_of_the_next_is_clearly_the_best() -> None:
    view = view_of(Game.new(players=2, seed=1))
    assert clear_best(view, answered(view, 0.5, 0.49, 0.2)) is None
    proof = clear_best(view, answered(view, 0.4, 0.6, 0.5))
    assert proof is not None
    assert proof.answer == view.legal[1]
    assert proof.margin == pytest.approx(0.1)


def test_ideas_follow_from_the_decision() -> None:
    game = Game.new(players=2, seed=1)
    start = view_of(game)
    bid = start.legal[0]
    assert idea_of(start, bid, "searched") == "start"
    assert idea_of(start, bid, "solved") == "ending"
    game.play(bid)
    answer = view_of(game)
    assert idea_of(answer, Pass(), "searched") == "let-go"
    assert idea_of(answer, next(one for one in answer.legal if isinstance(one, Bid)), "searched") == "win"


def test_a_patron_that_three_others_give_away_is_deduced() -> None:
    game = Game.new(players=4, seed=1)
    view = view_of(game)
    bid = next(one for one in view.legal if isinstance(one, Bid))
    values = {"A": 2, "B": 3, "C": 4, "D": None}
    known = replace(view.position, patron_values=values, discs={**view.position.discs, bid.at: "D"})
    assert idea_of(replace(view, position=known), bid, "searched") == "deduce"
    two = replace(known, patron_values={**values, "C": None})
    assert idea_of(replace(view, position=two), bid, "searched") == "start"


def test_before_anything_is_thought_a_decision_says_what_it_may_be_about() -> None:
    game = Game.new(players=4, seed=1)
    view = view_of(game)
    bid = next(one for one in view.legal if isinstance(one, Bid))
    assert possible_ideas(view, is_ending=False) == {"start"}
    values = {"A": 2, "B": 3, "C": 4, "D": None}
    known = replace(view.position, patron_values=values, discs={**view.position.discs, bid.at: "D"})
    assert possible_ideas(replace(view, position=known), is_ending=True) == {"start", "ending", "deduce"}
    game.play(bid)
    assert possible_ideas(view_of(game), is_ending=False) == {"win", "let-go"}


def test_all_searches_must_agree_and_each_weighs_the_rivals_of_those_before() -> None:
    view = view_of(Game.new(players=2, seed=1))
    first, asked = Proof(view.legal[0], "searched", 0.1), list[Question]()

    def agreeing(question: Question) -> Answer:
        asked.append(question)
        return answered(view, 0.6, 0.5 - len(asked) / 100)

    proof = proof_of(view, first, agreeing, "seed")
    assert proof == Proof(view.legal[0], "searched", 0.11)
    assert len({question.seed for question in asked}) == SEARCHES
    assert asked[-1].also == tuple(view.legal[:2])
    assert proof_of(view, first, lambda question: answered(view, 0.6, 0.56), "seed") is None
    assert proof_of(view, first, lambda question: answered(view, 0.5, 0.6), "seed") is None


def test_what_is_solved_is_certain_at_once() -> None:
    view = view_of(Game.new(players=2, seed=1))
    found = first_look(view, lambda question: replace(answered(view, 0.75, 0.5), method="solved"), "seed")
    assert found is not None
    assert proof_of(view, found, think, "seed") == Proof(view.legal[0], "solved", 0.25)


def test_no_kind_of_puzzle_is_wanted_too_often() -> None:
    one = replace(EVERY[0].file, idea="start", difficulty=1)
    assert wants_of([], 10) == Wants(frozenset(SHARES), easy=True)
    full = wants_of([one] * 4, 10)
    assert full == Wants(frozenset(SHARES) - {"start"}, easy=False)
    assert 10 * EASY <= 4
    assert full.allow(replace(one, idea="win", difficulty=2))
    assert not full.allow(replace(one, idea="win"))
    assert not full.allow(replace(one, difficulty=2))
    assert not wants_of([one] * 10, 10).ideas
    assert sum(SHARES.values()) >= 1, "else there would never be enough"


def test_mining_goes_on_with_the_batch_after_the_last_that_gave_anything() -> None:
    order = Mine("retail@2", "random", "0", 4)
    ideas: tuple[PuzzleIdea, ...] = ("start", "win", "let-go", "ending")
    puzzles = [
        replace(EVERY[0].file, id=f"{n:010x}", idea=idea, difficulty=2, seed=order.seed_of(n * BATCH + 1))
        for n, idea in enumerate(ideas)
    ]

    def games(order: Mine, wants: Wants, numbers: Sequence[int]) -> Iterator[MinedGame]:
        for number in numbers:
            found = [one for one in puzzles if one.seed == order.seed_of(number) and one.idea in wants.ideas]
            yield MinedGame(number, tuple(found), 1.0)

    def found(batches: Iterable[list[MinedGame]]) -> list[PuzzleFile]:
        return [one for batch in batches for game in batch for one in game.puzzles]

    assert found(mine(order, [], games)) == puzzles
    assert found(mine(order, puzzles[:2], games)) == puzzles[2:]
    assert found(mine(order, puzzles, games)) == []


def test_a_game_gives_the_same_puzzles_in_a_process_of_its_own() -> None:
    order, nothing = Mine("retail@2", "random", "0", 1), Wants(frozenset(), easy=False)
    with miners(1) as here, miners(2) as there:
        first, second = (next(iter(games(order, nothing, [1]))) for games in (here, there))
    assert (first.number, first.puzzles) == (second.number, second.puzzles) == (1, ())
