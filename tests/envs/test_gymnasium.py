"""Skyrise for Gymnasium: its official check, the masks, and games against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import skyrise.envs.opponents
from skyrise import edition_ids
from skyrise.bots import Clock, registry
from skyrise.envs.core import numbers as n
from skyrise.envs.single import SkyriseEnv
from skyrise.rules import Action, View


def played(env: SkyriseEnv, seed: int | None, style: int = 0) -> tuple[list[bytes], float]:
    """A whole game: what the learner saw, and what it got."""
    observation, info = env.reset(seed=seed)
    random, seen, over, reward = np.random.default_rng(style), [], False, 0.0
    while not over:
        seen.append(observation.tobytes())
        action = random.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated
    return [*seen, observation.tobytes()], reward


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", edition_ids())
def test_the_official_check_passes(edition: str, players: int) -> None:
    env = gymnasium.make("skyrise/Skyrise-v0", opponents=["random"] * (players - 1), edition=edition)
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_the_official_check_of_pictures_passes(mode: str) -> None:
    check_env(gymnasium.make("skyrise/Skyrise-v0", opponents=["random"], render_mode=mode).unwrapped)


def test_the_same_seed_and_actions_are_the_same_game() -> None:
    opponents = ["beginner", "random"]
    assert played(SkyriseEnv(opponents), seed=5) == played(SkyriseEnv(opponents), seed=5)
    assert played(SkyriseEnv(opponents), seed=5) != played(SkyriseEnv(opponents), seed=6)


def test_games_after_the_first_follow_from_its_seed_and_differ() -> None:
    one, other = SkyriseEnv(["random"]), SkyriseEnv(["random"])
    first = played(one, seed=5)
    assert played(other, seed=5) == first
    assert played(one, None) == played(other, None) != first


def test_masks_are_as_maskable_ppo_asks_for_them() -> None:
    env = gymnasium.make("skyrise/Skyrise-v0", opponents=["random"])
    _, info = env.reset(seed=3)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.shape == (n.ACTIONS,)
    assert (masks == info["action_mask"]).all()
    assert masks.any()
    masks[:] = 0
    assert env.get_wrapper_attr("action_masks")().any()


def test_the_learner_is_asked_for_its_seat_alone() -> None:
    env = SkyriseEnv(["random", "random"], seat=2)
    _, info = env.reset(seed=1)
    while info["action_mask"].any():
        assert info["seat"] == env._game.to_act == 2
        _, reward, over, _, info = env.step(info["action_mask"].argmax())
    assert over
    assert -1 <= reward <= 1


def test_seats_are_drawn_unless_one_is_named() -> None:
    env = SkyriseEnv(["random", "random", "random"])
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2, 3}


def test_opponents_sit_clockwise_and_see_their_view_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    class Spy:
        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
            asked.append((self.name, view.seat))
            assert isinstance(clock, Clock)
            assert tuple(legal) == view.legal
            assert sum(board.objective is not None for board in view.position.players) == 1
            return legal[0]

    monkeypatch.setattr(skyrise.envs.opponents, "make_bot", lambda spec, seed: Spy(spec))
    env = SkyriseEnv(["left", "right"], seat=1)
    _, info = env.reset(seed=4)
    while len(set(asked)) < 2:
        info = env.step(info["action_mask"].argmax())[-1]
    assert set(asked) == {("left", 2), ("right", 0)}


@pytest.mark.parametrize(("reward", "worth"), [("rank", -1.0), ("win", 0.0), ("margin", -1.0)])
def test_an_action_that_is_not_legal_loses_at_once(reward: str, worth: float) -> None:
    env = SkyriseEnv(["random"], reward=reward)
    env.reset(seed=1)
    _, got, over, truncated, info = env.step(n.WONDER_BID)
    assert (got, over, truncated, info["illegal"]) == (worth, True, False, "W1@H1")
    with pytest.raises(ValueError, match=r"the game is over, or none has begun: call reset\(\)"):
        env.step(0)


@pytest.mark.parametrize("action", [-1, n.ACTIONS])
def test_an_action_that_there_is_not_is_refused_and_changes_nothing(action: int) -> None:
    env = SkyriseEnv(["random"])
    _, info = env.reset(seed=1)
    with pytest.raises(ValueError, match=f"there is no action {action}; actions are 0 to 4355"):
        env.step(action)
    assert (env.action_masks() == info["action_mask"]).all()
    assert not env.step(info["action_mask"].argmax())[2]


def test_a_new_game_and_every_step_are_printed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    env = SkyriseEnv(["random"], render_mode="human")
    with pytest.raises(RuntimeError, match=r"no game has begun: call reset\(\) first"):
        env.render()
    _, info = env.reset(seed=1)
    assert capsys.readouterr().out.count("Era 1.") == 1
    env.step(info["action_mask"].argmax())
    assert capsys.readouterr().out.count("Era 1.") == 1


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"opponents": []}, "for 2 to 4 players, not 1"),
        ({"seat": 4}, "there is no seat 4; seats are 0 to 3"),
        ({"reward": "fame"}, "no reward 'fame'"),
        ({"render_mode": "smoke"}, "no render mode 'smoke'"),
    ],
)
def test_settings_that_there_are_not_are_refused(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        SkyriseEnv(**settings)


def test_a_bot_that_there_is_not_is_refused() -> None:
    with pytest.raises(registry.UnknownBot, match="nobody"):
        SkyriseEnv(["nobody"])


def test_bots_that_hold_something_are_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    closed = []

    class Holding:
        def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
            return legal[0]

        def close(self) -> None:
            closed.append(self)

    monkeypatch.setattr(skyrise.envs.opponents, "make_bot", lambda spec, seed: Holding())
    env = SkyriseEnv(["any", "any"])
    assert len(closed) == 2, "each was made once, to see that it can be"
    closed.clear()
    env.reset(seed=1)
    env.reset(seed=2)
    assert len(closed) == 2
    env.close()
    env.close()
    assert len(closed) == 4
