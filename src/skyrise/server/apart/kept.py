"""What is costly to find out is found out once, and kept for whoever asks again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

_Result = TypeVar("_Result")


class Kept(Generic[_Result]):
    """The latest results by their keys. Whoever asks for one that is being made waits for the same."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._tasks: OrderedDict[Hashable, asyncio.Task[_Result]] = OrderedDict()

    async def once(self, key: Hashable, make: Callable[[], Awaitable[_Result]]) -> _Result:
        """What was made for the key, or is made now; it goes on if whoever asked goes."""
        task = self._tasks.get(key)
        if task is None:
            task = self._tasks[key] = asyncio.create_task(_made(make))
            task.add_done_callback(lambda done: self._drop_failure(key, done))
            if len(self._tasks) > self._most:
                self._tasks.popitem(last=False)
        self._tasks.move_to_end(key)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Ends what is being made."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _drop_failure(self, key: Hashable, task: asyncio.Task[_Result]) -> None:
        """What went wrong is tried again."""
        if (task.cancelled() or task.exception() is not None) and self._tasks.get(key) is task:
            del self._tasks[key]


async def _made(make: Callable[[], Awaitable[_Result]]) -> _Result:
    return await make()
