"""What is sent to a route: JSON, read as one of the declared types."""

from __future__ import annotations

from typing import Any, TypeVar

from fastapi import Depends, Request

from skyrise.components import Reason, Refusal
from skyrise.components.reading import Node, not_utf8, parse_json, show
from skyrise.notation import BadDocument
from skyrise.notation.declared import read_declared, read_one_of
from skyrise.notation.documents import COMMANDS, Command, EditionText, Look, NewTable, OwnEdition

from .answers import JSON

T = TypeVar("T")

MESSAGES: dict[str, type[Command | Look]] = {**COMMANDS, "look": Look}
"""What may come over a socket."""


async def _new_table(request: Request) -> NewTable:
    return _read(NewTable, await _json_body(request))


async def _own_edition(request: Request) -> OwnEdition:
    return _read(OwnEdition, await _json_body(request))


async def _edition_text(request: Request) -> EditionText:
    return _read(EditionText, await _json_body(request))


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


NewTableBody: Any = Depends(_new_table)
CommandBody: Any = Depends(_command)
OwnEditionBody: Any = Depends(_own_edition)
EditionTextBody: Any = Depends(_edition_text)


def read_message(body: bytes | str, choices: dict[str, type[T]]) -> T:
    """A message of one of several types."""
    try:
        return read_one_of(choices, _node(body))
    except BadDocument as error:
        raise Refusal(Reason.REQUEST_INVALID, place=error.place) from error


def _read(declared: type[T], body: bytes) -> T:
    try:
        return read_declared(declared, _node(body))
    except BadDocument as error:
        raise Refusal(Reason.REQUEST_INVALID, place=error.place) from error


def _node(body: bytes | str) -> Node:
    try:
        text = body if isinstance(body, str) else body.decode()
    except UnicodeDecodeError as error:
        raise not_utf8(error, BadDocument) from error
    return Node(parse_json(text, BadDocument), "", BadDocument)
