"""How long native code takes to be there: compiled on a machine that has none yet, and read from then on.

Every start is a process of its own, and counts from when the package is imported. Seconds of the processor come with
those of the clock, because machines are noisy.

Usage: python benchmarks/start.py [--rounds 5]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from statistics import median
from tempfile import TemporaryDirectory

from rounds import say
from skyrise.kernel.objects import VARIABLE

START = """
import json
from time import perf_counter, process_time

import skyrise.search.mind
from skyrise.kernel import readiness

clock, processor = perf_counter(), process_time()
readiness.warm_up(lambda part: None)
print(json.dumps([perf_counter() - clock, process_time() - processor]))
"""


def start(folder: str) -> tuple[float, float]:
    """Seconds of the clock and of the processor until native code is there."""
    environment = {**os.environ, VARIABLE: folder}
    done = subprocess.run([sys.executable, "-c", START], env=environment, capture_output=True, text=True, check=True)
    clock, processor = json.loads(done.stdout)
    return clock, processor


def one_round() -> dict[str, float]:
    """A first start, and a second one."""
    with TemporaryDirectory() as folder:
        say("compiled")
        first = start(folder)
        say("read")
        second = start(folder)
    return {
        "compiled, s": first[0],
        "compiled, s of the processor": first[1],
        "read, s": second[0],
        "read, s of the processor": second[1],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--rounds", type=int, default=5)
    rounds = [one_round() for _ in range(parser.parse_args().rounds)]
    for figure in rounds[0]:
        seconds = [one[figure] for one in rounds]
        print(f"{figure}: median {median(seconds):.3f}, best {min(seconds):.3f}")


if __name__ == "__main__":
    main()
