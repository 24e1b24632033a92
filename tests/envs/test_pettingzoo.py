"""Skyrise for PettingZoo: its official tests, and what they do not look at."""

from __future__ import annotations

import json
import warnings
from copy import deepcopy
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo import AECEnv

from skyrise import edition_ids
from skyrise.components import load_island
from skyrise.envs import skyrise_v0
from skyrise.envs.core import numbers as n
from skyrise.envs.layout import SEATS, in_words
from skyrise.envs.skyrise_v0 import raw_env

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # PettingZoo's tests import its environments in a way that it has deprecated
    from pettingzoo.test import api_test, performance_benchmark, seed_test

DICT_OBSERVATIONS = "ignore:.*(gymnasium.spaces.box or gymnasium.spaces.discrete|not a NumPy array)"
"""With action masks observations are dictionaries: the test says so of PettingZoo's own environments, too."""


def played(env: AECEnv, seed: int | None, style: int = 0) -> list[tuple[Any, ...]]:
    """A whole game: what every agent saw and got at each of its decisions."""
    env.reset(seed=seed)
    random = np.random.default_rng(style)
    seen = []
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        seen.append((agent, observation["observation"].tobytes(), reward, termination, truncation, info))
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if termination else int(random.choice(legal)))
    return seen


@pytest.mark.filterwarnings(DICT_OBSERVATIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", edition_ids())
def test_the_official_test_of_the_interface_passes(edition: str, players: int) -> None:
    api_test(skyrise_v0.env(players=players, edition=edition), num_cycles=100)


def test_the_official_test_of_seeds_passes() -> None:
    seed_test(skyrise_v0.env, num_cycles=100)


def test_the_official_benchmark_runs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that jumps, so that it takes no five seconds."""
    ticks = iter(range(10**6))
    monkeypatch.setitem(performance_benchmark.__globals__, "time", SimpleNamespace(time=lambda: next(ticks) / 10))
    performance_benchmark(skyrise_v0.env())
    assert "turns per second" in capsys.readouterr().out


def test_it_is_made_by_name() -> None:
    env = pettingzoo.make("aec", skyrise_v0.ID, players=3)
    assert isinstance(env, skyrise_v0.raw_env)
    assert env.possible_agents == ["player_0", "player_1", "player_2"]


def test_the_same_seed_and_actions_are_the_same_game() -> None:
    assert played(skyrise_v0.env(), seed=5) == played(skyrise_v0.env(), seed=5)
    assert played(skyrise_v0.env(), seed=5) != played(skyrise_v0.env(), seed=6)


def test_games_after_the_first_follow_from_its_seed() -> None:
    one, other = skyrise_v0.env(players=2), skyrise_v0.env(players=2)
    played(one, seed=5)
    played(other, seed=5, style=3)
    assert played(one, None) == played(other, None)


@pytest.mark.parametrize("reward", ["rank", "win", "margin"])
def test_rewards_come_at_the_end_for_all_at_once(reward: str) -> None:
    seen = played(skyrise_v0.env(players=3, reward=reward), seed=2)
    ends = [(agent, got) for agent, _, got, termination, _, _ in seen if termination]
    assert [got for *_, got, termination, _, _ in seen if not termination] == [0] * (len(seen) - 3)
    assert sorted(agent for agent, _ in ends) == ["player_0", "player_1", "player_2"]
    total = sum(got for _, got in ends)
    assert total == pytest.approx({"rank": 0, "win": 1}.get(reward, total))
    assert max(got for _, got in ends) > 0


def test_an_agent_acts_several_times_in_a_row_and_is_never_asked_when_it_can_only_pass() -> None:
    agents = []
    env = skyrise_v0.env(players=2)
    env.reset(seed=3)
    while not all(env.terminations.values()):
        mask = env.last()[0]["action_mask"]
        agents.append(env.agent_selection)
        assert np.flatnonzero(mask).tolist() != [n.PASS]
        env.step(int(np.flatnonzero(mask)[-1]))
    assert any(one == other for one, other in pairwise(agents))


def test_who_has_built_everything_is_not_asked_any_more_and_all_end_together() -> None:
    env = skyrise_v0.env(players=3)
    env.reset(seed=3)
    early = 0
    while not any(env.terminations.values()):
        observation = env.last()[0]
        said = in_words(observation["observation"])
        assert "me finished" not in said
        early += any(f"{seat} finished" in said for seat in SEATS[1:])
        env.step(int(np.flatnonzero(observation["action_mask"])[-1]))
    assert early > 0
    assert all(env.terminations.values())


def test_a_copy_goes_its_own_way() -> None:
    """For searches that try actions out."""
    env = skyrise_v0.env(players=2)
    env.reset(seed=1)
    before = env.last()[0]["observation"]
    twin = deepcopy(env)
    twin.step(int(twin.last()[0]["action_mask"].argmax()))
    assert (env.last()[0]["observation"] == before).all()
    env.step(int(env.last()[0]["action_mask"].argmax()))
    assert (env.last()[0]["observation"] == twin.last()[0]["observation"]).all()


def test_only_the_agent_to_act_has_legal_actions() -> None:
    env = skyrise_v0.env(players=4)
    env.reset(seed=1)
    masks = {agent: env.observe(agent)["action_mask"].any() for agent in env.agents}
    assert [agent for agent, any_legal in masks.items() if any_legal] == [env.agent_selection]


def test_what_it_gives_away_is_a_copy() -> None:
    env = skyrise_v0.env(players=2)
    env.reset(seed=1)
    env.last()[0]["action_mask"][:] = 0
    env.last()[0]["observation"][:] = 0
    assert env.last()[0]["action_mask"].any()
    assert env.last()[0]["observation"].any()


def test_islands_may_be_given() -> None:
    islands = {"east": "zephyr", "west": "aurora"}
    env = skyrise_v0.env(players=2, islands=islands, render_mode="ansi")
    for seed in range(3):
        env.reset(seed=seed)
        assert "Zephyr" in env.render()
        assert "Boreas" not in env.render()


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"players": 5}, "for 2 to 4 players, not 5"),
        ({"render_mode": "smoke"}, "no render mode 'smoke'; there are human, ansi"),
        ({"reward": "fame"}, "no reward 'fame'; there are rank, win, margin"),
        ({"players": 2, "islands": {"north": "aurora"}}, "2 players play on 2 outer islands"),
        ({"edition": "lost"}, "lost"),
    ],
)
def test_settings_that_there_are_not_are_refused(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises((ValueError, LookupError), match=sentence):
        skyrise_v0.env(**settings)


def test_islands_that_are_not_in_the_box_are_played_on(tmp_path: Path) -> None:
    text = json.dumps(load_island("aurora").document()).replace('"A', '"Q')
    (tmp_path / "quartz.json").write_text(text, encoding="utf-8")
    islands = {"north": str(tmp_path / "quartz.json"), "south": "boreas"}
    env = raw_env(players=2, islands=islands)
    env.reset(seed=1)
    own = boxed = 0
    for agent in env.agent_iter():
        observation, _, over, _, _ = env.last()
        legal = np.flatnonzero(observation["action_mask"])
        seat = env._game.to_act
        if seat is not None:
            texts = {env._game.text(int(index)) for index in legal}
            assert texts == {str(action) for action in env._game.view(seat).legal}
            own += any("@Q" in text for text in texts)
            boxed += any("@A" in text for text in texts)
        env.step(None if over else int(legal[len(legal) // 2]))
        assert agent in env.possible_agents
    assert own > 5
    assert boxed == 0


def test_nothing_is_played_before_reset_after_the_end_or_out_of_turn() -> None:
    env = skyrise_v0.env(players=2)
    for call in (lambda: env.step(0), lambda: env.observe("player_0"), env.render):
        with pytest.raises(RuntimeError, match=r"no game has begun: call reset\(\) first"):
            call()
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"W1@H1 \(action 2880\) is not legal now"):
        env.step(n.WONDER_BID)
    with pytest.raises(ValueError, match="None is for agents that are done"):
        env.step(None)
    played(env, seed=1)
    with pytest.raises(ValueError, match=r"over for everybody: call reset\(\)"):
        env.step(0)


def test_after_the_end_agents_only_step_out() -> None:
    env = skyrise_v0.env(players=2)
    env.reset(seed=1)
    while not all(env.terminations.values()):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(0)
