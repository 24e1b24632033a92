"""Plays the games of an order chunk by chunk: in the kernel on threads, or by bots on an executor."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import Final

from skyrise.kernel.load import Load

from ..executors import Executor, Serial
from .bench import Bench
from .bots import survey_bot_games
from .chunk import Chunk, Surveyed
from .order import Order

CHUNK: Final = 500
"""Games that are passed on together."""

Tell = Callable[[int], object]
"""Called with how many more games are done."""


@dataclass(frozen=True)
class Crew:
    """Who plays: threads for the kernel, an executor for bots."""

    load: Load
    threads: int = 1
    executor: Executor = field(default_factory=Serial)
    keeps_thoughts: bool = False
    """Is what searching players have found kept with each game? It is more than all else that is known of it."""


def play(
    order: Order, crew: Crew, tell: Tell = lambda _: None, size: int = CHUNK, chunks: Iterable[int] | None = None
) -> Iterator[Chunk]:
    """The games of an order in chunks of a size: all, or those of some numbers. Any crew plays the same games."""
    benches: SimpleQueue[Bench] = SimpleQueue()
    for _ in range(crew.threads):
        benches.put(Bench(crew.load, keeps_thoughts=crew.keeps_thoughts))
    with ThreadPoolExecutor(crew.threads) as pool:
        for number in range(count_chunks(order, size)) if chunks is None else chunks:
            numbers = range(number * size, min(number * size + size, order.games))
            if order.bot is None:
                games = _in_kernel(order, numbers, benches, pool, tell)
            else:
                games = _by_bots(order, numbers, crew.executor, benches, tell)
            yield Chunk(games)


def count_chunks(order: Order, size: int = CHUNK) -> int:
    """How many chunks of a size the games of an order are."""
    return -(-order.games // size)


def _in_kernel(
    order: Order, numbers: Sequence[int], benches: SimpleQueue[Bench], pool: ThreadPoolExecutor, tell: Tell
) -> list[Surveyed]:
    def play_one(number: int) -> Surveyed:
        bench = benches.get()
        try:
            return bench.play(order, number)
        finally:
            benches.put(bench)

    games = []
    for game in pool.map(play_one, numbers):
        games.append(game)
        tell(1)
    return games


def _by_bots(
    order: Order, numbers: Sequence[int], executor: Executor, benches: SimpleQueue[Bench], tell: Tell
) -> list[Surveyed]:
    bench = benches.get()
    games = []
    for game in survey_bot_games(order, numbers, executor, bench):
        games.append(game)
        tell(1)
    benches.put(bench)
    return sorted(games, key=lambda one: one.number)
