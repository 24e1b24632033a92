"""Many games for trainers that share buffers, as PufferLib's do: every step writes into the same arrays."""

from __future__ import annotations

from copy import copy
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from .core import numbers as n
from .vector import SkyriseVectorEnv, VectorState

BUFFERS: Final = ("observations", "rewards", "terminals", "truncations", "masks")
"""The arrays that every step writes into."""


class SkyrisePuffer:
    """A learner in each of ``num_agents`` games; the settings are those of ``SkyriseVectorEnv``.

    ``buffers``: arrays of a trainer to write into, by name (``observations``, ``rewards``, ``terminals``,
    ``truncations``, ``masks``); those that are missing are made here.
    """

    def __init__(
        self, num_agents: int = 1024, buffers: dict[str, npt.NDArray[Any]] | None = None, **settings: Any
    ) -> None:
        self._env = SkyriseVectorEnv(num_agents, **settings)
        self.num_agents = self.agents_per_batch = num_agents
        self.single_observation_space = self._env.single_observation_space
        self.single_action_space: spaces.Discrete = spaces.Discrete(n.ACTIONS)
        given = buffers or {}
        self.observations = given.get("observations", np.zeros((num_agents, n.SIZE), dtype=np.float32))
        self.rewards = given.get("rewards", np.zeros(num_agents, dtype=np.float32))
        self.terminals = given.get("terminals", np.zeros(num_agents, dtype=np.bool_))
        self.truncations = given.get("truncations", np.zeros(num_agents, dtype=np.bool_))
        self.masks = given.get("masks", np.zeros((num_agents, n.ACTIONS), dtype=np.int8))
        """What each learner may do."""

    def __repr__(self) -> str:
        return f"<SkyrisePuffer of {self.num_agents} games>"

    def reset(self, seed: int | None = None) -> tuple[npt.NDArray[Any], list[dict[str, Any]]]:
        """New games."""
        self.observations[:], infos = self._env.reset(seed=seed)
        self.masks[:] = infos["action_mask"]
        self.rewards[:], self.terminals[:], self.truncations[:] = 0, False, False
        return self.observations, []

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], list[dict[str, Any]]]:
        """Plays an action in each game; a game that ends is dealt anew at once, and told of in the infos."""
        self.observations[:], self.rewards[:], self.terminals[:], self.truncations[:], infos = self._env.step(actions)
        self.masks[:] = infos["action_mask"]
        told = [{"score": float(reward)} for reward in self.rewards[self.terminals]]
        return self.observations, self.rewards, self.terminals, self.truncations, told

    def get_state(self) -> VectorState:
        """All games as they are now; what the latest step has brought is not part of it."""
        return self._env.get_state()

    def set_state(self, state: VectorState) -> None:
        """Goes on from what was kept: observations and masks are those of that moment."""
        self._env.set_state(state)
        self.observations[:], self.masks[:] = self._env.observations(), self._env.action_masks()
        self.rewards[:], self.terminals[:], self.truncations[:] = 0, False, False

    def clone(self) -> SkyrisePuffer:
        """Independent games at the same moment, which write into arrays of their own."""
        twin = copy(self)
        twin._env = self._env.clone()
        for name in BUFFERS:
            setattr(twin, name, getattr(self, name).copy())
        return twin

    def close(self) -> None:
        """Ends the threads."""
        self._env.close()
