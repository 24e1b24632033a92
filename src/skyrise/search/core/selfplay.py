"""Whole games: everybody plays what one action ahead looks best, or at random."""

from __future__ import annotations

from skyrise.rules.core.state import State, Tables
from skyrise.rules.core.words import OVER

from .chance import below
from .desk import LINE, Desk
from .door import apply, legal_actions
from .guess import guess
from .judge import judge_all
from .machine import entry, jit, take


@entry
def play_judged(desk: Desk, tables: list[Tables], games: list[State], actions: list[int]) -> int:
    """Plays ``games[0]`` to its end as the casual bot does, but for one way to deal what is hidden instead of many;
    notes the actions, and returns how many they were."""
    t = tables[0]
    count = 0
    while games[0].phase != OVER:
        actions[count] = judged_best(desk, t, games)
        apply(games[0], t, actions[count])
        count += 1
    return count


@entry
def play_random(desk: Desk, tables: list[Tables], games: list[State], actions: list[int]) -> int:
    """Plays ``games[0]`` to its end at random; notes the actions, and returns how many they were."""
    t = tables[0]
    count = 0
    while games[0].phase != OVER:
        actions[count] = desk.legal[below(desk.chance, legal_actions(games[0], t, desk.legal))]
        apply(games[0], t, actions[count])
        count += 1
    return count


@jit
def judged_best(desk: Desk, t: Tables, games: list[State]) -> int:
    """The action that is worth most to the seat that decides, as far as that seat can know."""
    take(desk.states, LINE, games, 0)
    guess(desk.states[LINE], t, games[0].to_act, desk.chance)
    count = judge_all(desk, t)
    best = 0
    for i in range(1, count):
        if desk.judged[i] > desk.judged[best]:
            best = i
    return desk.legal[best]
