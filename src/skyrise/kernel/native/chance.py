"""The random numbers of native code, in the subset: xorshift in 64 bits."""

from __future__ import annotations

from typing import Any, Final

from skyrise.rules.core.runtime import Chance

ANNOTATIONS: Final[dict[object, Any]] = {Chance: list[int]}
"""What stands for a source of random numbers: a list of one number, the generator."""
LOW_32 = 0xFFFFFFFF
WITHOUT_7 = (1 << 57) - 1
"""What is left of 64 bits after a shift to the right by 7 that brings in zeros."""


def below(chance: list[int], bound: int) -> int:
    """A random whole number from 0 to ``bound`` − 1; ``chance[0]`` is the generator and never 0.

    Only in native code, where numbers wrap around at 64 bits.
    """
    word = chance[0]
    word ^= word << 13
    word ^= word >> 7 & WITHOUT_7
    word ^= word << 17
    chance[0] = word
    return (word >> 32 & LOW_32) * bound >> 32
