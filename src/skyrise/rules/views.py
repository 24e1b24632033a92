"""Views: what a seat, or a spectator, may know of a game. Bots, screens and logs get views and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from .actions import Action
from .core.state import State
from .match import Match
from .position import Eye, Position, position_of


@dataclass(frozen=True, slots=True)
class View:
    """A game as one seat sees it; as a spectator does, if ``seat`` is None."""

    seat: int | None
    position: Position
    """The position, with None for what the seat may not know."""
    legal: tuple[Action, ...]
    """What the seat may do now: empty unless it is to act."""


def view_of(match: Match, s: State, seat: int | None) -> View:
    """What a seat may know of a state."""
    if seat is not None and not 0 <= seat < match.players:
        raise ValueError(f"there is no seat {seat}; seats are 0 to {match.players - 1}, None is a spectator")
    mine = seat is not None and seat == s.to_act
    legal = sorted(map(match.decode, match.legal_codes(s)), key=str) if mine else ()
    return View(seat, position_of(match, s, Eye(seat)), tuple(legal))
