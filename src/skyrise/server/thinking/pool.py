"""The pool of worker processes that choose for bots."""

from __future__ import annotations

import asyncio
import os

from skyrise.bots import Clock, make_bot
from skyrise.bots.registry import BOTS
from skyrise.tables import Choice, ThinkingTask

from .process import WorkerProcess
from .tasks import NoAnswer

PATIENCE = 60.0
"""Seconds after which we give up on a bot that has not answered."""


class ThinkerPool:
    """So many processes; tasks that find none free wait in line."""

    def __init__(self, size: int | None = None, patience: float = PATIENCE) -> None:
        """``size``: one less than there are cores, unless it is given."""
        self._processes = [WorkerProcess(patience) for _ in range(size or max(1, (os.cpu_count() or 1) - 1))]
        self._free: asyncio.LifoQueue[WorkerProcess] = asyncio.LifoQueue()
        self._thoughts: set[asyncio.Task[str]] = set()

    async def open(self) -> None:
        """Starts the processes."""
        for process in self._processes:
            await process.start()
            self._free.put_nowait(process)

    async def close(self) -> None:
        """Ends all processes, busy or not."""
        for thought in self._thoughts:
            thought.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)
        for process in self._processes:
            await process.stop()

    async def choose(self, task: ThinkingTask) -> Choice:
        """What the bot plays. One that fails is asked once more; then the weakest bot chooses."""
        for _ in range(2):
            try:
                action = await self._ask(task)
            except NoAnswer:
                continue
            if action in map(str, task.view.legal):
                return Choice(action)
        return Choice(_weakest_choice(task), failed=True)

    async def _ask(self, task: ThinkingTask) -> str:
        """A thought that nobody waits for any more goes on to its end: a process that is warm is worth keeping."""
        process = await self._free.get()
        thought = asyncio.create_task(process.ask(task))
        self._thoughts.add(thought)
        thought.add_done_callback(lambda done: self._end_thought(done, process))
        return await asyncio.shield(thought)

    def _end_thought(self, thought: asyncio.Task[str], process: WorkerProcess) -> None:
        self._thoughts.discard(thought)
        self._free.put_nowait(process)
        if not thought.cancelled():
            thought.exception()  # which is seen here, if nobody waits for it any more


def _weakest_choice(task: ThinkingTask) -> str:
    """What the weakest bot plays; it thinks so little that it needs no process."""
    weakest = make_bot(next(iter(BOTS)), f"{task.player}|{task.ply}")
    return str(weakest.choose(task.view, task.view.legal, Clock()))
