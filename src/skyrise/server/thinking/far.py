"""Bots that think on machines of their own: servers ask over the broker, and think themselves when nobody has room."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TYPE_CHECKING, Final

from skyrise.server.apart import LineProcess, NoReply
from skyrise.tables import Choice, StoreError, ThinkingTask
from skyrise.tables.tasks import NoAnswer, choice_of, read_answer, task_line

from .pool import PATIENCE, WORKER, ThinkerPool

if TYPE_CHECKING:
    from nats.aio.msg import Msg

SUBJECT: Final = "skyrise.think"
"""Where servers ask. A question has what one seat may see, and nothing of a city: all at one broker share thinkers."""
GROUP: Final = "thinkers"
"""Each question goes to one of them."""
BUSY: Final = b""
SECONDS: Final = 10.0
"""For an answer from afar: longer than any level thinks. Whoever was asked may have died."""
SECONDS_TO_BEGIN: Final = 5.0
PAUSE: Final = 1.0
"""Seconds in which nobody is asked again, after there was nobody."""

_log = logging.getLogger(__name__)

AskAfar = Callable[[bytes, float], Awaitable[bytes | None]]
"""Asks whoever thinks elsewhere, for so many seconds at most; None: there is nobody, or no answer came."""


class FarThinkers:
    """``Thinkers`` who let others think, as long as others have room; the fair line of one's own is for the rest."""

    def __init__(self, near: ThinkerPool, ask: AskAfar, clock: Callable[[], float] = monotonic) -> None:
        self._near, self._ask_afar, self._clock = near, ask, clock
        self._alone_until = 0.0

    async def choose(self, task: ThinkingTask) -> Choice:
        """What the bot plays."""
        return await choice_of(self._ask, task)

    async def _ask(self, task: ThinkingTask) -> str:
        return await self._afar(task) or await self._near.ask(task)

    async def _afar(self, task: ThinkingTask) -> str | None:
        """A bot that fails elsewhere, or is not known there, may do better here."""
        if self._clock() < self._alone_until:
            return None
        answer = await self._ask_afar(task_line(task).encode(), SECONDS)
        if answer is None:
            self._alone_until = self._clock() + PAUSE
        try:
            return read_answer(answer) if answer else None
        except (NoAnswer, ValueError, KeyError):
            return None


class Desk:
    """Processes that think for whoever asks: so many thoughts at once, and whoever finds no room is told at once."""

    def __init__(self, size: int) -> None:
        self._processes = [LineProcess(WORKER, PATIENCE) for _ in range(size)]
        self._idle = list(self._processes)

    async def open(self) -> None:
        """Starts the processes."""
        for process in self._processes:
            await process.start()

    async def close(self) -> None:
        """Ends them."""
        for process in self._processes:
            await process.stop()

    async def answer(self, line: bytes) -> bytes:
        """The answer to a task; ``BUSY`` if there is no room, or the process has died of it."""
        if not self._idle:
            return BUSY
        process = self._idle.pop()
        try:
            return await process.ask(line.rstrip(b"\n") + b"\n")
        except NoReply:
            return BUSY
        finally:
            self._idle.append(process)


async def think_for_others(url: str, size: int, announce: Callable[[], None]) -> None:
    """Until a signal; what was begun is finished. A ``StoreError`` if the broker cannot be reached."""
    try:
        import nats
    except ImportError:
        raise StoreError("thinking for other servers needs a client for NATS: pip install 'skyrise[fleet]'") from None
    desk, thoughts, stopped = Desk(size), set[asyncio.Task[None]](), asyncio.Event()

    async def think(message: Msg) -> None:
        await message.respond(await desk.answer(message.data))

    async def hear(message: Msg) -> None:
        thought = asyncio.create_task(think(message))
        thoughts.add(thought)
        thought.add_done_callback(thoughts.discard)

    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    try:
        async with asyncio.timeout(SECONDS_TO_BEGIN):
            client = await nats.connect(url, name="skyrise think", max_reconnect_attempts=-1, error_cb=_say)
    except Exception as error:
        raise StoreError(f"the broker cannot be reached: {error or 'it does not answer'}") from error
    await desk.open()
    try:
        asked = await client.subscribe(SUBJECT, queue=GROUP, cb=hear)
        await client.flush()
        announce()
        await stopped.wait()
        await asked.unsubscribe()
        await asyncio.gather(*thoughts, return_exceptions=True)
        await client.flush()
    finally:
        await client.close()
        await desk.close()


async def _say(error: Exception) -> None:
    _log.info("the broker: %s", error)
