"""The world as small as tables need it: a store in memory, and bots that think in this process."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from skyrise.bots import Clock, make_bot
from skyrise.tables import Change, Choice, JournalRow, TableRow, ThinkingTask, VersionConflict
from skyrise.tables.teaching import Teaching, unshared
from skyrise.teacher.desk import TeacherDesk
from skyrise.teacher.thinking import Effort, OwnThinker

QUICK = Effort(deals=2, simulations=0)
THINK = OwnThinker()


class MemoryStore:
    """A store that forgets everything with the process. What is written is a copy of its own, as on a disk."""

    def __init__(self) -> None:
        self._tables: dict[str, TableRow] = {}
        self._journals: dict[str, list[JournalRow]] = {}
        self._owners: dict[str, dict[int, str | None]] = {}
        self._records: dict[str, str] = {}

    async def open(self) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Nothing to do: whoever opens it again finds what was there."""

    async def create(self, row: TableRow, change: Change) -> None:
        if row.id in self._tables:
            raise VersionConflict(f"table {row.id} is there already")
        self._tables[row.id], self._journals[row.id], self._owners[row.id] = row, [], {}
        await self.append(change)

    async def append(self, change: Change) -> None:
        journal = self._journals.get(change.table)
        if journal is None or [row.version for row in change.entries] != [
            len(journal) + 1 + number for number in range(len(change.entries))
        ]:
            raise VersionConflict(f"table {change.table} has other versions")
        journal += change.entries
        row = self._tables[change.table]
        updated = change.entries[-1].at if change.entries else row.updated
        aside = row.aside if change.aside is None else change.aside
        self._tables[change.table] = replace(row, status=change.status or row.status, updated=updated, aside=aside)
        self._owners[change.table] |= change.owners or {}

    async def table(self, table: str) -> TableRow | None:
        return self._tables.get(table)

    async def entries(self, table: str, after: int = 0) -> list[JournalRow]:
        return self._journals.get(table, [])[after:]

    async def listed(self, limit: int) -> list[TableRow]:
        rows = [row for row in self._tables.values() if row.listed and row.status != "over"]
        return sorted(rows, key=lambda row: -row.created)[:limit]

    async def of_player(self, player: str, limit: int) -> list[TableRow]:
        rows = [row for row in self._tables.values() if player in self._owners[row.id].values()]
        return sorted(rows, key=lambda row: -row.updated)[:limit]

    async def with_code(self, code: str) -> list[str]:
        return [name for name, row in self._tables.items() if row.status != "over" and name.startswith(code)]

    async def playing(self, since: float) -> list[str]:
        return [row.id for row in self._tables.values() if row.status == "playing" and row.updated >= since]

    async def check_health(self) -> None:
        """Always well."""

    async def put_record(self, name: str, text: str) -> None:
        self._records[name] = text

    async def record(self, name: str) -> str | None:
        return self._records.get(name)

    async def secret(self) -> bytes:
        return b"the key of a store in memory"


class LocalThinkers:
    """Bots that think at once, one after the other."""

    async def choose(self, task: ThinkingTask) -> Choice:
        bot = make_bot(task.level, f"{task.player}|{task.ply}")
        return Choice(str(bot.choose(task.view, task.view.legal, Clock(task.seconds))))


class LocalTeacher:
    """A teacher who thinks at once, and little: no longer than it takes, so that the answers are always the same."""

    def __init__(self, effort: Effort = QUICK) -> None:
        self._desk = TeacherDesk(lambda question: THINK(replace(question, effort=effort)))

    async def ask(self, line: str) -> str:
        return self._desk.reply(line)


class NoThinkers:
    """Bots that never come to a decision."""

    async def choose(self, task: ThinkingTask) -> Choice:
        await asyncio.Event().wait()
        raise AssertionError(f"nobody decides {task}")


def local_teaching(store: MemoryStore) -> Teaching:
    """A teacher in this process."""
    teacher = LocalTeacher()
    return Teaching(unshared(teacher.ask), unshared(teacher.ask), store)
