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

Usage: python benchmarks/teacher/truth.py [--endings 60] [--seed 0] [--seconds 600]
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from time import process_time
from typing import NamedTuple

from skyrise.bots import make_bot, seat_seed
from skyrise.bots.game_loop import play_bots
from skyrise.kernel.loads import wait_for_best
from skyrise.lab.statistics import wilson
from skyrise.rules import Action, Game, View
from skyrise.search.endings import EndingSolver, structures_left
from skyrise.search.every_deal import every_deal
from skyrise.teacher.review.judging import INACCURATE
from skyrise.teacher.thinking import DEPTH, SOLVED, Answer, OwnThinker, Question

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
    """Every legal action solved in every deal, first in the true one; None: too many states."""
    solver, nodes, seat = EndingSolver(game.match, wait_for_best()), NODES, game.to_act
    assert seat is not None
    found = list[Chances]()
    for state in (game.state, *every_deal(view, game.state)):
        ends = solver.actions(state, nodes)
        if ends is None:
            return None
        nodes -= solver.nodes
        found.append({end.action: end.wins[seat] for end in ends})
    return found


def cost(chances: Chances, action: Action) -> float:
    """How much smaller the chance is than with the best action."""
    return max(chances.values()) - chances[action]


def lost(answer: Answer, action: Action, seat: int) -> float:
    """What a review says that an action costs."""
    wins = {thought.action: thought.wins[seat] for thought in answer.thoughts}
    return max(0.0, answer.thoughts[0].wins[seat] - wins[action])


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
    better, opened = answer.thoughts[0].action, replace(view, position=ending.game.position())
    effort = replace(DEPTH, deals=1, simulations=0)
    in_the_open = think(Question(opened, f"open {ending.ply}", effort, (better, action)))
    by_deal = [cost(chances, action) for chances in exact]
    agreed = max(by_deal) - min(by_deal) < SAME
    said = lost(answer, action, seat), lost(in_the_open, action, seat)
    return Judged(cost(known, action), by_deal[0], agreed, *said, answer.method)


def sample(count: int, seed: str, seconds: float, think: OwnThinker) -> Iterator[list[Judged] | None]:
    """Endings, until there are enough or the time of the processor is used up."""
    done, number = 0, 0
    while True:
        for ending in endings(2 + number % 3, f"{seed} {number}"):
            yield judged(ending, think)
            done += 1
            if done == count or process_time() > seconds:
                return
        number += 1


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--endings", type=int, default=60)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--seconds", type=float, default=600, help="of the processor, at most")
    options = parser.parse_args()
    wait_for_best()
    found = list(sample(options.endings, options.seed, options.seconds, OwnThinker()))
    cases = [one for ending in found if ending is not None for one in ending]
    solved = sum(ending is not None for ending in found)
    methods = dict(Counter(one.method for one in cases))
    print(f"{solved} of {len(found)} endings, {len(cases)} actions, judged by a review: {methods}")
    print(f"{process_time():.0f} s of the processor")
    agreed = [one for one in cases if one.agreed]
    searched = [one for one in cases if one.method == "searched"]
    shares("nothing hidden matters", agreed, lambda one: one.real_open, lambda one: one.said)
    shares("by what the player could know", cases, lambda one: one.real, lambda one: one.said)
    shares("those of them that a review only searched", searched, lambda one: one.real, lambda one: one.said)
    shares("with all cards open", cases, lambda one: one.real_open, lambda one: one.said_open)


if __name__ == "__main__":
    main()
