"""Random numbers for the search: xorshift in 32 bits, the same on every load."""

from __future__ import annotations

from ...rules.core.runtime import jit

WORD = 0xFFFFFFFF


@jit
def draw(chance: list[int]) -> int:
    """The next 32 random bits; ``chance[0]`` is the generator and never 0."""
    word = chance[0]
    word ^= word << 13 & WORD
    word ^= word >> 17
    word ^= word << 5 & WORD
    chance[0] = word
    return word


@jit
def below(chance: list[int], bound: int) -> int:
    """A whole number from 0 to ``bound`` − 1."""
    return draw(chance) * bound >> 32


@jit
def unit(chance: list[int]) -> float:
    """A number from 0 to 1, less than 1."""
    return draw(chance) / 4294967296.0
