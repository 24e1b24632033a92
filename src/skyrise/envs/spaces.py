"""The action space: every action text of an edition has one index, and every index one text.

>>> space = action_space("retail")
>>> space.index("24@A3"), space.text(space.index("choose=7+12"))
(666, 'choose=7+12')
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product

from skyrise.components import Edition, load_island
from skyrise.components.names import CENTRAL, ERAS, FACTION_COLORS, OUTER_ISLANDS, PLAYER_COLORS, WONDER_NUMBERS
from skyrise.rules import Match, parse_action
from skyrise.rules.core.words import NONE

from .charts import chart_of
from .core import numbers as n
from .matches import AnyEdition, edition_of

PLACES: tuple[str, ...] = tuple(
    hood.id for island in (CENTRAL, *OUTER_ISLANDS) for hood in load_island(island).neighborhoods
)
"""The neighborhoods of the box: the central island's, then those of the outer islands by name."""


class ActionSpace:
    """The actions of an edition, numbered."""

    def __init__(self, edition: Edition) -> None:
        self.texts: tuple[str, ...] = tuple(_texts(edition))
        self._index = {text: index for index, text in enumerate(self.texts)}

    def __repr__(self) -> str:
        return f"<ActionSpace of {len(self)} actions>"

    def __len__(self) -> int:
        return len(self.texts)

    def index(self, text: str) -> int:
        """The index of an action; a KeyError for a text that this edition does not have."""
        return self._index[text]

    def text(self, index: int) -> str:
        """The action of an index."""
        return self.texts[index]

    def name(self, index: int) -> str:
        """What to call an index in an error message; it need not be in this space."""
        return f"{self.texts[index]} (action {index})" if 0 <= index < len(self) else f"action {index}"

    def is_choice(self, index: int) -> bool:
        """Is it a choice of Wonder cards?"""
        return index >= n.CHOOSE_ONE


@lru_cache(maxsize=8)
def action_space(edition: AnyEdition) -> ActionSpace:
    """The action space of an edition."""
    return ActionSpace(edition_of(edition))


def action_text(match: Match, index: int) -> str:
    """The action of an index in a match: on islands of one's own, their neighborhoods have the numbers of others."""
    code = int(chart_of(match.city).code_of[index])
    return action_space(match.edition).text(index) if code == NONE else str(match.decode(code))


def action_index(match: Match, text: str) -> int:
    """The index of an action in a match; a KeyError for what the match does not have."""
    return int(chart_of(match.city).index_of[match.encode(parse_action(text))])


def action_name(match: Match, index: int) -> str:
    """What to call an index in an error message; it need not be in the space."""
    return f"{action_text(match, index)} (action {index})" if 0 <= index < n.ACTIONS else f"action {index}"


def _texts(edition: Edition) -> Iterator[str]:
    numbers = sorted(number for color, era in product(PLAYER_COLORS, ERAS) for number in edition.buildings(color, era))
    yield from (f"{number}@{place}" for number, place in product(numbers, PLACES))
    yield from (f"W{card}@{place}" for card, place in product(WONDER_NUMBERS, PLACES))
    yield "pass"
    yield from (f"wild={color}" for color in FACTION_COLORS)
    yield from (f"vault={place}" for place in PLACES)
    yield "vault=none"
    yield from (f"choose={card}" for card in WONDER_NUMBERS)
    yield from (f"choose={first}+{second}" for first, second in combinations(WONDER_NUMBERS, 2))
