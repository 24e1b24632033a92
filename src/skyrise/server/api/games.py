"""Questions about the game at a table. The rules answer them, from what the reader may know."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from fastapi import APIRouter, Header, Query, Request
from starlette.responses import PlainTextResponse, Response

from skyrise.language import best_language, describe
from skyrise.notation import write_record
from skyrise.rules import Game
from skyrise.server.replays import Eyes, outlook, reasons_by_place, replay_document
from skyrise.server.tables import Refusal, Sitting
from skyrise.server.tables.refusal import NOT_NOW
from skyrise.server.wire import Message, Outlook, ReplayDocument

from .answers import Packed, answer
from .downloads import download
from .identity import Reader
from .limited import limited
from .openapi import problems
from .services import Serving
from .tables import EyesOf, TableId

router = APIRouter(prefix="/tables/{table}", tags=["games"], dependencies=[limited("questions")])

PIECE = r"^(W(20|1[0-9]|[1-9])|[1-9][0-9]?)$"


@router.get(
    "/reasons",
    summary="Where a piece may not be bid, and why",
    response_model=dict[str, Message],
    responses=problems(403, 404, 409, 422, 429),
)
async def reasons(
    table: TableId,
    piece: Annotated[str, Query(pattern=PIECE, description="A building's number, or W and the number of a card.")],
    who: Reader,
    serving: Serving,
    seat: EyesOf = None,
) -> Response:
    """By neighborhood; a spectator bids nothing, and gets none."""
    sitting = await serving.hall.peek(table, who, seat)
    game = _game(sitting)
    return answer({} if sitting.seat is None else reasons_by_place(game, piece, sitting.seat))


@router.get("/outlook", summary="What would be", response_model=Outlook, responses=problems(403, 404, 409, 422, 429))
async def look_ahead(table: TableId, who: Reader, serving: Serving, seat: EyesOf = None) -> Response:
    """If the game ended now, and what each legal action brings. What the reader may not know counts nothing."""
    sitting = await serving.hall.peek(table, who, seat)
    view = _game(sitting).view(sitting.seat)
    return answer(await asyncio.to_thread(outlook, view))


@router.get(
    "/text",
    summary="The position in words",
    response_class=PlainTextResponse,
    responses=problems(403, 404, 409, 422, 429),
)
async def text(
    table: TableId,
    who: Reader,
    serving: Serving,
    language: Literal["en", "pl", "ru"] | None = None,
    accept_language: Annotated[str, Header()] = "",
    seat: EyesOf = None,
) -> Response:
    """One fact a line, for screen readers and terminals."""
    sitting = await serving.hall.peek(table, who, seat)
    position = _game(sitting).view(sitting.seat).position
    said = describe(position, sitting.names, language=language or best_language(accept_language))
    return PlainTextResponse(f"{said}\n", headers={"cache-control": "no-store"})


@router.get("/record", summary="The record file, when the game is over", responses=problems(403, 404, 409, 422, 429))
async def record(table: TableId, who: Reader, serving: Serving) -> Response:
    """With the seed, so that everybody can check the deal."""
    game = _game(await serving.hall.peek(table, who, None))
    if not game.is_over:
        raise Refusal("record.not-over", NOT_NOW, "the record can be had when the game is over")
    return download(write_record(game.record()), f"skyrise-{table}")


@router.get(
    "/replay",
    summary="The game so far",
    response_model=ReplayDocument,
    responses=problems(403, 404, 409, 422, 429),
    dependencies=[limited("replays")],
)
async def replay(request: Request, table: TableId, who: Reader, serving: Serving, seat: EyesOf = None) -> Response:
    """Every moment: with all hands open when the game is over, before that as the seat could see it."""
    sitting = await serving.hall.peek(table, who, seat)
    game = _game(sitting)
    eyes = Eyes(sitting.seat, see_all=game.is_over)
    document = await asyncio.to_thread(replay_document, game.record(), eyes, sitting.title)
    return (await asyncio.to_thread(Packed.of, document)).answer(request, "no-store")


def _game(sitting: Sitting) -> Game:
    if sitting.game is None:
        raise Refusal("table.not-started", NOT_NOW, "the game has not begun")
    return sitting.game
