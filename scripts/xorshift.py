"""The random numbers of compiled loads, for the interpreted one: the same games are played."""

from __future__ import annotations

WORD = 0xFFFFFFFFFFFFFFFF


class Xorshift:
    """A source of random numbers; its word is never 0."""

    def __init__(self, word: int) -> None:
        self.word = word

    def below(self, bound: int) -> int:
        word = self.word
        word ^= word << 13 & WORD
        word ^= word >> 7
        word ^= word << 17 & WORD
        self.word = word
        return (word >> 32) * bound >> 32
