"""What is sent to a server, or to a worker of the page: JSON, read as one of the declared types."""

from __future__ import annotations

from typing import TypeVar

from skyrise.components import Reason, Refusal
from skyrise.components.reading import Node, not_utf8, parse_json

from .declared import read_declared, read_one_of
from .documents import COMMANDS, Command, Look
from .errors import BadDocument

T = TypeVar("T")

MESSAGES: dict[str, type[Command | Look]] = {**COMMANDS, "look": Look}
"""What may be said at a table."""


def read_request(declared: type[T], body: bytes | str) -> T:
    """A document of a declared type."""
    try:
        return read_declared(declared, _node(body))
    except BadDocument as error:
        raise Refusal(Reason.REQUEST_INVALID, place=error.place) from error


def read_message(body: bytes | str, choices: dict[str, type[T]]) -> T:
    """A message of one of several types."""
    try:
        return read_one_of(choices, _node(body))
    except BadDocument as error:
        raise Refusal(Reason.REQUEST_INVALID, place=error.place) from error


def _node(body: bytes | str) -> Node:
    try:
        text = body if isinstance(body, str) else body.decode()
    except UnicodeDecodeError as error:
        raise not_utf8(error, BadDocument) from error
    return Node(parse_json(text, BadDocument), "", BadDocument)
