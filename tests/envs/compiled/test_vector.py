"""Many games at once: the same rules and observations as one game, and one seed for all of them."""

from __future__ import annotations

import pickle
from collections import Counter

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import skyrise.envs.single  # noqa: F401 - registers the environment
from skyrise.envs.batch import GameBatch
from skyrise.envs.core import numbers as n
from skyrise.envs.layout import SEATS, in_words
from skyrise.envs.spaces import action_text
from skyrise.envs.vector import SkyriseVectorEnv
from skyrise.kernel.load import Load

pytestmark = pytest.mark.usefixtures("compiled")


def legal(masks: np.ndarray, step: int) -> np.ndarray:
    """An action for each game, as different ones as may be."""
    wishes = (np.arange(n.ACTIONS)[None] * 7919 + 31 * step + np.arange(len(masks))[:, None]) % 4357 + 1
    chosen: np.ndarray = (wishes * masks).argmax(axis=1)
    return chosen


def played(env: SkyriseVectorEnv, steps: int, seed: int | None = 1) -> list[bytes]:
    """Everything that is seen and got in so many steps."""
    observations, infos = env.reset(seed=seed)
    seen = [observations.tobytes()]
    for step in range(steps):
        observations, rewards, over, _, infos = env.step(legal(infos["action_mask"], step))
        seen += [observations.tobytes(), rewards.tobytes(), over.tobytes(), infos["seat"].tobytes()]
    return seen


def test_it_is_made_by_name() -> None:
    env = gymnasium.make_vec("skyrise/Skyrise-v0", num_envs=4, vectorization_mode="vector_entry_point", players=2)
    observations, infos = env.reset(seed=1)
    assert observations.shape == (4, n.SIZE) == env.observation_space.shape
    assert infos["action_mask"].shape == (4, n.ACTIONS)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    env.close()


def test_the_same_seed_and_actions_are_the_same_games_with_any_number_of_threads() -> None:
    one = played(SkyriseVectorEnv(7, players=3), 90)
    assert played(SkyriseVectorEnv(7, players=3), 90) == one
    shared = SkyriseVectorEnv(7, players=3, threads=3)
    assert played(shared, 90) == one
    assert played(shared, 90, seed=2) != one
    assert played(shared, 90, seed=None) != one
    shared.close()


