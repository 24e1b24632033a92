"""The exponential function, from sums, products and a power of two alone: every load gives the same bits.

The functions of C libraries differ in the last bit. One bit is enough to visit another node of a tree.
"""

from __future__ import annotations

from ...rules.core.runtime import jit, power_of_two

SMALLEST = -708.0
"""Below, the result would not be a normal number: it is 0 then."""
LARGEST = 709.0
LOG2_E = 1.4426950408889634
LN2_HIGH = 6.93147180369123816490e-01
LN2_LOW = 1.90821492927058770002e-10
"""ln 2 in two parts: a small whole number times the first part is exact."""


@jit
def exponential(x: float) -> float:
    """e to the power of ``x``, which is at most ``LARGEST``; off by a unit in the last place at most."""
    if x < SMALLEST:
        return 0.0
    twos = int(x * LOG2_E - 0.5) if x < 0.0 else int(x * LOG2_E + 0.5)
    rest = x - twos * LN2_HIGH - twos * LN2_LOW
    return series(rest) * power_of_two(twos)


@jit
def series(x: float) -> float:
    """e to the power of ``x``, which is at most ln 2 / 2 in size: the first 14 terms, each 1 / n!.

    Two terms at a time, then two pairs: a processor computes side by side what does not wait for one another.
    """
    x2 = x * x
    x4 = x2 * x2
    first = (0.5 + 0.16666666666666666 * x) * x2
    second = (0.041666666666666664 + 0.008333333333333333 * x) + (0.001388888888888889 + 0.0001984126984126984 * x) * x2
    third = (2.48015873015873e-05 + 2.7557319223985893e-06 * x) + (
        2.755731922398589e-07 + 2.505210838544172e-08 * x
    ) * x2
    fourth = 2.08767569878681e-09 + 1.6059043836821613e-10 * x
    return 1.0 + (x + (first + (second + (third + fourth * x4) * x4) * x4))
