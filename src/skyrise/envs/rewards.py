"""Rewards: what the end of a game is worth to a seat. Before the end every reward is 0.

>>> ending = Ending((97, 112, 97), won=0b010)
>>> [REWARDS["rank"](ending, seat) for seat in range(3)]
[-0.5, 1.0, -0.5]
>>> [REWARDS["win"](ending, seat) for seat in range(3)], REWARDS["margin"](ending, 0)
([0.0, 1.0, 0.0], -0.15)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple


class Ending(NamedTuple):
    """How a game ended."""

    points: tuple[int, ...]
    """Prestige by seat."""
    won: int
    """Who has won, as a mask: more than one only where the edition lets a tie stand."""

    def is_winner(self, seat: int) -> bool:
        """Has a seat won, alone or with others?"""
        return bool(self.won >> seat & 1)


Reward = Callable[[Ending, int], float]


def rank(ending: Ending, seat: int) -> float:
    """From 1 for the first to −1 for the last, evenly between; seats that are tied share."""
    worth = [(ending.is_winner(other), points) for other, points in enumerate(ending.points)]
    beaten = sum(worth[seat] > other for other in worth)
    beaten_by = sum(worth[seat] < other for other in worth)
    return (beaten - beaten_by) / (len(worth) - 1)


def win(ending: Ending, seat: int) -> float:
    """1 for a win, a share of it for a shared one, else 0."""
    return ending.is_winner(seat) / ending.won.bit_count()


def margin(ending: Ending, seat: int) -> float:
    """Prestige ahead of the best other seat, in hundreds."""
    best_other = max(points for other, points in enumerate(ending.points) if other != seat)
    return (ending.points[seat] - best_other) / 100


REWARDS: Final[dict[str, Reward]] = {"rank": rank, "win": win, "margin": margin}
"""The rewards by name."""

FORFEIT: Final = {"rank": -1.0, "win": 0.0, "margin": -1.0}
"""The reward for losing a game by an illegal action: the last rank, no win, a hundred behind."""


def forfeit_of(reward: str | Reward) -> float:
    """The same for any reward: with one's own, that of the last rank."""
    return FORFEIT.get(reward, -1.0) if isinstance(reward, str) else -1.0


def reward_named(name: str | Reward) -> Reward:
    """A reward by its name, or one's own; for an unknown name, a ValueError that lists the names there are."""
    if callable(name):
        return name
    if name not in REWARDS:
        raise ValueError(f"no reward {name!r}; there are {', '.join(REWARDS)}")
    return REWARDS[name]
