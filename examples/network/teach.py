"""Teaches a policy and value network Skyrise: lessons from games of the search, then games with itself.

    python examples/network/teach.py --out network.pt

It needs `pip install ./examples/network`. The network is saved at every point of its learning curve.
"""

import json
import os
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from random import Random

import torch
from skyrise_network.lessons import imitation, read_lesson, write_lessons
from skyrise_network.model import Network
from skyrise_network.selfplay import optimization, play, win_share

from skyrise.envs.batch import GameBatch
from skyrise.envs.vector import SkyriseVectorEnv


def read_arguments() -> Namespace:
    """What was asked for."""
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--out", type=Path, default=Path("network.pt"))
    usual = {"edition": "retail", "players": 2, "lessons": 4000, "passes": 2, "rounds": 12, "games": 512, "steps": 64,
             "every": 4, "judges": 200, "threads": 1, "seed": 1}  # fmt: skip
    for name, value in usual.items():
        parser.add_argument(f"--{name}", type=type(value), default=value, help=f"{value} unless you say otherwise")
    return parser.parse_args()


def take_lessons(asked: Namespace, network: Network) -> Iterator[int]:
    """Imitates the search, file by file, in ever smaller steps; says how many are left."""
    files = write_lessons(asked.out.with_suffix(".lessons"), asked.lessons, asked.players, asked.edition)
    optimizer, chance = torch.optim.Adam(network.parameters()), Random(asked.seed)
    order = [file for _ in range(asked.passes) for file in chance.sample(files, len(files))]
    for left, file in reversed([*enumerate(order)]):
        optimizer.param_groups[0]["lr"] = 2e-3 * (left + 1) / len(order)
        network.learn(optimizer, imitation, *read_lesson(file))
        yield left


def play_with_itself(asked: Namespace, network: Network) -> Iterator[int]:
    """Plays rounds of games and learns from each, in ever smaller steps; says how many are left."""
    batch = GameBatch(asked.games, asked.players, asked.edition, reward="win", threads=asked.threads)
    batch.reset(seed=asked.seed)
    optimizer = torch.optim.Adam(network.parameters())
    for left in reversed(range(asked.rounds)):
        optimizer.param_groups[0]["lr"] = 1e-4 * (left + 1) / asked.rounds
        network.learn(optimizer, optimization, *play(network, batch, asked.steps))
        yield left


def teach(asked: Namespace) -> None:
    """Both stages, and now and then a point of the learning curve."""
    torch.manual_seed(asked.seed)
    torch.set_num_threads(asked.threads)
    network, others = Network(), ["casual"] * (asked.players - 1)
    judges = SkyriseVectorEnv(asked.judges, edition=asked.edition, reward="win", opponents=others)
    curve = asked.out.with_suffix(".curve.jsonl").open("w", encoding="utf-8")
    for name, stage in (("lessons", take_lessons), ("self-play", play_with_itself)):
        for left in stage(asked, network):
            if left % asked.every == 0:
                won, minutes = win_share(network, judges, asked.seed), round(sum(os.times()[:4]) / 60, 1)
                print(f"{name}, {left} left, {minutes} minutes of the processor: {won:.1%} against casual", flush=True)
                point = {"stage": name, "minutes": minutes, "games": asked.judges, "won": won}
                print(json.dumps(point), file=curve, flush=True)
                torch.save(network.state_dict(), asked.out)


if __name__ == "__main__":
    teach(read_arguments())
