"""The chain of a journal: every entry carries a hash of itself and of the entry before it, so damage cannot hide."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from json import JSONEncoder
from typing import Final

from .ports import Head, JournalRow

START: Final = ""
"""What comes before the first link."""


_write: Final = JSONEncoder(separators=(",", ":"), sort_keys=True).encode


class Damaged(Exception):
    """An entry is not the one that was written, or one is missing before it."""

    def __init__(self, version: int, why: str) -> None:
        super().__init__(f"version {version}: {why}")
        self.version = version


def link_of(before: str, row: JournalRow) -> str:
    """The link of an entry that follows a link."""
    return sha256(_write([before, row.version, row.at, row.kind, row.body]).encode()).hexdigest()


def chained(before: str, rows: Iterable[JournalRow]) -> tuple[JournalRow, ...]:
    """Entries with their links."""
    linked = []
    for row in rows:
        before = link_of(before, row)
        linked.append(JournalRow(row.version, row.at, row.kind, row.body, before))
    return tuple(linked)


def whole(rows: Iterable[JournalRow], head: Head | None = None) -> Iterator[JournalRow]:
    """The entries of a journal, if none is missing or was changed; else ``Damaged``. Version 0.1 wrote no links.

    A chain cannot see that it was cut off at its end; the ``head``, which is kept elsewhere, can.
    """
    link, number = START, 0
    for number, row in enumerate(rows, 1):
        if row.version != number:
            raise Damaged(number, f"it is missing; the next one is version {row.version}")
        if row.link is not None and row.link != link_of(link, row):
            raise Damaged(number, "it is not what was written, or follows another one")
        if head is not None and number == head.version and row.link != head.link:
            raise Damaged(number, "it is not the one that the table knows")
        link = row.link or START
        yield row
    if head is not None and number < head.version:
        raise Damaged(number + 1, f"the journal ends before it; the table knows of version {head.version}")
