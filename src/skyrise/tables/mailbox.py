"""The mailbox of a table: one thing at a time is decided, written, applied and told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from skyrise.components import Reason, Refusal
from skyrise.notation.documents import Command, Done, Rematch

from .audience import Audience, Subscription
from .chain import START
from .commands import Decision, decide, due, is_waited_for, play
from .entries import Rematch as RematchEntry
from .entries import apply
from .identity import CommandKey, Who
from .ports import Choice, Ports, StoreError
from .seats import BOT
from .table import Table
from .thinking import BotTurn, Thought, bot_turn

MakeRematch = Callable[[Table, str, str], Awaitable[None]]
"""Makes a table's rematch under an id, for a host, unless it is there already."""

_log = logging.getLogger(__name__)


class Mailbox:
    """A table that lives: commands come in, news go out, bots think."""

    def __init__(self, table: Table, ports: Ports, make_rematch: MakeRematch) -> None:
        self.table = table
        self.audience = Audience(table, ports.clock)
        self.touched = ports.clock()
        self.is_gone = False
        """It was put away, or may differ from its journal: whoever wants the table reads it again."""
        self._ports = ports
        self._make_rematch = make_rematch
        self._turn = asyncio.Lock()
        self._thought: Thought | None = None
        self._doing: set[asyncio.Task[Any]] = set()
        self._let_bots_think()

    def subscribe(self, who: Who, seat: int | None, since: int, *, polls: bool, changes: bool) -> Subscription:
        """A new reader."""
        reader = self.audience.subscribe(who, seat, since, polls=polls, changes=changes)
        self._let_bots_think()
        return reader

    async def command(self, who: Who, command: Command) -> Done:
        """Carries a command out, even if whoever sent it goes meanwhile; a ``Refusal`` if it cannot be."""
        self.touched = self._ports.clock()
        answer: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self._do(self._answer(answer, who, command))
        return await answer

    def tick(self) -> None:
        """Time has passed."""
        if self.audience.is_settled:
            return
        self.audience.look_round()
        if due(self.table, self.audience.attendance, self._ports.clock()) is not None:
            self._do(self._serve())

    def is_idle(self) -> bool:
        """Is nobody there and nothing to wait for, for a while?"""
        is_doing = any(not task.done() for task in self._doing)
        busy = is_doing or self._thought is not None or not self.audience.is_empty
        rested = self._ports.clock() >= self.touched + self._ports.settings.idle
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
        if isinstance(error, StoreError):
            _log.warning("table %s gives up: %s", self.table.id, error)
        elif error is not None and not isinstance(error, Refusal):
            _log.error("table %s: what was begun has failed", self.table.id, exc_info=error)

    async def _answer(self, answer: asyncio.Future[Done], who: Who, command: Command) -> None:
        """Answers whoever asked, unless they have gone, in the turn of the loop in which they are told the news."""
        try:
            done = await self._obey(who, command)
        except asyncio.CancelledError:
            answer.cancel()
            raise
        except Exception as error:
            if not answer.done():
                answer.set_exception(error)
            raise
        if not answer.done():
            answer.set_result(done)

    async def _obey(self, who: Who, command: Command) -> Done:
        async with self._turn:
            key = CommandKey(who.sender, command.id)
            if (version := self.table.done_before(key)) is not None:
                return self._done(command, version, repeated=True)
            decision = await self._decide(who, command)
            await self._carry_out(decision, key)
            answer = self._done(command, self.table.version, repeated=False)
            await self._do_duties()
            return answer

    async def _decide(self, who: Who, command: Command) -> Decision:
        decision = decide(self.table, who, command, self._ports.clock(), self._ports.key)
        for entry in decision.entries:
            if isinstance(entry, RematchEntry):  # the other table is there before this one tells of it
                await self._make_rematch(self.table, entry.table, who.player or self.table.host)
        return decision

    def _done(self, command: Command, version: int, *, repeated: bool) -> Done:
        table = self.table.rematch if isinstance(command, Rematch) else None
        return {"type": "done", "id": command.id, "version": version, "repeated": repeated, "table": table}

    async def _serve(self) -> None:
        async with self._turn:
            await self._do_duties()

    async def _do_duties(self) -> None:
        """What the table does without being asked."""
        while (duty := due(self.table, self.audience.attendance, self._ports.clock())) is not None:
            await self._carry_out(duty)

    async def _carry_out(self, decision: Decision, command: CommandKey | None = None) -> None:
        """On disk first; then the table has changed, and everybody hears of it."""
        if self.is_gone:
            raise Refusal(Reason.TABLE_ASLEEP)
        written = decision.written(self.table, self._ports.clock(), command)
        aside = decision.aside(self.table, command)
        if written or aside:
            try:
                change = decision.change(self.table, written, aside)
                await self._ports.store.append(change)
                for one, row in zip(written, change.entries, strict=True):
                    apply(self.table, one)
                    self.table.link = row.link or START
            except Exception:
                self.give_up()
                raise
        if aside is not None and decision.pass_ahead is not None:
            aside.put(self.table)
            self.audience.tell_holders(decision.pass_ahead[0])
        self._let_bots_think()
        if not self.audience.is_settled:
            self.audience.look_round()
        self.audience.tell()

    def give_up(self) -> None:
        """Nobody knows what is on disk: whoever comes next finds the table as its journal tells it."""
        self.is_gone = True
        self._let_bots_think()
        self.audience.end()

    def _let_bots_think(self) -> None:
        """A bot thinks if it is a bot's decision, and only about that; bots among themselves, if somebody watches."""
        is_wanted = not self.is_gone and (self.table.has_people or self.audience.is_watched)
        turn = bot_turn(self.table) if is_wanted else None
        if self._thought is not None and self._thought.turn != turn:
            self._thought.give_up()
            self._thought = None
        if turn is not None and self._thought is None:
            self._thought = Thought(turn, self.table, self.audience.sponsor(), self._ports, self._hear_bot)
        self.audience.thinking = None if turn is None else turn.seat

    def _hear_bot(self, turn: BotTurn, choice: Choice) -> None:
        self._do(self._play_bot(turn, choice))

    async def _play_bot(self, turn: BotTurn, choice: Choice) -> None:
        async with self._turn:
            if bot_turn(self.table) == turn and not self.is_gone:
                now = self._ports.clock()
                await self._carry_out(play(self.table, turn.seat, choice.action, BOT, now, failed=choice.failed))
                await self._do_duties()
