"""Whole games: everybody plays what looks best one action ahead, or at random."""

from __future__ import annotations

from ...rules.core.legal import legal_actions
from ...rules.core.play import apply
from ...rules.core.runtime import entry, jit, take
from ...rules.core.state import State, Tables
from ...rules.core.words import OVER
from .chance import below
from .guess import guess
from .judge import judge_all
from .workspace import LINE, Workspace


@entry
def play_judged(work: Workspace, tables: list[Tables], games: list[State], actions: list[int]) -> int:
    """Plays ``games[0]`` to its end as the casual bot does, but guesses what is hidden once instead of many times;
    notes the actions, and returns how many there were."""
    t = tables[0]
    count = 0
    while games[0].phase != OVER:
        actions[count] = judged_best(work, t, games)
        apply(games[0], t, actions[count])
        count += 1
    return count


@entry
def play_random(work: Workspace, tables: list[Tables], games: list[State], actions: list[int]) -> int:
    """Plays ``games[0]`` to its end at random; notes the actions, and returns how many there were."""
    t = tables[0]
    count = 0
    while games[0].phase != OVER:
        actions[count] = work.legal[below(work.chance, legal_actions(games[0], t, work.legal))]
        apply(games[0], t, actions[count])
        count += 1
    return count


@jit
def judged_best(work: Workspace, t: Tables, games: list[State]) -> int:
    """The action that is worth most to the seat that decides, as far as that seat can know."""
    take(work.states, LINE, games, 0)
    guess(work.states[LINE], t, games[0].to_act, work.chance)
    count = judge_all(work, t)
    best = 0
    for i in range(1, count):
        if work.judged[i] > work.judged[best]:
            best = i
    return work.legal[best]
