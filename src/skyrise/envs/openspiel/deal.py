"""3: the set-up as chance nodes, one draw at a time: islands, colors, discs, cards, tiles, and who starts.

Every draw is from a bag, without putting back, so that no node has more than twenty outcomes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from skyrise.components import load_edition
from skyrise.components.names import (
    DISCS,
    FACTION_COLORS,
    OUTER_ISLANDS,
    PANORAMAS,
    PATRONS,
    PLAYER_COLORS,
    SLOTS,
    WONDER_NUMBERS,
)
from skyrise.rules import Match, Setup

from ..matches import Slots, match_of

EMPTY, ISLANDS, COLORS, BAG, CARDS, OBJECTIVES, VIEWS, TILES, STARTER = range(9)
"""The rounds of draws, in order."""


class Round(NamedTuple):
    """Draws from one bag."""

    what: str
    names: tuple[str, ...]
    counts: tuple[int, ...]
    """How many of each there are in the bag."""
    draws: int


@lru_cache(maxsize=16)
def rounds(edition: str, players: int, *, named: bool = False) -> tuple[Round, ...]:
    """All draws of a set-up. ``named``: the islands need not be drawn."""
    box = load_edition(edition)
    discs = box.disc_counts(players)
    tiles = tuple(map(str, box.numbers("patrons.values")))
    cards = tuple(map(str, WONDER_NUMBERS))
    return (
        _one_of_each("stays empty", SLOTS, 0 if named else len(SLOTS) - players),
        _one_of_each("island", OUTER_ISLANDS, 0 if named else players),
        _one_of_each("color", PLAYER_COLORS, players),
        Round("disc", DISCS, tuple(discs[disc] for disc in DISCS), sum(discs.values())),
        _one_of_each("card", cards, box.number(f"hands.{players}") * players),
        _one_of_each("objective", FACTION_COLORS, players),
        _one_of_each("panorama", PANORAMAS, 2),
        _one_of_each("value", tiles, len(tiles)),
        _one_of_each("starter", tuple(map(str, range(players))), 1),
    )


def _one_of_each(what: str, names: tuple[str, ...], draws: int) -> Round:
    return Round(what, names, (1,) * len(names), draws)


def _laid(found: Sequence[Sequence[str]]) -> Slots:
    """The islands that were drawn, each in the next slot that is not empty."""
    slots = (slot for slot in SLOTS if slot not in found[EMPTY])
    return tuple(zip(slots, found[ISLANDS], strict=True))


class Deal:
    """A set-up under way; on islands that were named, no island is drawn."""

    def __init__(self, edition: str, players: int, slots: Slots | None = None) -> None:
        self.edition, self.players, self.slots = edition, players, slots
        self.rounds = rounds(edition, players, named=slots is not None)
        self._ends = tuple(accumulate(one.draws for one in self.rounds))
        self.drawn: list[int] = []
        self._enter_round(0)

    def copy(self) -> Deal:
        """An independent copy."""
        twin = Deal.__new__(Deal)
        vars(twin).update(vars(self))
        twin.drawn, twin._bag = self.drawn.copy(), self._bag.copy()
        return twin

    @property
    def is_complete(self) -> bool:
        return len(self.drawn) == self._ends[-1]

    def outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn next, each with its probability."""
        left = sum(self._bag)
        return [(outcome, count / left) for outcome, count in enumerate(self._bag) if count]

    def draw(self, outcome: int) -> None:
        """Takes something from the bag of this round."""
        self.drawn.append(outcome)
        self._bag[outcome] -= 1
        if len(self.drawn) == self._ends[self._round]:
            self._enter_round(self._round + 1)

    def text(self, outcome: int) -> str:
        """What a draw of this round brings, such as ``disc green``."""
        one = self.rounds[self._round]
        return f"{one.what} {one.names[outcome]}"

    def setup(self) -> tuple[Match, Setup]:
        """What all draws together come to."""
        found = [self._names(number) for number in range(len(self.rounds))]
        match = match_of(self.edition, self.slots or _laid(found), tuple(found[COLORS]))
        size = match.tables.hand_size
        cards = list(map(int, found[CARDS]))
        setup = Setup(
            discs={place.id: disc for place, disc in zip(match.city.places, found[BAG], strict=True)},
            wonder_hands=tuple(tuple(sorted(cards[i * size : (i + 1) * size])) for i in range(self.players)),
            objectives=tuple(found[OBJECTIVES]),
            panoramas=tuple(found[VIEWS]),
            patron_values=dict(zip(PATRONS, map(int, found[TILES]), strict=True)),
            starter=int(found[STARTER][0]),
        )
        return match, setup

    def with_secrets(self, cards: Sequence[int], objectives: Sequence[str], values: Sequence[int]) -> list[int]:
        """The draws of a set-up that differs only in what may be secret."""
        drawn = self.drawn.copy()
        for number, names in ((CARDS, cards), (OBJECTIVES, objectives), (TILES, values)):
            known = self.rounds[number].names
            drawn[self._span(number)] = [known.index(str(name)) for name in names]
        return drawn

    def _names(self, number: int) -> list[str]:
        names = self.rounds[number].names
        return [names[outcome] for outcome in self.drawn[self._span(number)]]

    def _span(self, number: int) -> slice:
        return slice(self._ends[number] - self.rounds[number].draws, self._ends[number])

    def _enter_round(self, number: int) -> None:
        """The next round in which something is drawn."""
        while number < len(self.rounds) and self.rounds[number].draws == 0:
            number += 1
        self._round = number
        self._bag = list(self.rounds[number].counts) if number < len(self.rounds) else []
