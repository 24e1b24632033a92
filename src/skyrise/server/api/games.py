"""Questions about the game at a table. The rules answer them, from what the reader may know."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Header, Query, Request
from starlette.responses import PlainTextResponse, Response

from skyrise.language import best_language, describe
from skyrise.notation import edition_document, outlook_document, reasons_document, write_record
from skyrise.notation.documents import (
    EditionDocument,
    MessageDocument,
    OutlookDocument,
    ReplayDocument,
    SceneDocument,
    StandingDocument,
)
from skyrise.notation.svg import scene_document
from skyrise.rules import outlook_of
from skyrise.server.apart.record_worker import Replay
from skyrise.tables.standing import standing_at

from .answers import answer, encode
from .downloads import download
from .identity import Reader
from .limited import limited
from .openapi import described, refused
from .services import Serving
from .tables import EyesOf, TableId

router = APIRouter(prefix="/tables/{table}", tags=["games"], dependencies=[limited("questions")])

PIECE = r"^(W(20|1[0-9]|[1-9])|[1-9][0-9]?)$"


@router.get(
    "/reasons",
    summary="Where a piece may not be bid, and why",
    **described(dict[str, MessageDocument], 403, 404, 409, 422, 429),
)
async def reasons(
    table: TableId,
    piece: Annotated[str, Query(pattern=PIECE, description="A building's number, or W and the number of a card.")],
    who: Reader,
    serving: Serving,
    seat: EyesOf = None,
) -> Response:
    """By neighborhood; a spectator bids nothing, and gets none."""
    snapshot = await serving.hall.peek(table, who, seat)
    seat = snapshot.eyes.seat
    return answer({} if seat is None else reasons_document(snapshot.game, piece, seat))


@router.get(
    "/edition",
    summary="The edition that is played, complete",
    dependencies=[limited("readings")],
    **described(EditionDocument, 404, 422, 429),
)
async def edition(request: Request, table: TableId, who: Reader, serving: Serving) -> Response:
    """Of the version that the table was made with, or the host's own."""
    options = await serving.hall.options(table)

    def look_up() -> EditionDocument:
        return edition_document(options.load_edition())

    made = await serving.readings.packed(("edition of", table), look_up, who.home)
    return made.answer(request, "private, max-age=3600")


@router.get("/city", summary="The picture of the city", **described(SceneDocument, 403, 404, 409, 422, 429))
async def city(table: TableId, who: Reader, serving: Serving) -> Response:
    """For cities with islands of the host's own; all others have a picture of their own, at `/api/city`."""
    city = (await serving.hall.peek(table, who, None)).game.match.city
    scene = await serving.readings.kept(("city", table), lambda: encode(scene_document(city)), who.home)
    return answer(scene, headers={"cache-control": "private, max-age=3600"})


@router.get(
    "/outlook",
    summary="What would be",
    dependencies=[limited("readings")],
    **described(OutlookDocument, 403, 404, 409, 422, 429),
)
async def look_ahead(table: TableId, who: Reader, serving: Serving, seat: EyesOf = None) -> Response:
    """If the game ended now, and what each legal action brings. What the reader may not know counts nothing."""
    snapshot = await serving.hall.peek(table, who, seat)

    def look() -> bytes:
        return encode(outlook_document(outlook_of(snapshot.view)))

    key = "outlook", snapshot.table, snapshot.version, snapshot.eyes
    return answer(await serving.readings.kept(key, look, who.home))


@router.get(
    "/standing",
    summary="The live standing",
    dependencies=[limited("readings")],
    **described(StandingDocument, 403, 404, 409, 422, 429),
)
async def stand(table: TableId, who: Reader, serving: Serving, seat: EyesOf = None) -> Response:
    """Prestige if the game ended now, what everybody may expect, and the race so far, as far as the reader may know.
    At one screen; where several people play, if the host wishes it."""
    snapshot = await serving.hall.peek(table, who, seat)
    key = "standing", snapshot.table, snapshot.version, snapshot.eyes
    return answer(await serving.readings.kept(key, lambda: encode(standing_at(snapshot)), who.home))


@router.get(
    "/text",
    summary="The position in words",
    dependencies=[limited("readings")],
    response_class=PlainTextResponse,
    responses=refused(403, 404, 409, 422, 429),
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
    snapshot = await serving.hall.peek(table, who, seat)
    spoken = language or best_language(accept_language)

    def tell() -> bytes:
        return f"{describe(snapshot.view.position, snapshot.names, language=spoken)}\n".encode()

    key = "text", snapshot.table, snapshot.version, snapshot.eyes, spoken
    said = await serving.readings.kept(key, tell, who.home)
    return PlainTextResponse(said, headers={"cache-control": "no-store"})


@router.get(
    "/record",
    summary="The game as a file",
    dependencies=[limited("replays")],
    responses=refused(403, 404, 409, 422, 429),
)
async def record(table: TableId, who: Reader, serving: Serving, unfinished: bool = False) -> Response:
    """When the game is over. Before that only on request (`unfinished`), to go on elsewhere, and only where all players
    sit at one screen, since it tells all secrets. With the seed, so that everybody can check the deal. A game that came
    as a position is its position now."""
    snapshot = await serving.hall.peek(table, who, None)

    def write() -> bytes:
        return snapshot.file(unfinished=unfinished).encode()

    key = "record", snapshot.table, snapshot.version, snapshot.eyes, unfinished
    return download(await serving.readings.kept(key, write, who.home), f"skyrise-{table}")


@router.get(
    "/replay",
    summary="The game so far",
    dependencies=[limited("replays")],
    **described(ReplayDocument, 403, 404, 409, 422, 429),
)
async def replay(request: Request, table: TableId, who: Reader, serving: Serving, seat: EyesOf = None) -> Response:
    """Every moment: with all hands open when the game is over, before that as the seat could see it."""
    snapshot = await serving.hall.peek(table, who, seat)
    game = snapshot.game

    def write() -> Replay:
        return {
            "do": "replay",
            "record": write_record(game.record()),
            "seat": snapshot.eyes.secrets,
            "see_all": game.is_over,
            "title": snapshot.title,
        }

    async def question() -> Replay:
        return await serving.readings.made(write, who.home)

    key = snapshot.table, snapshot.version, snapshot.eyes.secrets
    return (await serving.records.replay(key, question, who.home)).answer(request, "no-store")
