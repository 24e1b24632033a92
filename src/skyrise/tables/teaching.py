"""What a teacher gives at a table: advice where it is allowed, a coach's remarks, and reviews of finished games."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from typing import Final, Protocol
from weakref import WeakValueDictionary

from skyrise.components import Reason, Refusal
from skyrise.notation import write_record
from skyrise.notation.documents import AdviceDocument, CoachDocument, PuzzleAnswer, ReviewDocument, ViewDocument
from skyrise.rules import Action, View, known_game, parse_action
from skyrise.teacher.answers import AnswerLine
from skyrise.teacher.coach import coach_document
from skyrise.teacher.desk import Answer, advise_document_line, advise_line, review_line
from skyrise.teacher.puzzles import Puzzle

from .ports import Sponsor
from .snapshot import Snapshot

MOST_WAITING: Final = 24
"""Reviews that are under way or wait for their turn."""
MOST_OF_A_HOME: Final = 4
"""Of those that one home asked for, where there are several homes."""
BESIDE: Final = 1
"""The rank of reviews: whoever waits for an answer comes first."""
SLICE: Final = 0.5
"""Seconds of a review between two answers: whoever looks sees it grow."""
KEPT_AS: Final = "{name}.review-2"
"""Under which name a review is kept beside its record. No record has a dot in its name. The number changes with what a
review says: one that was kept before is made anew."""
THOUGHT_AS: Final = "{name}.thoughts"
"""Under which name the thoughts of a review that is not finished are kept."""
BESIDE_A_RECORD: Final = ("{name}.review", KEPT_AS, THOUGHT_AS)
"""Under which names the teacher keeps things, or has kept them before: they go with their record."""
OFTEN: Final = 8
"""Slices after which thoughts are kept: a stop loses no more of them."""

_log = logging.getLogger(__name__)

Ask = Callable[[str, Sponsor], Awaitable[str]]
"""Sends a line to a teacher's desk (``teacher.desk``), and gives back the answer; teachers share their time by whom
they think for."""


def unshared(think: Callable[[str], Awaitable[str]]) -> Ask:
    """A teacher whom nobody shares."""

    async def ask(line: str, _: Sponsor) -> str:
        return await think(line)

    return ask


class Records(Protocol):
    """Where reviews are kept: a part of ``Store``."""

    async def put_record(self, name: str, text: str) -> None: ...

    async def record(self, name: str) -> str | None: ...


class NoTeacher(Exception):
    """Whoever thinks for the teacher gave no answer."""


@dataclass(slots=True)
class _Job:
    """A review under way."""

    record: str
    home: str
    """Where whoever asked for it first speaks from."""
    turn: asyncio.Lock
    """Reviews of one home come one after another; homes share the teacher."""
    answers: list[AnswerLine] = field(default_factory=list)
    """All that was thought so far."""
    latest: ReviewDocument | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    failure: Exception | None = None


class Teaching:
    """The teacher of a place. Advice is asked for at once; the reviews of a home wait for each other."""

    def __init__(self, advise: Ask, review: Ask, store: Records) -> None:
        """Two ways to ask, so that nobody who plays waits for a review."""
        self._advise = advise
        self._review = review
        self._store = store
        self._jobs: dict[str, _Job] = {}
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Gives up what is under way."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def advice(self, snapshot: Snapshot, home: str = "", action: str | None = None) -> AdviceDocument:
        """Advice on the decision at a table, for whoever looks; a ``Refusal`` where there is none. An action is judged
        beside the best ones; the rule's own ``Refusal`` if it is not legal."""
        view, public = advised_view(snapshot)
        also = () if action is None else (_legal(view, action),)
        line = advise_line(view, len(snapshot.game.actions), public=public, also=also)
        answer = await _answer(self._advise, line, Sponsor(home=home, table=snapshot.table))
        return answer["advice"]

    async def lines(self, view: ViewDocument, ply: int, home: str = "") -> AdviceDocument:
        """The best actions of a moment on an analysis board."""
        answer = await _answer(self._review, advise_document_line(view, ply), Sponsor(home=home))
        return answer["advice"]

    async def puzzle(self, puzzle: Puzzle, tried: str, home: str = "") -> PuzzleAnswer:
        """What is said to an answer; the rule's own ``Refusal`` if it is not legal."""
        action = puzzle.legal(tried)
        also = dict.fromkeys((puzzle.answer, action))
        answer = await _answer(self._review, advise_line(puzzle.view, 0, also=tuple(also)), Sponsor(home=home))
        return puzzle.judged(action, answer["advice"])

    async def review_table(self, table: str, snapshot: Snapshot, home: str = "") -> ReviewDocument:
        """The review of a table's game, as far as it is; a ``Refusal`` before the game is over."""
        if not snapshot.game.is_over:
            raise Refusal(Reason.REVIEW_NOT_OVER)
        return await self.review(table, write_record(snapshot.game.record()), home)

    async def review(self, name: str, record: str, home: str = "") -> ReviewDocument:
        """The review of a record, as far as it is: begun when it is first asked for, and kept when it is finished."""
        if name not in self._jobs:
            kept = await self._store.record(KEPT_AS.format(name=name))
            if kept is not None:
                done: ReviewDocument = json.loads(kept)
                return done
            thoughts = await self._store.record(THOUGHT_AS.format(name=name))
            turn = self._turns.setdefault(home, asyncio.Lock())
            self._begin(name, _Job(record, home, turn, json.loads(thoughts) if thoughts else []))
        job = self._jobs[name]
        if job.latest is None and job.failure is None:
            await job.changed.wait()
        if job.latest is None:
            raise NoTeacher(str(job.failure))
        return job.latest

    def _begin(self, name: str, job: _Job) -> None:
        if name in self._jobs:
            return
        of_home = sum(one.home == job.home for one in self._jobs.values()) if job.home else 0
        if len(self._jobs) >= MOST_WAITING or of_home >= MOST_OF_A_HOME:
            raise Refusal(Reason.REVIEW_BUSY)
        self._jobs[name] = job
        task = asyncio.create_task(self._work(name, job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _work(self, name: str, job: _Job) -> None:
        """A first look at once, then the rest when it is the review's turn."""
        try:
            finished = await self._go_on(job)
            async with job.turn:
                slices = 0
                while not finished:
                    finished = await self._go_on(job)
                    slices += 1
                    if slices % OFTEN == 0 and not finished:
                        await self._keep(THOUGHT_AS, name, job.answers)
            await self._keep(KEPT_AS, name, job.latest)
            await self._keep(THOUGHT_AS, name, [])
        except Exception as error:
            _log.exception("the review of %s failed", name)
            job.failure = error
        finally:
            job.changed.set()
            del self._jobs[name]

    async def _keep(self, where: str, name: str, document: object) -> None:
        await self._store.put_record(where.format(name=name), json.dumps(document, separators=(",", ":")))

    async def _go_on(self, job: _Job) -> bool:
        answer = await _answer(self._review, review_line(job.record, SLICE, job.answers), Sponsor(BESIDE, job.home))
        job.answers += answer["answers"]
        job.latest = answer["review"]
        job.changed.set()
        return answer["finished"]


def advised_view(snapshot: Snapshot) -> tuple[View, bool]:
    """What advice is made of, and whether everybody may see it; a ``Refusal`` where there is none.

    At one screen it is what the one who decides knows. Where several people play, and the host wishes advice, it is
    what everybody knows: so all may see it.
    """
    if snapshot.advice is None:
        raise Refusal(Reason.ADVICE_NOT_HERE)
    game, public = snapshot.game, snapshot.advice == "public"
    view = game.view(game.to_act, covered=True) if public else snapshot.view
    if not view.legal or snapshot.bot_decides:
        raise Refusal(Reason.ADVICE_NOT_NOW)
    return view, public


def _legal(view: View, action: str) -> Action:
    """An action that a view allows, refused by what the view knows alone."""
    tried = parse_action(action)
    known_game(view).play(tried)
    return tried


def coach_at(snapshot: Snapshot, known: Collection[str]) -> CoachDocument:
    """What a coach says to whoever looks at a table, and who has heard of some topics."""
    return coach_document(snapshot.game, snapshot.view, known, snapshot.eyes.secrets)


async def _answer(ask: Ask, line: str, sponsor: Sponsor) -> Answer:
    answer: Answer = json.loads(await ask(line, sponsor))
    if "failure" in answer:
        raise NoTeacher(answer["failure"])
    return answer
