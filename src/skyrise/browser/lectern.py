"""The lectern of the page's own teacher: lessons, advice and reviews, answered as a server would."""

from __future__ import annotations

from skyrise.components import Reason, Refusal, load_edition
from skyrise.notation import read_record, view_document
from skyrise.notation.analysis import analysis_document, analyzed_view
from skyrise.notation.documents import AnalysisAsked, LessonTry, NewTry, OriginDocument, PuzzleTry
from skyrise.notation.messages import rules_document
from skyrise.notation.requests import read_request
from skyrise.rules import Record
from skyrise.tables import Hall, Snapshot, Store, Who
from skyrise.tables.teaching import Teaching, coach_at, unshared
from skyrise.tables.trying import origin_of, tried_record
from skyrise.teacher.lessons import all_lessons, lesson_of, lessons_document
from skyrise.teacher.puzzles import all_puzzles, puzzle_of, puzzles_document

from .ports import ADVISE, REVIEW, Think
from .questions import Answer, Question, Routes, document_answer


class Lectern:
    """What the person at this browser may ask of the teacher; thinking is done in another worker."""

    def __init__(self, hall: Hall, store: Store, think: Think, me: Who) -> None:
        self._hall = hall
        self._store = store
        advise, review = unshared(lambda line: think(line, ADVISE)), unshared(lambda line: think(line, REVIEW))
        self._teaching = Teaching(advise, review, store)
        self._me = me

    @property
    def routes(self) -> Routes:
        """Who answers what."""
        return {
            "GET /api/rules": self._rules,
            "GET /api/lessons": self._lessons,
            "GET /api/lessons/*": self._lesson,
            "POST /api/lessons/*/tries": self._lesson_try,
            "GET /api/tables/*/advice": self._advice,
            "GET /api/tables/*/coach": self._coach,
            "GET /api/tables/*/review": self._review,
            "GET /api/replays/*/review": self._review_record,
            "GET /api/puzzles": self._puzzles,
            "GET /api/puzzles/*": self._puzzle,
            "POST /api/puzzles/*/tries": self._puzzle_try,
            "POST /api/analysis": self._analyze,
            "POST /api/analysis/lines": self._lines,
            "POST /api/tables/*/tries": self._try_table,
            "POST /api/replays/*/tries": self._try_record,
        }

    async def _rules(self, _: Question) -> Answer:
        return document_answer(rules_document(load_edition()))

    async def _lessons(self, _: Question) -> Answer:
        return document_answer(lessons_document(all_lessons()))

    async def _lesson(self, question: Question) -> Answer:
        return document_answer(lesson_of(question.parts[0]).document())

    async def _lesson_try(self, question: Question) -> Answer:
        tried = read_request(LessonTry, question.body)
        return document_answer(lesson_of(question.parts[0]).answer(tried))

    async def _advice(self, question: Question) -> Answer:
        snapshot = await self._peek(question)
        return document_answer(await self._teaching.advice(snapshot, action=question.query.get("action")))

    async def _coach(self, question: Question) -> Answer:
        known = question.query.get("known", "").split(",")
        return document_answer(coach_at(await self._peek(question), known))

    async def _review(self, question: Question) -> Answer:
        return document_answer(await self._teaching.review_table(question.parts[0], await self._peek(question)))

    async def _review_record(self, question: Question) -> Answer:
        name = question.parts[0]
        return document_answer(await self._teaching.review(name, await self._handed_in(name)))

    async def _puzzles(self, _: Question) -> Answer:
        return document_answer(puzzles_document(all_puzzles().values()))

    async def _puzzle(self, question: Question) -> Answer:
        return document_answer(puzzle_of(question.parts[0]).document())

    async def _puzzle_try(self, question: Question) -> Answer:
        tried = read_request(PuzzleTry, question.body)
        return document_answer(await self._teaching.puzzle(puzzle_of(question.parts[0]), tried.action))

    async def _analyze(self, question: Question) -> Answer:
        return document_answer(analysis_document(read_request(AnalysisAsked, question.body)))

    async def _lines(self, question: Question) -> Answer:
        asked = read_request(AnalysisAsked, question.body)
        view = view_document(analyzed_view(asked))
        return document_answer(await self._teaching.lines(view, len(asked.actions)))

    async def _try_table(self, question: Question) -> Answer:
        wish, snapshot = read_request(NewTry, question.body), await self._peek(question)
        return await self._tried(tried_record(snapshot), wish, origin_of(wish, table=question.parts[0]))

    async def _try_record(self, question: Question) -> Answer:
        wish, name = read_request(NewTry, question.body), question.parts[0]
        record = read_record(await self._handed_in(name))
        return await self._tried(record, wish, origin_of(wish, record=name))

    async def _tried(self, record: Record, wish: NewTry, origin: OriginDocument) -> Answer:
        table = await self._hall.try_again(record, wish, origin, str(self._me.player))
        return document_answer(await self._hall.news(table, self._me), 201)

    async def _handed_in(self, name: str) -> str:
        text = await self._store.record(name)
        if text is None:
            raise Refusal(Reason.REPLAY_UNKNOWN)
        return text

    async def _peek(self, question: Question) -> Snapshot:
        return await self._hall.peek(question.parts[0], self._me, question.seat)
