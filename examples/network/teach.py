"""Teaches a policy and value network Skyrise: some lessons from games of the search, then games with itself.

    python examples/network/teach.py --out network.pt

It needs `pip install ./examples/network`. Ctrl-C saves what is there; the learning curve is written beside it.
"""

import argparse
import json
from pathlib import Path
from time import process_time

import torch
from skyrise_network.learner import Learner
from skyrise_network.lessons import read_lessons, write_lessons
from skyrise_network.model import Network
from skyrise_network.selfplay import play, win_bonus, win_share

from skyrise.bots import make_bot
from skyrise.envs.batch import GameBatch
from skyrise.envs.vector import SkyriseVectorEnv


def read_arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--start", type=Path, help="a network to go on from, instead of lessons")
    parser.add_argument("--out", type=Path, default=Path("network.pt"))
    usual = {"edition": "retail", "players": 2, "lessons": 2000, "passes": 2, "begin": 0, "alone": 60, "rounds": 110,
             "games": 512, "steps": 64, "every": 10, "judges": 100, "threads": 1, "seed": 1}  # fmt: skip
    for name, value in usual.items():
        parser.add_argument(f"--{name}", type=type(value), default=value, help=f"{value} unless you say otherwise")
    return parser.parse_args()


class Training:
    """A network, and how it comes along."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.network = Network() if asked.start is None else Network.load(asked.start)
        self.learner = Learner(self.network)
        others = ["casual"] * (asked.players - 1)
        self.judges = SkyriseVectorEnv(asked.judges, edition=asked.edition, reward="win", opponents=others)

    def take_lessons(self) -> None:
        """Imitates the search, file by file."""
        folder = self.asked.out.with_suffix(".lessons")
        write_lessons(folder, self.asked.lessons, self.asked.players, self.asked.edition)
        for _ in range(self.asked.passes):
            for part in read_lessons(folder):
                self.learner.imitate(*part)
        self.show("lessons", 0)

    def play_with_itself(self) -> None:
        """Rounds of games, each learned from: first alone, then with `casual` at half of the tables."""
        asked = self.asked
        alone, league = (asked.begin, asked.alone, asked.games, 0), (asked.alone, asked.rounds, asked.games // 2, 2)
        for first, last, games, share in (alone, league):
            batch = GameBatch(games, asked.players, asked.edition, reward=win_bonus, threads=asked.threads)
            batch.reset(seed=asked.seed)
            others = [make_bot("casual", game) for game in range(games // share if share else 0)]
            for number in range(max(first, asked.begin), last):
                left = 1 - number / asked.rounds
                self.learner.learn(play(self.network, batch, asked.steps, others), left, 0.01 * left)
                print(f"round {number + 1} of {asked.rounds}", flush=True)
                if (number + 1) % asked.every == 0 or number + 1 == asked.rounds:
                    self.show("league" if share else "self-play", number + 1)

    def show(self, stage: str, rounds: int) -> None:
        """A point of the learning curve."""
        share, minutes = win_share(self.network, self.judges, self.asked.seed), round(process_time() / 60, 1)
        print(f"{stage}, {minutes} minutes of the processor: wins {share:.1%} against casual", flush=True)
        with self.asked.out.with_suffix(".curve.jsonl").open("a", encoding="utf-8") as curve:
            print(json.dumps({"stage": stage, "rounds": rounds, "minutes": minutes, "won": share}), file=curve)
        self.network.save(self.asked.out)


if __name__ == "__main__":
    asked = read_arguments()
    torch.manual_seed(asked.seed)
    torch.set_num_threads(asked.threads)
    training = Training(asked)
    try:
        if asked.lessons and asked.start is None:
            training.take_lessons()
        training.play_with_itself()
    except KeyboardInterrupt:
        print("stopped")
    training.network.save(asked.out)
