"""Making, finding and playing at tables."""

from __future__ import annotations

import asyncio
from typing import Annotated

import orjson
from fastapi import APIRouter, Body, Path, Query
from starlette.responses import Response

from skyrise.server.tables import Hall, Who
from skyrise.server.wire import Command, Done, MyTable, News, NewTable, TableSummary
from skyrise.server.wire.base import SeatNumber, Version

from .answers import answer, encode
from .examples import COMMANDS, NEW_TABLES
from .identity import Host, Player, Reader
from .limited import limited
from .openapi import problems
from .scenes import draw_ahead
from .services import Serving

router = APIRouter(tags=["tables"])

MOST_LISTED = 50
MOST_WAIT = 25.0

TableId = Annotated[str, Path(pattern=r"^[0-9a-z]{1,32}$", description="The id in a table's link.")]
EyesOf = Annotated[
    SeatNumber | None, Query(description="Whose eyes: a seat of one's own. Without: the only own seat, or a spectator.")
]
Since = Annotated[Version, Query(description="The version that one has; 0: nothing yet.")]


@router.post(
    "/tables",
    status_code=201,
    summary="Make a table",
    response_model=News,
    responses=problems(409, 413, 422, 429),
    dependencies=[limited("tables")],
)
async def make_table(
    new: Annotated[NewTable, Body(openapi_examples=NEW_TABLES)], host: Host, serving: Serving
) -> Response:
    """The one who makes it is its host. A table without an open seat begins at once."""
    table = await serving.hall.create(new, host)
    news = await serving.hall.news(table, Who(host), 0, None)
    if news["now"]["city"] is not None:
        draw_ahead(news["now"]["city"])
    return answer(news, 201, {"location": f"/api/tables/{table}"})


@router.get("/tables", summary="Tables that everybody may see", response_model=list[TableSummary])
async def list_tables(who: Reader, serving: Serving) -> Response:
    """Those that gather or play, newest first."""
    summaries = await serving.hall.summaries(await serving.store.listed(MOST_LISTED), who)
    return answer([{name: summary[name] for name in TableSummary.model_fields} for summary in summaries])


@router.get("/mine", summary="My tables", response_model=list[MyTable])
async def my_tables(who: Reader, serving: Serving) -> Response:
    """Where one has a seat, the latest first."""
    rows = [] if who.player is None else await serving.store.of_player(who.player, MOST_LISTED)
    return answer(await serving.hall.summaries(rows, who))


@router.get("/tables/{table}", summary="How things stand", response_model=News, responses=problems(403, 404, 422))
async def read_news(table: TableId, who: Reader, serving: Serving, since: Since = 0, seat: EyesOf = None) -> Response:
    """All that is needed to go on from a version: how things stand now, and the lines after it."""
    return answer(await serving.hall.news(table, who, since, seat))


@router.get(
    "/tables/{table}/news",
    summary="Wait for news",
    response_model=News,
    responses=problems(403, 404, 422, 429),
    dependencies=[limited("questions")],
)
async def wait_for_news(
    table: TableId,
    who: Reader,
    serving: Serving,
    since: Since = 0,
    wait: Annotated[float, Query(ge=0, le=MOST_WAIT, description="Seconds.")] = MOST_WAIT,
    seat: EyesOf = None,
) -> Response:
    """Answers as soon as there is a version after `since`, or when the time is over: a bot can play by HTTP alone."""
    return answer(await _news_after(serving.hall, table, who, since, wait, seat))


@router.post(
    "/tables/{table}/commands",
    summary="Do something at a table",
    response_model=Done,
    responses=problems(403, 404, 409, 413, 422, 429),
    dependencies=[limited("commands")],
)
async def command(
    table: TableId, command: Annotated[Command, Body(openapi_examples=COMMANDS)], who: Player, serving: Serving
) -> Response:
    """Take a seat, begin, act, chat … A command whose id came before is done once and answered again."""
    done = await serving.hall.command(table, who, command)
    return answer(done.model_dump())


async def _news_after(hall: Hall, table: str, who: Who, since: int, wait: float, seat: int | None) -> bytes:
    """The first news of another version than ``since``; the latest there are, when the time is over."""
    subscription = await hall.subscribe(table, who, seat, since, polls=True)
    try:
        async with asyncio.timeout(wait):
            async for news in subscription:
                if orjson.loads(news)["version"] != since:
                    return news
    except TimeoutError:
        pass
    finally:
        subscription.close()
    return encode(await hall.news(table, who, since, seat))
