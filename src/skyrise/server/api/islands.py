"""Islands: those of the box to start from, and somebody's own, which are drawn here step by step and kept elsewhere.

Whatever is drawn is checked in a process of its own: exact geometry takes its time."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from skyrise.notation.declared import schema_of
from skyrise.notation.documents import EditedIsland, IslandFile, IslandPicture
from skyrise.notation.own_islands import island_to_start_from

from .answers import answer
from .bodies import JsonBody, text_of
from .examples import ISLAND_EDITS
from .identity import Reader
from .limited import limited
from .openapi import REFERENCE, described, island_edit_schema
from .services import Serving

router = APIRouter(prefix="/islands", tags=["islands"])


@router.get("/{island}", summary="An island to start from", **described(EditedIsland, 404))
async def start(request: Request, island: str, who: Reader, serving: Serving) -> Response:
    """One of the box by its name, or `blank`: one piece of land."""
    made = await serving.readings.packed(("island", island), lambda: island_to_start_from(island), who.home)
    return made.answer(request)


@router.post(
    "/edit",
    summary="Draw a step, and check the island",
    dependencies=[limited("readings")],
    **described(EditedIsland, 413, 422, 429, body=island_edit_schema(), examples=ISLAND_EDITS),
)
async def edit(who: Reader, serving: Serving, body: bytes = JsonBody) -> Response:
    """The island after the step, and why it cannot be played on yet."""
    return answer(await serving.records.draw({"do": "step", "body": text_of(body)}, who.home))


@router.post(
    "/picture",
    summary="The picture of an island",
    dependencies=[limited("replays")],
    **described(IslandPicture, 413, 422, 429, body=schema_of(IslandFile, REFERENCE)),
)
async def picture(who: Reader, serving: Serving, body: bytes = JsonBody) -> Response:
    """Without a game: an outer island with the central one of the box, or a central one with all four around it."""
    return answer(await serving.records.draw({"do": "picture", "body": text_of(body)}, who.home))
