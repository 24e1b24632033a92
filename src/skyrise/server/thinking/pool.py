"""The pool of worker processes that choose for bots."""

from __future__ import annotations

import asyncio
import os
from typing import Final

from skyrise.server.apart import FairLine, LineProcess, NoReply, Place
from skyrise.tables import Choice, ThinkingTask
from skyrise.tables.tasks import NoAnswer, choice_of, read_answer, task_line

WORKER: Final = "skyrise.server.thinking.worker"
PATIENCE: Final = 60.0
"""Seconds after which we give up on a bot that has not answered."""
TURN: Final = 4.0
"""Seconds after which others need not wait for a thought any longer: another process takes its place."""


class ThinkerPool:
    """So many thoughts at once; tasks that find no room stand in a fair line."""

    def __init__(self, size: int | None = None, patience: float = PATIENCE, turn: float = TURN) -> None:
        """``size``: one less than there are cores, unless it is given."""
        self._size = size or max(1, (os.cpu_count() or 1) - 1)
        self._patience, self._turn = patience, turn
        self._processes = [LineProcess(WORKER, patience) for _ in range(self._size)]
        self._idle = list(self._processes)
        self._line = FairLine(self._size)
        self._slow = 0
        """Thoughts that took longer than a turn: never more than there are regular ones."""
        self._thoughts: set[asyncio.Task[str]] = set()

    async def open(self) -> None:
        """Starts the processes."""
        for process in self._processes:
            await process.start()

    async def close(self) -> None:
        """Ends all processes, busy or not."""
        for thought in self._thoughts:
            thought.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)
        for process in self._processes:
            await process.stop()

    @property
    def waiting(self) -> int:
        """How many tasks stand in line."""
        return len(self._line)

    async def choose(self, task: ThinkingTask) -> Choice:
        """What the bot plays. One that fails is asked once more; then the weakest bot chooses."""
        return await choice_of(self.ask, task)

    async def ask(self, task: ThinkingTask) -> str:
        """What a bot answers; ``NoAnswer`` if it does not.

        A thought that nobody waits for any more goes on to its end: a process that is warm is worth keeping.
        """
        place = Place(task.sponsor.rank, task.sponsor.home, task.sponsor.table)
        await self._line.enter(place)
        process = self._idle.pop() if self._idle else self._new_process()
        thought = asyncio.create_task(self._think(process, task, place))
        self._thoughts.add(thought)
        thought.add_done_callback(self._forget)
        return await asyncio.shield(thought)

    async def _think(self, process: LineProcess, task: ThinkingTask, place: Place) -> str:
        """Asks a process. Whatever hangs there costs its own table, and nobody else more than a turn."""
        asking = asyncio.create_task(process.ask(task_line(task).encode()))
        clock = asyncio.get_running_loop().time
        begun, is_slow = clock(), False
        try:
            done, _ = await asyncio.wait({asking}, timeout=self._turn)
            if not done and self._slow < self._size:
                is_slow, self._slow = True, self._slow + 1
                self._line.leave(place, clock() - begun)
            return read_answer(await asking)
        except NoReply as error:
            raise NoAnswer(str(error)) from error
        finally:
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            self._slow -= is_slow
            await self._put_back(process)
            if not is_slow:
                self._line.leave(place, clock() - begun)

    async def _put_back(self, process: LineProcess) -> None:
        """A process that stood in for a slow one ends when it is not needed any more."""
        if len(self._idle) < self._size:
            self._idle.append(process)
        else:
            self._processes.remove(process)
            await process.stop()

    def _forget(self, thought: asyncio.Task[str]) -> None:
        self._thoughts.discard(thought)
        if not thought.cancelled():
            thought.exception()  # which is seen here, if nobody waits for it any more

    def _new_process(self) -> LineProcess:
        self._processes.append(LineProcess(WORKER, self._patience))
        return self._processes[-1]
