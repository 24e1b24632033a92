"""Reading a view, ``skyrise-view/1``: the other half of ``notation.view_document``."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from skyrise.components.reading import Node
from skyrise.notation import BadDocument, read_position
from skyrise.notation.matches import read_format
from skyrise.notation.positions import FORMAT, VIEW_FORMAT
from skyrise.rules import Action, BadAction, Match, View, parse_action


def view_of_document(document: dict[str, Any]) -> View:
    """The view of a document that JSON was read to."""
    return read_view(Node(document, "view", BadDocument))


def read_view(document: Node, match: Match | None = None) -> View:
    """The view of a document. One of the ``match`` given has that very match, which may know more by heart."""
    read_format(document, VIEW_FORMAT)
    hidden = [board.get("wonder_hand").is_null for board in document.field("players").items()]
    position = read_position(json.dumps(_as_position(document, hidden)))
    boards = (
        replace(board, wonder_hand=None) if is_hidden else board
        for board, is_hidden in zip(position.players, hidden, strict=True)
    )
    known = match if match == position.match else None
    seat = document.field("seat")
    return View(
        seat=None if seat.is_null else seat.number(0, position.match.players - 1),
        position=replace(position, match=known or position.match, players=tuple(boards)),
        legal=read_actions(document.field("legal")),
    )


def read_actions(node: Node) -> tuple[Action, ...]:
    """A list of actions."""
    try:
        return tuple(parse_action(entry.text()) for entry in node.items())
    except BadAction as error:
        raise node.error(error.reason, **error.arguments) from error


def _as_position(document: Node, hidden: list[bool]) -> dict[str, object]:
    """A view is a position, but for the hands that are hidden."""
    players = [
        {**board.raw, "wonder_hand": []} if is_hidden else board.raw
        for board, is_hidden in zip(document.field("players").items(), hidden, strict=True)
    ]
    return {**document.raw, "format": FORMAT, "players": players}
