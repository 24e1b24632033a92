"""What a position is worth: the Prestige that each player may expect, and the chance that each wins.

Expected Prestige is linear in the features, with weights that were learned from games of bots among themselves
(``skyrise lab learn``), separately for each number of players and each era.
"""

from __future__ import annotations

from math import sqrt

from ...rules.core.runtime import jit, popcount
from ...rules.core.scoring import total, winners
from ...rules.core.state import SEATS, State, Tables
from ...rules.core.words import CHOOSE, OVER
from .control import measure_strengths, worth_of_control
from .exponential import exponential
from .features import FEATURES
from .left import count_left
from .numbers import worth_of_numbers
from .places import worth_of_places
from .workspace import Workspace

BLOCK = FEATURES + 2
"""The weights of the features; then how far apart scores may still drift: at the end, and by what is left to build."""
WEIGHTS = 3 * 2 * BLOCK
PLACE, CONTROL, NUMBER = 0, 1, 2
"""Where the three parts of expected Prestige are; there is room for more of each, see ``bids``."""


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
    evaluate_places(s, t, work, PLACE)
    evaluate_control(s, t, work, CONTROL)
    evaluate_numbers(s, t, work, NUMBER)
    add_parts(t, work, PLACE, CONTROL, NUMBER)
    share_chances(t, work, spread(s, t, work))


@jit
def add_parts(t: Tables, work: Workspace, place: int, control: int, number: int) -> None:
    """Writes expected Prestige as the sum of its three parts."""
    for seat in range(t.players):
        points = work.parts[SEATS * place + seat] + work.parts[SEATS * control + seat]
        work.scores[seat] = points + work.parts[SEATS * number + seat]


# The three parts of expected Prestige: by seat, each at a place among ``work.parts``


@jit
def evaluate_places(s: State, t: Tables, work: Workspace, part: int) -> None:
    """What stands where, and what is still to be built."""
    at = block(s, t)
    count_left(s, t, work.left)
    for seat in range(t.players):
        work.parts[SEATS * part + seat] = worth_of_places(s, t, seat, work.left, work.weights, at)


@jit
def evaluate_control(s: State, t: Tables, work: Workspace, part: int) -> None:
    """Island control."""
    at = block(s, t)
    measure_strengths(s, t, work.strengths)
    for seat in range(t.players):
        work.parts[SEATS * part + seat] = worth_of_control(s, t, seat, work.strengths, work.weights, at)


@jit
def evaluate_numbers(s: State, t: Tables, work: Workspace, part: int) -> None:
    """The buildings that are left."""
    at = block(s, t)
    for seat in range(t.players):
        work.parts[SEATS * part + seat] = worth_of_numbers(s, t, seat, work.weights, at)


# Chances


@jit
def spread(s: State, t: Tables, work: Workspace) -> float:
    """How far apart scores may still drift."""
    end = block(s, t) + FEATURES
    return work.weights[end] + work.weights[end + 1] * sqrt(count_left(s, t, work.left))


@jit
def share_chances(t: Tables, work: Workspace, apart: float) -> None:
    """Turns expected Prestige into chances: its softmax, flatter the further apart scores may still drift."""
    best = work.scores[0]
    for seat in range(1, t.players):
        best = max(best, work.scores[seat])
    sum_of_all = 0.0
    for seat in range(t.players):
        work.wins[seat] = exponential((work.scores[seat] - best) / apart)
        sum_of_all += work.wins[seat]
    for seat in range(t.players):
        work.wins[seat] /= sum_of_all


@jit
def settle_result(s: State, t: Tables, work: Workspace) -> None:
    """The game is over: the Prestige is known, and who wins; a shared win is shared."""
    won = winners(s, t)
    for seat in range(t.players):
        work.scores[seat] = total(s, seat)
        work.wins[seat] = (won >> seat & 1) / popcount(won)


# Sums


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
