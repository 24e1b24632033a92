"""Random games as one number each, which two loads agree in only if they agree in everything that is played."""

from __future__ import annotations

from ...rules.core.deal import deal
from ...rules.core.legal import legal_actions
from ...rules.core.play import apply
from ...rules.core.runtime import Chance, below, entry, jit
from ...rules.core.scoring import winners
from ...rules.core.state import CELLS, SEATS, SOURCES, State, Tables
from ...rules.core.words import CHOOSE_CARDS, OVER, PASS, WONDER_BID

ANY, TALL_LAST, WONDERS_FIRST = 0, 1, 2
"""How actions are chosen: all alike; high numbers first, so that tall buildings are left for the end; Wonders as soon
as they may be placed, and low card numbers."""
STYLES = 3
TRIES = 4
PRIME = 0x100000001B3
POSITIVE = 0x7FFFFFFFFFFFFFFF


@entry
def trace_games(s: State, t: Tables, chance: Chance, out: list[int], style: int, traces: list[int]) -> int:
    """Deals and plays a game for each of ``traces``; returns the number of decisions."""
    decisions = 0
    for game in range(len(traces)):
        deal(s, t, chance)
        trace = 1
        while s.phase != OVER:
            count = legal_actions(s, t, out)
            for i in range(count):
                trace = mix(trace, out[i])
            action = choose(chance, out, count, style)
            trace = mix(mix(trace, s.to_act), action)
            apply(s, t, action)
            decisions += 1
        for i in range(SEATS * SOURCES):
            trace = mix(trace, s.prestige[i])
        traces[game] = mix(trace, winners(s, t))
    return decisions


@jit
def mix(trace: int, number: int) -> int:
    """The next trace. It stays positive, so that it is the same where numbers do not wrap around."""
    return (trace ^ number) * PRIME & POSITIVE


@jit
def choose(chance: Chance, out: list[int], count: int, style: int) -> int:
    """One of the listed actions."""
    if style == WONDERS_FIRST:
        wonders = 0
        for i in range(count):
            if WONDER_BID <= out[i] < PASS:
                out[wonders] = out[i]
                wonders += 1
        if wonders:
            return out[below(chance, wonders)]
        return out[0] if out[0] >= CHOOSE_CARDS else out[below(chance, count)]
    best = out[below(chance, count)]
    if style == TALL_LAST:
        for _ in range(TRIES - 1):
            other = out[below(chance, count)]
            if other < WONDER_BID and (best >= WONDER_BID or other // CELLS > best // CELLS):
                best = other
    return best
