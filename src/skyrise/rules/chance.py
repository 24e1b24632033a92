"""Chance: SHA-256 in counter mode.

Why this generator: it is in every Python and every browser, gives the same numbers on every machine and version, and
takes a seed of any length; and the part of the deal that players see (the discs) gives away nothing about the rest
(the cards), which a generator with a small state would.

The specification, ``skyrise-chance/1``: block ``i`` of the stream ``label`` of a seed is the SHA-256 digest of the
UTF-8 text ``skyrise-chance/1|seed|label|i``. A block gives eight numbers of 32 bits, most significant byte first. A
number below ``n`` is the next of them that is less than the largest multiple of ``n`` up to 2³², modulo ``n``.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from secrets import token_hex
from typing import TypeVar

Item = TypeVar("Item")
Seed = int | str

WORD = 2**32


class Chance:
    """A stream of random numbers from a seed.

    >>> dice = Chance(7)
    >>> [dice.below(6) for _ in range(5)], Chance("a fair deal").below(100)
    ([1, 2, 0, 5, 5], 43)
    """

    def __init__(self, seed: Seed, label: str = "") -> None:
        self._prefix = f"skyrise-chance/1|{seed}|{label}|"
        self._blocks = 0
        self._words: list[int] = []
        """What is left of the latest block, the next one last."""

    def __repr__(self) -> str:
        return f"<Chance {self._prefix.split('|', 1)[1][:-1]}>"

    def below(self, bound: int) -> int:
        """A whole number from 0 to ``bound`` − 1, all equally likely."""
        limit = WORD - WORD % bound
        while (word := self._next()) >= limit:
            pass
        return word % bound

    def _next(self) -> int:
        if not self._words:
            self._words = _block(f"{self._prefix}{self._blocks}")
            self._blocks += 1
        return self._words.pop()

    def choice(self, items: Sequence[Item]) -> Item:
        """One of the items."""
        return items[self.below(len(items))]

    def sample(self, items: Sequence[Item], count: int) -> list[Item]:
        """Some of the items, in random order."""
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in range(count)]


def _block(text: str) -> list[int]:
    """The numbers of a block, the first one last."""
    digest = sha256(text.encode()).digest()
    return [int.from_bytes(digest[start : start + 4], "big") for start in range(len(digest) - 4, -4, -4)]


def fresh_seed() -> str:
    """A seed that nobody can guess: 256 bits from the operating system."""
    return token_hex(32)
