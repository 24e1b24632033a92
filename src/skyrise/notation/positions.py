"""Positions, ``skyrise-position/1``, and views, which are positions with null for what a seat may not know."""

from __future__ import annotations

from typing import Any, Final

from skyrise.components import Reason
from skyrise.components.names import DISCS, FACTION_COLORS, KEYS, PANORAMAS, PATRONS
from skyrise.components.reading import Node, parse_json
from skyrise.components.schema import MAX_PRESTIGE
from skyrise.rules import Auction, Pending, Placed, PlayerBoard, Position, View, Won
from skyrise.rules.position import SCORED_SO_FAR

from .errors import BadDocument
from .matches import by_slot, components_of, read_format, read_match
from .records import MOST_POINTS, cards, one_line_each, seats

FORMAT: Final = "skyrise-position/1"
VIEW_FORMAT: Final = "skyrise-view/1"
MOST_BIDS: Final = 50
MOST_DISCS: Final = 60


def write_position(position: Position) -> str:
    """The text of a position: a line for each part."""
    return one_line_each(position_document(position))


def view_document(view: View) -> dict[str, Any]:
    """The JSON document of a view: a position with null where the seat may not know, and what the seat may do."""
    document = position_document(view.position)
    document["format"] = VIEW_FORMAT
    document["seat"] = view.seat
    document["available"] = [
        {
            "buildings": list(view.position.available(seat)),
            "wonders": list(view.position.available_wonders(seat)),
        }
        for seat in range(view.position.match.players)
    ]
    document["legal"] = [str(action) for action in view.legal]
    return document


def position_document(position: Position) -> dict[str, Any]:
    """The JSON document of a position."""
    match = position.match
    document: dict[str, Any] = {
        "format": FORMAT,
        **components_of(match),
        "edition": match.edition.id,
        "era": position.era,
        "seats": [{"color": color} for color in match.colors],
        "islands": by_slot(match),
        "panoramas": list(position.panoramas),
        "patron_values": dict(position.patron_values),
        "discs": dict(position.discs),
        "structures": [_placed_document(structure) for structure in position.structures],
        "players": [_board_document(board) for board in position.players],
        "finished": list(position.finished),
        "auction": _auction_document(position.auction),
        "to_act": position.to_act,
    }
    if position.pending:
        document["pending"] = _pending_document(position.pending)
    return document


def _placed_document(piece: Placed) -> dict[str, Any]:
    what = {"building": piece.building} if piece.building is not None else {"wonder": piece.wonder}
    return {"seat": piece.seat, **what, "at": piece.at}


def _board_document(board: PlayerBoard) -> dict[str, Any]:
    document = {
        "objective": board.objective,
        "objective_revealed": board.objective_revealed,
        "wonder_hand": None if board.wonder_hand is None else list(board.wonder_hand),
        "wonders": list(board.wonders),
        "rows": dict(board.rows),
        "visionary": {
            **{letter: count for letter, count in board.patrons.items() if count},
            "excess": board.excess,
            "commissions": board.commissions,
            "keys": list(board.keys),
        },
        "prestige": dict(board.prestige),
    }
    if board.put_away is not None:
        document["put_away"] = list(board.put_away)
    return document


def _auction_document(auction: Auction | None) -> dict[str, Any] | None:
    if auction is None:
        return None
    bids = [_placed_document(bid) for bid in auction.bids]
    return {"starter": auction.starter, "bids": bids, "passed": list(auction.passed)}


def _pending_document(pending: Pending) -> dict[str, Any]:
    if pending.won is None:
        chosen = [None if kept is None else list(kept) for kept in pending.chosen]
        return {"kind": pending.kind, "chosen": chosen}
    won = pending.won
    return {
        "kind": pending.kind,
        "won": {**_placed_document(won.piece), "bids": won.bids, "started": won.started},
    }


def read_position(text: str) -> Position:
    """The position of a text. Whether it fits the rules is seen when a game is made of it (``Game.from_position``)."""
    document = Node(parse_json(text, BadDocument), "", BadDocument)
    read_format(document, FORMAT)
    match = read_match(document, document.field("islands"))
    return Position(
        match=match,
        era=document.field("era").number(1, 2),
        panoramas=tuple(card.choice(PANORAMAS) for card in document.field("panoramas").items()),
        patron_values={letter: _patron_value(document.field("patron_values").get(letter)) for letter in PATRONS},
        discs={place: disc.choice(DISCS) for place, disc in document.field("discs").fields().items()},
        structures=tuple(_placed(structure) for structure in document.field("structures").items()),
        players=tuple(_board(board) for board in document.field("players").items()),
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


def _board(node: Node) -> PlayerBoard:
    objective, visionary, prestige = node.get("objective"), node.get("visionary", {}), node.get("prestige", {})
    put_away = node.get("put_away")
    return PlayerBoard(
        objective=None if objective.is_null else objective.choice(FACTION_COLORS),
        objective_revealed=node.get("objective_revealed", default=False).flag(),
        wonder_hand=cards(node.get("wonder_hand", [])),
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
