"""A table as it is at one moment, for replays, outlooks, texts and records."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from skyrise.components import Reason, Refusal
from skyrise.rules import Game

from .table import OVER, Table


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table, and whose eyes look at it."""

    title: str
    names: tuple[str, ...]
    """Of the people and bots; empty where there is none: the reader's language calls them by color."""
    seat: int | None
    """The one whose eyes they look with; None: a spectator's."""
    whole_game: Game | None
    """A copy, with all secrets: show views of it. None before the game."""

    @property
    def game(self) -> Game:
        """The game; a ``Refusal`` before it."""
        if self.whole_game is None:
            raise Refusal(Reason.TABLE_NOT_STARTED)
        return self.whole_game


def snapshot_of(table: Table, eyes: int | None) -> Snapshot:
    """How a table is now, for a reader."""
    game = None if table.game is None else _copy(table, table.game)
    return Snapshot(
        title=table.options.title,
        names=tuple(seat.name for seat in table.seats),
        seat=eyes,
        whole_game=game,
    )


def _copy(table: Table, game: Game) -> Game:
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
