"""Games played and measured, one order alone or two on the same setups."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..estimates import Measure, PairedTally, Tally
from ..games import Chunk, Crew, Order, play
from ..games.run import Tell
from .measures import measures

MeasureAll = Callable[[Chunk], Mapping[str, Measure]]


def measure(order: Order, crew: Crew, tell: Tell = lambda _: None, of: MeasureAll = measures) -> Tally:
    """The figures of an order's games."""
    tally = Tally()
    for chunk in play(order, crew, tell):
        tally.add(len(chunk.games), of(chunk))
    return tally


def measure_both(first: Order, second: Order, crew: Crew, tell: Tell = lambda _: None) -> PairedTally:
    """The figures of two orders, game by game on the same setup."""
    tally = PairedTally()
    for one, other in zip(play(first, crew, tell), play(second, crew, tell), strict=True):
        tally.add(len(one.games), measures(one), measures(other))
    return tally
