"""Views, ``skyrise-view/1``: positions with null for what a seat may not know, written and read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, cast

from skyrise.components.reading import Node
from skyrise.rules import Action, Match, Position, View
from skyrise.rules.seen import own_action

from .documents import Color, PatronValues, ViewDocument
from .errors import BadDocument
from .matches import read_format
from .positions import pending_document, position_fields, read_fields, with_own
from .records import read_action

FORMAT: Final = "skyrise-view/1"


@dataclass(frozen=True, slots=True)
class PublicView:
    """What a spectator sees of a moment, and its document: what other eyes see is told by what they see besides."""

    position: Position
    document: ViewDocument

    @classmethod
    def of(cls, view: View) -> PublicView:
        """Of a spectator's view."""
        return cls(view.position, view_document(view))

    def seen_by(self, view: View) -> ViewDocument:
        """The document of somebody's view of the same moment, as ``view_document`` would write it."""
        position, document = view.position, self.document
        boards = zip(position.players, self.position.players, document["players"], strict=True)
        seen: ViewDocument = {
            **document,
            "patron_values": cast(PatronValues, position.patron_values),
            "players": [known if board is other else with_own(known, board) for board, other, known in boards],
            "seat": view.seat,
            "legal": [own_action(action) for action in view.legal],
        }
        if position.pending is not None:
            seen["pending"] = pending_document(position.pending)
        return seen


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
        "legal": [own_action(action) for action in view.legal],
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
