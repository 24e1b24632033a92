"""One worker process, as its owner sees it."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final

from skyrise.tables import ThinkingTask

from .tasks import NoAnswer, read_answer, task_line

COMMAND: Final = (sys.executable, "-P", "-m", "skyrise.server.thinking.worker")


class WorkerProcess:
    """Starts its process when it is wanted, and another one when that has died."""

    def __init__(self, patience: float) -> None:
        """``patience``: seconds that a thought may take at the very most."""
        self._patience = patience
        self._process: Process | None = None

    async def start(self) -> Process:
        """The process, started if there is none; out of reach of a Ctrl-C that is meant for its owner."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *COMMAND, stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        return self._process

    async def ask(self, task: ThinkingTask) -> str:
        """The action that the bot chooses."""
        try:
            return read_answer(await asyncio.wait_for(self._exchange(task), self._patience))
        except (OSError, ValueError, TimeoutError) as error:  # ValueError: it died, in the middle of a line or before
            await self.stop()
            raise NoAnswer(str(error)) from error
        except asyncio.CancelledError:
            self._kill()
            raise

    async def stop(self) -> None:
        """Ends the process."""
        self._kill()
        if self._process is not None:
            await self._process.wait()

    async def _exchange(self, task: ThinkingTask) -> bytes:
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(task_line(task))
        await process.stdin.drain()
        return await process.stdout.readline()

    def _kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()
