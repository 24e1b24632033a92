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
from skyrise_network.cities import maps_of  # noqa: E402
from skyrise_network.lessons import imitation, read_lesson  # noqa: E402
from skyrise_network.model import NO_ACTION, Network  # noqa: E402
from skyrise_network.selfplay import gains_of, legal_rows, play  # noqa: E402

from skyrise.envs.batch import GameBatch  # noqa: E402
from skyrise.testing import check_bot  # noqa: E402

torch.set_num_threads(1)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A network that was trained for some seconds, by the command of the docs."""
    net = tmp_path_factory.mktemp("network") / "network.pt"
    small = "--lessons 4 --passes 1 --rounds 2 --games 8 --steps 16 --every 1 --judges 2".split()
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(EXAMPLE), *sys.path])}
    command = [sys.executable, str(EXAMPLE / "teach.py"), *small, "--out", str(net)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    return net


def test_it_is_as_short_as_the_docs_say() -> None:
    lines = [len(file.read_text(encoding="utf-8").splitlines()) for file in EXAMPLE.rglob("*.py")]
    assert sum(lines) <= 400


def test_it_learns_and_says_how_it_comes_along(trained: Path) -> None:
    curve = [json.loads(line) for line in trained.with_suffix(".curve.jsonl").read_text().splitlines()]
    assert [point["stage"] for point in curve] == ["lessons", "self-play", "self-play"]
    assert all(0 <= point["won"] <= 1 for point in curve)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_its_bot_keeps_the_contract(trained: Path, players: int) -> None:
    check_bot(lambda seed: NetworkBot(seed, net=str(trained)), editions=["retail"], players=[players])


def test_what_is_no_network_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bad.pt").write_bytes(b"nothing")
    for name in ("bad.pt", "missing.pt"):
        with pytest.raises(ValueError, match="is not a network of this example"):
            NetworkBot(1, net=str(tmp_path / name))


@pytest.mark.parametrize("players", [2, 4])
def test_it_knows_the_city_that_an_observation_shows(players: int) -> None:
    batch = GameBatch(5, players)
    batch.reset(seed=4)
    maps = maps_of(torch.tensor(batch.observations))
    for game in range(batch.games):
        city = batch.match(game).city
        near, areas = maps.near[game].tolist(), (maps.areas[game] > 0).long().tolist()
        assert [sum(1 << place for place, one in enumerate(row) if one) for row in near] == [
            city.neighbors_mask(place.number) for place in city.places
        ]
        joined = {sum(1 << place for place, one in enumerate(row) if one) for row in areas} - {0}
        assert joined >= {bridge.mask for bridge in city.bridges} | {lake.bordering_mask for lake in city.lakes}
        assert (maps.cells[game][maps.box[game]] == torch.arange(len(city))).all()


def test_it_imitates_what_the_search_tried(trained: Path) -> None:
    lesson = read_lesson(next(trained.with_suffix(".lessons").glob("observations/*.parquet")))
    torch.manual_seed(1)
    network = Network()
    before = imitation(network, *lesson).mean()
    optimizer = torch.optim.Adam(network.parameters())
    for _ in range(4):
        network.learn(optimizer, imitation, *lesson)
    assert imitation(network, *lesson).mean() < before - 0.1


def test_only_legal_actions_get_a_chance_and_in_any_order() -> None:
    batch = GameBatch(6, 3)
    batch.reset(seed=1)
    legal, network = legal_rows(batch.masks), Network()
    assert [[action for action in row if action != NO_ACTION] for row in legal.tolist()] == [
        sorted(batch.legal[game, : batch.counts[game]].tolist()) for game in range(6)
    ]
    with torch.no_grad():
        logs, _ = network(torch.tensor(batch.observations), legal)
        turned, _ = network(torch.tensor(batch.observations), legal.flip(1))
    assert torch.allclose(logs.exp().sum(1), torch.ones(6))
    assert (logs.exp()[legal == NO_ACTION] == 0).all()
    assert torch.allclose(logs, turned.flip(1), atol=1e-5)


def test_its_games_are_as_it_saw_them() -> None:
    batch = GameBatch(4, 2, reward="win")
    batch.reset(seed=3)
    seen, legal, taken, logs, gains, _ = play(Network(), batch, 10)
    assert len(seen) == len(gains) == 4 * 10
    assert (legal.gather(1, taken) != NO_ACTION).all()
    assert (logs <= 0).all()
    assert abs(float(gains.mean())) < 1e-5


def test_a_decision_gains_what_comes_of_it_for_its_seat() -> None:
    """One game of two seats: 0 decides, then 1, who wins with it; then 0 decides in the next game, which goes on."""
    worth = tuple(torch.tensor([value]) for value in (0.5, 0.6, 0.4))
    actors = tuple(torch.tensor([seat]) for seat in (0, 1, 0))
    ended = tuple(torch.tensor([value]) for value in (False, True, False))
    rewards = tuple(torch.tensor([value]) for value in ([0.0, 0.0], [0.0, 1.0], [0.0, 0.0]))
    gains = gains_of(torch.tensor([[0.7, 0.1]]), worth, actors, ended, rewards)
    assert gains.tolist() == pytest.approx([-0.5, 0.4, 0.3])
