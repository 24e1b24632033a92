"""Group commit: whatever waits to be written is written in one transaction, and answered after it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Protocol

from sqlalchemy import Connection, Executable
from sqlalchemy.exc import IntegrityError

from skyrise.tables import OwnedElsewhere, StoreError, VersionConflict

from .engine import Database

Rows = list[dict[str, object]]
Work = Mapping[Executable, Rows]
"""Statements and the rows to execute each with."""
_Written = tuple[str, tuple[str, ...]]
"""A statement for the driver, and the names of its values in their order."""


class Guard(Protocol):
    """Says in a transaction which journals take entries from us, where others write to the database too."""

    def fence(self, table: str) -> int:
        """The number under which a table is ours; ``OwnedElsewhere`` if it is not."""

    def lost(self, connection: Connection, fences: Set[tuple[str, int]]) -> set[str]:
        """Tables that are not ours any more under their numbers; others stay so until the end of the transaction."""


@dataclass(frozen=True, slots=True)
class _Job:
    work: Work
    written: asyncio.Future[None]
    fence: tuple[str, int] | None = None
    """A table, and the number under which it was ours when the job was asked for."""


DEADLINE: Final = 10.0
"""Seconds after which whoever waits for the database is told that it does not answer. What hangs may still be written:
then the same command, sent again, is known by its id."""


class Writer:
    """The one task that writes. ``order`` is that of the statements in a transaction, parents before children."""

    def __init__(
        self, database: Database, order: Sequence[Executable], deadline: float = DEADLINE, guard: Guard | None = None
    ) -> None:
        self._database = database
        self._guard = guard
        self._order = order
        self._deadline = deadline
        self.trouble: str | None = None
        """Why the latest write failed; None if it did not."""
        self._texts: dict[tuple[object, ...], _Written] = {}
        """By statement and the names of its values."""
        self._waiting: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return self._waiting.qsize()

    def start(self) -> None:
        """Begins to write."""
        self._task = asyncio.create_task(self._run())

    async def write(self, work: Work, journal: str | None = None) -> None:
        """Returns when the work is committed. ``journal``: the table whose journal it is for, which must be ours."""
        if self._task is None:
            raise StoreError("the store is not open")
        fence = None if self._guard is None or journal is None else (journal, self._guard.fence(journal))
        job = _Job(work, asyncio.get_running_loop().create_future(), fence)
        self._waiting.put_nowait(job)
        await job.written

    async def close(self) -> None:
        """Writes what waits, and ends."""
        task, self._task = self._task, None
        if task is not None:
            self._waiting.put_nowait(None)
            await task

    async def _run(self) -> None:
        ending = False
        while not ending:
            taken = [await self._waiting.get()]
            while not self._waiting.empty():
                taken.append(self._waiting.get_nowait())
            ending = None in taken
            await self._write_all([job for job in taken if job is not None])

    async def _write_all(self, jobs: Sequence[_Job]) -> None:
        """Commits jobs together; if one of them conflicts each by itself, so that it fails alone."""
        try:
            async with asyncio.timeout(self._deadline):
                await self._database.write(partial(self._execute, jobs))
        except (IntegrityError, OwnedElsewhere) as error:
            if len(jobs) == 1:
                _answer(jobs, error if isinstance(error, OwnedElsewhere) else VersionConflict(str(error.orig)))
            else:
                for job in jobs:
                    await self._write_all([job])
        except TimeoutError:
            self._fail(jobs, "the database does not answer")
        except Exception as error:  # whatever it is: nobody may wait forever
            self._fail(jobs, f"the database cannot be written to: {error}")
        else:
            self.trouble = None
            _answer(jobs, None)

    def _fail(self, jobs: Sequence[_Job], why: str) -> None:
        self.trouble = why
        _answer(jobs, StoreError(why))

    def _execute(self, jobs: Sequence[_Job], connection: Connection) -> None:
        fences = {job.fence for job in jobs if job.fence is not None}
        if self._guard is not None and fences and (lost := self._guard.lost(connection, fences)):
            raise OwnedElsewhere(f"another server keeps {', '.join(sorted(lost))}")
        for statement in self._order:
            rows = [row for job in jobs for row in job.work.get(statement, ())]
            if rows:
                text, names = self._written(statement, connection, rows[0])
                connection.exec_driver_sql(text, [tuple(row[name] for name in names) for row in rows])

    def _written(self, statement: Executable, connection: Connection, row: Mapping[str, object]) -> _Written:
        """A statement as the driver takes it: each is written once, since that costs more than what it does."""
        key = statement, *row
        if key not in self._texts:
            compiled: Any = statement.compile(dialect=connection.dialect, column_keys=list(row))  # type: ignore[attr-defined]
            self._texts[key] = str(compiled), tuple(compiled.positiontup)
        return self._texts[key]


def _answer(jobs: Sequence[_Job], error: StoreError | None) -> None:
    for job in jobs:
        if job.written.done():  # whoever asked was cancelled
            continue
        if error is None:
            job.written.set_result(None)
        else:
            job.written.set_exception(error)
