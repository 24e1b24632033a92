"""Skyrise, a board game of spatial auctions: the rules, records and positions as a library.

>>> import skyrise
>>> game = skyrise.Game.new(players=3, seed=7)
>>> game.to_act
2
"""

from .city import City
from .components import BadComponent, Edition, edition_ids, island_keys, load_edition, load_island
from .components.pictures import paint_with
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


def _paint(what: Game | Position | View | City) -> str:
    """A game as everybody sees it, a position or view as it is, a city without pieces."""
    from .notation.svg import draw_city, draw_position  # drawing is for those who look

    if isinstance(what, City):
        return draw_city(what)
    shown = what.view(None) if isinstance(what, Game) else what
    return draw_position(shown.position if isinstance(shown, View) else shown)


paint_with(_paint)
