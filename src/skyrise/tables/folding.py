"""A table as its journal tells it: the fold of its entries."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from time import perf_counter
from typing import Final

from .aside import Aside
from .chain import START, whole
from .entries import Written, apply
from .ports import JournalRow, TableRow
from .table import Table

BREATH: Final = 0.005
"""Seconds of a long fold after which all others get their turn."""


def fold(row: TableRow, journal: Iterable[JournalRow], key: bytes, awake: float) -> Table:
    """The table of a journal, and of what is kept beside it, which belongs after the version that it names."""
    table = Table(row, key, awake)
    for _ in _steps(table, row, journal):
        pass
    table.wake()
    return table


async def fold_calmly(row: TableRow, journal: Iterable[JournalRow], key: bytes, awake: float) -> Table:
    """The same, a little at a time: a journal may be long, and nobody else waits for it. (A browser has no threads.)"""
    table, begun = Table(row, key, awake), perf_counter()
    for _ in _steps(table, row, journal):
        if perf_counter() - begun > BREATH:
            await asyncio.sleep(0)
            begun = perf_counter()
    table.wake()
    return table


def _steps(table: Table, row: TableRow, journal: Iterable[JournalRow]) -> Iterator[None]:
    """Entry by entry."""
    aside = None if row.aside is None else Aside.read(row.aside)
    for entry in whole(journal, row.head):
        apply(table, Written.read(entry))
        table.link = entry.link or START
        if aside is not None and aside.version == entry.version:
            aside.put(table)
        yield
