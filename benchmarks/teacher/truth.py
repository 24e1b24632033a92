"""Is what a review calls a mistake one? Endings that the solver reaches, as a review judges them, and with cards open.

For each ending of a random game at the start of an auction one legal action is drawn. The solver says with all cards
open what it really costs. Beside it stands what a review's search says without the solver, once with all cards open and
once by what the player could know then, where bad luck is no mistake. Shares with 95% Wilson intervals: how many of the
mistakes named are real, and how many real ones of at least 10 points are named.

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
from skyrise.teacher.review.judging import GOOD, INACCURATE
from skyrise.teacher.thinking import DEPTH, SOLVED, Effort, OwnThinker, Question

CLEAR = 0.10
SEARCHED = replace(DEPTH, nodes=0)
REAL = 0.005
"""Whatever costs less than half a point of chances is no mistake."""
EXACT = replace(DEPTH, nodes=20_000_000, deals=1)


class Judged(NamedTuple):
    """What an action costs: really, and as a review's search says with cards open and by what could be known."""

    real: float
    open: float
    known: float


def ending(players: int, seed: str) -> Game | None:
    """A random game at the start of an auction that the solver reaches and that leaves a choice."""
    game, chance = Game.new(players, seed=seed), Random(seed)
    while not game.is_over:
        small = structures_left(game.match, game.state) <= SOLVED[players]
        if small and game.state.phase == START and len(game.legal_actions()) > 2:
            return game
        game.play(chance.choice(game.legal_actions()))
    return None


def cost(view: View, action: Action, think: OwnThinker, effort: Effort) -> float | None:
    """How much smaller the chance is than with the best action; None if it was to be solved and was not."""
    answer = think(Question(view, "truth", effort, (action,)))
    if effort is EXACT and answer.method != "solved":
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
    view = game.view(game.to_act)
    action = Random(f"{seed} action").choice(list(view.legal))
    opened = replace(view, position=game.position())
    real = cost(opened, action, think, EXACT)
    said = [cost(one, action, think, SEARCHED) for one in (opened, view)]
    if real is None or said[0] is None or said[1] is None:
        return None
    return Judged(real, said[0], said[1])


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
    print(f"{len(cases)} of {options.endings} endings reached")
    for how in ("open", "known"):
        named = [one for one in cases if getattr(one, how) >= INACCURATE]
        clear = [one for one in cases if one.real >= CLEAR]
        share(f"{how} cards: mistakes named that are real", sum(one.real >= REAL for one in named), len(named))
        hits = sum(getattr(one, how) >= GOOD for one in clear)
        share(f"{how} cards: real mistakes of 10 points that are named", hits, len(clear))


if __name__ == "__main__":
    main()
