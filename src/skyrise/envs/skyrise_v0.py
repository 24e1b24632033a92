"""Skyrise for PettingZoo: 2 to 4 agents who act in turn (AEC), all editions, any player count.

>>> from skyrise.envs import skyrise_v0
>>> env = skyrise_v0.env(players=2)
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()
>>> observation["observation"].shape, int(observation["action_mask"].sum())
((2155,), 28)

An agent may act several times in a row: after its auction it may have a wild disc to assign, or start the next one. A
pass that is the only thing to do is not a decision, and nobody is asked (R3). Rewards come at the end, for all at once.

Version history: v0, the first.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt
import pettingzoo
from gymnasium import spaces
from gymnasium.utils import seeding

from skyrise.components import Island, check_players
from skyrise.rules import BadSetup

from .checks import check_render_mode
from .core import numbers as n
from .game import GameState, Numbers, SingleGame
from .matches import AnyEdition, edition_name
from .rendering import RENDER_MODES, render
from .rewards import Reward, reward_named

Observation = dict[str, npt.NDArray[Any]]
ID = "skyrise/skyrise-v0"


def env(**settings: Any) -> pettingzoo.AECEnv[str, Observation, int]:
    """The environment. It checks its own input: PettingZoo's wrappers would only halve its speed."""
    return raw_env(**settings)


class EnvState(NamedTuple):
    """One moment of an environment."""

    game: GameState
    told: dict[str, Any]
    """What agents have been told."""
    generator: Any


TOLD: Final = (
    *("agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos"),
)


class raw_env(pettingzoo.AECEnv[str, Observation, int]):  # noqa: N801 - PettingZoo's name
    """The environment itself.

    ``reward``: ``rank`` (1 to −1), ``win`` (1, shared among winners) or ``margin`` (hundreds of Prestige ahead of the
    best other), or a function of an ``Ending`` and a seat. ``islands``: the island of each slot, also your own; without
    it they are drawn, as everything else is, from the seed.
    An illegal action is refused with a ValueError, and changes nothing.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo's form
        "name": "skyrise_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 4,
        edition: AnyEdition = "retail",
        reward: str | Reward = "rank",
        islands: Mapping[str, str | Island] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_players(players, BadSetup)
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self._reward = reward_named(reward)
        self._game = SingleGame(edition, players, islands)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        observation = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (n.SIZE,), np.float32),
                "action_mask": spaces.Box(0, 1, (n.ACTIONS,), np.int8),
            }
        )
        self.state_space = spaces.Box(0.0, 1.0, (n.STATE_SIZE,), np.float32)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self.action_spaces = {agent: spaces.Discrete(n.ACTIONS) for agent in self.possible_agents}
        self._begun = False
        self._nothing = np.zeros(n.ACTIONS, dtype=np.int8)
        self._chance, _ = seeding.np_random()

    def __repr__(self) -> str:
        return f"<skyrise_v0: {len(self.possible_agents)} players, {edition_name(self._game.edition)}>"

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: from this seed, or the next one from the seed given before."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self._game.begin(int(self._chance.integers(2**63)))
        self._begun = True
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent may know; the mask is empty unless it is to act."""
        self._check_begun()
        seat = self._seat[agent]
        mask = self._game.mask.copy() if seat == self._game.to_act else self._nothing.copy()
        return {"observation": self._game.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Plays the action of the agent whose turn it is; None for an agent that is done."""
        self._check_begun()
        if not self.agents:
            raise ValueError("the game is over for everybody: call reset()")
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} is to act, and None is for agents that are done")
        self._game.step(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        if self._game.to_act is None:
            self._end()
        self._select()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table: text, a picture, or printed (``human``)."""
        self._check_begun()
        return render(self._game.view(None), self.render_mode)

    def state(self) -> Numbers:
        """All there is to know, secrets included, as seen from the first seat: for critics."""
        self._check_begun()
        return self._game.observe_all(0)

    def get_state(self) -> EnvState:
        """This moment: all that the environment will do depends on it."""
        self._check_begun()
        told = {name: deepcopy(getattr(self, name)) for name in TOLD}
        return EnvState(self._game.get_state(), told, self._chance.bit_generator.state)

    def set_state(self, state: EnvState) -> None:
        """Goes on from what was kept."""
        self._game.set_state(state.game)
        for name, value in deepcopy(state.told).items():
            setattr(self, name, value)
        self._begun = True
        self._chance.bit_generator.state = state.generator

    def clone(self) -> raw_env:
        """An independent environment at the same moment."""
        return deepcopy(self)

    def close(self) -> None:
        """Does nothing: there is nothing to close."""

    def _check_begun(self) -> None:
        if not self._begun:
            raise RuntimeError("no game has begun: call reset() first")

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self._game.to_act or 0]

    def _end(self) -> None:
        ending = self._game.ending()
        self.rewards = {agent: self._reward(ending, seat) for agent, seat in self._seat.items()}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)


pettingzoo.register("aec", ID, env)
