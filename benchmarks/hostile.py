"""One visitor is never felt at other tables: somebody plays while another does each hostile thing there is.

Starts a real `skyrise serve` on the loopback, measures somebody at tables of their own alone, then beside each attack,
which runs in a process of its own and comes from one address. Ends with 1 if anything of theirs fails, or if their p99
is above the bar (unless `--no-bar`).

Usage: python benchmarks/hostile.py [--seconds 60] [--attack NAME]... [--no-bar] [--times N]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import monotonic

from load.attacks import ATTACKS
from load.serving import Server, allow_connections, serving
from load.victim import Stay, Waits, suffer
from load.visitor import ADDRESSES, Visitor

BAR = 0.100
CONNECTIONS = 4096
PATIENCE = 120.0
FEW = 3
"""Commands and moves of somebody, where so much is done and not for some time."""


@dataclass(frozen=True, slots=True)
class Result:
    """What became of somebody, and of whoever was hostile meanwhile."""

    attack: str
    waits: Waits
    counts: dict[str, int]
    kilobytes: int
    """By how much the server has grown."""
    work: float
    """Seconds of the processor that the server has used."""

    @property
    def p99(self) -> float:
        """Of the commands."""
        return quantiles(self.waits.commands, n=100)[98] if len(self.waits.commands) > 1 else float("inf")

    def line(self, alone: Result | None) -> str:
        """For people."""
        middle = median(self.waits.commands or [float("inf")])
        slowest = max(self.waits.moves, default=0.0)
        times = "" if alone is None else f"  {self.p99 / alone.p99:5.1f} ×"
        did = ", ".join(f"{name} {count}" for name, count in sorted(self.counts.items())) or "nobody else"
        return (
            f"{self.attack:16} median {middle * 1000:6.1f} ms  p99 {self.p99 * 1000:7.1f} ms{times}  slowest bot "
            f"{slowest:5.2f} s  failed {len(self.waits.failed)}  {self.kilobytes / 1024:+6.1f} MB  "
            f"work {self.work:.2f} s  ({did})"
        )


@contextmanager
def attacking(names: Sequence[str], server: Server, stay: Stay) -> Iterator[Counter[str]]:
    """Somebody is hostile meanwhile, in a process of their own."""
    counts: Counter[str] = Counter()
    if not names:
        yield counts
        return
    command = [sys.executable, __file__, "--server", server.address, "--seconds", str(stay.seconds)]
    command += [] if stay.most is None else ["--times", str(stay.most)]
    command += [word for name in names for word in ("--attack", name)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline(), "it says when it begins"
        yield counts
        output, _ = process.communicate(timeout=PATIENCE)
        counts.update(json.loads(output))


def measure(names: Sequence[str], server: Server, stay: Stay) -> Result:
    """How somebody fares beside attacks, or alone."""
    before, begun = server.kilobytes(), server.seconds()
    with attacking(names, server, stay) as counts:
        few = None if stay.most is None else FEW
        waits = asyncio.run(suffer(server.address, Stay(stay.seconds, few)))
        grown, work = server.kilobytes() - before, server.seconds() - begun
    return Result(" ".join(names) or "alone", waits, dict(counts), grown, work)


def be_hostile(names: Sequence[str], server: str, stay: Stay) -> None:
    """The process that attacks."""
    allow_connections(CONNECTIONS)
    print("begins", flush=True)
    print(json.dumps(asyncio.run(attack(names, server, stay))), flush=True)


async def attack(names: Sequence[str], server: str, stay: Stay) -> dict[str, int]:
    """Does everything at once, each thing from an address of its own; counts what came of it."""
    places = {name: ADDRESSES.format(number) for number, name in enumerate(ATTACKS, 1)}
    visitors = {name: Visitor(server, places[name], monotonic() + stay.seconds, stay.most) for name in names}
    await asyncio.gather(*(ATTACKS[name](visitor) for name, visitor in visitors.items()))
    return {f"{name}: {what}": count for name, visitor in visitors.items() for what, count in visitor.counts.items()}


def compare(names: Sequence[str], stay: Stay) -> bool:
    """Every attack on one server, each after a moment alone; whether all is within the bar."""
    good = True
    with TemporaryDirectory(prefix="skyrise-hostile-") as data, serving(Path(data), end=signal.SIGTERM) as server:
        for name in names:
            alone = measure((), server, Stay(min(stay.seconds, 10.0)))
            beside = measure((name,), server, stay)
            print(alone.line(None), beside.line(alone), sep="\n", flush=True)
            good &= not beside.waits.failed and beside.p99 < BAR
    return good


def together(names: Sequence[str], stay: Stay) -> None:
    """All attacks at once, and somebody beside them; prints JSON of what became of everybody."""
    with TemporaryDirectory(prefix="skyrise-hostile-") as data, serving(Path(data), end=signal.SIGTERM) as server:
        print(json.dumps(asdict(measure(names, server, stay))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--seconds", type=float, default=60.0, help="for each attack")
    parser.add_argument("--attack", action="append", choices=ATTACKS, help="only this one; may be given several times")
    parser.add_argument("--no-bar", action="store_true", help="whatever is measured, the end is good")
    parser.add_argument("--times", type=int, help="all at once, so often each, and little beside it; prints JSON")
    parser.add_argument("--server", help=argparse.SUPPRESS)
    options = parser.parse_args()
    names, stay = options.attack or list(ATTACKS), Stay(options.seconds, options.times)
    if options.server:
        be_hostile(names, options.server, stay)
    elif options.times is not None:
        together(names, stay)
    else:
        sys.exit(0 if compare(names, stay) or options.no_bar else 1)


if __name__ == "__main__":
    main()
