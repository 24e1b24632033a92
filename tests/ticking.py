"""Time that passes by being looked at: what keeps to a clock can be tested on a machine of any speed."""

from __future__ import annotations

TICK = 0.1


class Ticking:
    """Every look at it is a tenth of a second later than the one before."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * TICK
