"""Is what a review calls a mistake one? Endings that the solver reaches, judged by a search, against the exact results.

For each ending of a random game at the start of an auction one legal action is drawn. A search that does not solve
endings judges it beside the best; the solver says with the same cards open what it really costs. Shares with 95%
Wilson intervals: how many of the mistakes named are real, and how many real ones of at least 10 points are named.

Usage: python benchmarks/teacher/truth.py [--endings 60] [--seed 0]
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from random import Random
from typing import NamedTuple

from skyrise.kernel.loads import wait_for_best
from skyrise.lab.statistics import wilson
from skyrise.rules import Action, Game, View
from skyrise.rules.core.words import START
from skyrise.search.endings import structures_left
from skyrise.teacher.review.judging import GOOD
from skyrise.teacher.thinking import DEPTH, SOLVED, OwnThinker, Question

CLEAR = 0.10
REAL = 0.005
"""Whatever costs less than half a point of chances is no mistake."""
EXACT = replace(DEPTH, nodes=20_000_000, deals=1)


class Judged(NamedTuple):
    """What an action costs: as the review says, and really."""

    said: float
    real: float


def ending(players: int, seed: str) -> Game | None:
    """A random game at the start of an auction that the solver reaches and that leaves a choice."""
    game, chance = Game.new(players, seed=seed), Random(seed)
    while not game.is_over:
        small = structures_left(game.match, game.state) <= SOLVED[players]
        if small and game.state.phase == START and len(game.legal_actions()) > 2:
            return game
        game.play(chance.choice(game.legal_actions()))
    return None


def cost(view: View, action: Action, think: OwnThinker, *, exact: bool) -> float | None:
    """How much smaller the chance is than with the best action; None if the solver did not reach it."""
    effort = EXACT if exact else replace(DEPTH, nodes=0)
    answer = think(Question(view, "truth", effort, (action,)))
    if exact and answer.method != "solved":
        return None
    seat = view.position.to_act
    assert seat is not None
    wins = {thought.action: thought.wins[seat] for thought in answer.thoughts}
    return max(wins.values()) - wins[action]


def judged(players: int, seed: str, think: OwnThinker) -> Judged | None:
    """One ending, with one action that was drawn."""
    game = ending(players, seed)
    if game is None:
        return None
    view = replace(game.view(game.to_act), position=game.position())
    action = Random(f"{seed} action").choice(list(view.legal))
    said, real = cost(view, action, think, exact=False), cost(view, action, think, exact=True)
    return None if said is None or real is None else Judged(said, real)


def share(name: str, hits: int, cases: int) -> None:
    low, high = wilson(hits, cases)
    rate = hits / cases if cases else 0.0
    print(f"{name}: {rate:.1%} ({low:.1%} to {high:.1%}), {hits} of {cases}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--endings", type=int, default=60)
    parser.add_argument("--seed", default="0")
    options = parser.parse_args()
    wait_for_best()
    think = OwnThinker()
    found = [judged(2 + number % 3, f"{options.seed} {number}", think) for number in range(options.endings)]
    cases = [one for one in found if one is not None]
    named = [one for one in cases if one.said >= GOOD]
    clear = [one for one in cases if one.real >= CLEAR]
    print(f"{len(cases)} of {options.endings} endings reached")
    share("mistakes named that are real", sum(one.real >= REAL for one in named), len(named))
    share("real mistakes of 10 points that are named", sum(one.said >= GOOD for one in clear), len(clear))


if __name__ == "__main__":
    main()
