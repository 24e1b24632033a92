"""Which neighborhoods a score is for, worked out from the state and the rule so that the core need not say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module

from skyrise.components.names import WONDERS

from .core import event_codes as e
from .core.event_codes import Raw
from .core.paths import largest_group_cells
from .core.scoring import control_cells, objective_cells
from .core.state import State, Tables, copy_state
from .core.words import CHAINS


def moments(s: State, log: Sequence[Raw]) -> Iterator[tuple[Raw, State]]:
    """Each event of a log that ends at a state; those that score or end an era with the city as it stood then.

    A neighborhood keeps its structure, so the city then is the city now without what was built since.
    """
    later = sum(1 << cell for kind, _, _, cell, *_ in log if kind == e.CONSTRUCTED)
    missing, then = 0, s
    for raw in log:
        if raw[0] == e.CONSTRUCTED:
            later &= ~(1 << raw[3])
        if raw[0] in (e.SCORED, e.ERA_ENDED) and later != missing:
            missing, then = later, _without(s, later)
        yield raw, then


def _without(s: State, cells: int) -> State:
    """A state without the structures on some neighborhoods."""
    twin = copy_state(s)
    twin.occupied &= ~cells
    twin.structures = [mask & ~cells for mask in s.structures]
    twin.built = [mask & ~cells for mask in s.built]
    return twin


def scored_cells(then: State, t: Tables, seat: int, rule: int, place: int) -> int:
    """The mask of the neighborhoods that a SCORED code is for; empty for discs, keys and the like."""
    number = place % e.PLACES
    if rule == e.RULE_CONTROL:
        return control_cells(then, t, seat, number)
    if rule == e.RULE_OBJECTIVE:
        return objective_cells(then, t, seat)
    if rule == e.RULE_STRUCTURES:
        return 1 << number
    if rule >= e.RULE_WONDER:
        return _wonder_cells(then, t, rule - e.RULE_WONDER, seat, number)
    if rule >= e.RULE_PANORAMA:
        return _panorama_cells(then, t, seat, rule - e.RULE_PANORAMA, place)
    return 0


def _panorama_cells(then: State, t: Tables, seat: int, card: int, place: int) -> int:
    base, number = place - place % e.PLACES, place % e.PLACES
    if card == CHAINS:
        return largest_group_cells(t, then.structures[seat] & t.island_cells[number])
    areas = {e.AT_LAKE: t.lake_cells, e.AT_BLIMP: t.blimp_cells, e.AT_BRIDGE: t.bridge_cells}
    return then.structures[seat] & (areas[base][number] if base in areas else 1 << number)


def _wonder_cells(then: State, t: Tables, card: int, seat: int, cell: int) -> int:
    """A Wonder whose Prestige comes from neighborhoods has a function ``cells`` in its file."""
    rule = import_module(f"{__package__}.core.wonders.{WONDERS[card].id}")
    cells: int = rule.cells(then, t, seat, cell) if hasattr(rule, "cells") else 0
    return cells
