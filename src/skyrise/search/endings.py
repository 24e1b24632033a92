"""Exact endings: what best play leads to when all cards are open and little is left to build."""

from __future__ import annotations

from dataclasses import dataclass

from skyrise.kernel.load import Load
from skyrise.rules import Action, Game, Match, Outcome
from skyrise.rules.core.state import SEATS, State, copy_state
from skyrise.rules.core.words import OVER

from .core.left import left_to_build
from .core.solve import PART, WIN, solve_actions
from .judgement import Judgement
from .workspace import make_solver

DEPTH = 160
"""Decisions ahead, at most."""


@dataclass(frozen=True, slots=True)
class Solution:
    """An ending, played out."""

    actions: tuple[Judgement, ...]
    """Every legal action with its exact end, the best first for the seat that decides."""
    line: tuple[Action, ...]
    """Best play by everybody, to the end."""
    outcome: Outcome
    """What it leads to."""
    nodes: int
    """States that were looked at."""


def solve(game: Game, load: Load, nodes: int) -> Solution | None:
    """Solves a game from where it stands, all cards open; None if it is over, or if ``nodes`` states are too few."""
    solver = EndingSolver(game.match, load)
    end, looked = game.copy(), 0
    line: list[Action] = []
    first: list[Judgement] = []
    while (seat := end.to_act) is not None:
        actions = solver.actions(end.state, nodes - looked, forget=not line)
        if actions is None:
            return None
        looked += solver.nodes
        actions.sort(key=lambda one: (one.wins[seat], one.lead(seat)), reverse=True)
        first = first or actions
        line.append(actions[0].action)
        end.play(actions[0].action)
    return Solution(tuple(first), tuple(line), end.outcome_now(), looked) if line else None


def structures_left(match: Match, s: State) -> int:
    """What all players together have yet to build; bids on the map are not built."""
    return sum(left_to_build(s, match.tables, seat) for seat in range(match.players)) + s.bids


class EndingSolver:
    """Solves endings of one match."""

    def __init__(self, match: Match, load: Load) -> None:
        self.match = match
        self.load = load
        self._tables = load.tables([match.tables])
        self._solver = make_solver(load, DEPTH)

    def __repr__(self) -> str:
        return f"<EndingSolver for {self.match!r}>"

    @property
    def nodes(self) -> int:
        """How many states the latest answer took."""
        return int(self._solver.nodes[0])

    def actions(self, s: State, nodes: int, forget: bool = True) -> list[Judgement] | None:
        """The exact end after each legal action; None if ``nodes`` states are too few to tell.

        ``forget``: the cards are dealt differently than before, so what is remembered no longer holds.
        """
        if s.phase == OVER:
            return None
        solver = self._solver
        solver.nodes[0], solver.nodes[1] = 0, nodes
        if forget:
            self.load.clear(solver.keys)
        solver.states[0] = self.load.states([copy_state(s)])[0]
        count = int(self.load.function(solve_actions)(solver, self._tables))
        return [self._judgement(i, count) for i in range(count)] or None

    def _judgement(self, i: int, count: int) -> Judgement:
        ends = [int(end) for end in self._solver.answers[SEATS * i : SEATS * i + self.match.players]]
        wins = tuple(end // PART / WIN for end in ends)
        prestige = tuple(float(end % PART) for end in ends)
        return Judgement(self.match.decode(int(self._solver.legal[0][i])), wins, prestige, 1 / count)
