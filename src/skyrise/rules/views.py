"""Views: what a seat, or a spectator, may know of a game. Bots, screens and logs get views and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from skyrise.components.pictures import Pictured

from .actions import Action
from .core import words
from .core.state import State
from .match import Match
from .position import Eye, Position, position_of


@dataclass(frozen=True, slots=True)
class View(Pictured):
    """A game as one seat sees it; as a spectator does, if ``seat`` is None."""

    seat: int | None
    position: Position
    """The position, with None for what the seat may not know, or for what is covered."""
    legal: tuple[Action, ...]
    """What the seat may do now: empty unless it is to act."""

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {who}: {self.position!r}, {len(self.legal)} legal actions>"


def view_of(match: Match, s: State, seat: int | None, *, covered: bool = False) -> View:
    """What a seat may know of a state.

    Covered, its own secrets are face down, since others may be looking on: it can do all but choose among secret cards.
    """
    if seat is not None and not 0 <= seat < match.players:
        raise ValueError(f"there is no seat {seat}; seats are 0 to {match.players - 1}, None is a spectator")
    position = position_of(match, s, Eye(None if covered else seat))
    mine = seat is not None and may_act(s, seat, covered=covered)
    legal = sorted(map(match.decode, match.legal_codes(s)), key=str) if mine else ()
    return View(seat, position, tuple(legal))


def may_act(s: State, seat: int, *, covered: bool) -> bool:
    """May a seat decide now? Covered, it cannot choose among secret cards."""
    return seat == s.to_act and not (covered and s.phase == words.CHOOSE)
