"""What the server is, its editions, and cities."""

from __future__ import annotations

from functools import lru_cache

from fastapi import APIRouter, Request
from starlette.responses import Response

from skyrise import __version__
from skyrise.bots.registry import BOTS
from skyrise.components import Reason, Refusal, edition_ids, load_edition
from skyrise.components.published import versions
from skyrise.notation import edition_document
from skyrise.notation.documents import About, EditionDocument, Health, OuterIsland, SceneDocument, Slot

from .answers import Packed
from .limited import limited
from .openapi import described
from .scenes import Islands, scene_of

router = APIRouter(tags=["server"])

NOTICE = "about-unofficial"
EDITIONS = {*edition_ids(), *(f"{name}@{version}" for version in versions() for name in edition_ids(version))}


@router.get("/health", summary="Is the server up?", **described(Health))
async def health() -> Health:
    return {"status": "ok"}


@router.get("/about", summary="Version, editions and levels of bots", **described(About))
async def about() -> About:
    return {"version": __version__, "editions": list(edition_ids()), "bots": list(BOTS), "notice": NOTICE}


@router.get("/editions/{edition}", summary="One edition, complete", **described(EditionDocument, 404))
async def edition(request: Request, edition: str) -> Response:
    """By its id, which is the current version's; ``retail@1`` is an older one."""
    if edition not in EDITIONS:
        raise Refusal(Reason.EDITION_UNKNOWN, edition=edition)
    return _edition(edition).answer(request)


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


@lru_cache(maxsize=16)
def _edition(name: str) -> Packed:
    return Packed.of(edition_document(load_edition(name)))
