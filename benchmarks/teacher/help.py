"""Does advice help? A ``casual`` that takes the first suggestion in every decision, against others that do not.

The one who is helped sits in every seat in turn. Win shares with 95% Wilson intervals. A hint thinks for a number of
simulations here, those of a hint in the page by default, so that the result does not hang on the clock.

Usage: python benchmarks/teacher/help.py [--games 24] [--players 2 4] [--simulations 4000] [--jobs 2] [--state FILE]
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, replace
from pathlib import Path

from skyrise.bots import Clock, make_bot, seat_seed
from skyrise.lab.statistics import wilson
from skyrise.rules import Game
from skyrise.teacher.advice import advice_question
from skyrise.teacher.thinking import HINT

sys.path.append(str(Path(__file__).parent.parent))
from pieces import add_options, cost, measured, own_thinker


@dataclass(frozen=True, slots=True)
class Helped:
    """Plays games of so many players in which one seat follows advice."""

    players: int
    seed: str
    simulations: int

    def __call__(self, number: int) -> float:
        """The part of the win of the seat that is helped."""
        players, helped, seed = self.players, number % self.players, f"{self.seed} {number // self.players}"
        think, effort = own_thinker(), replace(HINT, seconds=None, simulations=self.simulations)
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
    parser.add_argument("--simulations", type=int, default=HINT.simulations)
    add_options(parser)
    options = parser.parse_args()
    for players in options.players:
        work = Helped(players, options.seed, options.simulations)
        what = {"format": "help/1", "players": players, "seed": options.seed, "simulations": options.simulations}
        state = options.state and options.state.with_suffix(f".{players}p.jsonl")
        games = measured(what, range(options.games), work, state, options.jobs)
        won = sum(game.found for game in games)
        low, high = wilson(won, len(games))
        share = f"{won / len(games):.1%} ({low:.1%} to {high:.1%})"
        print(f"one of {players}: {share}, {len(games)} games; {cost(games, 'games')}", flush=True)


if __name__ == "__main__":
    main()
