"""The analysis board: any action for any seat, and what the engine thinks of it."""

from __future__ import annotations

from dataclasses import asdict

import orjson
from fastapi import APIRouter
from starlette.responses import Response

from skyrise.notation.declared import schema_of
from skyrise.notation.documents import AdviceDocument, AnalysisAsked, AnalysisDocument

from .answers import answer
from .bodies import AnalysisBody
from .identity import Reader
from .limited import limited
from .openapi import REFERENCE, described
from .services import Serving

router = APIRouter(prefix="/analysis", tags=["teacher"])
ASKED = schema_of(AnalysisAsked, REFERENCE)


@router.post(
    "",
    summary="A moment on an analysis board",
    dependencies=[limited("analyses")],
    **described(AnalysisDocument, 413, 422, 429, body=ASKED),
)
async def show(who: Reader, serving: Serving, asked: AnalysisAsked = AnalysisBody) -> Response:
    """A record and what was played on from it: all cards lie open."""
    return answer(await serving.records.moment(_text(asked), who.home))


@router.post(
    "/lines",
    summary="The best actions of a moment on an analysis board",
    dependencies=[limited("advice")],
    **described(AdviceDocument, 409, 413, 422, 429, body=ASKED),
)
async def lines(who: Reader, serving: Serving, asked: AnalysisAsked = AnalysisBody) -> Response:
    """From what the one who decides may know, or with all cards open."""
    view = await serving.records.view(_text(asked), who.home)
    return answer(await serving.teaching.lines(view, len(asked.actions), who.home))


def _text(asked: AnalysisAsked) -> str:
    return orjson.dumps(asdict(asked)).decode()
