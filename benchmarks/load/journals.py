"""What the journals say, compared with what the players were told."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from skyrise.server.store import SqlStore, sqlite_url

from .players import LoadCounts


@dataclass(frozen=True, slots=True)
class Audit:
    """How many actions there were, by what became of them."""

    written: int
    lost: int
    """Acknowledged, and not in the journal."""
    doubled: int
    """In the journal more often than they were sent."""


async def audit(data: Path, counts: LoadCounts) -> Audit:
    """Reads the journals of all tables that were played at."""
    store = SqlStore(sqlite_url(data))
    await store.open()
    written = lost = doubled = 0
    for table, acknowledged in counts.acknowledged.items():
        journal = await store.entries(table)
        acts = Counter(entry.body["id"] for entry in journal if entry.kind == "act" and "id" in entry.body)
        written += acts.total()
        lost += sum(name not in acts for name in acknowledged)
        doubled += acts.total() - len(acts)
    await store.close()
    return Audit(written, lost, doubled)
