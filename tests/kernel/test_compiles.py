"""The rules as native code: the same text, compiled, plays the same games."""

from __future__ import annotations

import pytest

from present import present
from scenes import match_of, scene
from skyrise import Chance, Game, edition_ids
from skyrise.components.names import SOURCES
from skyrise.rules.core.state import same_state
from skyrise.rules.core.words import START

pytest.importorskip("llvmlite", reason="llvmlite is not installed: the rules run interpreted only")

import differential
from differential import compare_batches, compare_game, kernel_of
from skyrise.kernel.kernel import Kernel, first_word
from xorshift import Xorshift


def test_all_loads_play_the_same_games() -> None:
    """Every legal list, action, seat and score of random games of every edition and player count."""
    compared = list(compare_batches(first=0, games=4000, size=16, jobs=1))
    assert sum(games for games, _ in compared) == 4000
    assert sum(decisions for _, decisions in compared) > 240_000


def test_one_other_action_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Other(Xorshift):
        def below(self, bound: int) -> int:
            return (super().below(bound) + 1) % bound

    monkeypatch.setattr(differential, "Xorshift", Other)
    with pytest.raises(AssertionError, match="batch 7: Interpreted plays other games"):
        list(compare_batches(first=7, games=3, size=3, jobs=1))


def test_a_difference_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = kernel_of("retail@1", 2, 0)
    monkeypatch.setattr(kernel.match.tables, "control_prestige", 6)
    with pytest.raises(AssertionError, match="the states differ"):
        compare_game(0)


def test_a_state_goes_there_and_back() -> None:
    game = Game.new(3, seed=5)
    kernel = Kernel(game.match)
    assert same_state(kernel.python_state(kernel.state(game.state)), game.state)


def test_perft_counts_are_those_of_the_interpreted_rules() -> None:
    colors = ("red", "teal", "yellow", "blue")
    islands = {"north": "aurora", "east": "boreas", "south": "zephyr", "west": "cirrus"}
    game = Game.new(4, "retail@1", 1, colors=colors, islands=islands)
    assert [Kernel(game.match).perft(game.state, depth) for depth in (1, 2, 3)] == [28, 328, 4528]
    built = {"H1": "24", "H2": "30", "H3": "32", "H4": "27", "A13": "W1"}
    game = scene(built, wonders=((1,), (14,), (2,), (18,)), discs={"A1": "wild", "B3": "green"})
    assert [Kernel(game.match).perft(game.state, depth) for depth in (1, 2, 3)] == [88, 1602, 36660]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", edition_ids())
def test_scores_and_winners_are_those_of_the_interpreted_rules(edition: str, players: int) -> None:
    """Every source after every decision, and who has won at the end."""
    for seed in range(3):
        game, chance = Game.new(players, edition, seed), Chance(seed)
        kernel = Kernel(game.match)
        s = kernel.state(game.state)
        while not game.is_over:
            action = chance.choice(game.legal_actions())
            kernel.step(s, game.match.encode(action))
            game.play(action)
            assert kernel.scores(s).points == tuple(sheet.points for sheet in game.scores())
        assert kernel.is_over(s)
        assert kernel.scores(s).winners == present(game.outcome).winners
        assert list(kernel.scores(s).points[0]) == list(SOURCES)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", edition_ids())
def test_determinized_views_are_states_of_the_kernel(edition: str, players: int) -> None:
    game, chance = Game.new(players, edition, seed=players), Chance("any")
    kernel = Kernel(game.match)
    while not game.is_over:
        seat = present(game.to_act)
        guess = kernel.determinized(game.view(seat), Chance(len(game.actions)))
        assert sorted(kernel.legal(guess)) == sorted(game.match.legal_codes(game.state))
        assert guess[0].hand[seat] == game.state.hand[seat]
        for _ in range(players + 3):
            if not game.is_over:
                game.play(chance.choice(game.legal_actions()))


def test_guesses_differ_and_can_be_played_out() -> None:
    game = Game.new(4, seed=5)
    kernel = Kernel(game.match)
    guesses = [kernel.determinized(game.view(0), Chance(seed)) for seed in range(20)]
    assert len({bytes(guess) for guess in guesses}) > 10
    for guess in guesses:
        kernel.play_out(guess, seed=1)
        assert kernel.is_over(guess)


def test_a_view_of_another_match_is_refused() -> None:
    kernel = Kernel(Game.new(2, seed=1).match)
    with pytest.raises(ValueError, match="another match"):
        kernel.determinized(Game.new(3, seed=1).view(0), Chance(1))
    assert kernel.determinized(Game.new(2, seed=1).view(0), Chance(1))[0].phase == START


def test_threads_share_the_games_and_do_the_same_every_time() -> None:
    kernel = Kernel(match_of(4))
    batch = kernel.play_games(500, seed=7, threads=3)
    assert batch.games == 500
    assert sum(batch.wins) == 500
    assert batch == kernel.play_games(500, seed=7, threads=3)
    assert batch != kernel.play_games(500, seed=8, threads=3)
    assert kernel.play_games(100, 7, threads=2) != kernel.play_games(100, 7)
    assert all(80 < points / batch.games < 120 for points in batch.points)


def test_threads_play_different_games() -> None:
    streams = [first_word(seed, stream) for seed in range(100) for stream in range(10)]
    assert len(set(streams)) == 1000


def test_batches_of_games_are_the_same_for_the_same_seed() -> None:
    kernel = Kernel(match_of(4))
    batch = kernel.play_games(200, seed=7)
    assert batch == kernel.twin().play_games(200, seed=7) == kernel.play_games(200, seed=7, listed=True)
    assert batch != kernel.play_games(200, seed=8)
    assert sum(batch.wins) == 200  # retail knows no shared win
    assert batch.games == 200
    assert 140 < batch.decisions / batch.games < 170
    assert all(80 < points / batch.games < 120 for points in batch.points)


def test_play_outs_end_where_they_should() -> None:
    game = Game.new(2, seed=5)
    kernel = Kernel(game.match)
    s = kernel.state(game.state)
    assert kernel.play_out(s, seed=3) > 20
    assert kernel.is_over(s)
    assert s[0].finished == 0b11
