"""Packages of learners drive the environments; each is skipped where it is not installed: none is in the set-up."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import skyrise.envs.single  # noqa: F401 - registers the environment
from skyrise.envs import skyrise_v0


def played(env: Any) -> dict[str, float]:
    """The rewards of a game at random among what is legal."""
    chance, rewards = np.random.default_rng(1), dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=5)
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        rewards[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if over or cut else int(chance.choice(legal)))
    return rewards


def test_wrappers_of_supersuit_that_fit() -> None:
    """Those of rewards; those of observations take arrays, and ours are dictionaries with a mask."""
    supersuit = pytest.importorskip("supersuit", reason="SuperSuit is not installed")
    plain = played(skyrise_v0.env(players=2))
    doubled = played(supersuit.reward_lambda_v0(skyrise_v0.env(players=2), lambda reward: 2 * reward))
    assert doubled == {agent: 2 * reward for agent, reward in plain.items()}
    halved = supersuit.clip_reward_v0(skyrise_v0.env(players=2), lower_bound=-0.5, upper_bound=0.5)
    assert set(played(halved).values()) == {-0.5, 0.5}


def test_tianshou() -> None:
    tianshou = pytest.importorskip("tianshou.env", reason="Tianshou is not installed")
    env = tianshou.PettingZooEnv(skyrise_v0.env(players=2))
    seen, _ = env.reset(seed=5)
    over, rewards = False, [0.0, 0.0]
    while not over:
        assert seen["agent_id"] in env.agents
        seen, rewards, over, _, _ = env.step(int(np.flatnonzero(seen["mask"])[0]))
    assert sorted(rewards) == [-1, 1]


def test_torchrl() -> None:
    torchrl = pytest.importorskip("torchrl.envs", reason="torchrl is not installed")
    env = torchrl.GymWrapper(gymnasium.make("skyrise/Skyrise-v0", opponents=["random"]))
    first = env.reset(seed=5)
    assert first["observation"].shape[-1] == 2155
    rollout = env.rollout(4)
    assert rollout["next", "reward"].shape[-1] == 1


def test_rllib() -> None:
    wrappers = pytest.importorskip("ray.rllib.env.wrappers.pettingzoo_env", reason="RLlib is not installed")
    env = wrappers.PettingZooEnv(skyrise_v0.env(players=2))
    seen, _ = env.reset(seed=5)
    over, rewards = {"__all__": False}, {}
    while not over["__all__"]:
        ((agent, look),) = seen.items()
        seen, rewards, over, _, _ = env.step({agent: int(np.flatnonzero(look["action_mask"])[0])})
    assert sorted(rewards.values()) == [-1, 1]
