"""The text view: a position in words, one fact a line. One function for the terminal, screen readers and golden tests.

It is given a position as somebody sees it, and says no more than that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from skyrise.city import Place
from skyrise.components.names import FACTION_COLORS, PATRONS, WONDERS
from skyrise.rules import Placed, PlayerBoard, Position
from skyrise.rules.position import CHOOSE
from skyrise.rules.position_state import controllers

PATRON_NAMES = ("Georges Braque", "A'Lelia Walker", "Paul Durand-Ruel", "Gertrude Stein")


PARTS = ("auction", "islands", "players", "cards")
"""The parts of a text view, in order."""


def describe(position: Position, names: Sequence[str] | None = None, parts: Sequence[str] = PARTS) -> str:
    """A position as text: what is asked and the auction, the islands, the players, the cards in the middle.

    >>> from skyrise import Game
    >>> print(describe(Game.new(players=2, seed=1).view(0).position).splitlines()[0])
    Era 1. Red, seat 1, is to place the starting bid.
    """
    description = _Description(position, names)
    return "\n\n".join("\n".join(getattr(description, part)()) for part in PARTS if part in parts)


class _Description:
    """The lines of a text view."""

    def __init__(self, position: Position, names: Sequence[str] | None) -> None:
        self.position = position
        self.match = position.match
        self.city = position.match.city
        self.names = tuple(names) if names else tuple(color.capitalize() for color in self.match.colors)
        self.at = {piece.at: piece for piece in position.structures}
        self.bid_at = {bid.at: bid for bid in position.bids}

    def islands(self) -> Iterator[str]:
        for number, seats in enumerate(controllers(self.position)):
            control = " and ".join(self.names[seat] for seat in seats) or "nobody"
            slot = self.city.slot_of(number)
            yield f"{self.city.islands[number].name}{f', {slot}' if slot else ''}, controlled by {control}"
            yield from self.neighborhoods(number)

    def players(self) -> Iterator[str]:
        for seat in range(self.match.players):
            yield from self.player(seat)

    def cards(self) -> Iterator[str]:
        yield f"Panoramas: {', '.join(self.position.panoramas)}."
        yield f"Patron values: {', '.join(self.patron(letter) for letter in PATRONS)}."

    def who(self, seat: int) -> str:
        return f"{self.names[seat]}, seat {seat},"

    def piece(self, piece: Placed) -> str:
        if piece.building is None:
            assert piece.wonder is not None
            return f"{self.names[piece.seat]}'s Wonder {piece.wonder} {WONDERS[piece.wonder - 1].name}"
        return f"{self.names[piece.seat]}'s {piece.building} ({self.match.height(piece.building)})"

    def question(self) -> str:
        """What is to be decided, and by whom."""
        position = self.position
        if position.to_act is None:
            return "The game is over."
        who = self.who(position.to_act)
        if position.pending:
            return f"{who} is to choose {_DECISIONS[position.pending.kind]}."
        if position.auction is None:
            return f"{who} is to place the starting bid."
        latest = position.auction.bids[-1]
        if latest.wonder is not None:
            return f"{who} may answer {self.piece(latest)} with the Hammer, or pass."
        return f"{who} is to outbid {latest.building} next to {latest.at}, or pass."

    def auction(self) -> Iterator[str]:
        yield f"Era {self.position.era}. {self.question()}"
        if self.position.auction is None:
            return
        for number, bid in enumerate(self.position.auction.bids, 1):
            yield f"  bid {number}: {self.piece(bid)} on {bid.at}"
        passed = ", ".join(self.names[seat] for seat in self.position.auction.passed) or "nobody"
        yield f"  passed: {passed}; {self.names[self.position.auction.bids[-1].seat]} leads"

    def neighborhoods(self, number: int) -> Iterator[str]:
        for place in self.city.places:
            if place.island == number:
                yield f"  {place.id:<4}{place.color:<7}{self.content(place):<34}{self.surroundings(place)}".rstrip()

    def content(self, place: Place) -> str:
        """What lies or stands on a neighborhood."""
        disc = self.position.discs.get(place.id)
        if bid := self.bid_at.get(place.id):
            return f"bid {self.piece(bid)}"
        if structure := self.at.get(place.id):
            return self.piece(structure)
        return f"disc {disc}" if disc else "empty"

    def surroundings(self, place: Place) -> str:
        """What a neighborhood has and borders, and what is next to it."""
        features = ["windmill"] if place.windmill else []
        for kind, found in (("lake", self.city.lakes), ("blimp", self.city.blimps)):
            features += [f"{kind} {feature.id}" for feature in found if feature.bordering_mask >> place.number & 1]
        around = " ".join(self.city.ids(self.city.neighbors_mask(place.number)))
        return "; ".join([f"next to {around}", *features])

    def player(self, seat: int) -> Iterator[str]:
        board = self.position.players[seat]
        yield f"{self.names[seat]}, seat {seat}: {sum(board.prestige.values())} Prestige so far"
        yield f"  bids: {available_bids(self.position, seat) or 'none'}"
        yield f"  rows: {', '.join(self.row(board, color) for color in FACTION_COLORS)}"
        yield f"  visionary: {', '.join(visionary_items(board)) or 'nothing'}"
        yield f"  cards: {self.cards_of(board)}"

    def row(self, board: PlayerBoard, color: str) -> str:
        discs = board.rows[color]
        return f"{color} {discs} (worth {self.match.tables.row_value[discs]})"

    def cards_of(self, board: PlayerBoard) -> str:
        if board.wonder_hand is None:
            hand = f"{self.match.tables.hand_size} Wonder cards hidden"
        else:
            hand = ", ".join(card_name(card) for card in (*board.wonder_hand, *board.wonders))
        objective = f"objective {board.objective}" if board.objective else "objective hidden"
        return f"{hand}; {objective}{' (revealed)' if board.objective_revealed else ''}"

    def patron(self, letter: str) -> str:
        value = self.position.patron_values[letter]
        return f"{letter} {PATRON_NAMES[PATRONS.index(letter)]} {'hidden' if value is None else value}"


_DECISIONS = {
    "wild": "the colour of the wild disc just won",
    "vault": "the disc that the Vault takes",
    "vault-wild": "the colour of the wild disc that the Vault took",
    CHOOSE: "the Wonder cards to keep",
}


def card_name(card: int) -> str:
    """A Wonder card by number and name."""
    return f"{card} {WONDERS[card - 1].name}"


def available_bids(position: Position, seat: int) -> str:
    """The buildings and Wonders beside a seat's board, as actions name them."""
    wonders = (f"W{card}" for card in position.available_wonders(seat))
    return " ".join([*map(str, position.available(seat)), *wonders])


def visionary_items(board: PlayerBoard) -> Iterator[str]:
    """What lies in a visionary area."""
    for letter, count in board.patrons.items():
        if count:
            yield f"{letter} ×{count}"
    if board.excess:
        yield f"excess ×{board.excess}"
    if board.commissions:
        yield f"commissions ×{board.commissions}"
    for key in board.keys:
        yield f"{key} key"
