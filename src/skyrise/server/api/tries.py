"""Trying again from a moment of a game that is over."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from skyrise.notation import read_record
from skyrise.notation.declared import schema_of
from skyrise.notation.documents import News, NewTry, OriginDocument
from skyrise.rules import Record
from skyrise.tables import Who
from skyrise.tables.trying import origin_of, tried_record

from .answers import answer
from .bodies import NewTryBody
from .handed_in import handed_in
from .identity import Host, Reader
from .limited import limited
from .openapi import REFERENCE, described
from .replays import RecordId
from .services import Services, Serving
from .tables import TableId

router = APIRouter(tags=["teacher"])


@router.post(
    "/tables/{table}/tries",
    summary="Try again from a moment",
    dependencies=[limited("tables")],
    **described(News, 404, 409, 413, 422, 429, status=201, body=schema_of(NewTry, REFERENCE)),
)
async def try_table(table: TableId, host: Host, serving: Serving, wish: NewTry = NewTryBody) -> Response:
    """A table against bots, whose game goes on from a moment of this table's, which is over."""
    snapshot = await serving.hall.peek(table, Who(host), None)
    return await _tried(serving, tried_record(snapshot), wish, origin_of(wish, table=table), host)


@router.post(
    "/replays/{record}/tries",
    summary="Try again from a moment of a record",
    dependencies=[limited("tables")],
    **described(News, 404, 409, 413, 422, 429, status=201, body=schema_of(NewTry, REFERENCE)),
)
async def try_record(
    record: RecordId, host: Host, who: Reader, serving: Serving, wish: NewTry = NewTryBody
) -> Response:
    """A table against bots, whose game goes on from a moment of a record that was handed in."""
    read = await handed_in(serving, record, who.home, read_record)
    return await _tried(serving, read, wish, origin_of(wish, record=record), host)


async def _tried(serving: Services, record: Record, wish: NewTry, origin: OriginDocument, host: str) -> Response:
    table = await serving.hall.try_again(record, wish, origin, host)
    news = await serving.hall.news(table, Who(host), 0, None)
    return answer(news, 201, {"location": f"/api/tables/{table}"})
