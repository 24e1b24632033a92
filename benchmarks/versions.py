"""This version beside an earlier one, from a checkout of its own: the speed of the search, and who wins.

Both run in processes of their own, by turns; seconds are those of the processor, because machines are noisy. A contest
gives each version as many simulations for a decision as it does in the same time, so that it does not depend on what
else the machine does; every set-up is played from every seat. With --results each game is a line of that file, and
the same command goes on where it was stopped. Each version reads its own components: before every game both say what
they would play, edition, deal and rules, and a contest between two games is refused. Editions of a published version
are the same in every checkout.

Usage: python benchmarks/versions.py CHECKOUT [--rounds 7]
       python benchmarks/versions.py CHECKOUT --contest BEFORE NOW [--players 2] [--set-ups 200] [--results FILE]
       both with [--edition retail@1]
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from itertools import product
from math import inf, sqrt
from pathlib import Path
from statistics import mean, median, stdev

from rounds import say
from skyrise.lab.statistics import wilson
from skyrise.rules import Game, parse_action
from version_side import fingerprint

SIDE = Path(__file__).with_name("version_side.py")
HERE = Path(__file__).parents[1]
LONG = 1500
"""Simulations of one measurement."""
ALIKE = 0.05
"""Seconds of a decision in a contest: the comparison of speeds says how many simulations each version does in them."""
EDITION = "retail@1"
"""One that every checkout has, and that never changes again."""
Result = tuple[float, int]
"""This version's part of the win, and its lead."""


class Side:
    """A version in a process of its own, which answers a line with a line."""

    def __init__(self, checkout: Path, simulations: int, states: int) -> None:
        environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
        command = [sys.executable, str(SIDE), str(simulations), str(states)]
        self._process = subprocess.Popen(command, stdin=-1, stdout=-1, text=True, env=environment)

    def tell(self, line: str) -> None:
        """Says something that needs no answer."""
        assert self._process.stdin is not None
        print(line, file=self._process.stdin, flush=True)

    def ask(self, line: str) -> str:
        """Says something, and waits for the answer."""
        assert self._process.stdout is not None
        self.tell(line)
        return self._process.stdout.readline().strip()


def compare_speed(sides: list[Side], edition: str, rounds: int) -> None:
    """Medians; each ratio is of two runs of one round."""
    for players in (2, 3, 4):
        begin(sides, players, edition, 7)
        found = []
        for number in range(rounds):
            say(f"{players} players, round {number + 1} of {rounds}")
            found.append([tuple(map(float, side.ask(f"speed {players} {edition}").split())) for side in sides])
        alone, in_all = (median(now[i] / before[i] for before, now in found) for i in (0, 1))
        before, now = ([median(run[side][i] for run in found) for i in (0, 1, 2)] for side in (0, 1))
        print(
            f"{players} players: {before[0]:,.0f} simulations/s before, {now[0]:,.0f} now, {alone:.2f} times as many; "
            f"{in_all:.2f} times with all else that a decision of {LONG} simulations needs, "
            f"of which {1000 * before[2]:.1f} ms and {1000 * now[2]:.1f} ms pass before the first one; "
            f"a decision of {ALIKE} s has {within(before)} simulations before and {within(now)} now"
        )


def within(measured: list[float]) -> int:
    """Simulations in a decision of ``ALIKE`` seconds, which begins with what passes before the first one."""
    return max(round((ALIKE - measured[2]) * measured[0]), 1)


def begin(sides: list[Side], players: int, edition: str, seed: int) -> Game:
    """A game that all have begun; ends the program if theirs is another one."""
    game = Game.new(players=players, edition=edition, seed=seed)
    found = [side.ask(f"new {players} {seed} {edition}") for side in sides]
    if set(found) != {fingerprint(game)}:
        sys.exit(
            f"versions: set-up {seed} of the edition {edition} is not the same game in both checkouts (fingerprints "
            f"{found[0]} before, {found[1]} now): choose an --edition that both have, such as {EDITION}"
        )
    return game


def play(sides: list[Side], game: Game, seat: int) -> Result:
    """A game of this version in one seat and the earlier one in the others: its part of the win, and its lead."""
    while game.to_act is not None:
        action = sides[game.to_act == seat].ask("choose")
        for side in sides:
            side.tell(f"play {action}")
        game.play(parse_action(action))
    winners = game.outcome.winners if game.outcome else ()
    totals = [sheet.total for sheet in game.scores()]
    lead = totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
    return (1 / len(winners) if seat in winners else 0.0), lead


def contest(sides: list[Side], players: int, edition: str, seeds: range, results: Path | None) -> None:
    """Every set-up from every seat; the result so far after each game."""
    played = read_results(results)
    for seed, seat in product(seeds, range(players)):
        if (seed, seat) not in played:
            game = begin(sides, players, edition, seed)
            played[seed, seat] = won, lead = play(sides, game, seat)
            if results is not None:
                with results.open("a", encoding="utf-8") as file:
                    print(seed, seat, won, lead, file=file)
            print(summary(list(played.values())), flush=True)


def read_results(results: Path | None) -> dict[tuple[int, int], Result]:
    """What was played before, by set-up and seat."""
    lines = results.read_text(encoding="utf-8").splitlines() if results is not None and results.exists() else []
    split = (line.split() for line in lines)
    return {(int(seed), int(seat)): (float(won), int(lead)) for seed, seat, won, lead in split}


def summary(played: list[Result]) -> str:
    """The share of wins and the mean lead, with their 95% intervals."""
    wins, leads = sum(won for won, _ in played), [lead for _, lead in played]
    low, high = wilson(wins, len(played))
    error = 1.96 * stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else inf
    share = f"{wins / len(played):.1%} of {len(played)} games ({low:.1%} to {high:.1%})"
    return f"{share}, lead {mean(leads):+.1f} ± {error:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("checkout", type=Path, help="the folder of an earlier version")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--contest", type=int, nargs=2, metavar=("BEFORE", "NOW"), help="simulations for a decision")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--edition", default=EDITION, help="which both checkouts have (%(default)s)")
    parser.add_argument("--set-ups", type=int, default=200)
    parser.add_argument("--first", type=int, default=1000, help="the seed of the first set-up")
    parser.add_argument("--states", type=int, default=30_000, help="that an ending may take: as expert's 0.05 s allow")
    parser.add_argument("--results", type=Path, help="a file for the result of each game")
    options = parser.parse_args()
    before, now = options.contest or (LONG, LONG)
    sides = [Side(options.checkout, before, options.states), Side(HERE, now, options.states)]
    if options.contest:
        seeds = range(options.first, options.first + options.set_ups)
        contest(sides, options.players, options.edition, seeds, options.results)
    else:
        compare_speed(sides, options.edition, options.rounds)


if __name__ == "__main__":
    main()
