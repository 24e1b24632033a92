"""Records that people uploaded, to watch again."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from skyrise.notation.declared import schema_of
from skyrise.notation.documents import (
    GameFileDocument,
    RecordDocument,
    ReplayDocument,
    ReplayStored,
    ReviewDocument,
)
from skyrise.notation.handed_in import EVERYTHING, record_name
from skyrise.server.apart.record_worker import Replay

from .answers import answer
from .downloads import download
from .handed_in import handed_in_text
from .identity import Reader
from .limited import limited
from .openapi import REFERENCE, described, refused
from .services import Serving

router = APIRouter(prefix="/replays", tags=["replays"])

RecordId = Annotated[str, Path(pattern=r"^[0-9a-z]{1,32}$", description="As told when the record was handed in.")]


@router.post(
    "",
    summary="Hand in a record or a position",
    dependencies=[limited("records")],
    **described(ReplayStored, 413, 422, 429, status=201, body=schema_of(RecordDocument, REFERENCE)),
)
async def hand_in(request: Request, who: Reader, serving: Serving) -> Response:
    """A record is replayed by the rules first; a position must be one that a game can reach. The same file has the same
    id."""
    text, kind = await serving.records.check(await request.body(), who.home)
    name = record_name(text)
    await serving.store.put_record(name, text)
    stored: ReplayStored = {"id": name, "kind": kind}
    return answer(stored, 201, {"location": f"/api/replays/{name}"})


@router.get(
    "/{record}",
    summary="A replay",
    dependencies=[limited("replays")],
    **described(ReplayDocument, 404, 422, 429),
)
async def read_replay(request: Request, record: RecordId, who: Reader, serving: Serving) -> Response:
    """Every moment of the game, with all hands open."""
    text = await handed_in_text(serving, record)

    async def question() -> Replay:
        return {"do": "replay", "record": text, "seat": None, "see_all": EVERYTHING.see_all, "title": ""}

    return (await serving.records.replay(record, question, who.home)).answer(request)


@router.get(
    "/{record}/review",
    summary="The review of a game, as far as it is",
    dependencies=[limited("reviews")],
    **described(ReviewDocument, 404, 422, 429, 503),
)
async def read_review(record: RecordId, who: Reader, serving: Serving) -> Response:
    """It begins when it is first asked for, and grows: whoever wants all of it asks again until `done` is `of`."""
    text = await handed_in_text(serving, record)
    return answer(await serving.teaching.review(record, text, who.home))


@router.get(
    "/{record}/game",
    summary="A game to go on with",
    dependencies=[limited("replays")],
    **described(GameFileDocument, 404, 422, 429),
)
async def read_game(record: RecordId, who: Reader, serving: Serving) -> Response:
    """Its seats and how far it has come: what a table needs on which it goes on."""
    text = await handed_in_text(serving, record)
    return answer(await serving.records.game(record, text, who.home))


@router.get(
    "/{record}/record",
    summary="The record file",
    dependencies=[limited("replays")],
    responses=refused(404, 422, 429),
)
async def read_record_file(record: RecordId, serving: Serving) -> Response:
    """As it was handed in, in our layout."""
    return download(await handed_in_text(serving, record), f"skyrise-{record}")
