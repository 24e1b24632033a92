"""What is known of the programs on a ladder, and of the games they played."""

from __future__ import annotations

from dataclasses import dataclass

from skyrise.lab.arena.ratings import Rating


@dataclass(frozen=True, slots=True)
class Entrant:
    """A program on the ladder, or one of the levels of bots that the server has itself."""

    id: str
    name: str
    rating: Rating
    games: int = 0
    won: float = 0.0
    seen: float = 0.0
    """When it last asked for a game; seconds since 1970."""
    secret: str | None = None
    """The hash of its token, which owns its seats; None: the server's own."""

    @property
    def is_own(self) -> bool:
        """Is it a level of bots that the server has?"""
        return self.secret is None


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game of the ladder. A table has its moves; this is who sat there, and what counted."""

    table: str
    entrants: tuple[str, ...]
    """Ids, by seat."""
    begun: float
    ended: float | None = None
    prestige: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    forfeits: tuple[int, ...] = ()
    """Seats where a bot had to stand in at the end."""

    def shares(self) -> list[float]:
        """Of each seat: 1 for a win, a part of it for a shared one, else 0."""
        best = min(self.ranks)
        return [(rank == best) / self.ranks.count(best) for rank in self.ranks]


def counted_ranks(ranks: list[int], forfeits: tuple[int, ...]) -> tuple[int, ...]:
    """The ranks that count: whoever gave a game up is behind everybody who played it."""
    last = len(ranks) + 1
    return tuple(last if seat in forfeits else rank for seat, rank in enumerate(ranks))