@pytest.mark.parametrize("edition", ["retail", "manual"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_seen_lies_in_its_space_and_games_end_and_begin_anew(edition: str, players: int) -> None:
    env = SkyriseVectorEnv(16, players=players, edition=edition)
    _, infos = env.reset(seed=3)
    ended: Counter[np.intp] = Counter()
    for step in range(120):
        seats = infos["seat"]
        observations, rewards, over, truncated, infos = env.step(legal(infos["action_mask"], step))
        assert env.observation_space.contains(observations)
        assert not truncated.any()
        assert infos["action_mask"].any(axis=1).all()
        assert (rewards[~over] == 0).all()
        for game in np.flatnonzero(over):
            assert infos["_final_obs"][game]
            assert in_words(infos["final_obs"][game])["decision over"] == 1
            assert in_words(observations[game]).get("era 2") is None
            assert infos["final_info"]["_seat"][game]
            assert infos["final_info"]["seat"][game] == seats[game]
            ended[game] += 1
    assert len(ended) == 16
    assert min(ended.values()) >= 2


def test_the_learner_decides_in_every_game_and_sits_everywhere(compiled: Load) -> None:
    games = GameBatch(64, 4, learners=True, load=compiled)
    games.reset(5)
    assert {*games.learners.tolist()} == {0, 1, 2, 3}
    for game in range(64):
        said = in_words(games.observations[game])
        assert said["to act me"] == 1
        assert sum(f"{seat} plays" in said for seat in SEATS) == 4


def test_every_game_is_dealt_by_itself(compiled: Load) -> None:
    games = GameBatch(64, 2, learners=True, load=compiled)
    games.reset(5)
    hands = games.observations[:, n.HAND : n.KEPT]
    assert len({hand.tobytes() for hand in hands}) > 32
    assert (hands.sum(axis=1) == 5).all()


def test_what_it_gives_away_is_a_copy() -> None:
    env = SkyriseVectorEnv(4, players=2)
    observations, infos = env.reset(seed=1)
    kept = observations.copy(), infos["action_mask"].copy()
    env.step(legal(infos["action_mask"], 0))
    assert (observations == kept[0]).all()
    assert (infos["action_mask"] == kept[1]).all()


def test_every_new_game_has_a_city_and_colours_of_its_own(compiled: Load) -> None:
    games = GameBatch(2, 3, learners=True, load=compiled)
    games.reset(5)
    looks = set()
    for step in range(400):
        games.step(legal(games.masks, step))
        looks.add((int(games.which[0]), int(games.learners[0])))
    assert len(looks) > 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_game_of_a_batch_keeps_the_rules(compiled: Load, players: int) -> None:
    """A game of the batch, followed with the interpreted rules of its match."""
    games = GameBatch(8, players, load=compiled)
    games.reset(players)
    for step in range(25):
        for game in range(8):
            state, match = games.state(game), games.match(game)
            assert state.to_act == games.actors[game]
            marked = {action_text(match, int(index)) for index in np.flatnonzero(games.masks[game])}
            assert marked == {str(action) for action in games.view(game, state.to_act).legal}
            assert marked == {action_text(match, int(one)) for one in games.legal[game][: games.counts[game]]}
        games.step(legal(games.masks, step))


@pytest.mark.parametrize("reward", ["rank", "win", "margin"])
def test_rewards_are_those_of_the_learners_seat(reward: str) -> None:
    env = SkyriseVectorEnv(32, players=2, reward=reward)
    _, infos = env.reset(seed=3)
    got, seats = [], []
    for step in range(60):
        before = infos["seat"]
        _, rewards, over, _, infos = env.step(legal(infos["action_mask"], step))
        points = env._games._final
        for game in np.flatnonzero(over):
            mine, other = points[game, before[game]], points[game, 1 - before[game]]
            got.append(rewards[game])
            seats.append(before[game])
            assert np.sign(mine - other) in (0, np.sign(rewards[game] - (0.5 if reward == "win" else 0)))
    assert len(set(got)) > 1
    assert set(seats) == {0, 1}


def test_the_wrappers_of_gymnasium_count_its_games() -> None:
    env = RecordEpisodeStatistics(SkyriseVectorEnv(8, players=2))
    _, infos = env.reset(seed=1)
    ended, told = 0, 0
    for step in range(80):
        _, _, over, _, infos = env.step(legal(infos["action_mask"], step))
        ended += over.sum()
        told += infos.get("_episode", np.zeros(8)).sum()
    assert env.episode_count == ended == told > 8
    assert set(env.return_queue) == {-1, 1}


@pytest.mark.parametrize("mode", ["same_step", "next_step", "disabled"])
def test_every_mode_of_autoreset_plays_the_same_first_games(mode: str) -> None:
    env = SkyriseVectorEnv(4, players=2, autoreset_mode=mode)
    _, infos = env.reset(seed=[5, 6, 7, 8])
    ends: Counter[int] = Counter()
    waiting = np.zeros(4, dtype=np.bool_)
    for step in range(150):
        if mode == "disabled" and waiting.any():
            _, infos = env.reset(options={"reset_mask": waiting})
        observations, rewards, over, _, infos = env.step(legal(infos["action_mask"], step))
        if mode == "next_step":
            assert not (waiting & over).any()
            assert (rewards[waiting] == 0).all()
        for game in np.flatnonzero(over):
            ends[int(game)] += 1
            seen = infos["final_obs"] if mode == "same_step" else observations
            assert in_words(seen[game])["decision over"] == 1
        waiting = over
    assert min(ends.values()) >= 2


def test_opponents_are_policies_and_bots(compiled: Load) -> None:
    asked = []

    def policy(seen: np.ndarray, masks: np.ndarray, seats: np.ndarray) -> np.ndarray:
        asked.append(len(seats))
        return np.asarray(masks.argmax(axis=1))

    env = SkyriseVectorEnv(6, opponents=[policy, "beginner"])
    _, infos = env.reset(seed=3)
    ends = 0
    for step in range(60):
        seats = infos["seat"]
        _, rewards, over, _, infos = env.step(legal(infos["action_mask"], step))
        ends += int(over.sum())
        assert infos["action_mask"].any(axis=1).all()
        assert ((rewards != 0) <= over).all()
        assert (infos["seat"][~over] == seats[~over]).all()
    assert ends > 3
    assert max(asked) > 1
    env.close()


@pytest.mark.parametrize("steps", [0, 3, 60])
def test_it_can_be_pickled_and_put_back(steps: int) -> None:
    env = SkyriseVectorEnv(4, players=2)
    _, infos = env.reset(seed=1)
    for step in range(steps):
        *_, infos = env.step(legal(infos["action_mask"], step))
    twin, kept = pickle.loads(pickle.dumps(env)), env.get_state()
    later = goes_on(env)
    assert goes_on(twin) == later
    env.set_state(kept)
    assert goes_on(env) == later


def goes_on(env: SkyriseVectorEnv) -> list[bytes]:
    seen = []
    for step in range(60):
        observations, rewards, *_ = env.step(legal(env.action_masks(), step))
        seen.append(observations.tobytes() + rewards.tobytes())
    return seen


@pytest.mark.parametrize("opponent", ["beginner", "skilled:simulations=20"])
def test_a_kept_moment_has_what_named_bots_remember(opponent: str) -> None:
    env = SkyriseVectorEnv(3, 2, opponents=[opponent], autoreset_mode="same_step")
    env.reset(seed=5)

    def played(steps: int) -> list[bytes]:
        return [env.step(env.action_masks().argmax(axis=1))[0].tobytes() for _ in range(steps)]

    played(4)
    kept = env.get_state()
    first = played(12)
    env.set_state(kept)
    assert played(12) == first
    env.set_state(pickle.loads(pickle.dumps(kept)))
    assert played(12) == first, "as often as one likes, and from a file"
    env.close()
