"""One worker process, as its owner sees it: a line is a question, a line is the answer."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final

LONGEST_LINE: Final = 64 * 1024 * 1024
"""Bytes of an answer."""


class NoReply(Exception):
    """The process died, or took too long."""


class LineProcess:
    """Starts its process when it is wanted, and another one when that has died."""

    def __init__(self, module: str, patience: float) -> None:
        """``module``: what it runs; ``patience``: seconds that an answer may take at the very most."""
        self._command = (sys.executable, "-P", "-m", module)
        self._patience = patience
        self._process: Process | None = None

    async def start(self) -> Process:
        """The process, started if there is none; out of reach of a Ctrl-C that is meant for its owner."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, start_new_session=True, limit=LONGEST_LINE
            )
        return self._process

    async def ask(self, line: bytes) -> bytes:
        """The answer to a line; a ``NoReply`` if there is none, and the next question gets a new process."""
        try:
            answer = await asyncio.wait_for(self._exchange(line), self._patience)
        except (OSError, ValueError, TimeoutError) as error:  # ValueError: a line without end
            await self.stop()
            raise NoReply(str(error)) from error
        except asyncio.CancelledError:
            self._kill()
            raise
        if not answer.endswith(b"\n"):
            await self.stop()
            raise NoReply("the process died")
        return answer

    async def stop(self) -> None:
        """Ends the process."""
        self._kill()
        if self._process is not None:
            await self._process.wait()

    async def _exchange(self, line: bytes) -> bytes:
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        return await process.stdout.readline()

    def _kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()
