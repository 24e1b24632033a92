"""Is what a review calls a mistake one? On endings that the solver reaches, against exact results.

Bots play games; in each, a few decisions are drawn from the end, where so little is left to build that an ending may be
solved, and for each decision a few legal actions. A review judges them exactly as it does at its default depth. The
truth is exact: every deal that the player cannot tell apart is solved with all cards open, and the cost of an action is
how much smaller its mean chance is than that of the best action. Pairs of shares, with 95% Wilson intervals:

- nothing hidden matters: endings in which all deals agree what the action costs, so that what the player could know
  and all cards open come to the same;
- by what the player could know: all endings, and those of them that a review did not solve, but searched;
- with all cards open: the figure that a review shows beside its judgement, against the deal that was true.

A mistake is named if the review calls it a mistake or a big one; it is real if it costs at least half a point.

Endings come from games that are drawn one after another, so that those of a run are the first of any longer one.

Usage: python benchmarks/teacher/truth.py [--endings 60] [--seed 0] [--jobs 2] [--state FILE]
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import ceil
from pathlib import Path
from random import Random
from typing import NamedTuple

from skyrise.bots import make_bot, seat_seed
from skyrise.bots.game_loop import play_bots
from skyrise.kernel.loads import wait_for_best
from skyrise.lab.statistics import wilson
from skyrise.rules import Action, Game, View
from skyrise.search.endings import EndingSolver, structures_left
from skyrise.search.every_deal import every_deal
from skyrise.search.lookout import HOPE
from skyrise.teacher.review.judging import INACCURATE, looks_mistaken, lost_by
from skyrise.teacher.thinking import DEPTH, SOLVED, OwnThinker, Question

sys.path.append(str(Path(__file__).parent.parent))
from pieces import Measured, add_options, cost, measured, own_thinker

CLEAR = 0.10
REAL = 0.005
SAME = 1e-9
A_GAME = 4
"""So many endings of one game,"""
ACTIONS = 4
"""and so many actions of one ending."""
NODES = 60_000_000
"""States to solve all deals of an ending; the few that take more are counted and left out."""
BOTS = ("casual", "skilled")


class Judged(NamedTuple):
    """What an action costs."""

    real: float
    """By what the player could know, exactly."""
    real_open: float
    """With all cards open, exactly."""
    agreed: bool
    """Is it the same in every deal?"""
    said: float
    said_open: float
    method: str
    """How the review came to its judgement."""


class Ending(NamedTuple):
    """A decision at the end of a game, with actions that were drawn."""

    ply: int
    game: Game
    actions: list[Action]


def endings(players: int, seed: str) -> list[Ending]:
    """A few decisions at the end of a game."""
    game, chance = Game.new(players, seed=seed), Random(seed)
    play_bots(game, [make_bot(chance.choice(BOTS), seat_seed(seed, seat)) for seat in range(players)])
    again, found = Game.new(players, seed=seed), []
    for ply, action in enumerate(game.actions):
        small = again.era == 2 and structures_left(again.match, again.state) <= SOLVED[players]
        legal = list(again.legal_actions())
        if small and len(legal) > 2:
            found.append(Ending(ply, again.copy(), chance.sample(legal, min(ACTIONS, len(legal)))))
        again.play(action)
    return chance.sample(found, min(A_GAME, len(found)))


Chances = dict[Action, float]
"""To win, after each legal action."""


def exactly(game: Game, view: View) -> list[Chances] | None:
    """Every legal action solved in every deal, first in the true one; None: it takes, or will take, too many states."""
    solver, nodes, seat = EndingSolver(game.match, wait_for_best()), NODES, game.to_act
    assert seat is not None
    found, states = list[Chances](), [game.state, *every_deal(view, game.state)]
    for state in states:
        ends = solver.actions(state, nodes)
        nodes -= solver.nodes
        left = len(states) - len(found) - 1
        if ends is None or left * solver.nodes > HOPE * nodes:
            return None
        found.append({end.action: end.wins[seat] for end in ends})
    return found


def given_away(chances: Chances, action: Action) -> float:
    """How much smaller the chance is than with the best action."""
    return max(chances.values()) - chances[action]


def judged(ending: Ending, think: OwnThinker) -> list[Judged] | None:
    """The actions of one ending."""
    game, actions = ending.game, ending.actions
    view = game.view(game.to_act)
    exact = exactly(game, view)
    if exact is None:
        return None
    deals = exact[1:]
    known = {action: sum(chances[action] for chances in deals) / len(deals) for action in deals[0]}
    return [_judged(ending, view, action, known, exact, think) for action in actions]


def _judged(
    ending: Ending, view: View, action: Action, known: Chances, exact: list[Chances], think: OwnThinker
) -> Judged:
    seat = view.position.to_act
    assert seat is not None
    answer = think(Question(view, f"decision {ending.ply}", DEPTH, (action,)))
    if looks_mistaken(answer, action, seat):
        answer = think(Question(view, f"decision {ending.ply} again", DEPTH.harder(), (action,)))
    better, opened = answer.thoughts[0].action, replace(view, position=ending.game.position())
    effort = replace(DEPTH, deals=1, simulations=0)
    in_the_open = think(Question(opened, f"open {ending.ply}", effort, (better, action)))
    by_deal = [given_away(chances, action) for chances in exact]
    agreed = max(by_deal) - min(by_deal) < SAME
    said = lost_by(answer, action, seat), lost_by(in_the_open, action, seat)
    return Judged(given_away(known, action), by_deal[0], agreed, *said, answer.method)


@dataclass(frozen=True, slots=True)
class Endings:
    """Judges a few endings of each game; those that take too many states are None."""

    seed: str

    def __call__(self, number: int) -> list[list[Judged] | None]:
        """Of 2, 3 and 4 players in turn."""
        return [judged(ending, own_thinker()) for ending in endings(2 + number % 3, f"{self.seed} {number}")]


def share(name: str, hits: int, cases: int) -> None:
    low, high = wilson(hits, cases)
    rate = hits / cases if cases else 0.0
    print(f"  {name}: {rate:.1%} ({low:.1%} to {high:.1%}), {hits} of {cases}", flush=True)


def shares(name: str, cases: list[Judged], real: Callable[[Judged], float], said: Callable[[Judged], float]) -> None:
    """How many named mistakes are real, and how many real ones of at least ten points are named."""
    print(f"{name}: {len(cases)} actions")
    named = [one for one in cases if said(one) >= INACCURATE]
    clear = [one for one in cases if real(one) >= CLEAR]
    share("mistakes named that are real", sum(real(one) >= REAL for one in named), len(named))
    share("real mistakes of 10 points that are named", sum(said(one) >= INACCURATE for one in clear), len(clear))


def enough(count: int, seed: str, state: Path | None, jobs: int) -> list[Measured]:
    """Games with so many endings: few have fewer than wished."""
    games, what = list[Measured](), {"format": "truth/1", "seed": seed}
    while (left := count - sum(len(game.found) for game in games)) > 0:
        numbers = range(len(games), len(games) + ceil(left / A_GAME))
        games += measured(what, numbers, Endings(seed), state, jobs)
    return games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--endings", type=int, default=60)
    add_options(parser)
    options = parser.parse_args()
    games = enough(options.endings, options.seed, options.state, options.jobs)
    found = [ending for game in games for ending in game.found][: options.endings]
    cases = [Judged(*one) for ending in found if ending is not None for one in ending]
    solved = sum(ending is not None for ending in found)
    methods = dict(Counter(one.method for one in cases))
    print(f"{solved} of {len(found)} endings, {len(cases)} actions, judged by a review: {methods}")
    print(cost(games, "games"))
    agreed = [one for one in cases if one.agreed]
    searched = [one for one in cases if one.method == "searched"]
    shares("nothing hidden matters", agreed, lambda one: one.real_open, lambda one: one.said)
    shares("by what the player could know", cases, lambda one: one.real, lambda one: one.said)
    shares("those of them that a review only searched", searched, lambda one: one.real, lambda one: one.said)
    shares("with all cards open", cases, lambda one: one.real_open, lambda one: one.said_open)


if __name__ == "__main__":
    main()
