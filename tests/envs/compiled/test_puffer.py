"""Many games in buffers that a trainer shares."""

from __future__ import annotations

import numpy as np
import pytest

from skyrise.envs.core import numbers as n
from skyrise.envs.puffer import SkyrisePuffer

pytestmark = pytest.mark.usefixtures("compiled")


def test_every_step_writes_into_the_buffers_that_were_given() -> None:
    seen, masks = np.zeros((6, n.SIZE), dtype=np.float32), np.zeros((6, n.ACTIONS), dtype=np.int8)
    env = SkyrisePuffer(6, {"observations": seen, "masks": masks}, players=2)
    given, _ = env.reset(seed=1)
    assert given is seen is env.observations
    ends, scores = 0, []
    for _ in range(80):
        before = seen.copy()
        _, rewards, terminals, truncations, infos = env.step(masks.argmax(axis=1))
        assert (seen != before).any(axis=1).all()
        assert masks.any(axis=1).all()
        assert not truncations.any()
        ends += int(terminals.sum())
        scores += [info["score"] for info in infos]
        assert (rewards[~terminals] == 0).all()
    assert ends == len(scores) > 5
    env.close()
