"""Legal actions and steps of a single game, or of many at once.

``s``, ``t``, ``facts`` and ``chance`` have an element for each game; ``index_of`` maps the codes of the rules to the
indices of the action space, ``code_of`` the other way; ``codes`` is scratch space for lists of actions.
"""

from __future__ import annotations

from typing import NamedTuple

from ...rules.core.deal import deal
from ...rules.core.legal import legal_actions
from ...rules.core.play import apply
from ...rules.core.runtime import Chance, below, entry, jit
from ...rules.core.scoring import total, winners
from ...rules.core.state import State, Tables
from ...rules.core.words import OVER
from . import numbers as n
from .observe import observe


class Desk(NamedTuple):
    """What a single game is played on."""

    s: list[State]
    t: list[Tables]
    facts: list[list[int]]
    codes: list[int]
    index_of: n.ShortRows
    mask: n.Bytes
    """What the seat to act may do."""
    seen: n.Singles
    """What the seat that has looked last may know."""


@entry
def look(desk: Desk, seat: int) -> None:
    """Writes what a seat may know."""
    observe(desk.s[0], desk.t[0], desk.facts[0], seat, desk.seen)


@entry
def list_actions(desk: Desk) -> int:
    """Marks the legal actions; returns who is to act."""
    _mark(desk.s[0], desk.t[0], desk.codes, desk.index_of[0], desk.mask)
    return desk.s[0].to_act


@entry
def step(desk: Desk, code: int) -> int:
    """Plays an action, and marks what is legal then; returns who is to act."""
    apply(desk.s[0], desk.t[0], code)
    return list_actions(desk)


@entry
def outcome(desk: Desk, points: list[int]) -> int:
    """Writes the Prestige of every seat; returns who wins with it, as a mask."""
    for seat in range(desk.t[0].players):
        points[seat] = total(desk.s[0], seat)
    return winners(desk.s[0], desk.t[0])


@entry
def begin_all(
    s: list[State], t: list[Tables], facts: list[list[int]], numbers: list[int], codes: list[int],
    index_of: n.ShortRows, chance: list[Chance], learners: list[int], seen: n.SingleRows, masks: n.ByteRows,
) -> None:  # fmt: skip
    """Deals the games of these numbers, and plays each to its learner's first decision."""
    for number in range(len(numbers)):
        game = numbers[number]
        deal(s[game], t[game], chance[game])
        _others(s[game], t[game], learners[game], codes, chance[game])
        _show(s[game], t[game], facts[game], learners[game], codes, index_of[game], seen[game], masks[game])


@entry
def step_all(
    s: list[State], t: list[Tables], facts: list[list[int]], first: int, last: int, actions: list[int],
    codes: list[int], index_of: n.ShortRows, code_of: n.ShortRows, chance: list[Chance], learners: list[int],
    seen: n.SingleRows, masks: n.ByteRows, over: list[bool], points: list[list[int]], won: list[int],
) -> None:  # fmt: skip
    """One step of the games from ``first`` to before ``last``: the learner's action, then the others' at random.

    Then writes what the learner sees; for a game that is ``over``, also ``points`` and ``won``.
    """
    for game in range(first, last):
        apply(s[game], t[game], code_of[game][actions[game]])
        _others(s[game], t[game], learners[game], codes, chance[game])
        _show(s[game], t[game], facts[game], learners[game], codes, index_of[game], seen[game], masks[game])
        over[game] = s[game].phase == OVER
        if over[game]:
            won[game] = winners(s[game], t[game])
            for seat in range(t[game].players):
                points[game][seat] = total(s[game], seat)


@jit
def _others(s: State, t: Tables, learner: int, codes: list[int], chance: Chance) -> None:
    """The other seats play at random until the learner is to act, or the game is over."""
    while s.phase != OVER and s.to_act != learner:
        count = legal_actions(s, t, codes)
        apply(s, t, codes[below(chance, count)])


@jit
def _show(
    s: State, t: Tables, facts: list[int], learner: int, codes: list[int], index_of: list[int], seen: list[float],
    mask: list[int],
) -> None:  # fmt: skip
    observe(s, t, facts, learner, seen)
    _mark(s, t, codes, index_of, mask)


@jit
def _mark(s: State, t: Tables, codes: list[int], index_of: list[int], mask: list[int]) -> None:
    for action in range(n.ACTIONS):
        mask[action] = 0
    for number in range(legal_actions(s, t, codes)):
        mask[index_of[codes[number]]] = 1
