"""Games in a row: legal actions and steps of one of them, or of many at once.

``s``, ``t``, ``facts`` and ``chance`` have an element for each game; ``index_of`` maps the codes of the rules to the
indices of the action space, ``code_of`` the other way; ``codes`` is scratch space for lists of actions.
"""

from __future__ import annotations

from typing import Any

from ...rules.core.deal import deal
from ...rules.core.legal import legal_actions
from ...rules.core.play import apply
from ...rules.core.runtime import below, entry, jit
from ...rules.core.scoring import total, winners
from ...rules.core.words import OVER
from . import numbers as n
from .observe import observe


@entry
def look(s: Any, t: Any, facts: Any, game: int, seat: int, out: Any) -> None:
    """Writes what a seat may know of a game."""
    observe(s[game], t[game], facts[game], seat, out)


@entry
def list_actions(s: Any, t: Any, game: int, codes: Any, index_of: Any, mask: Any) -> Any:
    """Marks the legal actions of a game; returns who is to act."""
    _mark(s[game], t[game], codes, index_of[game], mask)
    return s[game].to_act


@entry
def step(s: Any, t: Any, game: int, code: int, codes: Any, index_of: Any, mask: Any) -> Any:
    """Plays an action, and marks what is legal then; returns who is to act."""
    apply(s[game], t[game], code)
    _mark(s[game], t[game], codes, index_of[game], mask)
    return s[game].to_act


@entry
def outcome(s: Any, t: Any, game: int, points: Any) -> Any:
    """Writes the Prestige of every seat; returns who wins with it, as a mask."""
    for seat in range(t[game].players):
        points[seat] = total(s[game], seat)
    return winners(s[game], t[game])


@entry
def begin_all(
    s: Any, t: Any, facts: Any, numbers: Any, codes: Any, index_of: Any,
    chance: Any, learners: Any, seen: Any, masks: Any,
) -> None:  # fmt: skip
    """Deals the games of these numbers, and plays each to its learner's first decision."""
    for number in range(len(numbers)):
        game = numbers[number]
        deal(s[game], t[game], chance[game])
        _others(s[game], t[game], learners[game], codes, chance[game])
        _show(s[game], t[game], facts[game], learners[game], codes, index_of[game], seen[game], masks[game])


@entry
def step_all(
    s: Any, t: Any, facts: Any, first: int, last: int, actions: Any, codes: Any, index_of: Any, code_of: Any,
    chance: Any, learners: Any, seen: Any, masks: Any, over: Any, points: Any, won: Any,
) -> None:  # fmt: skip
    """One step of the games from ``first`` to before ``last``: the learner's action, then the others' at random.

    Then writes what the learner sees; for a game that is ``over``, also ``points`` and ``won``.
    """
    for game in range(first, last):
        apply(s[game], t[game], code_of[game, actions[game]])
        _others(s[game], t[game], learners[game], codes, chance[game])
        _show(s[game], t[game], facts[game], learners[game], codes, index_of[game], seen[game], masks[game])
        over[game] = s[game].phase == OVER
        if over[game]:
            won[game] = winners(s[game], t[game])
            for seat in range(t[game].players):
                points[game, seat] = total(s[game], seat)


@jit
def _others(s: Any, t: Any, learner: int, codes: Any, chance: Any) -> None:
    """The other seats play at random until the learner is to act, or the game is over."""
    while s.phase != OVER and s.to_act != learner:
        count = legal_actions(s, t, codes)
        apply(s, t, codes[below(chance, count)])


@jit
def _show(s: Any, t: Any, facts: Any, learner: int, codes: Any, index_of: Any, seen: Any, mask: Any) -> None:
    observe(s, t, facts, learner, seen)
    _mark(s, t, codes, index_of, mask)


@jit
def _mark(s: Any, t: Any, codes: Any, index_of: Any, mask: Any) -> None:
    for action in range(n.ACTIONS):
        mask[action] = 0
    for number in range(legal_actions(s, t, codes)):
        mask[index_of[codes[number]]] = 1
