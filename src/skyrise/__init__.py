"""Skyrise, a board game of spatial auctions: the rules, records and positions as a library.

>>> import skyrise
>>> game = skyrise.Game.new(players=3, seed=7)
>>> game.to_act
2
"""

from .components import BadComponent, Edition, edition_ids, island_keys, load_edition, load_island
from .rules import (
    Action,
    BadAction,
    BadPosition,
    BadRecord,
    BadSetup,
    Chance,
    Event,
    Game,
    IllegalAction,
    Outcome,
    Position,
    Receipt,
    Record,
    ScoreSheet,
    View,
    determinize,
    parse_action,
)

__version__ = "0.2.0"

__all__ = [
    "Action",
    "BadAction",
    "BadComponent",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Chance",
    "Edition",
    "Event",
    "Game",
    "IllegalAction",
    "Outcome",
    "Position",
    "Receipt",
    "Record",
    "ScoreSheet",
    "View",
    "__version__",
    "determinize",
    "edition_ids",
    "island_keys",
    "load_edition",
    "load_island",
    "parse_action",
]
