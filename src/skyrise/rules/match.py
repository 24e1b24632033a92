"""A match: an edition, a city, and who plays which color.

The rules in ``core`` know only ints; here actions, buildings and neighborhoods turn into ints and back, as other names
do in ``codes``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from hashlib import sha256
from threading import local
from typing import Any

from skyrise.city import City
from skyrise.components import Edition
from skyrise.components.names import ERAS, HEIGHTS, PLAYER_COLORS

from .actions import Action, AssignWild, Bid, ChooseWonders, Pass, PlaceWonder, TakeDisc
from .codes import color_name, color_number
from .core import words
from .core.cards import CARDS
from .core.legal import legal_actions
from .core.state import CELLS, RANKS, State
from .keys import KEY, in_order
from .placed import Placed
from .tables import build_tables


class _Room(local):
    """Each thread's list of action codes, reused: creating one takes as long as filling it."""

    def __init__(self) -> None:
        self.codes = [0] * words.ACTIONS


_room = _Room()


class Match:
    """What stays the same from the first bid of a game to the last."""

    def __init__(self, edition: Edition, city: City, colors: Sequence[str]) -> None:
        self.edition = edition
        self.city = city
        self.colors = tuple(colors)
        """The color of each seat."""
        self.numbers: tuple[int, ...] = tuple(sorted(_all_numbers(edition)))
        """The numbers of all buildings of the box; the rank of a building is its place here."""
        self._rank = {number: rank for rank, number in enumerate(self.numbers)}
        self.heights = {
            number: height
            for color in PLAYER_COLORS
            for era in ERAS
            for number, height in edition.buildings(color, era).items()
        }
        self.tables = build_tables(edition, city, self.colors, self._rank)
        self._decoded: dict[int, Action] = {}
        self._texts: dict[int, str] = {}
        self.known_pieces: dict[int, Placed] = {}
        """Buildings on neighborhoods, by their codes, as far as they were met: whose they are never changes."""
        self._buildings = [tuple(tuple(sorted(self._up_to(color, era))) for era in ERAS) for color in self.colors]
        """By seat and era: the numbers of the buildings of the eras so far, ascending."""

    def __eq__(self, other: object) -> bool:
        """The same edition, islands and colors, wherever they were read from."""
        if not isinstance(other, Match):
            return NotImplemented
        return (self.edition, self.city, self.colors) == (other.edition, other.city, other.colors)

    def __hash__(self) -> int:
        return hash((self.edition.id, self.colors))

    def __repr__(self) -> str:
        return f"<Match: {self.edition.id}, {', '.join(self.colors)}, on {', '.join(i.key for i in self.city.islands)}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Everything else follows from these."""
        return Match, (self.edition, self.city, self.colors)

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        """Itself: nobody changes a match."""
        return self

    @cached_property
    def key(self) -> str:
        """The same text for equal matches, another one for others, on every machine."""
        islands = [(slot, island.document()) for slot, island in self.city.slots.items()]
        parts = [self.edition.document(), self.city.islands[0].document(), islands, self.colors]
        return sha256(repr(in_order(parts)).encode()).hexdigest()[:KEY]

    @property
    def players(self) -> int:
        return len(self.colors)

    @property
    def wonders_to_build(self) -> int:
        """How many Wonders each player builds."""
        return self.tables.figures

    def structures_to_build(self, seat: int) -> int:
        """How many structures a seat builds in a game, Wonders included."""
        return self.tables.buildings[seat].bit_count() + self.wonders_to_build

    def buildings(self, seat: int, era: int) -> tuple[int, ...]:
        """The numbers of a seat's buildings of the eras up to one, ascending."""
        return self._buildings[seat][era - 1]

    def _up_to(self, color: str, last: int) -> Iterator[int]:
        return (number for era in ERAS[:last] for number in self.edition.buildings(color, era))

    def rank(self, building: int) -> int:
        """The rank of a building; a KeyError for a number that no building has."""
        return self._rank[building]

    def owner(self, building: int) -> int | None:
        """The seat that has a building, or None."""
        seat = self.tables.owner[self.rank(building)] if building in self._rank else words.NONE
        return None if seat == words.NONE else seat

    def height(self, building: int) -> str:
        """How tall a building is: short, medium or tall."""
        return self.heights[building]

    def legal_codes(self, s: State) -> list[int]:
        """The codes of the legal actions, in the order in which the rules list them."""
        out = _room.codes
        return out[: legal_actions(s, self.tables, out)]

    def encode(self, action: Action) -> int:
        """The code of an action; a KeyError for a building or neighborhood that this match does not have."""
        match action:
            case Bid(building, at):
                return CELLS * self.rank(building) + self.city.number(at)
            case PlaceWonder(card, at):
                return words.WONDER_BID + CELLS * (card - 1) + self.city.number(at)
            case Pass():
                return words.PASS
            case AssignWild(color):
                return words.WILD_COLOR + color_number(color)
            case TakeDisc(at):
                return words.VAULT_NOTHING if at is None else words.VAULT_CELL + self.city.number(at)
        return words.CHOOSE_CARDS + CARDS * (action.cards[0] - 1) + action.cards[-1] - 1

    def decode(self, code: int) -> Action:
        """The action of a code."""
        if code not in self._decoded:
            self._decoded[code] = self._decode(code)
        return self._decoded[code]

    def text(self, code: int) -> str:
        """The text of an action."""
        if code not in self._texts:
            self._texts[code] = str(self.decode(code))
        return self._texts[code]

    def _decode(self, code: int) -> Action:
        if code < words.PASS:
            at = self.city.places[code % CELLS].id
            piece = code // CELLS
            return Bid(self.numbers[piece], at) if piece < RANKS else PlaceWonder(piece - RANKS + 1, at)
        if code == words.PASS:
            return Pass()
        if code < words.VAULT_CELL:
            return AssignWild(color_name(code - words.WILD_COLOR))
        if code <= words.VAULT_NOTHING:
            return TakeDisc(None if code == words.VAULT_NOTHING else self.city.places[code - words.VAULT_CELL].id)
        first, second = divmod(code - words.CHOOSE_CARDS, CARDS)
        return ChooseWonders((first + 1,) if first == second else (first + 1, second + 1))


def _all_numbers(edition: Edition) -> Iterator[int]:
    for color in PLAYER_COLORS:
        for era in ERAS:
            for height in HEIGHTS:
                yield from edition.numbers(f"buildings.{color}.era{era}.{height}")
