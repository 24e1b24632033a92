"""A learner of catanatron's Gymnasium environment who plays at random: prints how many steps in how many
seconds of the processor.

Runs where catanatron_gym is installed; its opponent is a random player.
"""

from __future__ import annotations

import json
import random
import sys
from time import process_time

import catanatron_gym  # noqa: F401 - registers the environment
import gymnasium


def main(seconds: float) -> None:
    random.seed(1)
    env = gymnasium.make("catanatron_gym:catanatron-v1").unwrapped
    _, info = env.reset(seed=1)
    steps = 0
    started = process_time()
    while process_time() - started < seconds:
        _, _, terminated, truncated, info = env.step(random.choice(info["valid_actions"]))
        steps += 1
        if terminated or truncated:
            _, info = env.reset()
    print(json.dumps({"steps": steps, "seconds": process_time() - started}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
