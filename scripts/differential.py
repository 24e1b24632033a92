"""Plays random games on all loads of the rules, and compares every legal list, action, seat and score.

Native code and WebAssembly, in Node.js, play all of them. The interpreted rules are slow: they play the first of each
batch, and another one step by step beside native code, in which every state is compared too. WebAssembly plays along
where there is Node.js.

Usage: make differential GAMES=1000000, or python scripts/differential.py --games 1000000 [--batch 500] [--jobs 2]
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from itertools import product
from multiprocessing import get_context
from random import Random
from typing import Any

from rich.progress import track

from node_kernel import NODE, node_load
from skyrise import Game, edition_ids
from skyrise.components.published import versions
from skyrise.kernel.core.traces import STYLES as TRACED
from skyrise.kernel.core.traces import trace_games
from skyrise.kernel.interpreted import Interpreted
from skyrise.kernel.kernel import Kernel, first_word
from skyrise.kernel.load import Load
from skyrise.kernel.loads import native_load
from skyrise.rules.core import words
from skyrise.rules.core.deal import deal
from skyrise.rules.core.play import apply
from skyrise.rules.core.state import CELLS, State, blank
from xorshift import Xorshift

EDITIONS = tuple(f"{name}@{version}" for version in versions() for name in edition_ids(version))
KINDS = tuple(product(EDITIONS, (2, 3, 4)))
_open = ExitStack()
CITIES = 24
"""How many draws of islands and slots there are for each edition and player count."""


class Dice:
    """Randomness for the deal: fast, and good enough to make games differ."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def below(self, bound: int) -> int:
        return self.random.randrange(bound)


@cache
def kernel_of(edition: str, players: int, city: int) -> Kernel:
    """The native rules of a match."""
    return Kernel(Game.new(players, edition, seed=city).match)


def any_action(random: Random, legal: list[int]) -> int:
    """All equally likely."""
    return random.choice(legal)


def keep_tall(random: Random, legal: list[int]) -> int:
    """High numbers first: tall buildings, which the Hammer's ban is about, are left for the end."""
    return max(
        random.sample(legal, min(4, len(legal))), key=lambda code: code // CELLS if code < words.WONDER_BID else 0
    )


def wonders_early(random: Random, legal: list[int]) -> int:
    """Wonders as soon as they may be placed, and low card numbers: the Hammer and the Capital Building."""
    liked = [code for code in legal if words.WONDER_BID <= code < words.PASS]
    return random.choice(liked) if liked else min(legal) if legal[0] >= words.CHOOSE_CARDS else random.choice(legal)


STYLES: tuple[Callable[[Random, list[int]], int], ...] = (any_action, keep_tall, wonders_early)


def compare_game(number: int) -> int:
    """Plays one game on both loads; returns its decisions, or raises at the first difference."""
    edition, players = KINDS[number % len(KINDS)]
    kernel = kernel_of(edition, players, number // len(KINDS) % CITIES)
    style = STYLES[number % len(STYLES) if number % 2 else 0]
    random, tables, match = Random(number), kernel.match.tables, kernel.match
    s = blank(State)
    deal(s, tables, Dice(number))
    twin = kernel.state(s)
    legal, decisions = match.legal_codes(s), 0
    if kernel.legal(twin) != legal:
        raise AssertionError(f"game {number}: other actions are legal at the start")
    while legal:
        action = style(random, legal)
        apply(s, tables, action)
        count = kernel.step(twin, action)
        decisions += 1
        legal = match.legal_codes(s)
        if kernel.out[:count] != legal:
            raise AssertionError(f"game {number}, decision {decisions}: other actions are legal")
        if bytes(twin) != bytes(kernel.state(s)):
            raise AssertionError(f"game {number}, decision {decisions}: the states differ")
    return decisions


@cache
def wasm_load() -> Load:
    """WebAssembly; its process ends with this one."""
    return _open.enter_context(node_load())


def compiled_loads() -> list[Load]:
    """All that can be had here."""
    return [native_load(), *([wasm_load()] if NODE else [])]


def traces_of(load: Load, number: int, games: int) -> tuple[int, list[int]]:
    """The decisions of a batch of games, and a number for each game."""
    edition, players = KINDS[number % len(KINDS)]
    tables = kernel_of(edition, players, number // len(KINDS) % CITIES).match.tables
    word, traces, out = first_word(number), load.ints(games), load.ints(words.ACTIONS)
    s: Any = load.blanks(1)
    t: Any = load.tables([tables])
    chance: Any = load.ints(1)
    if load.is_compiled:
        chance[0] = word - (word >> 63 << 64)
    else:  # where a record is itself, and not an address
        s, t, chance = s[0], t[0], Xorshift(word)
    decisions = load.function(trace_games)(s, t, chance, out, number % TRACED, traces)
    return decisions, list(traces)


def compare_batch(batch: tuple[int, int]) -> tuple[int, int]:
    """Plays some games on all loads; returns how many there were and their decisions, or raises at a difference."""
    number, games = batch
    decisions, traces = traces_of(native_load(), number, games)
    for load in (*compiled_loads()[1:], Interpreted()):
        played = games if load.is_compiled else 1
        if traces_of(load, number, played)[1] != traces[:played]:
            raise AssertionError(f"batch {number}: {type(load).__name__} plays other games than native code")
    compare_game(number)
    return games, decisions


def compare_batches(first: int, games: int, size: int, jobs: int) -> Iterator[tuple[int, int]]:
    """The games of each batch and their decisions, as they are compared."""
    batches = [(first + start // size, min(size, games - start)) for start in range(0, games, size)]
    if jobs == 1:
        yield from map(compare_batch, batches)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(compare_batch, batches, chunksize=4)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--batch", type=int, help="how many games there are for each that is played interpreted too")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0, help="the number of the first batch")
    options = parser.parse_args()
    size = options.batch or max(1, min(500, options.games // 500))
    compared = compare_batches(options.seed, options.games, size, options.jobs)
    done = list(track(compared, "comparing", total=-(-options.games // size)))
    loads = ", ".join(type(load).__name__ for load in compiled_loads())
    print(
        f"{sum(games for games, _ in done)} games, {sum(decisions for _, decisions in done)} decisions: {loads} agree "
        f"in every list, action, seat and score, and so does Interpreted in {2 * len(done)} of them"
    )


if __name__ == "__main__":
    main()
