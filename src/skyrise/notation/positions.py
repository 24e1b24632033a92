"""Positions, ``skyrise-position/1``."""

from __future__ import annotations

from typing import Final, cast

from skyrise.components import Reason
from skyrise.components.names import DISCS, FACTION_COLORS, KEYS, PANORAMAS, PATRONS
from skyrise.components.reading import Node, parse_json
from skyrise.components.schema import MAX_PRESTIGE
from skyrise.rules import Auction, Match, Pending, Placed, PlayerBoard, Position, Won
from skyrise.rules.position import SCORED_SO_FAR, Secrets

from .documents import (
    AuctionDocument,
    Color,
    Disc,
    Era,
    Faction,
    KeyName,
    Panorama,
    PatronValues,
    PendingDocument,
    PendingKind,
    PlacedDocument,
    PlayerDocument,
    PositionDocument,
    PositionFields,
    PrestigeDocument,
    RowsDocument,
    VisionaryDocument,
)
from .errors import BadDocument
from .matches import by_slot, components_of, read_format, read_match
from .records import MOST_POINTS, cards, one_line_each, seats

FORMAT: Final = "skyrise-position/1"
MOST_BIDS: Final = 50
MOST_DISCS: Final = 60


def write_position(position: Position) -> str:
    """The text of a position: a line for each part."""
    return one_line_each(position_document(position))


def position_document(position: Position) -> PositionDocument:
    """The JSON document of a position."""
    return {"format": FORMAT, **position_fields(position)}


def position_fields(position: Position) -> PositionFields:
    """What the documents of positions and views have in common."""
    match = position.match
    fields: PositionFields = {
        **cast(PositionFields, components_of(match)),  # of which it has some
        "edition": match.edition.id,
        "era": cast(Era, position.era),
        "seats": [{"color": cast(Color, color)} for color in match.colors],
        "islands": by_slot(match),
        "panoramas": cast("list[Panorama]", list(position.panoramas)),
        "patron_values": cast(PatronValues, dict(position.patron_values)),
        "discs": cast("dict[str, Disc]", dict(position.discs)),
        "structures": [placed_document(structure) for structure in position.structures],
        "players": players_document(position),
        "finished": list(position.finished),
        "auction": auction_document(position.auction),
        "to_act": position.to_act,
    }
    if position.pending:
        fields["pending"] = pending_document(position.pending)
    return fields


def placed_document(piece: Placed) -> PlacedDocument:
    """A structure or a bid."""
    if piece.building is not None:
        return {"seat": piece.seat, "building": piece.building, "at": piece.at}
    assert piece.wonder is not None, "a piece is a building or a Wonder"
    return {"seat": piece.seat, "wonder": piece.wonder, "at": piece.at}


def with_secrets(known: PlayerDocument, own: Secrets) -> PlayerDocument:
    """The document of a seat's board as the seat sees it, from that of a spectator."""
    return _with_cards({**known, "objective": cast("Faction | None", own.objective)}, own)


def _with_cards(document: PlayerDocument, board: PlayerBoard | Secrets) -> PlayerDocument:
    document["wonder_hand"] = None if board.wonder_hand is None else list(board.wonder_hand)
    if board.put_away is not None:
        document["put_away"] = list(board.put_away)
    return document


def players_document(position: Position) -> list[PlayerDocument]:
    """What every seat has."""
    return [_player_document(board) for board in position.players]


def _player_document(board: PlayerBoard) -> PlayerDocument:
    patrons = {letter: count for letter, count in board.patrons.items() if count}
    document: PlayerDocument = {
        "objective": cast("Faction | None", board.objective),
        "objective_revealed": board.objective_revealed,
        "wonder_hand": None,
        "wonders": list(board.wonders),
        "rows": cast(RowsDocument, dict(board.rows)),
        "visionary": {
            **cast(VisionaryDocument, patrons),
            "excess": board.excess,
            "commissions": board.commissions,
            "keys": cast("list[KeyName]", list(board.keys)),
        },
        "prestige": cast(PrestigeDocument, dict(board.prestige)),
    }
    return _with_cards(document, board)


def auction_document(auction: Auction | None) -> AuctionDocument | None:
    """The auction under way."""
    if auction is None:
        return None
    bids = [placed_document(bid) for bid in auction.bids]
    return {"starter": auction.starter, "bids": bids, "passed": list(auction.passed)}


