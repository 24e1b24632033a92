"""What a teacher says of the game at a table."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from skyrise.notation.documents import AdviceDocument, CoachDocument, ReviewDocument
from skyrise.tables.teaching import coach_at

from .answers import answer
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
    return answer(await serving.teaching.advice(await serving.hall.peek(table, who, seat), action))


@router.get(
    "/coach",
    summary="What a coach says now",
    dependencies=[limited("questions")],
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
    return answer(await asyncio.to_thread(coach_at, snapshot, known.split(",")))


@router.get(
    "/review",
    summary="The review of the game, as far as it is",
    dependencies=[limited("reviews")],
    **described(ReviewDocument, 403, 404, 409, 422, 429, 503),
)
async def review(table: TableId, who: Reader, serving: Serving) -> Response:
    """When the game is over. It begins when it is first asked for, and grows: ask again until `done` is `of`."""
    return answer(await serving.teaching.review_table(table, await serving.hall.peek(table, who, None)))
