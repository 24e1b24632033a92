"""Positions for the tests of the search: moments of random games, endings, and a scene of every phase."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from scenes import ALL_BUILT, scene
from skyrise import Chance, Game, determinize
from skyrise.kernel.interpreted import Interpreted
from skyrise.kernel.load import Load
from skyrise.rules import Action, Pass
from skyrise.rules.core.words import ANSWER, BIDDING, CHOOSE, START, VAULT_DISC, VAULT_WILD, WILD
from skyrise.search.core.think import think
from skyrise.search.core.tree import Tree
from skyrise.search.endings import structures_left
from skyrise.search.weights import learned_weights
from skyrise.search.workspace import make_tree, make_workspace

ERA_1 = {"H1": "24", "H2": "16", "H3": "17", "H4": "57", "A13": "62", "A12": "72", "A14": "96"}
"""Red has built everything of era 1."""
WONDERS = {2: ((1, 18), (9, 15)), 3: ((1,), (9,), (18,)), 4: ((1,), (9,), (18,), (15,))}
"""The Hammer is red's; the Vault too with two players, else it is yellow's."""
PHASES: dict[int, dict[str, Any]] = {
    START: {"built": {"H1": "24"}},
    BIDDING: {"built": {"H1": "24"}, "bids": [("16", "H2")], "to_act": 1},
    ANSWER: {"built": {"H1": "24"}, "bids": [("16", "H2"), ("W9", "H3")]},
    WILD: {"built": {"H1": "24"}, "pending": "wild", "won": ("H1", 2)},
    VAULT_DISC: {"built": {"H1": "W18"}, "pending": "vault", "won": ("H1", 2)},
    VAULT_WILD: {"built": {"H1": "W18"}, "pending": "vault-wild", "won": ("H1", 2)},
    CHOOSE: {"built": ERA_1, "era": 1, "pending": "choose"},
}
PREVIEW = {at: {"24": "23", "62": "64"}.get(piece, piece) for at, piece in ALL_BUILT.items()}
"""``ALL_BUILT`` with the numbers of the edition ``preview``."""
DISCS = {"A1": "green", "A5": "A", "B4": "brown", "B5": "white"}


def new_workspace(load: Load | None = None) -> Any:
    """A workspace, of the interpreted load if there is no other."""
    return make_workspace(load or Interpreted(), 1, learned_weights())


def grow(game: Game, load: Load, simulations: int, deals: int = 3) -> Tree:
    """The tree of so many simulations, over as many deals of what the seat to act cannot know."""
    view, chance = game.view(game.to_act), Chance("grow")
    states = [determinize(view, chance).state for _ in range(deals)]
    tree: Tree = make_tree(load, nodes=1 << 14)
    work, tables = new_workspace(load), load.tables([game.match.tables])
    load.function(think)(work, tree, tables, load.states(states), 0, simulations)
    return tree


def children(tree: Tree, node: int) -> range:
    """The children of a node; none before it is opened."""
    return range(tree.first[node], tree.first[node] + tree.children[node])


def opened(tree: Tree) -> list[int]:
    """The nodes that have been opened."""
    return [node for node in range(tree.used[0]) if tree.first[node]]


def phase_scene(phase: int, players: int) -> Game:
    """A scene in which a decision of some phase is to be made, with more than one legal action."""
    what = dict(PHASES[phase])
    if phase == CHOOSE:
        what["chosen"] = [None] * players
    game = scene(players=players, wonders=WONDERS[players], discs=DISCS, **what)
    assert game.state.phase == phase
    return game


def moments(players: int, edition: str, seed: int) -> Iterator[Game]:
    """A random game before each of its decisions: the same object every time."""
    game, chance = Game.new(players, edition, seed), Chance(seed)
    while not game.is_over:
        yield game
        game.play(chance.choice(game.legal_actions()))


def between_auctions(players: int, edition: str, seed: int) -> Iterator[Game]:
    """A random game of era 2 before each starting bid."""
    return (game for game in moments(players, edition, seed) if game.era == 2 and game.state.phase == START)


def late(players: int, edition: str, seed: int, left: int) -> Game:
    """A game when so many structures are left to build, by several players if possible."""
    game, chance = Game.new(players, edition, seed), Chance(seed)
    while structures_left(game.match, game.state) > left:
        game.play(chance.choice(_evenly(game)))
    return game


def ending(players: int, edition: str, seed: int, left: int) -> Game:
    """The same, with the win open."""
    return level(late(players, edition, seed, left))


def bid_upon(game: Game) -> Game:
    """The game after a starting bid that somebody may outbid."""
    for action in game.legal_actions():
        after = game.copy()
        after.play(action)
        if after.state.phase == BIDDING:
            return after
    raise AssertionError("nobody can outbid anything")


def _evenly(game: Game) -> list[Action]:
    """The legal actions that keep the players together: who has built more than the leader passes."""
    legal, s = game.legal_actions(), game.state
    if Pass() not in legal:
        return legal
    if s.structures[s.to_act].bit_count() > s.structures[s.leader].bit_count():
        return [Pass()]
    return [action for action in legal if action != Pass()]


def level(game: Game) -> Game:
    """The same position, but everybody would have the same Prestige if the game ended now."""
    totals = [sheet.total for sheet in game.outcome_now().scores]
    position = game.position()
    boards = (
        replace(board, prestige={**board.prestige, "wonders": board.prestige["wonders"] + max(totals) - total})
        for board, total in zip(position.players, totals, strict=True)
    )
    return Game.from_position(replace(position, players=tuple(boards)))
