"""What a position is worth: the Prestige that each player may expect, and the chance that each wins.

Expected Prestige is linear in the features, with weights that were learned from games of bots among themselves
(``scripts/tune.py``), separately for each number of players and each era.
"""

from __future__ import annotations

from math import sqrt

from ...rules.core.runtime import jit, popcount
from ...rules.core.scoring import total, winners
from ...rules.core.state import SEATS, State, Tables
from ...rules.core.words import CHOOSE, OVER
from .exponential import exponential
from .features import FEATURES, left_to_build, see
from .workspace import Workspace

BLOCK = FEATURES + 2
"""The weights of the features; then how far apart scores may still drift: at the end, and by what is left to build."""
WEIGHTS = 3 * 2 * BLOCK


@jit
def block(s: State, t: Tables) -> int:
    """Where the weights for this number of players and this era begin; choosing cards already counts as era 2."""
    era = 2 if s.phase == CHOOSE else s.era
    return ((t.players - 2) * 2 + era - 1) * BLOCK


@jit
def evaluate(s: State, t: Tables, work: Workspace) -> None:
    """Writes expected Prestige and chances into the workspace. No auction may be under way."""
    if s.phase == OVER:
        settle_result(s, t, work)
        return
    start = block(s, t)
    left = 0
    for seat in range(t.players):
        see(s, t, seat, work.features)
        points = 0.0
        for i in range(FEATURES):
            points += work.features[i] * work.weights[start + i]
        work.scores[seat] = points
        left += left_to_build(s, t, seat)
    spread = work.weights[start + FEATURES] + work.weights[start + FEATURES + 1] * sqrt(left)
    share_chances(t, work, spread)


@jit
def settle_result(s: State, t: Tables, work: Workspace) -> None:
    """The game is over: the Prestige is known, and who wins; a shared win is shared."""
    won = winners(s, t)
    for seat in range(t.players):
        work.scores[seat] = total(s, seat)
        work.wins[seat] = (won >> seat & 1) / popcount(won)


@jit
def add_up(work: Workspace, t: Tables, wins: list[float], scores: list[float], place: int) -> None:
    """Adds what was evaluated to sums by place and seat."""
    for seat in range(t.players):
        wins[SEATS * place + seat] += work.wins[seat]
        scores[SEATS * place + seat] += work.scores[seat]


@jit
def lead(scores: list[float], place: int, t: Tables, seat: int) -> float:
    """A seat's Prestige (or sum of it) at a place, less that of the best other seat."""
    best = -1.0e9
    for other in range(t.players):
        if other != seat:
            best = max(best, scores[SEATS * place + other])
    return scores[SEATS * place + seat] - best


@jit
def share_chances(t: Tables, work: Workspace, spread: float) -> None:
    """Turns expected Prestige into chances: its softmax, flatter the more is still open."""
    best = work.scores[0]
    for seat in range(1, t.players):
        best = max(best, work.scores[seat])
    sum_of_all = 0.0
    for seat in range(t.players):
        work.wins[seat] = exponential((work.scores[seat] - best) / spread)
        sum_of_all += work.wins[seat]
    for seat in range(t.players):
        work.wins[seat] /= sum_of_all
