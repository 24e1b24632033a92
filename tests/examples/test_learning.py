"""The learning example: it learns, its file is the same for the same seed, and its bot plays in the arena."""

from __future__ import annotations

import json
import os
import re
import runpy
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("llvmlite", reason="the example trains with compiled rules")

from skyrise.envs.skyrise_v0 import raw_env
from skyrise.envs.vector import SkyriseVectorEnv
from skyrise.kernel.loads import wait_for_best
from skyrise.testing import check_bot

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "learning"
sys.path.insert(0, str(EXAMPLE))

from skyrise_learned.bot import Learned  # noqa: E402 - it lies in the example's folder
from skyrise_learned.learner import Learner, surprises  # noqa: E402
from skyrise_learned.network import Network  # noqa: E402
from skyrise_learned.selfplay import Experience, play, win_share  # noqa: E402


@pytest.fixture(scope="module")
def compiled() -> None:
    """The compiled rules are ready, so that environments use them."""
    wait_for_best()


@pytest.fixture
def chance(compiled: None) -> np.random.Generator:
    return np.random.default_rng(7)


def train(monkeypatch: pytest.MonkeyPatch, folder: Path, *arguments: str) -> None:
    """Runs train.py in a folder."""
    monkeypatch.chdir(folder)
    monkeypatch.setattr(sys, "argv", ["train.py", "--games", "4", *arguments])
    runpy.run_path(str(EXAMPLE / "train.py"), run_name="__main__")


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A network that was trained for some seconds, in a process of its own, and what was said meanwhile."""
    net = tmp_path_factory.mktemp("trained") / "net.npz"
    command = [sys.executable, str(EXAMPLE / "train.py"), "--rounds", "8", "--games", "32", "--out", str(net)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return net, done.stdout


def test_some_seconds_are_enough_to_win_more_than_random(trained: tuple[Path, str]) -> None:
    shares = re.findall(r"round (\d+), game (\d+): wins (.*)% against random", trained[1])
    assert shares[-1][:2] == ("8", "256")
    assert float(shares[-1][2]) > 60


def test_what_went_better_than_expected_becomes_likelier(chance: np.random.Generator) -> None:
    network = Network.new(chance, hidden=32)
    games = play(network, [raw_env(players=3) for _ in range(8)], chance)
    good = games.actions % 2 == 0
    games = games._replace(rewards=np.where(good, 1.0, -1.0), players=np.arange(len(good)))
    Learner(network).learn(games, chance)
    thought = network.think(games.seen, games.masks)
    change = thought.logs[thought.taken(games.actions)] - games.logs
    assert change[good].mean() > 0 > change[~good].mean()


def test_a_surprise_counts_for_what_led_to_it() -> None:
    empty = np.zeros((3, 0))
    games = Experience(
        seen=empty, masks=empty, actions=empty, logs=empty,
        values=np.array([0.5, 0.0, 0.25]), players=np.array([4, 9, 4]), rewards=np.array([1.0, -1.0, 1.0]),
    )  # fmt: skip
    assert surprises(games) == pytest.approx([0.25 - 0.5 + 0.9 * 0.75, -1.0, 0.75])


def test_everybody_gets_the_reward_of_their_own_seat(chance: np.random.Generator) -> None:
    envs = [raw_env(players=4, reward="win") for _ in range(3)]
    games = play(Network.new(chance, hidden=8), envs, chance)
    won = dict(zip(games.players.tolist(), games.rewards.tolist(), strict=True))
    assert won == {4 * game + seat: env.rewards[f"player_{seat}"] for game, env in enumerate(envs) for seat in range(4)}


def network_of(seed: int, *, watched: bool) -> Network:
    """A network after two rounds of games."""
    chance = np.random.default_rng(seed)
    network = Network.new(chance, hidden=8)
    learner = Learner(network)
    envs = [raw_env(players=2) for _ in range(4)]
    for _ in range(2):
        learner.learn(play(network, envs, chance), chance)
        if watched:
            win_share(network, SkyriseVectorEnv(num_envs=4, players=2, reward="win"), seed)
    return network


def test_the_same_seed_makes_the_same_file_however_often_one_looks(tmp_path: Path, compiled: None) -> None:
    for name, seed, watched in (("one", 3, False), ("again", 3, True), ("other", 4, False)):
        network_of(seed, watched=watched).save(tmp_path / name)
    one, again, other = ((tmp_path / name).read_bytes() for name in ("one", "again", "other"))
    assert one == again != other


def test_the_bot_keeps_the_contract(trained: tuple[Path, str]) -> None:
    check_bot(partial(Learned, net=str(trained[0])), editions=["retail", "preview"])


def test_the_bot_joins_the_arena(trained: tuple[Path, str], tmp_path: Path) -> None:
    source = shutil.copytree(EXAMPLE, tmp_path / "source")
    quietly = ("--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check")
    installed = tmp_path / "installed"
    subprocess.run([sys.executable, "-m", "pip", "install", *quietly, "--target", installed, source], check=True)
    paths = [str(installed), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    bots = ("--bots", f"learned:net={trained[0]},random", "--players", "2", "--games", "4")
    command = [sys.executable, "-m", "skyrise", "arena", *bots, "--jobs", "1", "--json"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    learned, random = sorted(json.loads(done.stdout)["standings"], key=lambda standing: standing["bot"])
    assert (learned["games"], learned["crashes"], learned["illegal"]) == (4, 0, 0)
    assert learned["margin"] > random["margin"]


def test_a_file_that_is_no_network_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"there is no .*gone.npz; train.py makes one"):
        Learned(1, net=str(tmp_path / "gone.npz"))
    (tmp_path / "text.npz").write_text("Skyrise")
    np.savez(tmp_path / "other.npz", inner=np.zeros((3, 4)), outer=np.zeros((4, 5)))
    for name in ("text.npz", "other.npz"):
        with pytest.raises(ValueError, match="is not a network of this example"):
            Learned(1, net=str(tmp_path / name))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--minutes", "0"), "must be more than 0"),
        (("--out", "nowhere/net.npz"), "name a file in a folder that there is"),
        (("--players", "5"), "invalid choice"),
    ],
)
def test_what_cannot_be_done_is_refused_at_once(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    said: str,
) -> None:
    with pytest.raises(SystemExit) as refusal:
        train(monkeypatch, tmp_path, *arguments)
    assert refusal.value.code == 2
    assert said in capsys.readouterr().err
