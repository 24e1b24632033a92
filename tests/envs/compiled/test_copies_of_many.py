"""Many games at once can be pickled, copied and put back, before and after they begin; copies go on alike, apart."""

from __future__ import annotations

import copy
import pickle
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from skyrise.envs.batch import GameBatch
from skyrise.envs.puffer import SkyrisePuffer
from skyrise.envs.vector import SkyriseVectorEnv

pytestmark = pytest.mark.usefixtures("compiled")

COPIES: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda many: pickle.loads(pickle.dumps(many)),
    "deepcopy": copy.deepcopy,
    "clone": lambda many: many.clone(),
}
PROGRAM = Path(__file__).parents[3] / "examples" / "greedy.py"


def make_sb3() -> Any:
    """The environment of Stable-Baselines3, where that is installed."""
    pytest.importorskip("stable_baselines3", reason="Stable-Baselines3 is not installed")
    from skyrise.envs.sb3 import SkyriseVecEnv

    return SkyriseVecEnv(5, players=2)


MAKERS: dict[str, Callable[[], Any]] = {
    "batch": lambda: GameBatch(5, 2, matches=4),
    "vector": lambda: SkyriseVectorEnv(5, players=2),
    "bots": lambda: SkyriseVectorEnv(3, opponents=["beginner"]),
    "puffer": lambda: SkyrisePuffer(5, players=2),
    "sb3": make_sb3,
}


def begin(many: Any, seed: int) -> None:
    """New games."""
    if hasattr(many, "step_wait"):
        many.seed(seed)
        many.reset()
    else:
        many.reset(seed=seed)


def masks_of(many: Any) -> Any:
    if hasattr(many, "env_method"):
        return many.env_method("action_masks")
    return many.action_masks() if hasattr(many, "action_masks") else many.masks


def steps(many: Any, count: int) -> list[bytes]:
    """Everything that is seen and got in so many steps; a batch draws its actions by its own chance."""
    seen = []
    for _ in range(count):
        if isinstance(many, GameBatch):
            many.step(many.random_actions())
            seen.append(many.observations.tobytes() + many.rewards.tobytes() + many.ended.tobytes())
            continue
        told = many.step(first_legal(masks_of(many)))
        seen.append(b"".join(part.tobytes() for part in told[:3]))
    return seen


def first_legal(masks: Any) -> Any:
    """The first legal action of each game."""
    return np.asarray(masks).argmax(axis=1)


@pytest.mark.parametrize("how", COPIES)
@pytest.mark.parametrize("kind", MAKERS)
@pytest.mark.parametrize("played", [0, 33])
def test_a_copy_goes_on_alike_and_apart(kind: str, how: str, played: int) -> None:
    many = MAKERS[kind]()
    begin(many, 7)
    steps(many, played)
    twin = COPIES[how](many)
    later = steps(twin, 40)
    assert steps(many, 40) == later, "what the copy did changed nothing here"
    twin.close()
    many.close()


@pytest.mark.parametrize("how", COPIES)
@pytest.mark.parametrize("kind", MAKERS)
def test_a_copy_before_the_first_game_begins_the_same_ones(kind: str, how: str) -> None:
    many = MAKERS[kind]()
    twin = COPIES[how](many)
    begin(many, 7)
    begin(twin, 7)
    assert steps(many, 20) == steps(twin, 20)
    twin.close()
    many.close()


@pytest.mark.parametrize("kind", ["vector", "bots", "puffer", "sb3"])
def test_a_kept_state_goes_on_as_it_would_have(kind: str) -> None:
    many = MAKERS[kind]()
    begin(many, 7)
    steps(many, 11)
    kept = many.get_state()
    later = steps(many, 40)
    for _ in range(2):
        many.set_state(kept)
        assert steps(many, 40) == later
    many.close()


def test_puffers_arrays_are_those_of_the_state_that_was_put_back() -> None:
    env = SkyrisePuffer(4, players=2)
    env.reset(seed=1)
    kept, seen, masks = env.get_state(), env.observations.copy(), env.masks.copy()
    steps(env, 60)
    env.set_state(kept)
    assert (env.observations == seen).all()
    assert (env.masks == masks).all()
    assert not env.terminals.any()
    env.close()


def test_a_program_that_runs_is_named_where_its_games_cannot_be_copied() -> None:
    env = SkyriseVectorEnv(1, opponents=[f"stdio:{sys.executable} {PROGRAM}"])
    env.reset(seed=1)
    steps(env, 3)
    for kept in (env.get_state, env.clone):
        with pytest.raises(TypeError, match=r"greedy\.py.* is running: it cannot be copied"):
            kept()
    env.close()
