"""What an edition file may say: each key, the kind of its value, and what the key means.

A key is the dotted path in the TOML file (``wonders.13.per_tall``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from .names import ERAS, FACTION_COLORS, HEIGHTS, KEYS, MAX_PLAYERS, MIN_PLAYERS, PLAYER_COLORS, WONDERS
from .reading import Node, show
from .reasons import Reason
from .wonders import CardValue

Setting = int | bool | str | tuple[int, ...]
"""A value in an edition file."""

MAX_BUILDING_NUMBER: Final = 99
MAX_PRESTIGE: Final = 99
ROW_VALUES: Final = 5
"""A row of the player board has a value for 0, 1, 2, 3 and 4 collected discs."""


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number within bounds, both included."""

    meaning: str
    least: int = 0
    most: int = MAX_PRESTIGE

    def read(self, node: Node) -> Setting:
        return node.number(self.least, self.most)


@dataclass(frozen=True, slots=True)
class Numbers:
    """A list of different whole numbers within bounds, both included."""

    meaning: str
    least: int = 1
    most: int = MAX_BUILDING_NUMBER

    def read(self, node: Node) -> Setting:
        numbers = sorted(item.number(self.least, self.most) for item in node.items())
        if len(set(numbers)) != len(numbers):
            raise node.error(Reason.VALUE_TWICE, found=show(node.raw))
        return tuple(numbers)


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words, each of which stands for a rule."""

    meaning: str
    words: tuple[str, ...]

    def read(self, node: Node) -> Setting:
        return node.choice(self.words)


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""

    meaning: str

    def read(self, node: Node) -> Setting:
        return node.flag()


Kind = Number | Numbers | Choice | Flag

TIE_BY_FINISH: Final = "earlier last structure"
TIE_BY_PATRONS: Final = "most Prestige from patrons"


def _disc_keys() -> Iterator[tuple[str, Kind]]:
    kinds = {"color": "each color", "patron": "each letter", "wild": "wild discs", "commissions": "commissions discs"}
    for kind, words in kinds.items():
        yield f"discs.{kind}", Number(f"discs in the box: {words}", most=20)
        for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
            yield f"discs.removed.{players}.{kind}", Number(f"removed with {players} players: {words}", most=20)


def _card_keys() -> Iterator[tuple[str, Kind]]:
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        yield f"hands.{players}", Number(f"Wonder cards dealt to each of {players} players", 1, 10)
        yield f"figures.{players}", Number(f"Wonders that each of {players} players builds", 1, 2)


def _building_keys() -> Iterator[tuple[str, Kind]]:
    for color in PLAYER_COLORS:
        for era in ERAS:
            for height in reversed(HEIGHTS):
                yield f"buildings.{color}.era{era}.{height}", Numbers(f"{color}'s {height} buildings of era {era}")


def _scoring_keys() -> Iterator[tuple[str, Kind]]:
    for discs in range(ROW_VALUES):
        yield f"rows.{discs}", Number(f"Prestige per structure with {discs} discs of its color collected")
    yield "control.prestige", Number("Prestige for controlling an island")
    for panorama in ("blimps", "lakes", "chains"):
        yield f"panoramas.{panorama}.prestige", Number(f"{panorama} panorama: Prestige each time")
        yield f"panoramas.{panorama}.structures", Number(f"{panorama} panorama: structures that it takes", 1, 14)
    for panorama in ("bridges", "windmills"):
        yield f"panoramas.{panorama}.prestige", Number(f"{panorama} panorama: Prestige each time")
    for color in FACTION_COLORS:
        yield f"objectives.{color}.structures", Number(f"{color} objective: structures that it takes", 1, 14)
        yield f"objectives.{color}.prestige", Number(f"{color} objective: Prestige")
    yield "patrons.values", Numbers("the four patron value tiles", least=0)
    yield "visionary.excess", Number("Prestige for an excess neighborhood disc")
    yield "visionary.commissions", Number("Prestige per item in the visionary area for a commissions disc")
    for key in KEYS:
        yield f"keys.{key}", Number(f"Prestige for the {key} key")
    yield "victory.tie", Choice("who wins a tie for the most Prestige", (TIE_BY_FINISH, TIE_BY_PATRONS))


def _wonder_keys() -> Iterator[tuple[str, Kind]]:
    for card in WONDERS:
        for value in card.values:
            yield from _keys_of(f"wonders.{card.number}.{value.name}", value)


def _keys_of(key: str, value: CardValue) -> Iterator[tuple[str, Kind]]:
    """The key of a card's value; a row has one for each of its numbers."""
    match value.kind:
        case "flag":
            yield key, Flag(value.meaning)
        case "choice":
            yield key, Choice(value.meaning, value.words)
        case "row":
            yield from ((f"{key}.{n}", Number(value.meaning.format(n=n))) for n in range(value.count))
        case _:
            yield key, Number(value.meaning, *value.between)


def _all_keys() -> Iterator[tuple[str, Kind]]:
    yield from _disc_keys()
    yield from _card_keys()
    yield from _building_keys()
    yield from _scoring_keys()
    yield from _wonder_keys()


SCHEMA: Final[Mapping[str, Kind]] = dict(_all_keys())
"""Every key of an edition, in the order in which editions are listed."""

BEFORE: Final[Mapping[str, Setting]] = {
    f"wonders.{card.number}.{value.name}": value.before
    for card in WONDERS
    for value in card.values
    if value.before is not None
}
"""The keys that the first version of the data does not have, and what they are there."""
