"""Is what a review calls a mistake one? On endings that the solver reaches, against exact results.

Bots play games; in each, a few decisions are drawn from the end, where so little is left to build that an ending may be
solved, and for each decision one legal action. A review judges it exactly as it does at its default depth. The truth is
exact: every deal that the player cannot tell apart is solved with all cards open, and the cost of an action is how
much smaller its mean chance is than that of the best action. Three pairs of shares, with 95% Wilson intervals:

- nothing hidden matters: endings in which all deals agree what the action costs, so that what the player could know
  and all cards open come to the same;
- by what the player could know: all endings;
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
"""So many endings of one game."""
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


def endings(players: int, seed: str) -> list[tuple[int, Game, Action]]:
    """Decisions at the end of a game, each with an action that was drawn."""
    game, chance = Game.new(players, seed=seed), Random(seed)
    play_bots(game, [make_bot(chance.choice(BOTS), seat_seed(seed, seat)) for seat in range(players)])
    again, found = Game.new(players, seed=seed), []
    for ply, action in enumerate(game.actions):
        small = again.era == 2 and structures_left(again.match, again.state) <= SOLVED[players]
        if small and len(again.legal_actions()) > 2:
            found.append((ply, again.copy(), chance.choice(again.legal_actions())))
        again.play(action)
    return chance.sample(found, min(A_GAME, len(found)))


def costs(game: Game, view: View, action: Action) -> tuple[list[float], float] | None:
    """The exact cost of an action in every deal, the true one first, and by what the player could know; None: too many
    states."""
    solver, nodes, seat = EndingSolver(game.match, wait_for_best()), NODES, game.to_act
    assert seat is not None
    by_deal = list[dict[Action, float]]()
    for state in (game.state, *every_deal(view, game.state)):
        ends = solver.actions(state, nodes)
        if ends is None:
            return None
        nodes -= solver.nodes
        by_deal.append({end.action: end.wins[seat] for end in ends})
    means = {one: sum(wins[one] for wins in by_deal[1:]) for one in by_deal[0]}
    known = (max(means.values()) - means[action]) / (len(by_deal) - 1)
    return [max(wins.values()) - wins[action] for wins in by_deal], known


def lost(answer: Answer, action: Action, seat: int) -> float:
    """What a review says that an action costs."""
    wins = {thought.action: thought.wins[seat] for thought in answer.thoughts}
    return max(0.0, answer.thoughts[0].wins[seat] - wins[action])


def judged(ply: int, game: Game, action: Action, think: OwnThinker) -> Judged | None:
    """One ending."""
    seat = game.to_act
    assert seat is not None
    view = game.view(seat)
    exact = costs(game, view, action)
    if exact is None:
        return None
    by_deal, known = exact
    answer = think(Question(view, f"decision {ply}", DEPTH, (action,)))
    better, opened = answer.thoughts[0].action, replace(view, position=game.position())
    effort = replace(DEPTH, deals=1, simulations=0)
    in_the_open = think(Question(opened, f"open {ply}", effort, (better, action)))
    agreed = max(by_deal) - min(by_deal) < SAME
    said = lost(answer, action, seat), lost(in_the_open, action, seat)
    return Judged(known, by_deal[0], agreed, *said, answer.method)


def sample(count: int, seed: str, seconds: float, think: OwnThinker) -> Iterator[Judged | None]:
    """Endings, until there are enough or the time of the processor is used up."""
    done, number = 0, 0
    while done < count:
        for ply, game, action in endings(2 + number % 3, f"{seed} {number}"):
            yield judged(ply, game, action, think)
            done += 1
            if process_time() > seconds:
                return
        number += 1


def share(name: str, hits: int, cases: int) -> None:
    low, high = wilson(hits, cases)
    rate = hits / cases if cases else 0.0
    print(f"  {name}: {rate:.1%} ({low:.1%} to {high:.1%}), {hits} of {cases}", flush=True)


def shares(name: str, cases: list[Judged], real: Callable[[Judged], float], said: Callable[[Judged], float]) -> None:
    """How many named mistakes are real, and how many real ones of at least ten points are named."""
    print(f"{name}: {len(cases)} endings")
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
    cases = [one for one in found if one is not None]
    methods = Counter(one.method for one in cases)
    print(f"{len(cases)} endings of {len(found)} solved, {process_time():.0f} s; a review's methods: {dict(methods)}")
    agreed = [one for one in cases if one.agreed]
    shares("nothing hidden matters", agreed, lambda one: one.real_open, lambda one: one.said)
    shares("by what the player could know", cases, lambda one: one.real, lambda one: one.said)
    shares("with all cards open", cases, lambda one: one.real_open, lambda one: one.said_open)


if __name__ == "__main__":
    main()
