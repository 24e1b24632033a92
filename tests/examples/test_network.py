"""The network example: it takes lessons, plays with itself, and its bot keeps the contract. Skipped without PyTorch."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("llvmlite", reason="the example trains with compiled rules")
torch = pytest.importorskip("torch", reason="PyTorch is not part of the set-up: pip install ./examples/network")

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "network"
sys.path.insert(0, str(EXAMPLE))

from skyrise_network.bot import NetworkBot  # noqa: E402 - it lies in the example's folder
from skyrise_network.model import Network  # noqa: E402
from skyrise_network.selfplay import lead, play, win_bonus  # noqa: E402

from skyrise.bots import make_bot  # noqa: E402
from skyrise.envs.batch import GameBatch  # noqa: E402
from skyrise.testing import check_bot  # noqa: E402


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A network that was trained for some seconds, by the command of the docs."""
    net = tmp_path_factory.mktemp("network") / "network.pt"
    small = "--lessons 4 --passes 1 --alone 1 --rounds 2 --games 8 --steps 16 --every 1 --judges 2".split()
    environment = {**os.environ, "PYTHONPATH": str(EXAMPLE)}
    command = [sys.executable, str(EXAMPLE / "teach.py"), *small, "--out", str(net)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    return net


def test_it_learns_and_says_how_it_comes_along(trained: Path) -> None:
    curve = [json.loads(line) for line in trained.with_suffix(".curve.jsonl").read_text().splitlines()]
    assert [point["stage"] for point in curve] == ["lessons", "self-play", "league"]
    assert [point["rounds"] for point in curve] == [0, 1, 2]
    assert all(0 <= point["won"] <= 1 for point in curve)


def test_its_bot_keeps_the_contract(trained: Path) -> None:
    check_bot(lambda seed: NetworkBot(seed, net=str(trained)), editions=["retail"], players=[2])


def test_what_is_no_network_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bad.pt").write_bytes(b"nothing")
    for name in ("bad.pt", "missing.pt"):
        with pytest.raises(ValueError, match="is not a network of this example"):
            NetworkBot(1, net=str(tmp_path / name))


def test_what_came_is_what_was_gained_and_expected() -> None:
    """With a network that expects nothing, and judged to the end, a decision gains what the rest of the game brings."""
    torch.manual_seed(1)
    network = Network()
    torch.nn.init.zeros_(network.worth.weight)
    batch = GameBatch(4, 2, reward=win_bonus)
    batch.reset(seed=3)
    happened = play(network, batch, 100)
    assert torch.isfinite(happened.gains).all()
    assert torch.equal(happened.gains, happened.returns)
    rows = happened.legal.gather(1, happened.taken[:, None])
    assert (rows >= 0).all()
    assert lead(batch.prestige).sum(axis=1).tolist() == [0] * 4


def test_only_its_own_decisions_are_learned_from() -> None:
    batch = GameBatch(4, 2, reward=win_bonus)
    batch.reset(seed=3)
    alone = len(play(Network(), batch, 10).gains)
    assert alone == 4 * 10
    with_others = len(play(Network(), batch, 10, [make_bot("random", 1), make_bot("random", 2)]).gains)
    assert 20 < with_others < alone
