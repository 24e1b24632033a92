"""What is compiled of the environments ahead of its first use. This module itself needs neither Numba nor NumPy."""

from __future__ import annotations

from skyrise.kernel import readiness


def warm_envs() -> None:
    """Steps and observations of one game, and of many at once."""
    from .loads import Compiled
    from .many import Many
    from .one import One

    one = One("retail", 2, load=Compiled())
    one.begin(seed=1)
    one.observe(0)
    one.step(int(one.mask.argmax()))
    one.ending()
    many = Many("retail", 2, games=2)
    many.begin(seed=1)
    many.step(many.masks.argmax(axis=1))


readiness.register("environments", warm_envs)
