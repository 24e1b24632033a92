"""What is measured of games on a map: by slot, island, neighborhood and feature."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from skyrise.components.names import PANORAMAS, SLOTS
from skyrise.rules.core.state import CELLS
from skyrise.rules.core.words import PASS

from ..balance.measures import wins
from ..core import columns as c
from ..estimates import Measure
from ..games import Chunk
from ..games.chunk import Floats, Surveyed
from .atlas import Atlas, feature_names

SCORINGS: Final = 2
"""A panorama card in play scores at the end of each era."""


class MeasureBuilder:
    """The sums and counts of one measure, added game by game."""

    def __init__(self, labels: tuple[str, ...], games: int, *, share: bool = False) -> None:
        self.labels, self.share = labels, share
        self._place = {label: number for number, label in enumerate(labels)}
        self.sums: Floats = np.zeros((games, len(labels)))
        self.counts: Floats = np.zeros((games, len(labels)))

    def add(self, game: int, label: str, value: float, count: float = 1.0) -> None:
        """Adds to the figure of a label."""
        self.sums[game, self._place[label]] += value
        self.counts[game, self._place[label]] += count

    def measure(self) -> Measure:
        """The measure of everything added."""
        return Measure(self.labels, self.sums, self.counts, self.share)


def map_measures(atlas: Atlas) -> Callable[[Chunk], dict[str, Measure]]:
    """Measures chunks of games on the cities of an atlas."""

    def measured(chunk: Chunk) -> dict[str, Measure]:
        games = len(chunk.games)
        control = {
            "win.slot": MeasureBuilder(SLOTS, games, share=True),
            "win.island": MeasureBuilder(atlas.islands, games, share=True),
        }
        places = {f"place.{figure}": MeasureBuilder(atlas.places, games) for figure in ("bids", "turn", "value")}
        features = {f"feature.{card}": MeasureBuilder(atlas.features[card], games, share=True) for card in PANORAMAS}
        for number, game in enumerate(chunk.games):
            _add_control(control, number, game, chunk.won[number])
            _add_places(places, number, game)
            _add_features(features, number, game)
        builders = {**control, **places, **features}
        return {**wins(chunk), **{group: builder.measure() for group, builder in builders.items()}}

    return measured


def _add_control(builders: dict[str, MeasureBuilder], number: int, game: Surveyed, won: Floats) -> None:
    """Wins of those who control an island at the end."""
    city = game.match.city
    for island, name in enumerate(city.islands):
        holders = int(game.facts[c.CONTROL + c.ISLANDS + island])
        for seat in range(game.match.players):
            if holders >> seat & 1:
                builders["win.island"].add(number, name.key, won[seat])
                if (slot := city.slot_of(island)) is not None:
                    builders["win.slot"].add(number, slot, won[seat])


def _add_places(builders: dict[str, MeasureBuilder], number: int, game: Surveyed) -> None:
    """Bids on each neighborhood, when it is built on, and what it brings."""
    bids = np.bincount(game.actions[game.actions < PASS] % CELLS, minlength=CELLS)
    for place in game.match.city.places:
        builders["place.bids"].add(number, place.id, float(bids[place.number]))
    for turn, row in enumerate(game.auctions):
        name = game.match.city.places[row[c.CELL]].id
        builders["place.turn"].add(number, name, (turn + 1) / len(game.auctions))
        builders["place.value"].add(number, name, float(row[c.PLACE_VALUE] + row[c.DISC_VALUE]))


def _add_features(builders: dict[str, MeasureBuilder], number: int, game: Surveyed) -> None:
    """How many of its two scorings each feature scores in for anybody, if its card is in play."""
    for index, card in enumerate(PANORAMAS):
        if not game.facts[c.CARDS_IN_PLAY] >> index & 1:
            continue
        eras = [int(game.facts[c.FEATURES + c.PANORAMAS * era + index]) for era in range(c.ERAS)]
        for feature, name in enumerate(feature_names(game.match.city, card)):
            if card != "windmills" or game.match.city.places[feature].windmill:
                scored = sum(mask >> feature & 1 for mask in eras)
                builders[f"feature.{card}"].add(number, name, float(scored), SCORINGS)
