"""What side-by-side benchmarks share: rounds in which every contender runs, and a table of the results."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping

from rich.console import Console
from rich.table import Table

from skyrise.cli.bench import show
from skyrise.kernel.speed import summarize


def say(run: str) -> None:
    """Shows progress."""
    print(f"  {run}", file=sys.stderr, flush=True)


def run_rounds(one_round: Callable[[], dict[str, float]], number: int, goals: Mapping[str, float]) -> None:
    """Prints a line for each figure: median, best round, goal."""
    rounds = []
    for count in range(number):
        say(f"round {count + 1} of {number}")
        rounds.append(one_round())
    table = Table("", "median", "best round", "goal")
    for name, summary in summarize(rounds).items():
        goal = f"≥ {goals[name]:,g}" if name in goals else ""
        table.add_row(name, show(summary.median), show(summary.best), goal)
    Console(highlight=False, width=100).print(table)
