"""Teaches a policy and value network Skyrise: some lessons from games of the search, then games with itself.

    python examples/network/train.py --out network.pt

It needs `pip install ./examples/network`. The same arguments make the same network. Ctrl-C saves what is there.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import process_time

try:
    import torch
    from skyrise_network.learner import Learner
    from skyrise_network.lessons import read_lessons, write_lessons
    from skyrise_network.model import Network
    from skyrise_network.selfplay import play, win_bonus, win_share

    from skyrise.components import edition_ids
    from skyrise.envs.batch import GameBatch
    from skyrise.envs.vector import SkyriseVectorEnv
except ModuleNotFoundError as error:
    raise SystemExit(f"train.py: {error}; pip install ./examples/network has all that it needs") from error

CURIOSITY = 0.01
"""How much being unsure is worth at the start."""


def read_arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--edition", choices=edition_ids(), default="retail")
    parser.add_argument("--lessons", type=int, default=2000, help="games of the search to begin with; 0: none")
    parser.add_argument("--passes", type=int, default=2, help="over the lessons")
    parser.add_argument("--start", type=Path, help="a network to go on from, instead of lessons")
    parser.add_argument("--rounds", type=int, default=120, help="of games with itself")
    parser.add_argument("--games", type=int, default=512, help="at once")
    parser.add_argument("--steps", type=int, default=64, help="decisions in each game in a round")
    parser.add_argument("--every", type=int, default=10, help="rounds from one point of the learning curve to the next")
    parser.add_argument("--judges", type=int, default=100, help="games against casual for such a point")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("network.pt"))
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
        for number in range(self.asked.passes):
            same = [self.learner.imitate(*part) for part in read_lessons(folder)]
            print(f"lessons, pass {number + 1}: does the same in {sum(same) / len(same):.1%}", flush=True)
        self.show("lessons", 0)

    def play_with_itself(self) -> None:
        """Rounds of games, each learned from."""
        asked = self.asked
        batch = GameBatch(asked.games, asked.players, asked.edition, reward=win_bonus, threads=asked.threads)
        batch.reset(seed=asked.seed)
        for number in range(asked.rounds):
            done = number / asked.rounds
            self.learner.slow_down(done)
            said = self.learner.learn(play(self.network, batch, asked.steps), CURIOSITY * (1 - done))
            print(f"round {number + 1}:", *(f"{name} {value:.4f}" for name, value in said.items()), flush=True)
            if (number + 1) % asked.every == 0 or number + 1 == asked.rounds:
                self.show("self-play", (number + 1) * asked.games * asked.steps)

    def show(self, stage: str, decisions: int) -> None:
        """A point of the learning curve."""
        share = win_share(self.network, self.judges, self.asked.seed)
        print(f"{stage}, {process_time() / 60:.0f} minutes: wins {share:.1%} against casual", flush=True)
        point = {"stage": stage, "decisions": decisions, "minutes": round(process_time() / 60, 1), "won": share}
        with self.asked.out.with_suffix(".curve.jsonl").open("a", encoding="utf-8") as curve:
            curve.write(json.dumps(point) + "\n")
        self.network.save(self.asked.out)


def main() -> None:
    """Trains, and saves."""
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


if __name__ == "__main__":
    main()
