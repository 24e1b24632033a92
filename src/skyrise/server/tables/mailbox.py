"""The mailbox of a table: one thing at a time is decided, written, applied and told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from skyrise.server.thinking import Choice
from skyrise.server.wire import Command, Done, Rematch

from .audience import Audience
from .decision import Decision
from .decisions import decide, played
from .duties import due, is_waited_for
from .folding import apply
from .house import House
from .identity import Who
from .refusal import NOT_READY, Refusal
from .rematches import decide_rematch
from .seats import BOT
from .table import Table
from .thoughts import Matter, Thought, matter_of

MakeRematch = Callable[[Table, str], Awaitable[None]]
"""Makes a table's rematch under an id, unless it is there already."""

_log = logging.getLogger(__name__)


class Mailbox:
    """A table that lives: commands come in, news go out, bots think."""

    def __init__(self, table: Table, house: House, make_rematch: MakeRematch) -> None:
        self.table = table
        self.audience = Audience(table, house.clock)
        self.touched = house.clock()
        self.is_gone = False
        """It was put away, or may differ from its journal: whoever wants the table reads it again."""
        self._house = house
        self._make_rematch = make_rematch
        self._turn = asyncio.Lock()
        self._thought: Thought | None = None
        self._doing: set[asyncio.Task[Any]] = set()
        self._let_bots_think()

    async def command(self, who: Who, command: Command) -> Done:
        """Carries a command out, even if whoever sent it goes meanwhile; a ``Refusal`` if it cannot be."""
        self.touched = self._house.clock()
        return await asyncio.shield(self._do(self._obey(who, command)))

    def tick(self) -> None:
        """Time has passed."""
        self.audience.look_round()
        if due(self.table, self.audience.attendance, self._house.clock()) is not None:
            self._do(self._serve())

    def is_idle(self) -> bool:
        """Is nobody there and nothing to wait for, for a while?"""
        busy = self._doing or self._thought is not None or not self.audience.is_empty
        rested = self._house.clock() >= self.touched + self._house.settings.idle
        return rested and not busy and not is_waited_for(self.table, self.audience.attendance)

    async def close(self) -> None:
        """Finishes what was begun; bots stop thinking, readers are told that it is the end."""
        self.is_gone = True
        self._let_bots_think()
        await asyncio.gather(*self._doing, return_exceptions=True)
        self.audience.end()

    def _do(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Does something that must not stop in the middle."""
        task = asyncio.create_task(work)
        self._doing.add(task)
        task.add_done_callback(self._finish)
        return task

    def _finish(self, task: asyncio.Task[Any]) -> None:
        self._doing.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):
            _log.error("table %s: what was begun has failed", self.table.id, exc_info=error)

    async def _obey(self, who: Who, command: Command) -> Done:
        async with self._turn:
            if (version := self.table.done.get(command.id)) is not None:
                return self._answer(command, version, repeated=True)
            decision = await self._decide(who, command)
            await self._carry_out(decision, command.id)
            answer = self._answer(command, self.table.version, repeated=False)
            await self._do_duties()
            return answer

    async def _decide(self, who: Who, command: Command) -> Decision:
        if not isinstance(command, Rematch):
            return decide(self.table, who, command, self._house.clock())
        if self.table.rematch is not None:
            return Decision()
        decision = decide_rematch(self.table, who, self._house.key)
        await self._make_rematch(self.table, decision.drafts[0][1]["table"])
        return decision

    def _answer(self, command: Command, version: int, *, repeated: bool) -> Done:
        table = self.table.rematch if isinstance(command, Rematch) else None
        return Done(id=command.id, version=version, repeated=repeated, table=table)

    async def _serve(self) -> None:
        async with self._turn:
            await self._do_duties()

    async def _do_duties(self) -> None:
        """What the table does without being asked."""
        while (duty := due(self.table, self.audience.attendance, self._house.clock())) is not None:
            await self._carry_out(duty)

    async def _carry_out(self, decision: Decision, command: str | None = None) -> None:
        """On disk first; then the table has changed, and everybody hears of it."""
        if self.is_gone:
            raise Refusal("table.asleep", NOT_READY, "the table is being put away; ask again")
        change = decision.change(self.table, self._house.clock(), command)
        if change.entries:
            try:
                await self._house.store.append(change)
                for entry in change.entries:
                    apply(self.table, entry)
            except Exception:
                self._give_up()
                raise
        if decision.pass_ahead is not None:
            self._pass_ahead(*decision.pass_ahead, command)
        self._let_bots_think()
        self.audience.look_round()
        self.audience.tell()

    def _give_up(self) -> None:
        """Nobody knows what is on disk: whoever comes next finds the table as its journal tells it."""
        self.is_gone = True
        self._let_bots_think()
        self.audience.end()

    def _pass_ahead(self, seat: int, on: bool, command: str | None) -> None:
        (self.table.passes_ahead.add if on else self.table.passes_ahead.discard)(seat)
        if command is not None:
            self.table.done[command] = self.table.version
        self.audience.tell_holders(seat)

    def _let_bots_think(self) -> None:
        """A bot thinks if it is a bot's decision, and only about that."""
        matter = None if self.is_gone else matter_of(self.table)
        if self._thought is not None and self._thought.matter != matter:
            self._thought.give_up()
            self._thought = None
        if matter is not None and self._thought is None:
            self._thought = Thought(matter, self.table, self._house, self._hear_bot)
        self.audience.thinking = None if matter is None else matter.seat

    def _hear_bot(self, matter: Matter, choice: Choice) -> None:
        self._do(self._play_bot(matter, choice))

    async def _play_bot(self, matter: Matter, choice: Choice) -> None:
        async with self._turn:
            if matter_of(self.table) == matter and not self.is_gone:
                now = self._house.clock()
                await self._carry_out(played(self.table, matter.seat, choice.action, BOT, now, fault=choice.fault))
                await self._do_duties()
