"""The ladder: programs enter, ask for games, and everybody sees how strong they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from skyrise.components import Reason, Refusal
from skyrise.notation.declared import schema_of
from skyrise.notation.documents import LadderAnswer, LadderDocument, LadderEntry, NewLadderBot

from .answers import answer
from .bodies import NewLadderBotBody
from .identity import Reader
from .limited import limited
from .openapi import REFERENCE, described
from .services import Services, Serving
from .tables import MOST_WAIT

if TYPE_CHECKING:
    from skyrise.server.ladder import Ladder

router = APIRouter(prefix="/ladder", tags=["ladder"])


@router.get("", summary="The ladder", dependencies=[limited("lists")], **described(LadderDocument, 404, 429))
async def read_ladder(serving: Serving) -> Response:
    """Everybody on it, with ratings and how sure they are, and the latest games."""
    return answer(_ladder(serving).document())


@router.post(
    "/bots",
    summary="Enter the ladder",
    dependencies=[limited("entrants")],
    **described(LadderEntry, 404, 409, 413, 422, 429, status=201, body=schema_of(NewLadderBot, REFERENCE)),
)
async def enter(serving: Serving, new: NewLadderBot = NewLadderBotBody) -> Response:
    """A new program, under a name of its own. Keep the token: it is what the program is known by, for ever."""
    return answer(await _ladder(serving).enter(new.name), 201)


@router.get(
    "/game",
    summary="Wait for a rated game",
    dependencies=[limited("questions")],
    **described(LadderAnswer, 403, 404, 422, 429),
)
async def wait_for_game(
    who: Reader,
    serving: Serving,
    wait: Annotated[float, Query(ge=0, le=MOST_WAIT, description="Seconds.")] = MOST_WAIT,
) -> Response:
    """With the token of a program (`Authorization: Bearer`): the table it is called to, and its seat there. As long as
    that game lasts, the answer is the same at once."""
    called: LadderAnswer = {"game": await _ladder(serving).game_for(who.token, wait)}
    return answer(called)


def _ladder(serving: Services) -> Ladder:
    if serving.ladder is None:
        raise Refusal(Reason.LADDER_NONE)
    return serving.ladder
