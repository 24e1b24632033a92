"""The core of the environments. This module itself needs neither Numba nor NumPy."""

from __future__ import annotations

from skyrise.kernel.cores import Core
from skyrise.kernel.load import Load


def warm_envs(load: Load) -> None:
    """Steps and observations of a single game, and of a batch of games."""
    from .batch import GameBatch
    from .game import SingleGame

    game = SingleGame("retail", 2, load=load)
    game.begin(seed=1)
    game.observe(0)
    game.step(int(game.mask.argmax()))
    game.ending()
    batch = GameBatch("retail", 2, games=2, load=load)
    batch.begin(seed=1)
    batch.step(batch.masks.argmax(axis=1))


ENVS = Core("envs", "environments", warm_envs)
