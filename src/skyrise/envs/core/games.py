"""Games in a row: legal actions and steps of one of them, or of many at once.

``s``, ``t``, ``facts`` and ``chance`` have an element for each game; ``index_of`` maps the codes of the rules to the
indices of the action space, ``code_of`` the other way; ``codes`` is scratch space for lists of actions.
"""

from __future__ import annotations

from ...rules.core.deal import deal
from ...rules.core.legal import legal_actions
from ...rules.core.play import apply
from ...rules.core.runtime import Chance, below, entry, jit
from ...rules.core.scoring import total, winners
from ...rules.core.state import State, Tables
from ...rules.core.words import OVER
from . import numbers as n
from .observe import observe


@entry
def look(s: list[State], t: list[Tables], facts: list[list[int]], game: int, seat: int, out: n.Singles) -> None:
    """Writes what a seat may know of a game."""
    observe(s[game], t[game], facts[game], seat, out)


@entry
def list_actions(
    s: list[State], t: list[Tables], game: int, codes: list[int], index_of: n.ShortRows, mask: n.Bytes
) -> int:
    """Marks the legal actions of a game; returns who is to act."""
    _mark(s[game], t[game], codes, index_of[game], mask)
    return s[game].to_act


@entry
def step(
    s: list[State], t: list[Tables], game: int, code: int, codes: list[int], index_of: n.ShortRows, mask: n.Bytes
) -> int:
    """Plays an action, and marks what is legal then; returns who is to act."""
    apply(s[game], t[game], code)
    _mark(s[game], t[game], codes, index_of[game], mask)
    return s[game].to_act


@entry
def outcome(s: list[State], t: list[Tables], game: int, points: list[int]) -> int:
    """Writes the Prestige of every seat; returns who wins with it, as a mask."""
    for seat in range(t[game].players):
        points[seat] = total(s[game], seat)
    return winners(s[game], t[game])


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
