"""Perft: how many ways a game can go on to a depth. A change of any rule of bidding changes these counts."""

from __future__ import annotations

import pytest

from scenes import scene
from skyrise import Game
from skyrise.rules.core.play import apply
from skyrise.rules.core.state import State, copy_state
from skyrise.rules.match import Match


def perft(match: Match, s: State, depth: int) -> int:
    """The number of sequences of so many decisions."""
    legal = match.legal_codes(s)
    if depth == 1:
        return len(legal)
    count = 0
    for action in legal:
        twin = copy_state(s)
        apply(twin, match.tables, action)
        count += perft(match, twin, depth - 1)
    return count


def count(game: Game, depth: int) -> int:
    return perft(game.match, game.state, depth)


COLORS = ("red", "teal", "yellow", "blue")
ISLANDS = {"north": "aurora", "east": "boreas", "south": "zephyr", "west": "cirrus"}


def beginning(version: str, players: int) -> Game:
    """A new game with the building numbers of a version."""
    islands = dict(list(ISLANDS.items())[:players])
    return Game.new(players, f"retail@{version}", 1, colors=COLORS[:players], islands=islands)


@pytest.mark.parametrize(
    ("version", "players", "counts"),
    [
        ("1", 2, (28, 288, 3_000)),
        ("1", 3, (28, 314, 2_280)),
        ("1", 4, (28, 328, 4_528)),
        ("2", 2, (28, 318, 2_302)),
        ("2", 3, (28, 314, 4_056)),
        ("2", 4, (28, 328, 2_482)),
    ],
)
@pytest.mark.rule("auction.bid")
def test_from_the_beginning(version: str, players: int, counts: tuple[int, ...]) -> None:
    game = beginning(version, players)
    assert tuple(count(game, depth) for depth in range(1, len(counts) + 1)) == counts


HAMMER_TIME = {"H1": "24", "H2": "30", "H3": "32", "H4": "27", "A13": "W1"}


@pytest.mark.parametrize(
    ("edition", "counts"),
    [("retail", (88, 1_602, 36_660)), ("preview", (88, 1_668, 42_303)), ("manual", (88, 1_602, 36_660))],
)
@pytest.mark.rule("wonder.hammer.ban", "auction.wonder")
def test_in_era_2_next_to_a_hammer(edition: str, counts: tuple[int, ...]) -> None:
    built = {at: {"24": "23"}.get(what, what) if edition == "preview" else what for at, what in HAMMER_TIME.items()}
    game = scene(built, edition=edition, wonders=((1,), (14,), (2,), (18,)), discs={"A1": "wild", "B3": "green"})
    assert tuple(count(game, depth) for depth in range(1, len(counts) + 1)) == counts
