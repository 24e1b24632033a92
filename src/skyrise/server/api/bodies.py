"""What is sent to a route: JSON, read as one of the declared types."""

from __future__ import annotations

from typing import Any

from fastapi import Depends, Request

from skyrise.components import Reason, Refusal
from skyrise.components.reading import not_utf8, show
from skyrise.notation.documents import (
    COMMANDS,
    AnalysisAsked,
    Command,
    EditionText,
    LessonTry,
    NewLadderBot,
    NewTable,
    NewTry,
    OwnEdition,
    PuzzleTry,
)
from skyrise.notation.requests import read_message, read_request

from .answers import JSON


async def _new_table(request: Request) -> NewTable:
    return read_request(NewTable, await _json_body(request))


async def _own_edition(request: Request) -> OwnEdition:
    return read_request(OwnEdition, await _json_body(request))


async def _edition_text(request: Request) -> EditionText:
    return read_request(EditionText, await _json_body(request))


async def _lesson_try(request: Request) -> LessonTry:
    return read_request(LessonTry, await _json_body(request))


async def _analysis(request: Request) -> AnalysisAsked:
    return read_request(AnalysisAsked, await _json_body(request))


async def _puzzle_try(request: Request) -> PuzzleTry:
    return read_request(PuzzleTry, await _json_body(request))


async def _new_ladder_bot(request: Request) -> NewLadderBot:
    return read_request(NewLadderBot, await _json_body(request))


async def _new_try(request: Request) -> NewTry:
    return read_request(NewTry, await _json_body(request))


async def _command(request: Request) -> Command:
    return read_message(await _json_body(request), COMMANDS)


async def _json_body(request: Request) -> bytes:
    """What was sent as JSON; any other type could come from another site's page without a preflight."""
    media_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media_type != JSON:
        raise Refusal(Reason.REQUEST_INVALID, place="content-type") from Refusal(
            Reason.VALUE_FORMAT, place="content-type", expected=JSON, found=show(media_type)
        )
    return await request.body()


def text_of(body: bytes) -> str:
    """What was sent, as text."""
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        raise Refusal(Reason.REQUEST_INVALID) from not_utf8(error, Refusal)


NewTableBody: Any = Depends(_new_table)
CommandBody: Any = Depends(_command)
AnalysisBody: Any = Depends(_analysis)
PuzzleTryBody: Any = Depends(_puzzle_try)
NewLadderBotBody: Any = Depends(_new_ladder_bot)
NewTryBody: Any = Depends(_new_try)
LessonTryBody: Any = Depends(_lesson_try)
OwnEditionBody: Any = Depends(_own_edition)
EditionTextBody: Any = Depends(_edition_text)
JsonBody: Any = Depends(_json_body)
