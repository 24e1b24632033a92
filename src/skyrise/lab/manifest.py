"""The core of the laboratory. This module itself needs neither Numba nor NumPy."""

from __future__ import annotations

from skyrise.kernel.cores import Core
from skyrise.kernel.load import Load


def warm_lab(load: Load) -> None:
    """Whole games, judged and at random, and their survey."""
    from .games.bench import Bench
    from .games.order import JUDGED, RANDOM, Order

    bench = Bench(load)
    for policy in (JUDGED, RANDOM):
        bench.play(Order(players=2, policy=policy), 0)


LAB = Core("lab", "laboratory", warm_lab)
