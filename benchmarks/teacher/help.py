"""Does advice help? A ``casual`` that takes the first suggestion in every decision, against others that do not.

The one who is helped sits in every seat in turn. Win shares with 95% Wilson intervals. A hint thinks for a number of
simulations here, those of a hint in the page by default, so that the result does not hang on the clock.

Usage: python benchmarks/teacher/help.py [--games 24] [--players 2 4] [--seed 0] [--simulations 4000]
"""

from __future__ import annotations

import argparse
from dataclasses import replace

from skyrise.bots import Clock, make_bot, seat_seed
from skyrise.kernel.loads import wait_for_best
from skyrise.lab.statistics import wilson
from skyrise.rules import Game
from skyrise.teacher.advice import advice_question
from skyrise.teacher.thinking import HINT, Effort, OwnThinker


def part_won(players: int, helped: int, seed: str, effort: Effort, think: OwnThinker) -> float:
    """Plays a game in which one seat follows advice; its part of the win."""
    game = Game.new(players, seed=seed)
    bots = [make_bot("casual", seat_seed(seed, seat)) for seat in range(players)]
    while (seat := game.to_act) is not None:
        view = game.view(seat)
        if seat == helped:
            game.play(think(advice_question(view, len(game.actions), effort)).thoughts[0].action)
        else:
            game.play(bots[seat].choose(view, view.legal, Clock()))
    outcome = game.outcome
    assert outcome is not None
    return (helped in outcome.winners) / len(outcome.winners)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=24, help="for each number of players")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 4])
    parser.add_argument("--seed", default="0")
    parser.add_argument("--simulations", type=int, default=HINT.simulations)
    options = parser.parse_args()
    wait_for_best()
    think, effort = OwnThinker(), replace(HINT, seconds=None, simulations=options.simulations)
    for players in options.players:
        won = sum(
            part_won(players, number % players, f"{options.seed} {number // players}", effort, think)
            for number in range(options.games)
        )
        low, high = wilson(won, options.games)
        share = f"{won / options.games:.1%} ({low:.1%} to {high:.1%})"
        print(f"one of {players}: {share}, {options.games} games", flush=True)


if __name__ == "__main__":
    main()
