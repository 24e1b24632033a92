"""What is compiled of the laboratory ahead of its first use. This module itself needs neither Numba nor NumPy."""

from __future__ import annotations

from skyrise.kernel import readiness


def warm_lab() -> None:
    """Whole games, judged and at random, and their survey."""
    from skyrise.search.loads import Compiled

    from .games.bench import Bench
    from .games.order import JUDGED, RANDOM, Order

    bench = Bench(Compiled())
    for policy in (JUDGED, RANDOM):
        bench.play(Order(players=2, policy=policy), 0)


readiness.register("laboratory", warm_lab)
