"""What one player has, in the text view."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from skyrise.components.names import FACTION_COLORS
from skyrise.rules import Position


class PlayerLines:
    """The lines about one seat."""

    def __init__(self, position: Position, seat: int, words: Callable[..., str]) -> None:
        self.position = position
        self.seat = seat
        self.board = position.players[seat]
        self.words = words

    def lines(self) -> Iterator[str]:
        """Bids, rows, the visionary area, cards."""
        words = self.words
        yield words("text-bids", bids=available_bids(self.position, self.seat) or words("text-none"))
        yield words("text-rows", rows=", ".join(map(self.row, FACTION_COLORS)))
        yield words("text-visionary", items=", ".join(self.visionary_items()) or words("text-nothing"))
        yield words("text-cards", hand=self.hand(), objective=self.objective())

    def row(self, color: str) -> str:
        discs = self.board.rows[color]
        value = self.position.match.tables.row_value[discs]
        return self.words("text-row", color=color, discs=discs, value=value)

    def visionary_items(self) -> Iterator[str]:
        """What lies in the visionary area."""
        for letter, count in self.board.patrons.items():
            if count:
                yield f"{letter} ×{count}"
        if self.board.excess:
            yield self.words("text-excess", count=self.board.excess)
        if self.board.commissions:
            yield self.words("text-commissions", count=self.board.commissions)
        for key in self.board.keys:
            yield self.words(f"key-{key}")

    def hand(self) -> str:
        if self.board.wonder_hand is None:
            return self.words("text-hand-hidden", count=self.position.match.tables.hand_size)
        cards = (*self.board.wonder_hand, *self.board.wonders)
        return ", ".join(f"{card} {self.words(f'wonder-{card}')}" for card in cards)

    def objective(self) -> str:
        if self.board.objective is None:
            return self.words("text-objective-hidden")
        shown = "text-objective-revealed" if self.board.objective_revealed else "text-objective"
        return self.words(shown, objective=self.words(f"objective-{self.board.objective}"))


def available_bids(position: Position, seat: int) -> str:
    """The buildings and Wonders beside a seat's board, as actions name them."""
    wonders = (f"W{card}" for card in position.available_wonders(seat))
    return " ".join([*map(str, position.available(seat)), *wonders])
