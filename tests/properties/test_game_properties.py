"""What holds in every game: nothing is created or lost, every game ends, records replay, positions go on."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from invariants import check_invariants
from skyrise import Chance, Game, determinize
from skyrise.notation import read_position, read_record, write_position, write_record
from skyrise.rules.core.state import same_state
from strategies import games


def finish(game: Game, seed: int) -> Game:
    """Plays a game to its end at random."""
    chance = Chance(seed)
    while not game.is_over:
        game.play(chance.choice(game.legal_actions()))
    return game


@given(games())
def test_nothing_is_created_or_lost(game: Game) -> None:
    check_invariants(game)


@given(games())
def test_legal_is_empty_only_at_the_end(game: Game) -> None:
    assert bool(game.legal_actions()) != game.is_over
    assert (game.to_act is None) == game.is_over


@given(games(), st.integers(0, 99))
def test_every_game_ends(game: Game, seed: int) -> None:
    check_invariants(finish(game, seed))


@given(games())
def test_records_replay_to_the_same_result(game: Game) -> None:
    again = Game.from_record(read_record(write_record(game.record())))
    assert again.record() == game.record()
    assert same_state(again.state, game.state)
    assert again.events == game.events


@given(games())
def test_a_position_goes_on_as_the_game_does(game: Game) -> None:
    again = Game.from_position(read_position(write_position(game.position())))
    assert again.position() == game.position()
    assert again.legal_actions() == game.legal_actions()
    assert [s.points for s in again.outcome_now().scores] == [s.points for s in game.outcome_now().scores]
    if not game.is_over:
        action = game.legal_actions()[0]
        assert [e.kind for e in again.play(action)] == [e.kind for e in game.play(action)]
        assert again.position() == game.position()


@given(games(least=1))
def test_undo_takes_back_exactly_one_action(game: Game) -> None:
    before = game.copy()
    taken = before.undo()
    before.play(taken)
    assert same_state(before.state, game.state)
    assert before.events == game.events


@given(games())
def test_receipts_sum_to_the_scores(game: Game) -> None:
    for sheet in game.outcome_now().scores:
        by_source = dict.fromkeys(sheet.points, 0)
        for receipt in sheet.receipts:
            by_source[receipt.source] += receipt.points
        assert by_source == sheet.points


@given(games(), st.integers(0, 2**20))
def test_determinize_is_consistent_with_the_view(game: Game, seed: int) -> None:
    for seat in (None, *range(game.players)):
        guess = determinize(game.view(seat), Chance(seed))
        assert guess.view(seat) == game.view(seat)
        check_invariants(guess)
        finish(guess, seed)
