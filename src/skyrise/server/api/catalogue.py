"""What the server is, and cities."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from skyrise.notation.documents import About, Health, OuterIsland, SceneDocument, Slot
from skyrise.tables.about import about_document

from .limited import limited
from .openapi import described
from .scenes import Islands, scene_of
from .services import Serving

router = APIRouter(tags=["server"])


@router.get("/health", summary="Is the server up, and can it reach its games?", **described(Health, 503))
async def health(serving: Serving) -> Health:
    """A refusal if games cannot be read or written at the moment."""
    await serving.store.check_health()
    if serving.fleet is not None:
        await serving.fleet.check_health()
    return {"status": "ok"}


@router.get("/about", summary="Version, editions and levels of bots", **described(About))
async def about(serving: Serving) -> About:
    told = serving.orders.announcement
    return about_document(serving.keeping.document(), told, ladder=serving.ladder is not None)


@router.get(
    "/city",
    summary="The picture of a city",
    dependencies=[limited("questions")],
    **described(SceneDocument, 422, 429),
)
async def city(
    request: Request,
    north: OuterIsland | None = None,
    east: OuterIsland | None = None,
    south: OuterIsland | None = None,
    west: OuterIsland | None = None,
) -> Response:
    """The ground, the outlines of all neighborhoods and where things stand on them, for the islands of the slots."""
    slots: dict[Slot, OuterIsland | None] = {"north": north, "east": east, "south": south, "west": west}
    used: Islands = {slot: island for slot, island in slots.items() if island is not None}
    return (await scene_of(used)).answer(request)