def pending_document(pending: Pending) -> PendingDocument:
    """An open decision outside an auction."""
    if pending.won is None:
        return {"kind": "choose", "chosen": [None if kept is None else list(kept) for kept in pending.chosen]}
    won = pending.won
    return {
        "kind": cast(PendingKind, pending.kind),
        "won": {**placed_document(won.piece), "bids": won.bids, "started": won.started},
    }


def read_position(text: str) -> Position:
    """The position of a text. Whether it fits the rules is seen when a game is made of it (``Game.from_position``)."""
    document = Node(parse_json(text, BadDocument), "", BadDocument)
    read_format(document, FORMAT)
    return read_fields(document, hidden_hands=False)


def read_fields(document: Node, known: Match | None = None, *, hidden_hands: bool = True) -> Position:
    """What the documents of positions and views have in common; in a view, hands may be hidden.

    A position of the ``known`` match has that very match, which may know more by heart.
    """
    match = read_match(document, document.field("islands"))
    return Position(
        match=known if known is not None and known == match else match,
        era=document.field("era").number(1, 2),
        panoramas=tuple(card.choice(PANORAMAS) for card in document.field("panoramas").items()),
        patron_values={letter: _patron_value(document.field("patron_values").get(letter)) for letter in PATRONS},
        discs={place: disc.choice(DISCS) for place, disc in document.field("discs").fields().items()},
        structures=tuple(_placed(structure) for structure in document.field("structures").items()),
        players=tuple(_board(board, hidden_hands) for board in document.field("players").items()),
        finished=seats(document.get("finished", [])),
        auction=_auction(document.get("auction")),
        pending=_pending(document.get("pending")),
        to_act=_seat_or_none(document.field("to_act")),
    )


def _patron_value(node: Node) -> int | None:
    return None if node.is_null else node.number(0, MAX_PRESTIGE)


def _seat_or_none(node: Node) -> int | None:
    return None if node.is_null else node.number(0, 3)


def _placed(node: Node) -> Placed:
    building, wonder = node.get("building"), node.get("wonder")
    if building.is_null == wonder.is_null:
        raise node.error(Reason.POSITION_PIECE)
    return Placed(
        seat=node.field("seat").number(0, 3),
        at=node.field("at").text(),
        building=None if building.is_null else building.number(1, 99),
        wonder=None if wonder.is_null else wonder.number(1, 20),
    )


def _board(node: Node, hidden_hands: bool) -> PlayerBoard:
    objective, visionary, prestige = node.get("objective"), node.get("visionary", {}), node.get("prestige", {})
    put_away, hand = node.get("put_away"), node.get("wonder_hand", None if hidden_hands else [])
    return PlayerBoard(
        objective=None if objective.is_null else objective.choice(FACTION_COLORS),
        objective_revealed=node.get("objective_revealed", default=False).flag(),
        wonder_hand=None if hidden_hands and hand.is_null else cards(hand),
        wonders=cards(node.get("wonders", [])),
        put_away=None if put_away.is_null else cards(put_away),
        rows={color: node.get("rows", {}).get(color, 0).number(0, 4) for color in FACTION_COLORS},
        patrons={letter: visionary.get(letter, 0).number(0, 4 * len(PATRONS)) for letter in PATRONS},
        excess=visionary.get("excess", 0).number(0, MOST_DISCS),
        commissions=visionary.get("commissions", 0).number(0, MOST_DISCS),
        keys=tuple(key.choice(KEYS) for key in visionary.get("keys", []).items()),
        prestige={source: prestige.get(source, 0).number(0, MOST_POINTS) for source in SCORED_SO_FAR},
    )


def _auction(node: Node) -> Auction | None:
    if node.is_null:
        return None
    return Auction(
        starter=node.field("starter").number(0, 3),
        bids=tuple(_placed(bid) for bid in node.field("bids").items()),
        passed=seats(node.get("passed", [])),
    )


def _pending(node: Node) -> Pending | None:
    if node.is_null:
        return None
    kind = node.field("kind").choice(("wild", "vault", "vault-wild", "choose"))
    if kind == "choose":
        chosen = tuple(None if entry.is_null else cards(entry) for entry in node.field("chosen").items())
        return Pending(kind, chosen=chosen)
    won = node.field("won")
    return Pending(kind, won=Won(_placed(won), won.field("bids").number(1, MOST_BIDS), won.field("started").flag()))
