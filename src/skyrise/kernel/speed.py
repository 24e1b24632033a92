"""How fast the rules are, interpreted and compiled, round by round. This module itself needs no llvmlite."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Final

from skyrise.rules import Chance, Match
from skyrise.rules.core.deal import deal
from skyrise.rules.core.legal import legal_actions
from skyrise.rules.core.play import apply
from skyrise.rules.core.state import State, blank
from skyrise.rules.core.words import ACTIONS, OVER

if TYPE_CHECKING:
    from .kernel import Kernel, States

FIGURES: Final = {
    "interpreted_decisions": "interpreted, decisions/s",
    "kernel_games": "kernel, random games/s on one core",
    "kernel_decisions": "kernel, decisions/s in these games",
    "stepped_decisions": "kernel stepped from Python, decisions/s",
    "kernel_to_interpreted": "kernel / interpreted, decisions",
    "two_threads_to_one": "two threads / one, games",
}
"""What is measured in a round, and what it is called."""
GAMES_AT_ONCE: Final = 4000


@dataclass(frozen=True, slots=True)
class Run:
    """Random games that were timed."""

    games: int
    decisions: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Summary:
    """One figure over all rounds."""

    median: float
    best: float


def play_interpreted(match: Match, seconds: float) -> Run:
    """Random games on the interpreted rules; the legal actions are listed at every decision."""
    tables, out, random = match.tables, [0] * ACTIONS, Random(1).random
    games = decisions = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        s = blank(State)
        deal(s, tables, Chance(games))
        games += 1
        while s.phase != OVER:
            count = legal_actions(s, tables, out)
            apply(s, tables, out[int(random() * count)])
            decisions += 1
    return Run(games, decisions, perf_counter() - started)


def play_compiled(kernel: Kernel, seconds: float, threads: int = 1) -> Run:
    """Random games inside the kernel; the legal actions are listed at every decision there too."""
    games = decisions = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        batch = kernel.play_games(GAMES_AT_ONCE * threads, seed=games, threads=threads, listed=True)
        games += batch.games
        decisions += batch.decisions
    return Run(games, decisions, perf_counter() - started)


def play_stepped(kernel: Kernel, seconds: float) -> Run:
    """Random games on the kernel in which Python makes every decision: one call for each."""
    start, step, out, random = _dealt(kernel), kernel.step, kernel.out, Random(1).random
    games = decisions = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        s = kernel.copy(start)
        games += 1
        count = len(kernel.legal(s))
        while count:
            count = step(s, out[int(random() * count)])
            decisions += 1
    return Run(games, decisions, perf_counter() - started)


def measure_round(match: Match, kernel: Kernel | None, seconds: float, say: Callable[[str], None]) -> dict[str, float]:
    """All figures once, from runs side by side, because machines are noisy; without a kernel, only the first."""
    say("interpreted")
    interpreted = play_interpreted(match, seconds)
    figures = {"interpreted_decisions": interpreted.decisions / interpreted.seconds}
    if kernel is None:
        return figures
    say("kernel")
    one = play_compiled(kernel, seconds)
    say("kernel on two threads")
    two = play_compiled(kernel, seconds, threads=2)
    say("kernel stepped from Python")
    stepped = play_stepped(kernel, seconds)
    figures["kernel_games"] = one.games / one.seconds
    figures["kernel_decisions"] = one.decisions / one.seconds
    figures["stepped_decisions"] = stepped.decisions / stepped.seconds
    figures["kernel_to_interpreted"] = figures["kernel_decisions"] / figures["interpreted_decisions"]
    figures["two_threads_to_one"] = two.games / two.seconds / figures["kernel_games"]
    return figures


def summarize(rounds: Sequence[Mapping[str, float]]) -> dict[str, Summary]:
    """The median of each figure, and the best round, which is closest to a quiet machine."""
    return {
        figure: Summary(median(one[figure] for one in rounds), max(one[figure] for one in rounds))
        for figure in rounds[0]
    }


def _dealt(kernel: Kernel) -> States:
    s = blank(State)
    deal(s, kernel.match.tables, Chance(1))
    return kernel.state(s)
