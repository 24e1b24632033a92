"""The search compiled, as native code and as WebAssembly, thinks as the search interpreted does: the same files."""

from __future__ import annotations

from itertools import product

import pytest

from present import present
from search.positions import PHASES, bid_upon, children, ending, phase_scene
from skyrise import Game
from skyrise.kernel.interpreted import Interpreted
from skyrise.kernel.load import Load
from skyrise.rules.core.state import SEATS
from skyrise.rules.core.words import CHOOSE, START
from skyrise.search.core.keys import key_of
from skyrise.search.endings import EndingSolver, solve
from skyrise.search.mind import Mind

EVERY_PHASE = tuple(product(PHASES, (2, 3, 4)))
PLENTY = 10**6


def new_mind(game: Game, load: Load) -> Mind:
    return Mind(game.match, load, "both", nodes=1 << 14)


@pytest.mark.parametrize(("phase", "players"), EVERY_PHASE)
def test_actions_are_judged_the_same(load: Load, phase: int, players: int) -> None:
    game = phase_scene(phase, players)
    view = game.view(game.to_act)
    assert new_mind(game, load).judge(view, 4) == new_mind(game, Interpreted()).judge(view, 4)


@pytest.mark.parametrize(("phase", "players"), EVERY_PHASE)
def test_trees_grow_the_same(load: Load, monkeypatch: pytest.MonkeyPatch, phase: int, players: int) -> None:
    monkeypatch.setattr(load, "chunk", Interpreted.chunk)  # so that both stop after the same simulation
    game = phase_scene(phase, players)
    view = game.view(game.to_act)
    minds = [new_mind(game, each) for each in (load, Interpreted())]
    found, expected = (mind.think(view, 3, 40, None) for mind in minds)
    assert found == expected
    trees = [mind._tree for mind in minds]
    used = trees[1].used[0]
    for name in ("visits", "action", "key", "seat", "first", "children", "prior"):
        fast, slow = (list(getattr(tree, name)[:used]) for tree in trees)
        assert fast == slow
    for name in ("wins", "scores"):
        fast, slow = (list(getattr(tree, name)[: SEATS * used]) for tree in trees)
        assert fast == slow, "not the same bits"


@pytest.mark.parametrize(("phase", "players"), EVERY_PHASE)
def test_games_go_on_at_random_the_same(load: Load, phase: int, players: int) -> None:
    game = phase_scene(phase, players)
    view = game.view(game.to_act)
    assert new_mind(game, load).gamble(view, 1) == new_mind(game, Interpreted()).gamble(view, 1)


@pytest.mark.parametrize(("phase", "players"), EVERY_PHASE)
def test_keys_are_the_same_numbers(load: Load, phase: int, players: int) -> None:
    game = phase_scene(phase, players)
    mind = new_mind(game, load)
    mind.think(game.view(game.to_act), 1, 2, None)
    assert int(mind._tree.key[0]) == key_of(game.state, game.match.tables)


@pytest.mark.parametrize("phase", [START, CHOOSE])
def test_compiled_thinking_goes_on_from_what_was_there(load: Load, phase: int) -> None:
    game = phase_scene(phase, 3)
    mind = new_mind(game, load)
    mind.think(game.view(0), 3, 300, None)
    tree = mind._tree
    child = max(children(tree, 0), key=lambda node: int(tree.visits[node]))
    thought = int(tree.visits[child])
    game.play(game.match.decode(int(tree.action[child])))
    mind.think(game.view(game.to_act), 3, 2, None)
    assert int(mind._tree.visits[0]) >= thought > 20


@pytest.mark.parametrize(("players", "edition"), [(2, "retail"), (2, "preview"), (3, "manual"), (4, "russian")])
def test_endings_are_solved_the_same(load: Load, players: int, edition: str) -> None:
    for seed in range(3):
        game = ending(players, edition, seed, left=3)
        fast, slow = (EndingSolver(game.match, each) for each in (load, Interpreted()))
        assert fast.actions(game.state, PLENTY) == slow.actions(game.state, PLENTY)
        assert present(solve(game, load, PLENTY)).line == present(solve(game, Interpreted(), PLENTY)).line


def test_an_ending_in_the_middle_of_an_auction_is_solved_the_same(load: Load) -> None:
    game = bid_upon(ending(3, "retail@1", seed=4, left=3))
    fast, slow = (EndingSolver(game.match, each).actions(game.state, PLENTY) for each in (load, Interpreted()))
    assert fast == slow


def test_compiled_endings_take_no_more_states_than_they_may(load: Load) -> None:
    game = ending(2, "retail", seed=1, left=6)
    assert EndingSolver(game.match, load).actions(game.state, 50) is None
    assert solve(game, load, 50) is None
    assert solve(game, load, 10**8) is not None
