"""The counter where the page and its worker meet: questions and answers, connections to tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from skyrise.components import Reason, Refusal
from skyrise.notation.problems import failure_problem, problem_of, refused, status_of
from skyrise.tables import Conversation, Subscription
from skyrise.tables.conversation import Free

from .desk import ME, Desk
from .ports import Post
from .questions import document_answer, question_of

CLOSE_CODES: Final = 4000
"""A connection that is closed for a problem has this plus its HTTP status as the code, as a server's socket."""
GOING_AWAY: Final = 1001

_log = logging.getLogger(__name__)


class Counter:
    """Takes what the page sends; answers come by ``post``, in the order in which they are ready."""

    def __init__(self, desk: Desk, post: Post) -> None:
        self._desk = desk
        self._post = post
        self._open: dict[int, Conversation] = {}
        self._doing: set[asyncio.Task[None]] = set()

    def ask(self, number: int, method: str, path: str, body: str) -> None:
        """A question."""
        self._do(self._answer(number, method, path, body))

    def open(self, number: int, path: str) -> None:
        """A connection to a table."""
        self._do(self._connect(number, path))

    def say(self, number: int, text: str) -> None:
        """Something said over a connection."""
        if number in self._open:
            self._do(self._reply(number, text))

    def shut(self, number: int) -> None:
        """The page closes a connection."""
        if (conversation := self._open.pop(number, None)) is not None:
            conversation.subscription.close()

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)

    async def _answer(self, number: int, method: str, path: str, body: str) -> None:
        try:
            answer = await self._desk.ask(method, path, body)
        except Exception:
            _log.exception("%s %s failed", method, path)
            answer = document_answer(failure_problem(), 500)
        self._post("answer", number, answer.status, answer.media_type, answer.text, answer.filename)

    async def _connect(self, number: int, path: str) -> None:
        self._post("opened", number)
        try:
            conversation = await self._subscribed(path)
        except Refusal as refusal:
            self._tell(number, refused(None, problem_of(refusal)))
            self._post("closed", number, CLOSE_CODES + status_of(refusal.reason))
            return
        self._open[number] = conversation
        await self._tell_all(number, conversation.subscription)
        if self._open.pop(number, None) is not None:  # the table has given up: whoever comes again finds it anew
            conversation.subscription.close()
            self._post("closed", number, GOING_AWAY)

    async def _subscribed(self, path: str) -> Conversation:
        question = question_of("/api/tables/*/socket", path)
        if question is None:
            raise Refusal(Reason.REQUEST_NOWHERE)
        hall, table = self._desk.hall, question.parts[0]
        changes = question.query.get("changes") == "true"
        subscription = await hall.subscribe(table, ME, question.seat, question.number("since"), changes=changes)
        return Conversation(hall, table, ME, subscription, Free())

    async def _tell_all(self, number: int, subscription: Subscription) -> None:
        with suppress(asyncio.CancelledError):
            async for news in subscription:
                self._tell(number, news)

    async def _reply(self, number: int, text: str) -> None:
        reply = await self._open[number].answer(text)
        if reply is not None:
            self._tell(number, reply.document)

    def _tell(self, number: int, document: object) -> None:
        self._post("told", number, document_answer(document).text)
