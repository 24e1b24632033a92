"""Games played and measured, one order alone or two on the same setups."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ..estimates import Measure, PairedTally, Tally
from ..games import Chunk, Crew, Order, play
from ..games.run import Tell, count_chunks
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
    (tally,) = measure_against(first, [second], crew, tell)
    return tally


def measure_against(
    first: Order, others: Sequence[Order], crew: Crew, tell: Tell = lambda _: None, of: MeasureAll = measures
) -> list[PairedTally]:
    """The figures of an order and of each of some others, game by game on the same setup; the first is played once.

    Chunk by chunk, so that what is kept does not grow with the games.
    """
    tallies = [PairedTally() for _ in others]
    for number in range(count_chunks(first)):
        (chunk,) = play(first, crew, tell, chunks=[number])
        games, mine = len(chunk.games), of(chunk)
        for order, tally in zip(others, tallies, strict=True):
            (chunk,) = play(order, crew, tell, chunks=[number])
            tally.add(games, mine, of(chunk))
    return tallies
