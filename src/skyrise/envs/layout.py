"""What the numbers of an observation mean, in words: for the docs, and for anyone who reads an observation."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate

import numpy as np
import numpy.typing as npt

from skyrise.components.names import (
    DISCS,
    FACTION_COLORS,
    HEIGHTS,
    KEYS,
    OUTER_ISLANDS,
    PANORAMAS,
    PATRONS,
    PLAYER_COLORS,
    SLOTS,
    WONDER_NUMBERS,
)
from skyrise.rules.core.state import RANKS

from .core import numbers as n
from .spaces import PLACES

SEATS = ("me", "next", "second", "third")
"""Seats as the observer counts them: clockwise, starting from its own."""
CARD_NUMBERS = tuple(map(str, WONDER_NUMBERS))
RANK_NAMES = tuple(f"rank {rank}" for rank in range(RANKS))


@dataclass(frozen=True, slots=True)
class Part:
    """Some numbers of an observation, all between 0 and 1."""

    name: str
    labels: tuple[str, ...]
    meaning: str

    @property
    def size(self) -> int:
        return len(self.labels)


PLACE: tuple[Part, ...] = (
    Part("in the city", ("",), "1 if the neighborhood is part of this city"),
    Part("disc", DISCS, "the disc there"),
    Part("structure", SEATS, "whose structure is there"),
    Part("height", HEIGHTS, "of the building, built or bid; the Atelier is tall"),
    Part("wonder", ("",), "it is a Wonder, built or bid"),
    Part("hammer", ("",), "the Hammer is there"),
    Part("bid", SEATS, "whose bid is there"),
    Part("latest", ("",), "it is the latest bid"),
)
"""The numbers of one neighborhood."""

SEAT: tuple[Part, ...] = (
    Part("plays", ("",), "1 if there is such a seat"),
    Part("color", PLAYER_COLORS, "its color"),
    Part("row", FACTION_COLORS, "discs collected in the row of a color, in quarters"),
    Part("patrons", PATRONS, "patron discs of a letter, in quarters"),
    Part("excess", ("",), "excess discs, in twelfths"),
    Part("commissions", ("",), "commissions discs, in halves"),
    Part("key", KEYS, "keys to the city"),
    Part("prestige", ("",), "Prestige so far, in two-hundredths"),
    Part("passed", ("",), "is out of this auction"),
    Part("leads", ("",), "has the latest bid"),
    Part("starts", ("",), "starts, or has started, this auction"),
    Part("finished", ("",), "has built everything"),
    Part("building", RANK_NAMES, "available buildings, by rank of their numbers"),
    Part("wonder card", CARD_NUMBERS, "Wonders beside the board"),
    Part("shown card", CARD_NUMBERS, "Wonder cards it has revealed, built or not"),
    Part("objective", FACTION_COLORS, "the secret objective, if the observer may know it"),
    Part("revealed", ("",), "its objective is revealed"),
)
"""The numbers of one seat."""

WHOLE: tuple[Part, ...] = (
    Part("slot", tuple(f"{island} {slot}" for island in OUTER_ISLANDS for slot in SLOTS), "where the islands lie"),
    Part("hand", CARD_NUMBERS, "Wonder cards that I was dealt"),
    Part("kept", CARD_NUMBERS, "Wonder cards that I have kept"),
    Part("patron value", PATRONS, "the value of a patron, in fifths, if I may know it"),
    Part("era 2", ("",), "1 in era 2"),
    Part(
        "decision",
        ("start", "bid", "answer the Wonder", "wild", "vault", "wild of the vault", "choose", "over"),
        "what is decided now",
    ),
    Part("panorama", PANORAMAS, "the panorama cards in play"),
    Part(
        "to beat",
        (*RANK_NAMES, *(f"W{card}" for card in CARD_NUMBERS)),
        "the latest bid",
    ),
    Part("on the map", RANK_NAMES, "buildings that lie on the map as bids"),
    Part("bids", ("",), "bids of this auction, in twentieths"),
    Part("to act", SEATS, "who decides now"),
)
"""The numbers of the whole table."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the layout's table."""

    first: int
    size: int
    each: int
    """The distance between the same part of two neighborhoods, or two seats; 0 if there is only one."""
    part: Part
    of: str


def rows() -> list[Row]:
    """The layout, one line for each part."""
    return [
        *_rows(PLACE, n.PLACE_AT, n.PLACE, "neighborhood"),
        *_rows(SEAT, n.SEAT_AT, n.SEAT, "seat"),
        *_rows(WHOLE, n.WHOLE_AT, 0, "table"),
    ]


def _rows(parts: tuple[Part, ...], start: int, each: int, of: str) -> list[Row]:
    firsts = accumulate((part.size for part in parts), initial=start)
    return [Row(first, part.size, each, part, of) for first, part in zip(firsts, parts, strict=False)]


@lru_cache(maxsize=1)
def labels() -> tuple[str, ...]:
    """The name of every number of an observation, such as ``H1 disc green`` or ``next leads``."""
    return (
        *(f"{place} {label}" for place in PLACES for label in _labels(PLACE)),
        *(f"{seat} {label}" for seat in SEATS for label in _labels(SEAT)),
        *_labels(WHOLE),
    )


def _labels(parts: tuple[Part, ...]) -> list[str]:
    return [f"{part.name} {label}".rstrip() for part in parts for label in part.labels]


def in_words(observation: npt.NDArray[np.float32]) -> dict[str, float]:
    """An observation for people: the numbers that are not 0, by name."""
    known = labels()
    return {known[number]: round(float(observation[number]), 4) for number in np.flatnonzero(observation)}
