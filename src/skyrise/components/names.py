"""The words of the box: every name that a file, a record or an action may use, in counting order.

The position of a name in its tuple is its number everywhere inside the rules, so the order never changes.
"""

from __future__ import annotations

from typing import Final

from .wonders import read_wonders

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4

PLAYER_COLORS: Final = ("red", "teal", "yellow", "blue")
FACTION_COLORS: Final = ("yellow", "green", "white", "brown")
"""Colors of neighborhoods and of their discs: philosophers, naturalists, artists, inventors."""

SLOTS: Final = ("north", "east", "south", "west")
"""Places of the outer islands around the central one, clockwise."""

CENTRAL: Final = "central"
OUTER_ISLANDS: Final = ("aurora", "boreas", "cirrus", "zephyr")

PATRONS: Final = ("A", "B", "C", "D")
WILD: Final = "wild"
COMMISSIONS: Final = "commissions"
DISCS: Final = (*FACTION_COLORS, *PATRONS, WILD, COMMISSIONS)

HEIGHTS: Final = ("short", "medium", "tall")
ERAS: Final = (1, 2)
PANORAMAS: Final = ("blimps", "lakes", "chains", "bridges", "windmills")
KEYS: Final = ("large", "small")

SOURCES: Final = (
    "control1",
    "panoramas1",
    "wonders",
    "control2",
    "panoramas2",
    "objective",
    "patrons",
    "excess",
    "keys",
    "commissions",
    "structures",
)
"""Where Prestige comes from, in the order in which it is scored: the keys of a score's breakdown."""

SCORED_AT: Final = {"control1": "era1", "panoramas1": "era1", "wonders": "era2"} | dict.fromkeys(SOURCES[3:], "end")
"""When each source scores: at the end of era 1, during era 2, or at the end of the game."""

WONDERS: Final = read_wonders()
WONDER_NUMBERS: Final = tuple(card.number for card in WONDERS)

OTHER_BOOK: Final = "other book"
PROVENANCES: Final = ("book", OTHER_BOOK, "deduced", "third party", "house", "own")
"""Where a value comes from: the rulebook of this very edition; that of another one; a deduction from them; a published
description of the box; our own choice, where nobody says; or the author of a user's edition file."""
