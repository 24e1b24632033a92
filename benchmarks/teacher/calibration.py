"""Are the chances that the teacher shows what happens? Chances after each auction against results, by players.

Games are played by bots of mixed strength; after each auction everybody's chance is asked for as a review's curve asks,
from what everybody could know. The expected calibration error is the mean distance between the
chance shown and the share of wins in ten bins; its interval comes from a bootstrap over games.

Usage: python benchmarks/teacher/calibration.py [--games 60] [--players 2 3 4] [--bots skilled expert] [--out SVG]
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from random import Random

from skyrise.bots import make_bot, seat_seed
from skyrise.bots.game_loop import play_bots
from skyrise.kernel.loads import wait_for_best
from skyrise.rules import Game
from skyrise.teacher.review.moments import moments_of
from skyrise.teacher.thinking import DEPTH, OwnThinker, Question

BINS = 10
RESAMPLES = 400
Shown = list[tuple[float, float]]
"""Of one game: chances that were shown, each with the part of the win that came of it."""


def shown_in(players: int, bots: list[str], seed: str, think: OwnThinker) -> Shown:
    """Plays a game, and asks for everybody's chances after each of its auctions."""
    game, chance = Game.new(players, seed=seed), Random(seed)
    play_bots(game, [make_bot(chance.choice(bots), seat_seed(seed, seat)) for seat in range(players)])
    standings = moments_of(game.record()).standings
    result = standings[-1].result
    assert result is not None, "the game is over"
    effort = replace(DEPTH, deals=8, nodes=0)
    pairs: Shown = []
    for standing in standings[:-1]:
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=60, help="for each number of players")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--bots", nargs="*", default=["skilled", "casual"], help="drawn for every seat")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--out", type=Path, help="an SVG of the chances shown against wins")
    options = parser.parse_args()
    wait_for_best()
    think, found = OwnThinker(), dict[int, list[Shown]]()
    for players in options.players:
        seeds = [f"{options.seed} {players} {number}" for number in range(options.games)]
        games = [shown_in(players, options.bots, seed, think) for seed in seeds]
        found[players] = games
        low, high = interval(games, options.seed)
        pairs = sum(map(len, games))
        print(
            f"{players} players: calibration error {100 * error_of(games):.2f} points"
            f" ({100 * low:.2f} to {100 * high:.2f}), {len(games)} games, {pairs} chances",
            flush=True,
        )
        for count, shown, won in bins_of(games):
            print(f"  shown {100 * shown:5.1f}%  won {100 * won:5.1f}%  ({count})")
    if options.out is not None:
        options.out.write_text(picture(found), encoding="utf-8")


if __name__ == "__main__":
    main()
