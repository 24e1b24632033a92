"""Environments can be pickled, copied and put back at every moment; the copy goes on as the original would have."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from skyrise import edition_ids
from skyrise.bots import Clock, make_bot
from skyrise.envs.core import numbers as n
from skyrise.envs.single import SkyriseEnv
from skyrise.envs.skyrise_v0 import raw_env
from skyrise.rules import Action, View

COPIES: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
    "deepcopy": copy.deepcopy,
    "clone": lambda env: env.clone(),
}
OPPONENTS = ["random", "beginner"]


def gym_steps(env: SkyriseEnv, steps: int) -> list[Any]:
    """Steps, with new games in between; everything that was seen and got."""
    seen: list[Any] = []
    for number in range(steps):
        legal = np.flatnonzero(env.action_masks())
        observation, reward, over, _, _ = env.step(int(legal[number % len(legal)]))
        seen += [observation.tobytes(), reward, over]
        if over:
            seen.append(env.reset()[0].tobytes())
    return seen


def zoo_steps(env: raw_env, steps: int) -> list[Any]:
    seen: list[Any] = []
    for number in range(steps):
        observation, reward, over, _, _ = env.last()
        seen += [env.agent_selection, observation["observation"].tobytes(), reward, over]
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if over else int(legal[number % len(legal)]))
        if not env.agents:
            env.reset()
    return seen


@pytest.mark.parametrize("how", COPIES)
@pytest.mark.parametrize("steps", [0, 1, 17, 60])
def test_a_copy_of_the_gymnasium_environment_goes_on_alike(how: str, steps: int) -> None:
    env = SkyriseEnv(OPPONENTS)
    env.reset(seed=5)
    gym_steps(env, steps)
    twin = COPIES[how](env)
    assert gym_steps(twin, 40) == gym_steps(env, 40)


@pytest.mark.parametrize("how", COPIES)
@pytest.mark.parametrize("steps", [0, 1, 50, 140])
def test_a_copy_of_the_pettingzoo_environment_goes_on_alike(how: str, steps: int) -> None:
    env = raw_env(players=2, edition=edition_ids()[1])
    env.reset(seed=5)
    zoo_steps(env, steps)
    twin = COPIES[how](env)
    assert zoo_steps(twin, 120) == zoo_steps(env, 120)


@pytest.mark.parametrize("how", ["pickle", "deepcopy"])
def test_before_the_first_game_too(how: str) -> None:
    gym, zoo = COPIES[how](SkyriseEnv(OPPONENTS)), COPIES[how](raw_env(players=3))
    gym.reset(seed=1)
    zoo.reset(seed=1)
    assert gym.action_masks().any()
    assert zoo.observe("player_0")["observation"].any()


@pytest.mark.parametrize("steps", [0, 13, 60])
def test_a_kept_state_goes_on_as_it_would_have(steps: int) -> None:
    gym, zoo = SkyriseEnv(OPPONENTS), raw_env(players=2)
    gym.reset(seed=5)
    zoo.reset(seed=5)
    gym_steps(gym, steps)
    zoo_steps(zoo, steps)
    kept, held = gym.get_state(), pickle.loads(pickle.dumps(zoo.get_state()))
    later, after = gym_steps(gym, 40), zoo_steps(zoo, 120)
    gym.set_state(kept)
    zoo.set_state(held)
    assert gym_steps(gym, 40) == later
    assert zoo_steps(zoo, 120) == after


def test_a_state_has_the_secrets_of_all() -> None:
    zoo, gym = raw_env(players=3), SkyriseEnv(["random", "random"])
    zoo.reset(seed=1)
    gym.reset(seed=1)
    assert zoo.state_space.contains(zoo.state())
    assert zoo.state().shape == (n.STATE_SIZE,)
    assert (zoo.state()[: n.SIZE] == zoo.observe("player_0")["observation"]).all()
    assert (gym.state()[n.ALL_VALUES :] > 0).all()


class Counts:
    """A bot that somebody made."""

    asked = 0

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        self.asked += 1
        return legal[0]


def test_opponents_may_be_bots_that_exist_and_policies() -> None:
    bot, rows = Counts(), []

    def policy(seen: Any, masks: Any, seats: Any) -> Any:
        rows.append((seen.shape, masks.shape, seats.shape))
        return masks.argmax(axis=1)

    env = SkyriseEnv([bot, policy, make_bot("random", 1)])
    env.reset(seed=1)
    gym_steps(env, 20)
    assert bot.asked > 5
    assert set(rows) == {((1, n.SIZE), (1, n.ACTIONS), (1,))}
    env.close()


@pytest.mark.parametrize("opponents", [["nobody"], ["casual:wits=3"], [7]])
def test_a_wrong_opponent_is_refused_at_once(opponents: list[Any]) -> None:
    with pytest.raises(ValueError, match=r"no such bot|no setting 'wits'|is no opponent"):
        SkyriseEnv(opponents)
