"""Legal actions and steps of a single game.

``index_of`` maps the codes of the rules to the indices of the action space; ``codes`` is scratch space for lists of
actions.
"""

from __future__ import annotations

from typing import NamedTuple

from ...rules.core.legal import legal_actions
from ...rules.core.play import apply
from ...rules.core.runtime import entry, jit
from ...rules.core.scoring import total, winners
from ...rules.core.state import State, Tables
from . import numbers as n
from .observe import observe, observe_all


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
def look_all(desk: Desk, seat: int, out: n.Singles) -> None:
    """Writes all there is to know, secrets included, as seen from a seat."""
    observe_all(desk.s[0], desk.t[0], desk.facts[0], seat, out)


@jit
def _mark(s: State, t: Tables, codes: list[int], index_of: list[int], mask: list[int]) -> None:
    for action in range(n.ACTIONS):
        mask[action] = 0
    for number in range(legal_actions(s, t, codes)):
        mask[index_of[codes[number]]] = 1
