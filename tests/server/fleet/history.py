"""What clients saw, and whether one true story explains it: a checker in the manner of Jepsen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from skyrise.tables import JournalRow


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that was answered: between which moments, and with which version of the table."""

    table: str
    begun: float
    ended: float
    version: int
    command: str | None = None
    """The id of a command that was carried out; None: somebody has only looked."""
    repeated: bool = False


@dataclass(slots=True)
class History:
    """Everything that clients were told."""

    deeds: list[Deed] = field(default_factory=list)
    lines: dict[tuple[str, int, int], Any] = field(default_factory=dict)
    """What spectators read, by table, version and index."""
    lies: list[str] = field(default_factory=list)
    """What cannot be true, seen at once."""

    def read(self, table: str, lines: Sequence[Mapping[str, Any]]) -> None:
        """Lines that a spectator read: whoever reads them again, anywhere, reads the same."""
        for line in lines:
            key = table, line["version"], line["index"]
            if self.lines.setdefault(key, line) != line:
                self.lies.append(f"{key} was {self.lines[key]}, and is {line}")

    def contradictions(self, journals: Mapping[str, Sequence[JournalRow]]) -> list[str]:
        """Everything that does not fit the journals, or itself."""
        found = list(self.lies)
        for table, journal in journals.items():
            deeds = [deed for deed in self.deeds if deed.table == table]
            found += _against_journal(deeds, journal)
            found += _against_time(deeds)
        return found


def _against_journal(deeds: Sequence[Deed], journal: Sequence[JournalRow]) -> list[str]:
    """What was acknowledged is there, under its version, and nothing is there twice."""
    versions = [row.version for row in journal]
    found = [] if versions == list(range(1, len(journal) + 1)) else [f"versions are {versions}"]
    ids = Counter(str(row.body["id"]) for row in journal if "id" in row.body)
    found += [f"{name} was done {count} times" for name, count in ids.items() if count > 1]
    rows = {row.version: row for row in journal}
    for deed in deeds:
        if deed.version not in rows:
            found.append(f"{deed} was told of what the journal does not have")
        elif deed.command is not None and rows[deed.version].body.get("id") != deed.command:
            found.append(f"{deed} is not what the journal has: {rows[deed.version]}")
    return found


def _against_time(deeds: Sequence[Deed]) -> list[str]:
    """Whoever asks after somebody was answered sees at least what they saw, wherever both of them asked."""
    found, latest = [], 0
    waiting = sorted(deeds, key=lambda deed: deed.ended)
    number = 0
    for deed in sorted(deeds, key=lambda deed: deed.begun):
        while number < len(waiting) and waiting[number].ended < deed.begun:
            latest = max(latest, waiting[number].version)
            number += 1
        if deed.version < latest and not deed.repeated:
            found.append(f"{deed} came after version {latest} was told")
    return found
