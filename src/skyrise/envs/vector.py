"""Many games at once for Gymnasium: one step of all of them is one call of the compiled core."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from skyrise.components import check_players
from skyrise.kernel import readiness
from skyrise.kernel.loads import wait_for_best
from skyrise.rules import BadSetup

from .batch import GameBatch
from .core import numbers as n
from .game import Mask
from .rewards import reward_named

Batch = npt.NDArray[Any]


class SkyriseVectorEnv(VectorEnv[Batch, Batch, Batch]):
    """``num_envs`` games with a learner on one seat, drawn for each game; the others play at random.

    A game that is over is dealt anew in the same step: ``infos["final_obs"]`` has what was seen of its end, and
    ``infos["final_info"]`` the learner's seat in it. The same seed and actions give the same games, with any number of
    threads.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self, num_envs: int = 256, players: int = 4, edition: str = "retail", reward: str = "rank", threads: int = 1
    ) -> None:
        """Waits for the compiled rules; without llvmlite there is no such environment."""
        check_players(players, BadSetup)
        load = wait_for_best()
        if not load.is_compiled:
            raise RuntimeError(readiness.status())

        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(0.0, 1.0, (n.SIZE,), np.float32)
        self.single_action_space = spaces.Discrete(n.ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._reward = reward_named(reward)
        self._games = GameBatch(edition, players, num_envs, load, threads)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Batch, dict[str, Any]]:
        """New games: from this seed (one for all games), or the next ones from the seed given before."""
        if isinstance(seed, list):
            raise ValueError("one seed deals all games: give a single number")
        super().reset(seed=seed)
        self._games.begin(int(self.np_random.integers(2**63)))
        return self._games.seen.copy(), self._infos()

    def step(self, actions: Batch) -> tuple[Batch, Batch, Batch, Batch, dict[str, Any]]:
        """Plays an action in each game; a ValueError for one that is not legal."""
        many = self._games
        many.step(np.asarray(actions))
        over, rewards, final = many.over.copy(), np.zeros(self.num_envs), {}
        if over.any():
            for game in np.flatnonzero(over).tolist():
                rewards[game] = self._reward(many.ending(game), int(many.learners[game]))
            final = self._final(over)
            many.deal_anew()
        return many.seen.copy(), rewards, over, np.zeros(self.num_envs, dtype=np.bool_), self._infos() | final

    def action_masks(self) -> Mask:
        """What each learner may do."""
        return self._games.masks.copy()

    def close_extras(self, **kwargs: Any) -> None:
        """Ends the threads."""
        self._games.close()

    def _final(self, over: npt.NDArray[np.bool_]) -> dict[str, Any]:
        """What Gymnasium says about games that are over; names with ``_`` in front say which games have a value."""
        return {
            "final_obs": np.where(over[:, None], self._games.seen, 0),
            "_final_obs": over.copy(),
            "final_info": {"seat": np.where(over, self._games.learners, 0), "_seat": over.copy()},
            "_final_info": over.copy(),
        }

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self._games.learners.copy()}
