"""What a teacher says of the game at a table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from skyrise.notation.documents import AdviceDocument, CoachDocument, ReviewDocument
from skyrise.tables.teaching import coach_at

from .answers import answer, encode
from .identity import Reader
from .limited import limited
from .openapi import described
from .services import Serving
from .tables import EyesOf, TableId

router = APIRouter(prefix="/tables/{table}", tags=["teacher"])

LONGEST_ACTION = 40
TOPICS = r"^([a-z-]{1,24}(,[a-z-]{1,24}){0,40})?$"


@router.get(
    "/advice",
    summary="The best actions, and why",
    dependencies=[limited("advice")],
    **described(AdviceDocument, 403, 404, 409, 422, 429),
)
async def advice(
    table: TableId,
    who: Reader,
    serving: Serving,
    seat: EyesOf = None,
    action: Annotated[
        str | None, Query(max_length=LONGEST_ACTION, description="An action to judge beside the best ones.")
    ] = None,
) -> Response:
    """At one screen from what the one who decides knows; where several people play, if the host wishes it, from what
    everybody knows, for everybody to see."""
    snapshot = await serving.hall.peek(table, who, seat)
    return answer(await serving.teaching.advice(snapshot, who.home, action))


@router.get(
    "/coach",
    summary="What a coach says now",
    dependencies=[limited("readings")],
    **described(CoachDocument, 403, 404, 409, 422, 429),
)
async def coach(
    table: TableId,
    who: Reader,
    serving: Serving,
    seat: EyesOf = None,
    known: Annotated[str, Query(pattern=TOPICS, description="Topics heard of before, with commas between.")] = "",
) -> Response:
    """Something new, if it comes up in a decision of the reader's, and what the latest auction brought."""
    snapshot = await serving.hall.peek(table, who, seat)
    heard = frozenset(known.split(","))
    key = "coach", snapshot.table, snapshot.version, snapshot.eyes, heard
    return answer(await serving.readings.kept(key, lambda: encode(coach_at(snapshot, heard)), who.home))


@router.get(
    "/review",
    summary="The review of the game, as far as it is",
    dependencies=[limited("reviews")],
    **described(ReviewDocument, 403, 404, 409, 422, 429, 503),
)
async def review(table: TableId, who: Reader, serving: Serving) -> Response:
    """When the game is over. It begins when it is first asked for, and grows: ask again until `done` is `of`."""
    snapshot = await serving.hall.peek(table, who, None)
    return answer(await serving.teaching.review_table(table, snapshot, who.home))
