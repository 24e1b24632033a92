"""How many can play."""

from __future__ import annotations

from .names import MAX_PLAYERS, MIN_PLAYERS
from .reasons import Reason
from .refusals import Refuse


def check_players(players: int, refuse: Refuse, place: str = "players") -> None:
    """Refuses a number of players that the game does not allow."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise refuse(Reason.SETUP_PLAYERS, place=place, least=MIN_PLAYERS, most=MAX_PLAYERS, found=players)
