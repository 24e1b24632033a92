"""Views, ``skyrise-view/1``: positions with null for what a seat may not know, written and read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NotRequired, TypedDict, cast

from skyrise.components.reading import Node
from skyrise.rules import Action, Game, Match, Position, View
from skyrise.rules.position import Moment
from skyrise.rules.seen import SeenAction, own_action

from .documents import (
    AvailableDocument,
    Color,
    Disc,
    Era,
    Panorama,
    PatronValues,
    PendingDocument,
    PlayerDocument,
    ViewDocument,
)
from .errors import BadDocument
from .matches import read_format
from .positions import (
    auction_document,
    pending_document,
    placed_document,
    players_document,
    position_fields,
    read_fields,
    with_secrets,
)
from .records import read_action

FORMAT: Final = "skyrise-view/1"


class OwnParts(TypedDict):
    """The parts of a view that depend on who is looking."""

    seat: int | None
    legal: list[SeenAction]
    patron_values: NotRequired[PatronValues]
    players: NotRequired[list[PlayerDocument]]
    pending: NotRequired[PendingDocument | None]


SPECTATORS_PARTS: Final[OwnParts] = {"seat": None, "legal": []}


@dataclass(frozen=True, slots=True)
class PublicView:
    """What a spectator sees of a moment, and its document: what a seat sees is told by what it sees besides."""

    moment: Moment
    document: ViewDocument
    _own: dict[int, OwnParts] = field(default_factory=dict)
    """By seat, its own parts, but for what it may do."""

    @classmethod
    def of(cls, game: Game, before: PublicView | None = None) -> PublicView:
        """Of a game as it is now. What is as it was before is not written again: it is the very same object."""
        moment = game.moment(None if before is None else before.moment)
        position = moment.position
        if before is None or position.match is not before.moment.position.match:
            return cls(moment, view_document(View(None, position, ())))
        then = before.moment.position
        own = before._own if moment.same_secrets and position.players is then.players else {}
        return cls(moment, _written_on(position, then, before.document), own)

    def own_parts(self, game: Game, seat: int | None, *, covered: bool = False) -> OwnParts:
        """The parts that a seat sees otherwise than a spectator does: the very same object while they are as before."""
        if seat is None:
            return SPECTATORS_PARTS
        legal = game.options(seat, covered=covered)
        if covered:
            return {"seat": seat, "legal": legal}
        if seat not in self._own:
            self._own[seat] = self._written_for(game, seat)
        return {**self._own[seat], "legal": legal} if legal else self._own[seat]

    def _written_for(self, game: Game, seat: int) -> OwnParts:
        own, players = game.secrets(seat), list(self.document["players"])
        players[seat] = with_secrets(players[seat], own)
        return {
            "seat": seat,
            "legal": [],
            "patron_values": cast(PatronValues, own.patron_values),
            "players": players,
            "pending": None if own.pending is None else pending_document(own.pending),
        }

    def with_parts(self, parts: OwnParts) -> ViewDocument:
        """The document of a seat's view, as ``view_document`` would write it."""
        seen: ViewDocument = {**self.document, **parts}
        if seen.get("pending", parts) is None:
            del seen["pending"]
        return seen


def view_document(view: View) -> ViewDocument:
    """The JSON document of a view: a position with null where the seat may not know, and what the seat may do."""
    position = view.position
    return {
        "format": FORMAT,
        **position_fields(position),
        "seat": view.seat,
        "available": _available(position),
        "structures_in_all": [position.match.structures_to_build(seat) for seat in range(position.match.players)],
        "figures": _figures(position),
        "legal": [own_action(action) for action in view.legal],
    }


def _written_on(position: Position, then: Position, known: ViewDocument) -> ViewDocument:
    """A spectator's document, from the one that was written of another moment of the same match."""
    same_boards = position.players is then.players
    document: ViewDocument = {
        **known,
        "era": cast(Era, position.era),
        "discs": known["discs"] if position.discs is then.discs else cast("dict[str, Disc]", dict(position.discs)),
        "players": known["players"] if same_boards else players_document(position),
        "finished": list(position.finished),
        "auction": auction_document(position.auction),
        "to_act": position.to_act,
        "available": _available(position),
        "figures": known["figures"] if same_boards else _figures(position),
    }
    if position.panoramas is not then.panoramas:
        document["panoramas"] = cast("list[Panorama]", list(position.panoramas))
    if position.patron_values is not then.patron_values:
        document["patron_values"] = cast(PatronValues, dict(position.patron_values))
    if position.structures is not then.structures:
        document["structures"] = [placed_document(structure) for structure in position.structures]
    document.pop("pending", None)
    if position.pending is not None:
        document["pending"] = pending_document(position.pending)
    return document


def _available(position: Position) -> list[AvailableDocument]:
    pieces = (*position.structures, *position.bids)
    buildings, wonders = {piece.building for piece in pieces}, {piece.wonder for piece in pieces}
    return [
        {
            "buildings": [one for one in position.match.buildings(seat, position.era) if one not in buildings],
            "wonders": [card for card in board.wonders if card not in wonders],
        }
        for seat, board in enumerate(position.players)
    ]


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
