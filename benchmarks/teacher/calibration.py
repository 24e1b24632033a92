"""Are the chances that the teacher shows what happens? Chances after each auction against results, by players.

Games are played by bots of mixed strength, which think for a number of simulations and not for a time. After some
auctions of each game, drawn at random, everybody's chance is asked for as a review's curve asks, from what everybody
could know: chances of one game hang together, so that more games tell more than more chances of each. The expected
calibration error is the mean distance between the chance shown and the share of wins in ten bins; its interval comes
from a bootstrap over games. With few games it is too large by chance alone. At last: by which power the chances shown
would have to be sharpened further to fit these games best; 1 means by none (`SHARPER` in `skyrise.teacher.thinking`).

Usage: python benchmarks/teacher/calibration.py [--games 60] [--players 2 3 4] [--bots skilled expert:simulations=400]
           [--points 6] [--jobs 2] [--state FILE] [--out SVG]
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, replace
from math import log
from pathlib import Path
from random import Random

from skyrise.bots import make_bot, seat_seed
from skyrise.bots.fingerprints import fingerprint
from skyrise.bots.game_loop import play_bots
from skyrise.rules import Game
from skyrise.teacher.review.moments import moments_of
from skyrise.teacher.review.review import PUBLIC_DEALS
from skyrise.teacher.thinking import DEPTH, Question

sys.path.append(str(Path(__file__).parent.parent))
from pieces import add_options, cost, measured, own_thinker

BINS = 10
RESAMPLES = 400
LEAST = 1e-3
"""A chance that counts as this one if it is smaller: nothing is quite impossible before it is exact."""
BOTS = ("skilled", "expert:simulations=400", "expert:simulations=1600")
Shown = list[tuple[float, float]]
"""Of one game: chances that were shown, each with the part of the win that came of it."""


@dataclass(frozen=True, slots=True)
class Shows:
    """Plays games of so many players, and asks for everybody's chances after some of their auctions."""

    players: int
    bots: tuple[str, ...]
    seed: str
    points: int

    def __call__(self, number: int) -> Shown:
        """The chances of a game."""
        seed = f"{self.seed} {self.players} {number}"
        game, chance, think = Game.new(self.players, seed=seed), Random(seed), own_thinker()
        play_bots(game, [make_bot(chance.choice(self.bots), seat_seed(seed, seat)) for seat in range(self.players)])
        standings = moments_of(game.record()).standings
        result = standings[-1].result
        assert result is not None, "the game is over"
        effort, pairs = replace(DEPTH, deals=PUBLIC_DEALS), list[tuple[float, float]]()
        for standing in chance.sample(standings[:-1], min(self.points, len(standings) - 1)):
            wins = think(Question(standing.public, f"{seed} {standing.ply}", effort)).wins
            pairs += zip(wins, result, strict=True)
        return pairs


def bins_of(games: list[Shown]) -> list[tuple[int, float, float]]:
    """By bin: how many chances, their mean, and the share of wins."""
    sums = [[0, 0.0, 0.0] for _ in range(BINS)]
    for shown, won in (pair for game in games for pair in game):
        one = sums[min(BINS - 1, int(shown * BINS))]
        one[0], one[1], one[2] = one[0] + 1, one[1] + shown, one[2] + won
    return [(int(count), shown / count, won / count) for count, shown, won in sums if count]


def error_of(games: list[Shown]) -> float:
    """The expected calibration error."""
    bins = bins_of(games)
    return sum(count * abs(shown - won) for count, shown, won in bins) / sum(count for count, _, _ in bins)


def interval(games: list[Shown], seed: str) -> tuple[float, float]:
    """95%, by a bootstrap over games: chances of one game hang together."""
    chance = Random(seed)
    errors = sorted(error_of(chance.choices(games, k=len(games))) for _ in range(RESAMPLES))
    return errors[int(0.025 * RESAMPLES)], errors[int(0.975 * RESAMPLES)]


def further_power(players: int, games: list[Shown]) -> float:
    """The power that makes what happened most likely."""
    standings = [game[i : i + players] for game in games for i in range(0, len(game), players)]

    def likelihood(power: float) -> float:
        return sum(_likelihood(standing, power) for standing in standings)

    return max((step / 100 for step in range(50, 301, 2)), key=likelihood)


def _likelihood(standing: Shown, power: float) -> float:
    powers = [max(shown, LEAST) ** power for shown, _ in standing]
    whole = sum(powers)
    return sum(won * log(one / whole) for one, (_, won) in zip(powers, standing, strict=True) if won)


def picture(found: dict[int, list[Shown]]) -> str:
    """Chances shown against wins, a line for each number of players."""
    colors = dict(zip((2, 3, 4), ("#1f7f74", "#b5462f", "#3a5a8c"), strict=True))
    lines = [
        f'<polyline fill="none" stroke="{colors[players]}" points="'
        + " ".join(f"{40 + 300 * shown:.1f},{340 - 300 * won:.1f}" for _, shown, won in bins_of(games))
        + f'"/><text x="50" y="{20 * players}" fill="{colors[players]}">{players} players</text>'
        for players, games in found.items()
    ]
    frame = '<rect x="40" y="40" width="300" height="300" fill="none" stroke="#888"/>'
    diagonal = '<line x1="40" y1="340" x2="340" y2="40" stroke="#bbb" stroke-dasharray="4"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 380 380">{frame}{diagonal}{"".join(lines)}</svg>\n'


def report(players: int, games: list[Shown], seed: str) -> None:
    low, high = interval(games, seed)
    print(
        f"{players} players: calibration error {100 * error_of(games):.2f} points"
        f" ({100 * low:.2f} to {100 * high:.2f}), {len(games)} games, {sum(map(len, games))} chances",
        flush=True,
    )
    for count, shown, won in bins_of(games):
        print(f"  shown {100 * shown:5.1f}%  won {100 * won:5.1f}%  ({count})")
    print(f"  would fit best if sharpened further by the power of {further_power(players, games):.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=60, help="for each number of players")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--bots", nargs="*", default=BOTS, help="drawn for every seat")
    parser.add_argument("--points", type=int, default=6, help="auctions of each game after which chances are asked for")
    parser.add_argument("--out", type=Path, help="an SVG of the chances shown against wins")
    add_options(parser)
    options = parser.parse_args()
    found = dict[int, list[Shown]]()
    for players in options.players:
        work = Shows(players, tuple(options.bots), options.seed, options.points)
        code = {f"code of {bot}": fingerprint(bot) for bot in options.bots}
        what = {"format": "calibration/1", "players": players, "seed": options.seed, "points": options.points, **code}
        state = options.state and options.state.with_suffix(f".{players}p.jsonl")
        games = measured(what, range(options.games), work, state, options.jobs)
        found[players] = [game.found for game in games]
        report(players, found[players], options.seed)
        print(f"  {cost(games, 'games')}", flush=True)
    if options.out is not None:
        options.out.write_text(picture(found), encoding="utf-8")


if __name__ == "__main__":
    main()
