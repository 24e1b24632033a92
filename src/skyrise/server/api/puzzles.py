"""Puzzles: the list, each as the one who decides sees it, and answers."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from skyrise.notation.declared import schema_of
from skyrise.notation.documents import PuzzleAnswer, PuzzleDocument, PuzzleSummary, PuzzleTry
from skyrise.teacher.puzzles import all_puzzles, puzzle_of, puzzles_document

from .answers import answer, encode
from .bodies import PuzzleTryBody
from .identity import Reader
from .limited import limited
from .openapi import REFERENCE, described
from .services import Serving

router = APIRouter(prefix="/puzzles", tags=["teacher"])
PuzzleId = Annotated[str, Path(pattern="^[0-9a-f]{10}$", description="As the list names it.")]


@router.get("", summary="All puzzles", dependencies=[limited("lists")], **described(list[PuzzleSummary], 429))
async def list_puzzles(request: Request, who: Reader, serving: Serving) -> Response:
    """In an order that stays; the puzzle of a day is found from its date."""
    made = await serving.readings.packed("puzzles", lambda: puzzles_document(all_puzzles().values()), who.home)
    return made.answer(request)


@router.get(
    "/{puzzle}",
    summary="A puzzle",
    dependencies=[limited("readings")],
    **described(PuzzleDocument, 404, 422, 429),
)
async def read_puzzle(puzzle: PuzzleId, who: Reader, serving: Serving) -> Response:
    """Without its answer, as the one who decides sees it."""
    found = puzzle_of(puzzle)
    return answer(await serving.readings.kept(("puzzle", puzzle), lambda: encode(found.document()), who.home))


@router.post(
    "/{puzzle}/tries",
    summary="Answer a puzzle",
    dependencies=[limited("advice")],
    **described(PuzzleAnswer, 404, 413, 422, 429, body=schema_of(PuzzleTry, REFERENCE)),
)
async def try_puzzle(puzzle: PuzzleId, who: Reader, serving: Serving, tried: PuzzleTry = PuzzleTryBody) -> Response:
    """Whether it is the best action, and why that one is."""
    return answer(await serving.teaching.puzzle(puzzle_of(puzzle), tried.action, who.home))
