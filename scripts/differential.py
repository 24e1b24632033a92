"""Plays random games on both loads of the rules, and compares every legal list, every state and every score.

Usage: make differential GAMES=100000, or python scripts/differential.py --games 100000 [--jobs 2] [--seed 1]
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from multiprocessing import get_context
from random import Random

from rich.progress import track

from skyrise import Game, edition_ids
from skyrise.components.published import versions
from skyrise.kernel.kernel import Kernel
from skyrise.rules.core import words
from skyrise.rules.core.deal import deal
from skyrise.rules.core.play import apply
from skyrise.rules.core.state import CELLS, State, blank

EDITIONS = tuple(f"{name}@{version}" for version in versions() for name in edition_ids(version))
KINDS = tuple(product(EDITIONS, (2, 3, 4)))
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


def compare_games(first: int, games: int, jobs: int) -> Iterator[int]:
    """The decisions of each game, as they are compared."""
    numbers = range(first, first + games)
    if jobs == 1:
        yield from map(compare_game, numbers)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(compare_game, numbers, chunksize=20)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0, help="the number of the first game")
    options = parser.parse_args()
    compared = compare_games(options.seed, options.games, options.jobs)
    decisions = sum(track(compared, "comparing", total=options.games))
    print(f"{options.games} games, {decisions} decisions: both loads agree in every list, state and score")


if __name__ == "__main__":
    main()
