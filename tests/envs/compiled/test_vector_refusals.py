"""What the environment of many games refuses, and how it says so."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from skyrise.envs import waiting
from skyrise.envs.core import numbers as n
from skyrise.envs.vector import SkyriseVectorEnv
from skyrise.kernel.interpreted import Interpreted

pytestmark = pytest.mark.usefixtures("compiled")


@pytest.mark.parametrize(
    ("action", "name"), [(n.WONDER_BID, r"W1@H1 \(action 2880\)"), (-1, "action -1"), (n.ACTIONS, "action 4356")]
)
def test_an_action_that_is_not_legal_is_refused_and_nothing_is_played(action: int, name: str) -> None:
    env = SkyriseVectorEnv(3, players=2)
    observations, infos = env.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    actions[1] = action
    with pytest.raises(ValueError, match=f"{name} is not legal now in game 1"):
        env.step(actions)
    assert (env._games.observations == observations).all()


def test_every_game_takes_an_action() -> None:
    env = SkyriseVectorEnv(3, players=2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"3 games take 3 actions, not an array of shape \(2,\)"):
        env.step(np.zeros(2, dtype=np.int64))


def test_a_list_has_a_seed_for_each_game() -> None:
    with pytest.raises(ValueError, match="2 games take 2 seeds, not 3"):
        SkyriseVectorEnv(2, players=2).reset(seed=[1, 2, 3])


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"opponents": ["nobody"]}, "no such bot"),
        ({"opponents": [7]}, "7 is no opponent"),
        ({"autoreset_mode": "sometimes"}, "not a valid AutoresetMode"),
        ({"reward": "glory"}, "no reward 'glory'"),
        ({"render_mode": "film"}, "no render mode"),
    ],
)
def test_what_cannot_be_is_refused_at_once(settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        SkyriseVectorEnv(2, players=2, **settings)


def test_a_policy_answers_for_every_game() -> None:
    env = SkyriseVectorEnv(4, opponents=[lambda seen, masks, seats: 0])
    with pytest.raises(ValueError, match=r"a policy answers with . actions here, not with an array of shape"):
        env.reset(seed=1)


def test_without_compiled_rules_there_is_no_such_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "wait_for_best", Interpreted)
    with pytest.raises(RuntimeError, match="compiled rules"):
        SkyriseVectorEnv(2)
    with pytest.raises(ValueError, match="for 2 to 4 players"):
        SkyriseVectorEnv(2, players=1)
