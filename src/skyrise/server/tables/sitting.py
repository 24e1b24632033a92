"""A table as it is at one moment, for replays, outlooks, texts and records."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from skyrise.rules import Game

from .identity import Who
from .opening import OVER
from .table import Table


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table, and the seats of whoever looks at it. The game has all secrets: show views of it."""

    table: str
    title: str
    status: str
    created: float
    version: int
    options: dict[str, Any]
    commitment: str
    names: tuple[str, ...]
    """Of the people and bots; that of the colour where there is none."""
    seats: tuple[int, ...]
    """The reader's own."""
    seat: int | None
    """The one whose eyes they look with; None: a spectator's."""
    game: Game | None
    """A copy; None before the game."""


def sitting_of(table: Table, who: Who, eyes: int | None) -> Sitting:
    """How a table is now, for a reader."""
    game = None if table.game is None else _game(table, table.game)
    return Sitting(
        table=table.id,
        title=table.options["title"],
        status=table.status,
        created=table.created,
        version=table.version,
        options=dict(table.options),
        commitment=table.commitment,
        names=tuple(seat.name for seat in table.seats) if game is None else game.names,
        seats=tuple(table.seats_of(who)),
        seat=eyes,
        game=game,
    )


def _game(table: Table, game: Game) -> Game:
    """A copy with names, and with what its record tells besides: the seed only when the game is over."""
    twin = game.copy()
    twin.names = tuple(seat.name or color for seat, color in zip(table.seats, twin.names, strict=True))
    twin.header = {
        "date": datetime.fromtimestamp(table.created, UTC).date().isoformat(),
        "bots": [seat.bot for seat in table.seats],
        "commitment": table.commitment,
    }
    if table.status == OVER:
        twin.header["seed"] = table.seed
    return twin
