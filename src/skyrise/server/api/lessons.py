"""Lessons, and the rulebook that they teach. Nothing is kept of who learns."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from skyrise.components import load_edition
from skyrise.notation.declared import schema_of
from skyrise.notation.documents import LessonAnswer, LessonDocument, LessonSummary, LessonTry, RuleDocument
from skyrise.notation.messages import rules_document
from skyrise.teacher.lessons import all_lessons, lesson_of, lessons_document

from .answers import answer
from .bodies import LessonTryBody
from .identity import Reader
from .limited import limited
from .openapi import REFERENCE, described
from .services import Serving

router = APIRouter(tags=["teacher"], dependencies=[limited("readings")])

LessonId = Annotated[str, Path(pattern=r"^[a-z-]{1,32}$", description="As the list of lessons says.")]


@router.get("/rules", summary="The executable rulebook", **described(list[RuleDocument], 429))
async def rules(request: Request, who: Reader, serving: Serving) -> Response:
    """Every rule by its id: the reasons for refusals, scores and events name them."""
    made = await serving.readings.packed("rules", lambda: rules_document(load_edition()), who.home)
    return made.answer(request)


@router.get("/lessons", summary="All lessons", **described(list[LessonSummary], 429))
async def lessons(request: Request, who: Reader, serving: Serving) -> Response:
    """In their order."""
    made = await serving.readings.packed("lessons", lambda: lessons_document(all_lessons()), who.home)
    return made.answer(request)


@router.get("/lessons/{lesson}", summary="A lesson and its first step", **described(LessonDocument, 404, 422, 429))
async def lesson(request: Request, lesson: LessonId, who: Reader, serving: Serving) -> Response:
    """Later steps come with the answers to what is tried."""
    made = await serving.readings.packed(("lesson", lesson), lambda: lesson_of(lesson).document(), who.home)
    return made.answer(request)


@router.post(
    "/lessons/{lesson}/tries",
    summary="Try something in a lesson",
    **described(LessonAnswer, 404, 413, 422, 429, body=schema_of(LessonTry, REFERENCE)),
)
async def lesson_try(lesson: LessonId, who: Reader, serving: Serving, tried: LessonTry = LessonTryBody) -> Response:
    """A wrong try is answered by the rule behind it; one that is accepted, by the next step."""
    return answer(await serving.readings.document(lambda: lesson_of(lesson).answer(tried), who.home))
