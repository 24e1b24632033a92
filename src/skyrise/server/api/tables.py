"""Making, finding and playing at tables."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from skyrise.components import Reason, Refusal
from skyrise.notation.declared import schema_of
from skyrise.notation.documents import Command, Done, MyTable, News, NewTable, TableCode, TableSummary
from skyrise.notation.game_files import read_game_file
from skyrise.tables import Hall, Who, read_code

from .answers import answer
from .bodies import CommandBody, NewTableBody
from .examples import COMMANDS, NEW_TABLES
from .handed_in import handed_in
from .identity import Host, Player, Reader
from .limited import limited, purse_of, spend_of_all, spend_words
from .openapi import REFERENCE, command_schema, described
from .scenes import draw_ahead
from .services import Serving

router = APIRouter(tags=["tables"])

MOST_LISTED = 50
MOST_LOOKED_AT = 1000
"""The newest, from which those are chosen."""
MOST_WAIT = 25.0
MOST_VERSION = 2**31 - 1

TableId = Annotated[str, Path(pattern=r"^[0-9a-z]{1,32}$", description="The id in a table's link.")]
EyesOf = Annotated[
    int | None,
    Query(
        ge=0,
        le=3,
        description="Whose eyes: a seat of one's own. Without: the only own seat; of several the one that decides,"
        " without its secrets; or a spectator.",
    ),
]
Since = Annotated[int, Query(ge=0, le=MOST_VERSION, description="The version that one has; 0: nothing yet.")]


@router.post(
    "/tables",
    summary="Make a table",
    dependencies=[limited("tables")],
    **described(News, 404, 409, 413, 422, 429, status=201, body=schema_of(NewTable, REFERENCE), examples=NEW_TABLES),
)
async def make_table(host: Host, who: Reader, serving: Serving, new: NewTable = NewTableBody) -> Response:
    """The one who makes it is its host. A table without an open seat begins at once.

    A game that was begun elsewhere goes on: first hand in its file (`POST /api/replays`). Whoever has that file knows
    all hidden cards; the table shows them to nobody but whoever sits there.
    """
    serving.orders.check_new_table()
    file = None if new.begun is None else await handed_in(serving, new.begun.file, who.home, read_game_file)
    table = await serving.hall.create(new, host, file)
    news = await serving.hall.news(table, Who(host), 0, None)
    if news["now"]["city"] is not None and new.begun is None:  # else its islands may be of somebody's own
        draw_ahead(news["now"]["city"])
    return answer(news, 201, {"location": f"/api/tables/{table}"})


@router.get(
    "/tables",
    summary="Tables that everybody may see",
    dependencies=[limited("lists")],
    **described(list[TableSummary], 429),
)
async def list_tables(who: Reader, serving: Serving) -> Response:
    """Those that gather or play, newest first; those where somebody is, before the others, and every place in turn."""
    rows = serving.hall.in_turns(await serving.store.listed(MOST_LOOKED_AT))
    summaries = await serving.hall.summaries(rows[:MOST_LISTED], who)
    return answer([_public(summary) for summary in summaries])


@router.get("/mine", summary="My tables", dependencies=[limited("lists")], **described(list[MyTable], 429))
async def my_tables(who: Reader, serving: Serving) -> Response:
    """Where one has a seat, the latest first."""
    rows = [] if who.player is None else await serving.store.of_player(who.player, MOST_LISTED)
    return answer(await serving.hall.summaries(rows, who))


@router.get(
    "/codes/{code}",
    summary="The table of a code",
    dependencies=[limited("codes")],
    **described(TableCode, 404, 422, 429),
)
async def find_table(
    code: Annotated[
        str, Path(pattern=r"^[0-9A-Za-z]{6}$", description="Six letters and digits; o is 0, i and l are 1.")
    ],
    serving: Serving,
) -> Response:
    """While it gathers or plays. Codes can be guessed, so few may be asked for."""
    spend_of_all(serving, "codes_of_all")
    found = await serving.store.with_code(read_code(code))
    if len(found) != 1:
        raise Refusal(Reason.CODE_UNKNOWN)
    known: TableCode = {"table": found[0]}
    return answer(known)


@router.get(
    "/tables/{table}",
    summary="How things stand",
    dependencies=[limited("questions")],
    **described(News, 403, 404, 422, 429),
)
async def read_news(table: TableId, who: Reader, serving: Serving, since: Since = 0, seat: EyesOf = None) -> Response:
    """All that is needed to go on from a version: how things stand now, and the lines after it."""
    return answer(await serving.hall.news(table, who, since, seat))


@router.get(
    "/tables/{table}/news",
    summary="Wait for news",
    dependencies=[limited("questions")],
    **described(News, 403, 404, 422, 429),
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
    dependencies=[limited("commands")],
    **described(Done, 403, 404, 409, 413, 422, 429, body=command_schema(), examples=COMMANDS),
)
async def command(
    request: Request, table: TableId, who: Player, serving: Serving, command: Command = CommandBody
) -> Response:
    """Take a seat, begin, act, chat … A command whose id came before is done once and answered again."""
    spend_words(serving, purse_of(serving, request, who), who, command)
    return answer(await serving.hall.command(table, who, command))


def _public(summary: MyTable) -> TableSummary:
    """What everybody may see of a table in a list."""
    return {
        "table": summary["table"],
        "title": summary["title"],
        "edition": summary["edition"],
        "own": summary["own"],
        "status": summary["status"],
        "seats": summary["seats"],
        "created": summary["created"],
    }


async def _news_after(hall: Hall, table: str, who: Who, since: int, wait: float, seat: int | None) -> News:
    """The first news of another version than ``since``; the latest there are, when the time is over."""
    subscription = await hall.subscribe(table, who, seat, since, polls=True)
    try:
        async with asyncio.timeout(wait):
            async for news in subscription:
                if news["type"] == "news" and news["version"] != since:
                    return news
    except TimeoutError:
        pass
    finally:
        subscription.close()
    return await hall.news(table, who, since, seat)
