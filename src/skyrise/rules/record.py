"""A game record: what was dealt, and every decision. A record replays to the same game forever."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from .actions import Action
from .match import Match
from .scores import Outcome
from .setup import Setup


@dataclass(frozen=True, slots=True)
class Result:
    """How a recorded game ended."""

    scores: tuple[Mapping[str, int], ...]
    """By seat: Prestige by source, and ``total``."""
    finished: tuple[int, ...]
    winners: tuple[int, ...]

    @classmethod
    def of(cls, outcome: Outcome) -> Result:
        """What a record keeps of an outcome."""
        scores = tuple({**sheet.points, "total": sheet.total} for sheet in outcome.scores)
        return cls(scores, outcome.finished, outcome.winners)


@dataclass(frozen=True, slots=True)
class Record:
    """One game, from the set-up to its latest decision."""

    match: Match
    names: tuple[str, ...]
    setup: Setup
    actions: tuple[Action, ...]
    result: Result | None
    """None until the game is over."""
    header: Mapping[str, Any] = field(default_factory=dict)
    """More fields: seed, date, bots …"""

    def __repr__(self) -> str:
        winners = ", ".join(self.names[seat] for seat in self.result.winners) if self.result else ""
        end = f"won by {winners}" if winners else "under way"
        return f"<Record: {self.match.edition.id}, {self.match.players} players, {len(self.actions)} actions, {end}>"

    def until(self, ply: int) -> Record:
        """The record as it was after a number of actions."""
        return replace(self, actions=self.actions[:ply], result=None) if ply < len(self.actions) else self
