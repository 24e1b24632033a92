"""One worker process, as its owner sees it."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final

import orjson

from .questions import Question

COMMAND: Final = (sys.executable, "-P", "-m", "skyrise.server.thinking.worker")


class NoAnswer(Exception):
    """A bot failed, its process died, or it took too long."""


class Desk:
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

    async def ask(self, question: Question) -> str:
        """The action that the bot chooses."""
        try:
            answer = orjson.loads(await asyncio.wait_for(self._exchange(question), self._patience))
        except (
            OSError,
            ValueError,
            TimeoutError,
        ) as error:  # ValueError: it has died, in the middle of a line or before
            await self.stop()
            raise NoAnswer(str(error)) from error
        except asyncio.CancelledError:
            self._kill()
            raise
        if "action" not in answer:
            raise NoAnswer(answer["problem"])
        return str(answer["action"])

    async def stop(self) -> None:
        """Ends the process."""
        self._kill()
        if self._process is not None:
            await self._process.wait()

    async def _exchange(self, question: Question) -> bytes:
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question.line())
        await process.stdin.drain()
        return await process.stdout.readline()

    def _kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()
