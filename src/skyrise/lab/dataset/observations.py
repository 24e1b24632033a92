"""Decisions as numbers, ready to learn from: what the seat saw, what it might do, what it did, what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from skyrise.bots.expert import ExpertBot
from skyrise.bots.searching import DEALS
from skyrise.envs.charts import Ints, chart_of
from skyrise.envs.core import numbers as n
from skyrise.envs.game import SingleGame
from skyrise.kernel.load import Load
from skyrise.rules import Chance
from skyrise.search.mind import Mind

from ..core import columns as c
from ..games import Order
from ..games.chunk import Surveyed
from ..games.searchers import Thought
from .rows import Row, seats_of

TABLE: Final = "observations"
NOTHING: Final[Row] = {"search": None, "search_value": None}
"""Where there was no search."""


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
                **self._found(mind, game, ply, played, legal.tolist()),
            }
            played.step(action)

    def _mind(self, order: Order, game: Surveyed) -> Mind | None:
        if not self.simulations:
            return None
        seed = Chance(order.seed_of(game.number), "observations").below(2**31)
        return Mind(game.match, self.load, seed, ExpertBot.nodes)

    def _found(self, mind: Mind | None, game: Surveyed, ply: int, played: SingleGame, legal: list[int]) -> Row:
        """How often a search tried each legal action, and the chance to win that it gives the seat: a search for the
        dataset, or that of the player."""
        if len(legal) == 1:
            return NOTHING
        if mind is not None:
            return self._searched(mind, played, legal)
        thought = game.thoughts[ply] if game.thoughts else None
        return NOTHING if thought is None else _thought(thought, legal, chart_of(game.match.city).index_of)

    def _searched(self, mind: Mind, played: SingleGame, legal: list[int]) -> Row:
        assert played.to_act is not None
        seat, index_of = played.to_act, chart_of(mind.match.city).index_of
        found = mind.think(played.view(seat), DEALS, self.simulations, None)
        tried = {int(index_of[mind.match.encode(one.action)]): one for one in found}
        attention = np.array([tried[index].attention if index in tried else 0.0 for index in legal], np.float32)
        best = max(found, key=lambda one: one.attention)
        return {"search": attention, "search_value": best.wins[seat]}


def _thought(thought: Thought, legal: list[int], index_of: Ints) -> Row:
    visits, wins = np.zeros((2, n.ACTIONS))
    indices = index_of[thought.actions]
    visits[indices], wins[indices] = thought.visits, thought.wins
    visits, wins = visits[legal], wins[legal]
    best = visits.argmax()
    return {"search": (visits / visits.sum()).astype(np.float32), "search_value": float(wins[best] / visits[best])}
