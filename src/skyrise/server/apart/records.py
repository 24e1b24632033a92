"""Records are read and replayed, and islands drawn, in a process of their own; replays are kept for a while."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Awaitable, Callable, Hashable
from typing import Final, Protocol

import orjson

from skyrise.components import Reason, Refusal
from skyrise.notation.documents import AnalysisDocument, GameFileKind, Problem, ViewDocument
from skyrise.server.packing import Packed

from .kept import Kept
from .line import FairLine, Place
from .process import LineProcess, NoReply
from .record_worker import Analyze, Answer, Check, Draw, Going, Question, Replay

WORKER: Final = "skyrise.server.apart.record_worker"
PATIENCE: Final = 15.0
"""Seconds for one record; an ordinary one takes a fraction of one."""
KEPT: Final = 64
"""Replays, of some 50 kB each."""


class Answering(Protocol):
    """Whoever answers lines."""

    async def ask(self, line: bytes) -> bytes: ...

    async def stop(self) -> None: ...


class RefusedApart(Exception):
    """What the process refuses: the problem document is made there."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem["detail"])
        self.problem = problem


class RecordReader:
    """Checks and replays records. Homes that ask for much wait for each other, and not others for them; and nobody who
    wants to see a replay waits for a file that is being checked."""

    def __init__(self, process: Answering | None = None) -> None:
        """``process``: who does everything; else there are two, for what comes from anybody and what was checked."""
        self._strange = _Desk(process or LineProcess(WORKER, PATIENCE))
        self._checked = _Desk(process or LineProcess(WORKER, PATIENCE))
        self._kept: Kept[Packed] = Kept(KEPT)
        self._games: Kept[bytes] = Kept(KEPT)

    async def close(self) -> None:
        """Ends the process, busy or not."""
        await self._kept.close()
        await self._games.close()
        for desk in (self._strange, self._checked):
            await desk.process.stop()

    async def check(self, body: bytes, home: str) -> tuple[str, GameFileKind]:
        """The text of a file in our layout, if it is one of a legal game, and what it is; else ``RefusedApart``."""
        question: Check = {"do": "check", "body": b64encode(body).decode()}
        answer = await self._strange.ask(question, home)
        return answer["record"], answer["kind"]

    async def game(self, name: str, text: str, home: str) -> bytes:
        """What the game of a file that was handed in needs to go on, as JSON."""

        async def ask() -> bytes:
            return (await self._checked.ask(Going(do="game", text=text), home))["document"].encode()

        return await self._games.once(name, ask)

    async def replay(self, key: Hashable, question: Callable[[], Awaitable[Replay]], home: str) -> Packed:
        """The replay of a record; the ``question`` is put only if the replay of its key is not kept, nor being made."""
        return await self._kept.once(key, lambda: self._replay(question, home))

    async def draw(self, question: Draw, home: str) -> bytes:
        """An island after a step, or its picture, as JSON."""
        return (await self._strange.ask(question, home))["document"].encode()

    async def moment(self, asked: str, home: str) -> AnalysisDocument:
        """A moment on an analysis board; a problem as ``RefusedApart``."""
        return (await self._strange.ask(Analyze(do="show", asked=asked), home))["moment"]

    async def view(self, asked: str, home: str) -> ViewDocument:
        """What is to be thought about at a moment on an analysis board."""
        return (await self._strange.ask(Analyze(do="view", asked=asked), home))["view"]

    async def _replay(self, question: Callable[[], Awaitable[Replay]], home: str) -> Packed:
        answer = await self._checked.ask(await question(), home)
        return Packed(b64decode(answer["replay"]), answer["etag"])


class _Desk:
    """A process, and the line before it."""

    def __init__(self, process: Answering) -> None:
        self.process = process
        self._line = FairLine(1)

    async def ask(self, question: Question, home: str) -> Answer:
        """The answer; a problem as ``RefusedApart``."""
        async with self._line.turn(Place(home=home)):
            try:
                answer: Answer = orjson.loads(await self.process.ask(orjson.dumps(question) + b"\n"))
            except NoReply as error:
                raise Refusal(Reason.RECORD_TOO_COSTLY) from error
        if "problem" in answer:
            raise RefusedApart(answer["problem"])
        return answer
