"""Teaches a small network Skyrise, by games with itself, and shows how much it wins against random players.

    python examples/learning/train.py --minutes 3 --out learned.npz

It needs `skyrise[fast,rl]`. The same seed and number of rounds make the same file. Ctrl-C saves what is there.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from time import perf_counter, process_time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read by NumPy: threads would wait more than these matrices take

try:
    import numpy as np
    from skyrise_learned.learner import Learner
    from skyrise_learned.network import Network
    from skyrise_learned.selfplay import play, win_share

    from skyrise.components import edition_ids
    from skyrise.envs.rewards import REWARDS
    from skyrise.envs.skyrise_v0 import raw_env
    from skyrise.envs.vector import SkyriseVectorEnv
except ModuleNotFoundError as error:
    raise SystemExit(f"train.py: {error}; pip install 'skyrise[fast,rl]' has all that it needs") from error

PAUSE = 5.0
"""Seconds between two lines of progress."""


def read_arguments() -> argparse.Namespace:
    """What was asked for; what cannot be done is refused before anything is played."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--edition", choices=edition_ids(), default="retail")
    parser.add_argument("--reward", choices=tuple(REWARDS), default="margin", help="what is learned for")
    parser.add_argument("--minutes", type=float, default=3.0, help="how long")
    parser.add_argument("--rounds", type=int, help="how many rounds of games, however long they take")
    parser.add_argument("--games", type=int, default=96, help="in a round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learned.npz"))
    asked = parser.parse_args()
    if asked.minutes <= 0 or asked.games < 1 or (asked.rounds is not None and asked.rounds < 1):
        parser.error("--minutes, --rounds and --games must be more than 0")
    if asked.seed < 0:
        parser.error("--seed must not be negative")
    if asked.out.is_dir() or not asked.out.absolute().parent.is_dir():
        parser.error(f"--out: {asked.out} cannot be written; name a file in a folder that there is")
    return asked


def train(asked: argparse.Namespace) -> Network:
    """Rounds of games, each learned from."""
    judges = SkyriseVectorEnv(num_envs=256, players=asked.players, edition=asked.edition, reward="win")
    envs = [raw_env(asked.players, asked.edition, asked.reward) for _ in range(asked.games)]
    chance = np.random.default_rng(asked.seed)
    network = Network.new(chance)
    learner = Learner(network)
    began, shown, rounds = perf_counter(), -PAUSE, 0
    try:
        while is_going_on(asked, rounds, perf_counter() - began):
            learner.learn(play(network, envs, chance), chance)
            rounds += 1
            if perf_counter() - shown > PAUSE or rounds == asked.rounds:
                share = win_share(network, judges, asked.seed)
                print(f"round {rounds}, game {rounds * asked.games}: wins {share:.1%} against random", flush=True)
                shown = perf_counter()
    except KeyboardInterrupt:
        print("stopped")
    return network


def is_going_on(asked: argparse.Namespace, rounds: int, seconds: float) -> bool:
    """Is there another round?"""
    return bool(seconds < 60 * asked.minutes if asked.rounds is None else rounds < asked.rounds)


def main() -> None:
    """Trains, and saves."""
    asked = read_arguments()
    try:
        network = train(asked)
    except RuntimeError as error:  # there are no compiled rules
        raise SystemExit(f"train.py: {error}") from error
    network.save(asked.out)
    print(f"saved to {asked.out} after {process_time():.0f} seconds of the processor")


if __name__ == "__main__":
    main()
