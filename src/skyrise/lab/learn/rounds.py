"""Learning the weights of the evaluation from games of bots among themselves, on any edition.

It starts from weights that count what is on the boards already. In each round bots play with the weights of the round
before, careless at times so that they meet more than their own habits; at every auction the features of each seat are
noted; and the weights become those that would have told the final Prestige best. The first rounds look one action
ahead, the last ones search.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Final, NamedTuple

import numpy as np

from skyrise.components import Edition
from skyrise.kernel.loads import wait_for_best
from skyrise.rules import Action, Chance, Game
from skyrise.rules.core.words import START
from skyrise.search.core.evaluation import BLOCK, WEIGHTS
from skyrise.search.core.features import FEATURES, SCORED, STRUCTURES_NOW
from skyrise.search.mind import Mind
from skyrise.search.seen import features_of

from .fitting import Fit, Notes, Numbers, fit

PLAYERS: Final = (2, 3, 4)
ERAS: Final = (1, 2)
NODES: Final = 1 << 14


class Round(NamedTuple):
    """How bots play in a round."""

    careless: float
    """How often an action is drawn at random."""
    simulations: int
    """Simulations for each decision; 0: look one action ahead."""


ROUNDS: Final = (Round(0.5, 0), Round(0.2, 0), Round(0.1, 0), Round(0.07, 0), Round(0.05, 0))
SEARCHES: Final = (Round(0.04, 60), Round(0.04, 60))
GAMES: Final = {2: 800, 3: 400, 4: 200}
"""Games in a round, by number of players."""


class Learned(NamedTuple):
    """A round that is over."""

    players: int
    number: int
    rounds: int
    fits: tuple[Fit, ...]
    """By era."""


@dataclass(frozen=True, slots=True)
class Course:
    """What is learned: on which edition, in which rounds, with how many games."""

    edition: Edition
    rounds: Sequence[Round] = (*ROUNDS, *SEARCHES)
    games: int | None = None
    """In each round; without: as many as the number of players needs."""
    jobs: int = 1


def first_weights() -> list[float]:
    """Counts what is on the boards already."""
    weights = [0.0] * WEIGHTS
    for block in range(0, WEIGHTS, BLOCK):
        weights[block + SCORED] = weights[block + STRUCTURES_NOW] = 1.0
        weights[block + FEATURES] = 5.0
    return weights


def learn(course: Course, players: int, weights: list[float], tell: Callable[[Learned], object]) -> list[float]:
    """The weights after the rounds with that many players; those for other numbers of players stay."""
    start = (players - PLAYERS[0]) * len(ERAS) * BLOCK
    with _players(course) as play_all:
        for number, how in enumerate(course.rounds):
            first = (number * 10 + players) * 1_000_003
            seeds = range(first, first + (course.games or GAMES[players]))
            notes = Notes(
                *(np.concatenate(parts) for parts in zip(*play_all(players, seeds, how, weights), strict=True))
            )
            fits = tuple(fit(notes, players, era) for era in ERAS)
            learned = [weight for one in fits for weight in one.weights]
            weights = weights[:start] + learned + weights[start + len(learned) :]
            tell(Learned(players, number + 1, len(course.rounds), fits))
    return weights


PlayAll = Callable[[int, Sequence[int], Round, list[float]], Iterator[Notes]]


@contextmanager
def _players(course: Course) -> Iterator[PlayAll]:
    """Whoever plays the games of a round: this process, or several."""
    wait_for_best()
    if course.jobs == 1:
        yield lambda players, seeds, how, weights: (play(course.edition, players, seed, how, weights) for seed in seeds)
        return
    with ProcessPoolExecutor(course.jobs, mp_context=get_context("spawn")) as pool:

        def play_all(players: int, seeds: Sequence[int], how: Round, weights: list[float]) -> Iterator[Notes]:
            same = [[one] * len(seeds) for one in (course.edition, players, how, weights)]
            return pool.map(play, same[0], same[1], seeds, same[2], same[3], chunksize=4)

        yield play_all


def play(edition: Edition, players: int, seed: int, how: Round, weights: Sequence[float]) -> Notes:
    """One game, and what was seen in it."""
    game = Game.new(players, edition, seed)
    chance = Chance(seed, "tuning")
    mind = Mind(game.match, wait_for_best(), seed, NODES, weights)
    rows: list[Numbers] = []
    eras: list[int] = []
    while game.to_act is not None:
        s = game.state
        if s.phase == START:
            for seat in range(players):
                rows.append(features_of(s, game.match.tables, seat))
                eras.append(s.era)
        game.play(_decide(game, mind, how, chance))
    finals = [sheet.total for sheet in game.scores()] * (len(rows) // players)
    return Notes(np.array(rows), np.array(eras, float), np.array(finals, float))


def _decide(game: Game, mind: Mind, how: Round, chance: Chance) -> Action:
    """What the seat to act plays."""
    seat = game.to_act
    assert seat is not None
    view = game.view(seat)
    if len(view.legal) == 1 or chance.below(1000) < 1000 * how.careless:
        return chance.choice(view.legal)
    if how.simulations:
        return max(mind.think(view, 4, how.simulations, None), key=lambda one: one.attention).action
    return max(mind.judge(view, 1), key=lambda one: one.worth(seat)).action
