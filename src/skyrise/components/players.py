"""The players: how many can play, and who has a name."""

from __future__ import annotations

from collections.abc import Sequence

from .names import MAX_PLAYERS, MIN_PLAYERS
from .reasons import Reason
from .refusals import Refuse


def check_players(players: int, refuse: Refuse, place: str = "players") -> None:
    """Refuses a number of players that the game does not allow."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise refuse(Reason.SETUP_PLAYERS, place=place, least=MIN_PLAYERS, most=MAX_PLAYERS, found=players)


def given_names(names: Sequence[str], colors: Sequence[str]) -> tuple[str, ...]:
    """The names that people gave; empty where a record has only the English name of the seat's color.

    >>> given_names(["Red", "Ada", "Red"], ["red", "teal", "blue"])
    ('', 'Ada', 'Red')
    """
    return tuple("" if name == color.capitalize() else name for name, color in zip(names, colors, strict=True))
