"""Teachers in processes of their own: one who advises players, and one who reviews games meanwhile."""

from __future__ import annotations

from typing import Final

from skyrise.tables.ports import Sponsor
from skyrise.tables.teaching import NoTeacher, Records, Teaching

from .line import FairLine, Place
from .process import LineProcess, NoReply

WORKER: Final = "skyrise.server.apart.teacher_worker"
PATIENCE: Final = 30.0
"""Seconds for one answer; the first one may wait for the compiled search."""


class TeacherProcess:
    """Answers one line after another; homes that ask for much wait for each other, and not others for them."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._process = LineProcess(WORKER, patience)
        self._line = FairLine(1)

    async def ask(self, line: str, sponsor: Sponsor) -> str:
        """The answer to a line."""
        async with self._line.turn(Place(sponsor.rank, sponsor.home, sponsor.table)):
            try:
                return (await self._process.ask(line.encode())).decode()
            except NoReply as error:
                raise NoTeacher(str(error)) from error

    async def stop(self) -> None:
        """Ends the process, busy or not."""
        await self._process.stop()


class Teachers:
    """Both teachers of a server. Their processes start when they are first needed."""

    def __init__(self, store: Records) -> None:
        self._adviser, self._reviewer = TeacherProcess(), TeacherProcess()
        self.teaching = Teaching(self._adviser.ask, self._reviewer.ask, store)

    async def close(self) -> None:
        """Ends everything."""
        await self.teaching.close()
        await self._adviser.stop()
        await self._reviewer.stop()
