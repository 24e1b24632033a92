"""Lists of tables: what is known of a table is kept until it changes, and no table is woken to be listed."""

from __future__ import annotations

import logging
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from skyrise.notation.documents import MyTable

from .identity import Who
from .news import summary_of
from .ports import TableRow
from .seats import PERSON
from .table import Table

KEPT: Final = 5000
"""Summaries, of some 2 kB each."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list says of a table, as long as it does not change."""

    updated: float
    public: MyTable
    owners: tuple[str | None, ...]
    to_act: int | None

    @classmethod
    def of(cls, table: Table, updated: float) -> Summary:
        """Of a table as it is."""
        owners = tuple(seat.owner if seat.kind == PERSON else None for seat in table.seats)
        return cls(updated, summary_of(table, Who()), owners, table.to_act)

    def seen_by(self, who: Who) -> MyTable:
        """The same for somebody who may have a seat there."""
        mine = [seat for seat, owner in enumerate(self.owners) if owner is not None and owner == who.player]
        return {**self.public, "my_seats": mine, "my_turn": self.to_act in mine}


class Lists:
    """Summaries by the ids of their tables."""

    def __init__(self, read: Callable[[TableRow], Awaitable[Table]]) -> None:
        self._read = read
        self._kept: OrderedDict[str, Summary] = OrderedDict()

    async def of(self, rows: Iterable[TableRow], who: Who) -> list[MyTable]:
        """The tables of rows; one that cannot be read is left out, and hurts no other."""
        found = [await self._summary(row) for row in rows]
        return [summary.seen_by(who) for summary in found if summary is not None]

    async def _summary(self, row: TableRow) -> Summary | None:
        kept = self._kept.get(row.id)
        if kept is None or kept.updated != row.updated:
            try:
                kept = Summary.of(await self._read(row), row.updated)
            except Exception:
                _log.exception("table %s cannot be listed", row.id)
                return None
            self._kept[row.id] = kept
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(row.id)
        return kept


def in_turns(rows: Sequence[TableRow], home: Callable[[str], str | None]) -> list[TableRow]:
    """Tables where somebody is first, a table of each home in turn; then those that wait alone. Otherwise as they came.

    So somebody with many tables pushes nobody's out of a list, however many names and cookies they have.
    """
    homes: dict[str, deque[TableRow]] = {}
    alone = []
    for row in rows:
        if (place := home(row.id)) is None:
            alone.append(row)
        else:
            homes.setdefault(place, deque()).append(row)
    turns: list[TableRow] = []
    while homes:
        turns += [tables.popleft() for tables in homes.values()]
        homes = {place: tables for place, tables in homes.items() if tables}
    return turns + alone
