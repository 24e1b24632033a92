"""Tables and entries for the tests of the store."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from skyrise.tables import Change, JournalRow, TableRow

Row = Callable[..., TableRow]
Changes = Callable[..., Change]


@pytest.fixture
def row() -> Row:
    """Makes a table's row."""

    def make(table: str, created: float = 1.0, **other: Any) -> TableRow:
        values: dict[str, Any] = {
            "options": {"players": 4},
            "seed": "seed",
            "status": "gathering",
            "listed": False,
        } | other
        return TableRow(id=table, created=created, updated=created, **values)

    return make


@pytest.fixture
def change() -> Changes:
    """Makes a change of a table: an entry for each version."""

    def make(table: str, *versions: int, at: float = 1.0, **other: Any) -> Change:
        return Change(table, tuple(JournalRow(version, at, "act", {"v": version}) for version in versions), **other)

    return make
