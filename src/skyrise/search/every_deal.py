"""Every way in which what a view hides may be dealt: with few of them an ending is known exactly."""

from __future__ import annotations

from itertools import permutations
from math import factorial, perm

from skyrise.components.names import PATRONS
from skyrise.rules import View
from skyrise.rules.core.state import COLORS, State, copy_state


def count_deals(view: View) -> int:
    """How many deals fit a view in era 2: objectives that are not known, and values of patrons."""
    hidden = len(_closed_seats(view))
    return perm(COLORS - view.position.match.players + hidden, hidden) * factorial(len(_closed_patrons(view)))


def every_deal(view: View, first: State) -> list[State]:
    """All states that fit a view in era 2, each as likely as any other, from one that does.

    Cards that were put away are left as they are there: they no longer matter.
    """
    seats, patrons = _closed_seats(view), _closed_patrons(view)
    open_seats = set(range(view.position.match.players)) - set(seats)
    colors = sorted(set(range(COLORS)) - {first.objective[seat] for seat in open_seats})
    values = sorted(first.patron_value[patron] for patron in patrons)
    states = []
    for objectives in permutations(colors, len(seats)):
        for worth in permutations(values):
            state = copy_state(first)
            for seat, color in zip(seats, objectives, strict=True):
                state.objective[seat] = color
            for patron, value in zip(patrons, worth, strict=True):
                state.patron_value[patron] = value
            states.append(state)
    return states


def _closed_seats(view: View) -> list[int]:
    """Whose objectives are not known."""
    return [seat for seat, board in enumerate(view.position.players) if board.objective is None]


def _closed_patrons(view: View) -> list[int]:
    """Whose values are not known."""
    return [patron for patron, letter in enumerate(PATRONS) if view.position.patron_values[letter] is None]
