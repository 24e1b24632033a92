"""Records that people uploaded, to watch again."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from hashlib import sha256
from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from skyrise.components import Reason, Refusal
from skyrise.components.reading import not_utf8
from skyrise.notation import BadDocument, Eyes, read_record, replay_document, write_record
from skyrise.notation.declared import schema_of
from skyrise.notation.documents import RecordDocument, ReplayDocument, ReplayStored
from skyrise.rules import Game, Misfit

from .answers import Packed, answer
from .downloads import download
from .limited import limited
from .openapi import REFERENCE, described, refused
from .services import Services, Serving

router = APIRouter(prefix="/replays", tags=["replays"])

ID_LENGTH = 20
EVERYTHING = Eyes(None, see_all=True)
"""Whoever has a record has read it all."""

RecordId = Annotated[str, Path(pattern=r"^[0-9a-z]{1,32}$", description="As told when the record was handed in.")]


@router.post(
    "",
    summary="Hand in a record",
    dependencies=[limited("records")],
    **described(ReplayStored, 413, 422, 429, status=201, body=schema_of(RecordDocument, REFERENCE)),
)
async def hand_in(request: Request, serving: Serving) -> Response:
    """It is replayed by the rules first. The same record has the same id."""
    text = await asyncio.to_thread(_checked, await request.body())
    name = sha256(text.encode()).hexdigest()[:ID_LENGTH]
    await serving.store.put_record(name, text)
    return answer({"id": name}, 201, {"location": f"/api/replays/{name}"})


@router.get(
    "/{record}",
    summary="A replay",
    dependencies=[limited("replays")],
    **described(ReplayDocument, 404, 422, 429),
)
async def read_replay(request: Request, record: RecordId, serving: Serving) -> Response:
    """Every moment of the game, with all hands open."""
    text = await _text(serving, record)
    return (await asyncio.to_thread(_replay, text)).answer(request)


@router.get("/{record}/record", summary="The record file", responses=refused(404, 422))
async def read_record_file(record: RecordId, serving: Serving) -> Response:
    """As it was handed in, in our layout."""
    return download(await _text(serving, record), f"skyrise-{record}")


async def _text(serving: Services, record: str) -> str:
    text = await serving.store.record(record)
    if text is None:
        raise Refusal(Reason.REPLAY_UNKNOWN)
    return text


def _checked(body: bytes) -> str:
    """The text of a record that is legal by the rules."""
    try:
        return write_record(Game.from_record(read_record(body.decode())).record())
    except UnicodeDecodeError as error:
        raise _refused(not_utf8(error, BadDocument)) from error
    except (BadDocument, Misfit) as error:
        raise _refused(error) from error


def _refused(error: Refusal) -> Refusal:
    """A file that is not a record, or not the record of a legal game."""
    return Refusal(Reason.RECORD_REFUSED, place=error.place, why=error)


@lru_cache(maxsize=16)
def _replay(text: str) -> Packed:
    return Packed.of(replay_document(read_record(text), EVERYTHING))
