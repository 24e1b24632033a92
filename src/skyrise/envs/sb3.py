"""Many games for Stable-Baselines3 and sb3-contrib's MaskablePPO; needs the package stable-baselines3."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any

import numpy as np
import numpy.typing as npt
from stable_baselines3.common.vec_env.base_vec_env import VecEnv

from .vector import SkyriseVectorEnv, VectorState


class SkyriseVecEnv(VecEnv):
    """A learner in each of ``num_envs`` games, stepped in one call of compiled code; settings as for
    ``SkyriseVectorEnv``."""

    def __init__(self, num_envs: int = 256, **settings: Any) -> None:
        self._env = SkyriseVectorEnv(num_envs, **settings)
        self._actions: npt.NDArray[Any] = np.zeros(num_envs, dtype=np.int64)
        self._seed: int | None = None
        super().__init__(num_envs, self._env.single_observation_space, self._env.single_action_space)

    def reset(self) -> npt.NDArray[Any]:
        """New games: from the seed that was given since, or the next ones."""
        observations, _ = self._env.reset(seed=self._seed)
        self._seed = None
        self._reset_seeds()
        return observations

    def step_async(self, actions: npt.NDArray[Any]) -> None:
        """Takes the actions of the next step."""
        self._actions = actions

    def step_wait(self) -> tuple[npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], list[dict[str, Any]]]:
        """Plays them; a game that ends is dealt anew at once."""
        observations, rewards, over, _, infos = self._env.step(self._actions)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(over):
            told[game] = {"terminal_observation": infos["final_obs"][game], "TimeLimit.truncated": False}
        return observations, rewards.astype(np.float32), over, told

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """The seed of the next reset: this number for the first game, the next ones for the others."""
        self._seed = seed
        return [None if seed is None else seed + game for game in range(self.num_envs)]

    def env_method(self, method_name: str, *arguments: Any, indices: Any = None, **named: Any) -> list[Any]:
        """What a method gives for each game; ``action_masks`` is what MaskablePPO asks for."""
        found = getattr(self._env, method_name)(*arguments, **named)
        return [found[game] for game in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """The same attribute for each game."""
        return [getattr(self._env, attr_name)] * len(list(self._get_indices(indices)))

    def has_attr(self, attr_name: str) -> bool:
        """Is there such an attribute?"""
        return hasattr(self._env, attr_name)

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Sets an attribute for all games."""
        setattr(self._env, attr_name, value)

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        """No game is."""
        return [False] * len(list(self._get_indices(indices)))

    def get_state(self) -> VectorState:
        """All games as they are now."""
        return self._env.get_state()

    def set_state(self, state: VectorState) -> npt.NDArray[Any]:
        """Goes on from what was kept, and returns what is seen then."""
        self._env.set_state(state)
        return self._env.observations()

    def clone(self) -> SkyriseVecEnv:
        """Independent games at the same moment."""
        twin = copy(self)
        twin._env, twin._actions = self._env.clone(), self._actions.copy()
        return twin

    def close(self) -> None:
        """Ends the threads."""
        self._env.close()
