"""What a table keeps beside its journal: who passes ahead.

An intention is as secret as a card, so it is not an entry: a version without a visible reason would tell. The store
keeps the latest of it, with the version after which it holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from .identity import CommandKey
from .table import Table


@dataclass(frozen=True, slots=True)
class Aside:
    """Who passes ahead after a version, and the command that said so."""

    version: int
    seats: tuple[int, ...]
    command: CommandKey

    @classmethod
    def after(cls, table: Table, version: int, seat: int, on: bool, command: CommandKey) -> Aside:
        """A seat passes ahead from now on, or no longer."""
        seats = table.passes_ahead | {seat} if on else table.passes_ahead - {seat}
        return cls(version, tuple(sorted(seats)), command)

    def put(self, table: Table) -> None:
        """The table is as this says."""
        table.passes_ahead = set(self.seats)
        table.done[self.command] = self.version

    def stored(self) -> dict[str, object]:
        """For the store."""
        return {"version": self.version, "seats": list(self.seats), "command": self.command.stored()}

    @classmethod
    def read(cls, stored: Mapping[str, object]) -> Aside:
        """As a store has kept it."""
        fields = cast(dict[str, Any], stored)
        return cls(fields["version"], tuple(fields["seats"]), CommandKey(**fields["command"]))
