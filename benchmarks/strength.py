"""How strong the bots are: each level against the one below, and ``expert`` against plain ISMCTS, beside their bars.

Every contest is an arena (docs/arena.md): the same set-ups from every seat, 95% Wilson intervals. The state of each is
kept in a folder, so a run that was stopped goes on.

Usage: make strength, or python benchmarks/strength.py [--games 400] [--time 0.1] [--jobs 2] [--state DIR] [--only N …]
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from plain_ismcts import PlainIsmcts
from skyrise.bots import Clock
from skyrise.kernel.loads import wait_for_best
from skyrise.lab.arena import Plan, Processes, Progress, run
from skyrise.rules import Game

PLAIN = f"stdio:{sys.executable} {Path(__file__).parent / 'plain_ismcts.py'}"


class Contest(NamedTuple):
    """One bot against several of another kind, and how often it must win at least."""

    bot: str
    others: str
    players: int
    bar: float


CONTESTS = (
    Contest("beginner", "random", 2, 0.80),
    Contest("casual", "beginner", 2, 0.70),
    Contest("skilled", "casual", 2, 0.75),
    Contest("expert", "skilled", 2, 0.65),
    Contest("expert", "casual", 4, 0.50),
    Contest("expert", PLAIN, 2, 0.70),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=400, help="of each contest")
    parser.add_argument("--time", type=float, default=0.1, help="seconds for each decision")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--state", type=Path, default=Path("strength"), help="the folder for finished games")
    parser.add_argument("--only", type=int, nargs="*", help="the numbers of contests, from 1")
    options = parser.parse_args()
    get_ready()
    options.state.mkdir(parents=True, exist_ok=True)
    for number in options.only or range(1, len(CONTESTS) + 1):
        print(result(number, options), flush=True)


def get_ready() -> None:
    """Compiles everything once, before several processes need it."""
    wait_for_best()
    game = Game.new(players=2, seed=0)
    view = game.view(game.to_act)
    PlainIsmcts(0).choose(view, view.legal, Clock(0))


def result(number: int, options: argparse.Namespace) -> str:
    """Plays a contest, and says in a line how it ended."""
    contest = CONTESTS[number - 1]
    plan = Plan((contest.bot, contest.others), contest.players, options.games, number, seconds=options.time)
    state = options.state / f"contest-{number}.jsonl"
    with Console(stderr=True).status("") as status:

        def tell(progress: Progress) -> None:
            rate = progress.win_rates().get(contest.bot, 0.0)
            status.update(f"{contest.bot} against {name(contest)}: {progress.done}/{progress.total}, {rate:.0%}")

        results = run(plan, executor=Processes(options.jobs), state=state, tell=tell)
    mine = next(one for one in results.standings() if one.bot == contest.bot)
    low, high = mine.win_interval
    failed = sum(game.failure is not None for game in results.games)
    return (
        f"{number}. {contest.bot} against {name(contest)}, {contest.players} players: {mine.win_rate:.1%} "
        f"({low:.1%} to {high:.1%}) of {mine.games} games, bar {contest.bar:.0%}; lead {mine.margin or 0:+.1f} "
        f"± {1.96 * (mine.margin_error or 0):.1f}; {1000 * (mine.time_mean or 0):.0f} ms a decision, "
        f"{1000 * (mine.time_max or 0):.0f} at most; {failed} games with failures"
    )


def name(contest: Contest) -> str:
    """The opponents, in words."""
    others = "plain ISMCTS" if contest.others == PLAIN else contest.others
    return others if contest.players == 2 else f"{contest.players - 1} {others}"


if __name__ == "__main__":
    main()
