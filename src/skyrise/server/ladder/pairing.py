"""Who plays whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from .entrants import Entrant, RatedGame

PATIENCE: Final = 20.0
"""Seconds that a program waits for another one that plays just now, before one of our own bots takes the seat."""

Meetings = Counter[frozenset[str]]
"""How often two have met."""


def meetings(games: Iterable[RatedGame]) -> Meetings:
    """Of the games that are known."""
    return Counter(frozenset(game.entrants) for game in games)


def opponent(
    one: Entrant, others: Iterable[Entrant], waiting: Mapping[str, float], met: Meetings, patient: bool
) -> Entrant | None:
    """Whom somebody should play now: whom it has met least often, and of those the one nearest in strength.

    ``others`` are all who are connected, and our own bots. None: it is worth waiting for one who plays just now.
    """

    def is_free(other: Entrant) -> bool:
        return other.is_own or other.id in waiting

    def order(other: Entrant) -> tuple[int, bool, float]:
        return met[frozenset((one.id, other.id))], other.is_own, abs(other.rating.mu - one.rating.mu)

    known = [other for other in others if other.id != one.id and (patient or is_free(other))]
    best = min(known, key=order, default=None)
    return best if best is not None and is_free(best) else None


def pairs(
    entrants: Iterable[Entrant], waiting: Mapping[str, float], met: Meetings, now: float
) -> Iterator[tuple[Entrant, Entrant]]:
    """The games that should begin now. ``waiting``: since when, by id; ``entrants``: who is connected, and our own."""
    left = dict(waiting)
    known = {one.id: one for one in entrants}
    for number in sorted(waiting, key=lambda number: waiting[number]):
        if number in left:
            patient = now < waiting[number] + PATIENCE
            if (other := opponent(known[number], known.values(), left, met, patient)) is not None:
                yield known[number], other
                left.pop(other.id, None)
                del left[number]
