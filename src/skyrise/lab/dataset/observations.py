"""Decisions as numbers, ready to learn from: what the seat saw, what it might do, what it did, what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from skyrise.bots.expert import ExpertBot
from skyrise.bots.searching import DEALS
from skyrise.envs.charts import chart_of
from skyrise.envs.game import SingleGame
from skyrise.kernel.load import Load
from skyrise.rules import Chance
from skyrise.search.mind import Mind

from ..core import columns as c
from ..games import Order
from ..games.chunk import Surveyed
from .rows import Row, seats_of

TABLE: Final = "observations"


@dataclass(frozen=True, slots=True)
class Observing:
    """How decisions are written down."""

    load: Load
    simulations: int = 0
    """Of a search at every decision, as the bot ``expert`` does it; 0: none."""

    def heading(self) -> dict[str, Any]:
        """What the table depends on."""
        return {"observations": True, "simulations": self.simulations}

    def rows(self, order: Order, game: Surveyed) -> Iterator[Row]:
        """A row for each decision of a game."""
        winners = seats_of(int(game.facts[c.WINNERS]))
        index_of = chart_of(game.match.city).index_of
        played = SingleGame(order.rules, game.match.players, load=self.load)
        played.take_up(game.match, order.new_game(game.number).state)
        mind = self._mind(order, game)
        for ply, (code, seat) in enumerate(zip(game.actions.tolist(), game.seats.tolist(), strict=True)):
            action = int(index_of[code])
            legal = np.flatnonzero(played.mask).astype(np.int16)
            yield {
                "game": game.number,
                "ply": ply,
                "seat": seat,
                "observation": played.observe(seat),
                "legal": legal,
                "action": action,
                "won": 1 / len(winners) if seat in winners else 0.0,
                **self._searched(mind, played, legal.tolist(), index_of),
            }
            played.step(action)

    def _mind(self, order: Order, game: Surveyed) -> Mind | None:
        if not self.simulations:
            return None
        seed = Chance(order.seed_of(game.number), "observations").below(2**31)
        return Mind(game.match, self.load, seed, ExpertBot.nodes)

    def _searched(self, mind: Mind | None, played: SingleGame, legal: list[int], index_of: Any) -> Row:
        """How often the search tried each legal action, and the chance to win that it gives the seat."""
        assert played.to_act is not None
        if mind is None or len(legal) == 1:
            return {"search": None, "search_value": None}
        seat = played.to_act
        found = mind.think(played.view(seat), DEALS, self.simulations, None)
        tried = {int(index_of[mind.match.encode(one.action)]): one for one in found}
        attention = np.array([tried[index].attention if index in tried else 0.0 for index in legal], np.float32)
        best = max(found, key=lambda one: one.attention)
        return {"search": attention, "search_value": best.wins[seat]}
