"""The decisions of a player, and the short text that names each of them.

>>> parse_action("24@A3")
Bid(building=24, at='A3')
>>> str(ChooseWonders((7, 12)))
'choose=7+12'
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from skyrise.components import Reason, Refusal
from skyrise.components.names import FACTION_COLORS, WONDER_NUMBERS
from skyrise.components.reading import cut


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid a building on a neighborhood."""

    building: int
    at: str

    def __str__(self) -> str:
        return f"{self.building}@{self.at}"


@dataclass(frozen=True, slots=True)
class PlaceWonder:
    """Place the Wonder of a card on a neighborhood."""

    card: int
    at: str

    def __str__(self) -> str:
        return f"W{self.card}@{self.at}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave this auction."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class AssignWild:
    """The color of the wild disc just collected."""

    color: str

    def __str__(self) -> str:
        return f"wild={self.color}"


@dataclass(frozen=True, slots=True)
class TakeDisc:
    """The neighborhood whose disc the Vault takes, or None to leave it."""

    at: str | None

    def __str__(self) -> str:
        return f"vault={self.at or 'none'}"


@dataclass(frozen=True, slots=True)
class ChooseWonders:
    """The Wonder cards kept at the end of era 1, ascending."""

    cards: tuple[int, ...]

    def __str__(self) -> str:
        return f"choose={'+'.join(map(str, self.cards))}"


Action = Bid | PlaceWonder | Pass | AssignWild | TakeDisc | ChooseWonders

PLACE: Final = r"[A-Za-z0-9]{1,8}"
NUMBER: Final = r"[1-9][0-9]?"

_FORMS: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Action]], ...]] = (
    (re.compile(rf"({NUMBER})@({PLACE})"), lambda m: Bid(int(m[1]), m[2])),
    (re.compile(rf"W({NUMBER})@({PLACE})"), lambda m: PlaceWonder(int(m[1]), m[2])),
    (re.compile(r"pass"), lambda m: Pass()),
    (re.compile(rf"wild=({'|'.join(FACTION_COLORS)})"), lambda m: AssignWild(m[1])),
    (re.compile(r"vault=none"), lambda m: TakeDisc(None)),
    (re.compile(rf"vault=({PLACE})"), lambda m: TakeDisc(m[1])),
    (re.compile(rf"choose=({NUMBER})(?:\+({NUMBER}))?"), lambda m: _choice(m[1], m[2])),
)


class BadAction(Refusal, ValueError):
    """A text that is no action at all."""


def parse_action(text: str) -> Action:
    """Reads an action; accepts exactly what ``str`` of an action gives."""
    if isinstance(text, str):
        for pattern, read in _FORMS:
            if match := pattern.fullmatch(text):
                return _known_cards(text, read(match))
    raise BadAction(Reason.ACTION_UNREADABLE, action=cut(repr(text)))


def _choice(first: str, second: str | None) -> Action:
    return ChooseWonders((int(first),) if second is None else (int(first), int(second)))


def _known_cards(text: str, action: Action) -> Action:
    """Refuses cards that do not exist, and pairs that are not ascending."""
    cards = action.cards if isinstance(action, ChooseWonders) else ()
    cards = (action.card,) if isinstance(action, PlaceWonder) else cards
    if any(card not in WONDER_NUMBERS for card in cards) or list(cards) != sorted(set(cards)):
        raise BadAction(Reason.ACTION_UNREADABLE, action=cut(repr(text)))
    return action
