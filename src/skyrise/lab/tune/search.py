"""The search: races, round after round, each with the best so far and new candidates near them.

From the second round on, every other new candidate is one that should do well, as far as all games so far tell. Every
round has setups of its own, so that nobody stays the best by the luck of one deal; and the result is measured on
setups that no round has used, since the best of many is always a little worse than it seemed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from skyrise.rules import Chance

from .candidate import Candidate, Settings, play_of, settings_of
from .constraints import broken
from .forecast import Forecast, learned
from .measuring import Meter
from .misfit import Fit
from .moves import moved
from .race import Race, Stage, run_race
from .start import first_candidate
from .task import Task

MOST_MOVES: Final = 3
"""By which a new candidate differs from the one that it is made from."""
TRIES: Final = 200
"""To make a new candidate that meets the constraints and is not there yet."""
STEPS: Final = 8
"""Of a walk to a candidate that should do well …"""
LOOKS: Final = 24
"""… each to the best of so many."""

Tell = Callable[[Stage], object]
"""Called with each batch that is about to be played; the confirmation is batch 1 of race 0."""


@dataclass(frozen=True)
class Found:
    """What a search has come to."""

    task: Task
    start: Candidate
    races: tuple[Race, ...]
    best: Candidate
    confirmed: Fit
    """On fresh setups."""


def tune(task: Task, meter: Meter, tell: Tell = lambda _: None) -> Found:
    """Searches, and confirms what it has found."""
    budget = task.budget
    start = first_candidate(task)
    best, races = [start], list[Race]()
    for number in range(1, budget.rounds + 1):
        measured = [(one.candidate, one.fit) for race in races for one in race.placed]
        field = [*best, *offspring(task, best, number, learned(task.free, measured) if measured else None)]
        race = run_race(number, field, meter, budget.race, budget.batch, tell)
        races.append(race)
        best = [one.candidate for one in race.finalists]
        if race.best.fit.surely_reached:
            break
    tell(Stage(0, 1, 1, 1, budget.confirm, races[-1].best.fit.misfit if races else None))
    confirmed = meter(best[0], 0, budget.confirm, meter.chunks_of(budget.confirm))
    return Found(task, start, tuple(races), best[0], confirmed)


def offspring(
    task: Task, parents: Sequence[Candidate], number: int, forecast: Forecast | None = None
) -> list[Candidate]:
    """New candidates for a round, made from each parent in turn; all meet the constraints, and no two play alike. Every
    other one is what a forecast likes best, if there is one."""
    base = settings_of(task.edition)
    chance = Chance(task.seed, f"round {number}")
    known = {play_of(parent.on(base)) for parent in parents}
    made: list[Candidate] = []
    for place in range(task.budget.candidates):
        parent = parents[place % len(parents)]
        liked = None if forecast is None or place % 2 else _promising(task, parent, base, known, chance, forecast)
        child = liked or _child(task, parent, base, known, chance)
        if child is not None:
            known.add(play_of(child.on(base)))
            made.append(child)
    return made


def _child(
    task: Task, parent: Candidate, base: Settings, known: set[tuple[object, ...]], chance: Chance
) -> Candidate | None:
    for _ in range(TRIES):
        child = parent
        for _ in range(1 + chance.below(MOST_MOVES)):
            child = moved(child, task.free, chance)
        settings = child.on(base)
        if not broken(task.rules, settings) and play_of(settings) not in known:
            return child
    return None


def _promising(
    task: Task,
    parent: Candidate,
    base: Settings,
    known: set[tuple[object, ...]],
    chance: Chance,
    forecast: Forecast,
) -> Candidate | None:
    """Walks from a parent, each step to the best of some neighbors, while that gets better."""
    here, found = parent, None
    for _ in range(STEPS):
        near = [child for _ in range(LOOKS) if (child := _child(task, here, base, known, chance)) is not None]
        best = min(near, key=forecast.misfit, default=None)
        if best is None or forecast.misfit(best) >= forecast.misfit(here):
            break
        here = found = best
    return found
