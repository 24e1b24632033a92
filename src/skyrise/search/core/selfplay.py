"""Whole games: everybody plays what looks best one action ahead, or at random, or, a decision at a time, searches."""

from __future__ import annotations

from ...rules.core.legal import legal_actions
from ...rules.core.pick import action_at, count_actions
from ...rules.core.play import apply
from ...rules.core.runtime import entry, jit, take
from ...rules.core.state import State, Tables
from ...rules.core.words import OVER
from .chance import below
from .guess import deal_again, guess, guess_ahead
from .judge import judge_all
from .keys import key_of
from .think import think
from .tree import Tree, transplant
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
        number = below(work.chance, count_actions(games[0], t, work.legal))
        actions[count] = action_at(games[0], t, number, work.legal)
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


@entry
def play_searched(
    work: Workspace, tree: Tree, into: Tree, tables: list[Tables], games: list[State], deals: list[State], most: int
) -> int:
    """Plays one decision of ``games[0]`` as the skilled bot does, with up to ``most`` simulations; returns the action.

    ``tree`` has what the seat has thought so far, and ``into`` what it has thought then; ``into`` is empty if there was
    nothing to think about.
    """
    t = tables[0]
    action = 0
    into.used[0] = 0
    if count_actions(games[0], t, work.legal) == 1:
        action = action_at(games[0], t, 0, work.legal)
    else:
        known = transplant(tree, key_of(games[0], t), into)
        take(deals, 0, games, 0)
        guess_ahead(deals[0], t, games[0].to_act, work.chance)
        deal_again(deals, tables, games[0].to_act, work.chance)
        think(work, into, tables, deals, known, most - known)
        action = most_visited(into, work.legal, legal_actions(games[0], t, work.legal))
    apply(games[0], t, action)
    return action


@jit
def most_visited(tree: Tree, legal: list[int], count: int) -> int:
    """The legal action that the root has visited most; at a choice of cards, not all of its actions are legal."""
    best = legal[0]
    most = 0
    for child in range(tree.first[0], tree.first[0] + tree.children[0]):
        if tree.visits[child] > most and is_among(legal, count, tree.action[child]):
            most = tree.visits[child]
            best = tree.action[child]
    return best


@jit
def is_among(actions: list[int], count: int, action: int) -> bool:
    """Is an action one of the first so many?"""
    for i in range(count):
        if actions[i] == action:
            return True
    return False
