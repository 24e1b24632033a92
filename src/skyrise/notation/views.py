"""Views, ``skyrise-view/1``: positions with null for what a seat may not know, written and read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from skyrise.components.reading import Node
from skyrise.rules import Action, Match, Position, View

from .documents import Color, ViewDocument
from .errors import BadDocument
from .matches import read_format
from .positions import position_fields, read_fields
from .records import read_action

FORMAT: Final = "skyrise-view/1"


def view_document(view: View) -> ViewDocument:
    """The JSON document of a view: a position with null where the seat may not know, and what the seat may do."""
    position = view.position
    seats = range(position.match.players)
    return {
        "format": FORMAT,
        **position_fields(position),
        "seat": view.seat,
        "available": [
            {"buildings": list(position.available(seat)), "wonders": list(position.available_wonders(seat))}
            for seat in seats
        ],
        "structures_in_all": [position.match.structures_to_build(seat) for seat in seats],
        "figures": _figures(position),
        "legal": [str(action) for action in view.legal],
    }


def _figures(position: Position) -> dict[str, Color]:
    return {
        str(card): cast(Color, position.figure(seat, card))
        for seat, board in enumerate(position.players)
        for card in board.wonders
    }


def view_of_document(document: Mapping[str, object]) -> View:
    """The view of a document that JSON was read to."""
    return read_view(Node(document, "view", BadDocument))


def read_view(document: Node, match: Match | None = None) -> View:
    """The view of a document. One of the ``match`` given has that very match, which may know more by heart."""
    read_format(document, FORMAT)
    position = read_fields(document, match)
    seat = document.field("seat")
    return View(
        seat=None if seat.is_null else seat.number(0, position.match.players - 1),
        position=position,
        legal=read_actions(document.field("legal")),
    )


def read_actions(node: Node) -> tuple[Action, ...]:
    """A list of actions."""
    return tuple(read_action(entry) for entry in node.items())
