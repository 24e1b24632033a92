"""Games of the network: with itself, to learn from, and against random players, to see what it has learned."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from skyrise.envs.skyrise_v0 import raw_env
from skyrise.envs.vector import SkyriseVectorEnv

from .network import Network

Array = npt.NDArray[Any]


class Experience(NamedTuple):
    """What happened in games, a row for each decision."""

    seen: Array
    masks: Array
    actions: Array
    logs: Array
    """How probable the action was when it was drawn, as a logarithm."""
    values: Array
    """What reward the network expected."""
    players: Array
    """Who decided: a number for each seat of each game."""
    rewards: Array
    """What the game came to for whoever decided."""


def play(network: Network, envs: list[raw_env], chance: np.random.Generator) -> Experience:
    """A new game in each environment, with the network on every seat. Actions are drawn, so that all are tried."""
    for env in envs:
        env.reset(seed=int(chance.integers(2**31)))
    players = [(env, agent) for env in envs for agent in env.agents]
    number = {player: index for index, player in enumerate(players)}
    steps = []
    going = envs
    while going:
        looks = [env.observe(env.agent_selection) for env in going]
        seen = np.stack([look["observation"] for look in looks])
        masks = np.stack([look["action_mask"] for look in looks])
        thought = network.think(seen, masks)
        actions = thought.drawn(chance)
        acting = np.array([number[env, env.agent_selection] for env in going])
        steps.append((seen, masks, actions, thought.logs[thought.taken(actions)], thought.values, acting))
        for env, action in zip(going, actions.tolist(), strict=True):
            env.step(action)
        going = [env for env in going if not env.terminations[env.agent_selection]]
    seen, masks, actions, logs, values, acting = map(np.concatenate, zip(*steps, strict=True))
    rewards = np.array([env.rewards[agent] for env, agent in players], dtype=np.float32)
    return Experience(seen, masks, actions, logs, values, acting, rewards[acting])


def win_share(network: Network, envs: SkyriseVectorEnv, seed: int) -> float:
    """How much the network wins of a game in each of the environments, if it does what it likes best.

    The environments' reward is ``win``. A game that is over is dealt anew at once; only the first ones count.
    """
    seen, infos = envs.reset(seed=seed)
    won, first = 0.0, np.ones(envs.num_envs, dtype=np.bool_)
    while first.any():
        actions = network.think(seen, infos["action_mask"]).likeliest()
        seen, rewards, over, _, infos = envs.step(actions)
        won += float(rewards[first].sum())
        first &= ~over
    return won / envs.num_envs
