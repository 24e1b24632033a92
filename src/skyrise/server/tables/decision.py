"""What an accepted command leads to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from skyrise.server.store import Change, Entry

from .table import Table

Draft = tuple[str, dict[str, Any]]
"""The kind and the body of an entry."""


@dataclass(frozen=True, slots=True)
class Decision:
    """Entries to write, and what of it the store keeps besides."""

    drafts: tuple[Draft, ...] = ()
    status: str | None = None
    owners: Mapping[int, str | None] | None = None
    pass_ahead: tuple[int, bool] | None = None
    """A seat's new intention, which is no entry."""

    def change(self, table: Table, now: float, command: str | None = None) -> Change:
        """The change of a table; the last entry remembers the command's id."""
        entries = [Entry(table.version + 1 + i, now, kind, body) for i, (kind, body) in enumerate(self.drafts)]
        if entries and command is not None:
            entries[-1].body["id"] = command
        return Change(table.id, tuple(entries), self.status, self.owners)
