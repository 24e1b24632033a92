"""The pool of worker processes that choose for bots."""

from __future__ import annotations

import asyncio
import os

from skyrise.bots import Clock, make_bot
from skyrise.bots.registry import BOTS
from skyrise.bots.view_reading import view_of_document

from .desk import Desk, NoAnswer
from .questions import Choice, Question

PATIENCE = 60.0
"""Seconds after which a bot that has not answered is given up."""


class Thinkers:
    """So many processes; questions that find none free wait in line."""

    def __init__(self, size: int | None = None, patience: float = PATIENCE) -> None:
        """``size``: as many as there are cores, but one, unless it is given."""
        self._desks = [Desk(patience) for _ in range(size or max(1, (os.cpu_count() or 1) - 1))]
        self._free: asyncio.LifoQueue[Desk] = asyncio.LifoQueue()
        self._thoughts: set[asyncio.Task[str]] = set()

    async def open(self) -> None:
        """Starts the processes."""
        for desk in self._desks:
            await desk.start()
            self._free.put_nowait(desk)

    async def close(self) -> None:
        """Ends all processes, busy or not."""
        for thought in self._thoughts:
            thought.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)
        for desk in self._desks:
            await desk.stop()

    async def choose(self, question: Question) -> Choice:
        """What the bot plays. One that fails is asked once more; then the weakest bot chooses."""
        for _ in range(2):
            try:
                action = await self._ask(question)
            except NoAnswer:
                continue
            if action in question.view["legal"]:
                return Choice(action)
        return Choice(_weakest_choice(question), fault=True)

    async def _ask(self, question: Question) -> str:
        """A thought that nobody waits for any more goes on to its end: a process that is warm is worth keeping."""
        desk = await self._free.get()
        thought = asyncio.create_task(desk.ask(question))
        self._thoughts.add(thought)
        thought.add_done_callback(lambda done: self._end_thought(done, desk))
        return await asyncio.shield(thought)

    def _end_thought(self, thought: asyncio.Task[str], desk: Desk) -> None:
        self._thoughts.discard(thought)
        self._free.put_nowait(desk)
        if not thought.cancelled():
            thought.exception()  # which is seen here, if nobody waits for it any more


def _weakest_choice(question: Question) -> str:
    """What the weakest bot plays; it thinks so little that it needs no process."""
    view = view_of_document(question.view)
    weakest = make_bot(next(iter(BOTS)), f"{question.player}|{question.ply}")
    return str(weakest.choose(view, view.legal, Clock()))
