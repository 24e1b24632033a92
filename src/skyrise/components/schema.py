"""What an edition file may say: each key, the kind of its value, and what the key means.

A key is the dotted path in the TOML file (``wonders.13.per_tall``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from .names import ERAS, FACTION_COLORS, HEIGHTS, KEYS, MAX_PLAYERS, MIN_PLAYERS, PLAYER_COLORS
from .reading import Node, show
from .reasons import Reason

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
RELIEF_CITY: Final = "city"
RELIEF_PLAYER: Final = "player"
BARON_STRUCTURES: Final = "structures"
BARON_BUILDINGS: Final = "buildings"
VAULT_FURTHER: Final = "a further disc"
VAULT_ONE: Final = "one disc"


def _disc_keys() -> Iterator[tuple[str, Kind]]:
    kinds = {"color": "each colour", "patron": "each letter", "wild": "wild discs", "commissions": "commissions discs"}
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
        yield f"rows.{discs}", Number(f"Prestige per structure with {discs} discs of its colour collected")
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
    yield "wonders.1.prestige", Number("The Hammer: when built")
    yield (
        "wonders.1.relief",
        Choice(
            "The Hammer's ban is void while every unoccupied neighborhood of the city is next to it (city); "
            "also for a player with too few legal neighborhoods for their tall buildings (player)",
            (RELIEF_CITY, RELIEF_PLAYER),
        ),
    )
    yield "wonders.2.prestige", Number("The Capital Building: if it started the auction that it won")
    yield "wonders.3.per_bid", Number("The Palace: per bid placed in the auction")
    yield "wonders.4.prestige", Number("Atlantis: if you border enough lakes")
    yield "wonders.4.lakes", Number("Atlantis: lakes that it takes", 1, 16)
    yield "wonders.5.prestige", Number("Zeppelinstone: if you border enough blimps")
    yield "wonders.5.blimps", Number("Zeppelinstone: blimps that it takes", 1, 16)
    yield "wonders.6.per_structure", Number("Lynch's Image: per adjacent structure")
    yield "wonders.7.per_neighborhood", Number("Opportunity: per adjacent unoccupied neighborhood")
    yield "wonders.8.prestige", Number("Kahn's Ambition: if your objective is fulfilled now")
    yield "wonders.9.per_disc", Number("Jacobs' Gardens: per neighborhood disc in your rows")
    yield "wonders.9.most", Number("Jacobs' Gardens: at most")
    yield "wonders.11.per_structure", Number("The Olmsted: per structure on the central island")
    yield "wonders.12.per_letter", Number("Munch's Haven: per different patron letter")
    yield "wonders.12.most", Number("Munch's Haven: at most")
    yield "wonders.13.per_tall", Number("Sullivan's Reach: per tall building on its island")
    yield "wonders.14.per_tall", Number("Atelier: per tall building of yours")
    yield "wonders.14.banned", Flag("Atelier counts as tall for the Hammer's ban")
    yield "wonders.15.per_disc", Number("The Shard: per patron disc")
    yield "wonders.16.per_color", Number("La Boca: per different colour you stand on on its island")
    yield "wonders.16.most", Number("La Boca: at most")
    for unbuilt in range(3):
        yield f"wonders.17.unbuilt.{unbuilt}", Number(f"Le Baron: with {unbuilt} unbuilt")
    yield "wonders.17.counts", Choice("Le Baron counts unbuilt", (BARON_STRUCTURES, BARON_BUILDINGS))
    yield "wonders.18.takes", Choice("The Vault takes", (VAULT_FURTHER, VAULT_ONE))
    yield "wonders.19.per_island", Number("The Summit: per island you control now")
    yield "wonders.20.per_structure", Number("Niemeyer's Legacy: per structure in your longest chain")


def _all_keys() -> Iterator[tuple[str, Kind]]:
    yield from _disc_keys()
    yield from _card_keys()
    yield from _building_keys()
    yield from _scoring_keys()
    yield from _wonder_keys()


SCHEMA: Final[Mapping[str, Kind]] = dict(_all_keys())
"""Every key of an edition, in the order in which editions are listed."""
