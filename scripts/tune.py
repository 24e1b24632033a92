"""Learns the weights of the evaluation (``skyrise/search/weights.json``) from games of bots among themselves.

It starts from weights that count what is on the boards already. In each round bots play with the weights of the round
before, careless at times so that they meet more than their own habits; at every auction the features of each seat are
noted; and by ridge regression the weights become those that would have told the final Prestige best. The first rounds
look one action ahead, the last ones search. How far apart the players may still go is fitted to who won.

Usage: python scripts/tune.py [--go-on] [--players 2 3 4] [--jobs 2] [--out weights.json]
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from skyrise.kernel.loads import wait_for_best
from skyrise.rules import Action, Chance, Game
from skyrise.rules.core.words import START
from skyrise.search.core.evaluation import BLOCK, WEIGHTS
from skyrise.search.core.features import FEATURES, LEFT, NAMES, SCORED, STRUCTURES_NOW
from skyrise.search.mind import Mind
from skyrise.search.seen import features_of
from skyrise.search.weights import learned_weights

PLAYERS = (2, 3, 4)
ERAS = (1, 2)
NODES = 1 << 14
RIDGE = 5.0
ENDS = (0.5, 1, 2, 3, 4)
GROWTHS = (0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.5, 1.8, 2.2, 2.6, 3)
SPREADS = [(at_end, growth) for at_end in ENDS for growth in GROWTHS]

Numbers = npt.NDArray[np.float64]


class Round(NamedTuple):
    """How bots play in a round."""

    careless: float
    """How often an action is drawn at random."""
    simulations: int
    """Simulations for each decision; 0: look one action ahead."""


ROUNDS = (Round(0.5, 0), Round(0.2, 0), Round(0.1, 0), Round(0.07, 0), Round(0.05, 0))
SEARCHES = (Round(0.04, 60), Round(0.04, 60))
GAMES = {2: 800, 3: 400, 4: 200}
"""Games in a round, by number of players."""


class Notes(NamedTuple):
    """What was seen in games: a row for each seat at each auction, the seats of an auction together."""

    features: Numbers
    eras: Numbers
    finals: Numbers
    """The Prestige that the seat had at the end."""


def first_weights() -> list[float]:
    """Counts what is on the boards already."""
    weights = [0.0] * WEIGHTS
    for block in range(0, WEIGHTS, BLOCK):
        weights[block + SCORED] = weights[block + STRUCTURES_NOW] = 1.0
        weights[block + FEATURES] = 5.0
    return weights


def play(players: int, seed: int, how: Round, weights: Sequence[float]) -> Notes:
    """One game, and what was seen in it."""
    game = Game.new(players=players, seed=seed)
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
        game.play(decide(game, mind, how, chance))
    finals = [sheet.total for sheet in game.scores()] * (len(rows) // players)
    return Notes(np.array(rows), np.array(eras, float), np.array(finals, float))


def decide(game: Game, mind: Mind, how: Round, chance: Chance) -> Action:
    """What the seat to act plays."""
    seat = game.to_act
    assert seat is not None
    view = game.view(seat)
    if len(view.legal) == 1 or chance.below(1000) < 1000 * how.careless:
        return chance.choice(view.legal)
    if how.simulations:
        return max(mind.think(view, 4, how.simulations, None), key=lambda one: one.attention).action
    return max(mind.judge(view, 1), key=lambda one: one.worth(seat)).action


def collect(pool: ProcessPoolExecutor, players: int, seeds: range, how: Round, weights: list[float]) -> Notes:
    """What was seen in many games."""
    count = len(seeds)
    games = pool.map(play, [players] * count, seeds, [how] * count, [weights] * count, chunksize=4)
    return Notes(*(np.concatenate(parts) for parts in zip(*games, strict=True)))


def fit(notes: Notes, players: int, era: int) -> list[float]:
    """The weights of one number of players and one era, and the spread."""
    mine = notes.eras == era
    seen, finals = notes.features[mine], notes.finals[mine]
    weights = np.linalg.solve(seen.T @ seen + RIDGE * np.eye(FEATURES), seen.T @ finals)
    told = seen @ weights
    error = float(np.sqrt(np.mean((finals - told) ** 2)))
    left = seen[:, LEFT].reshape(-1, players).sum(axis=1)
    spread = min(SPREADS, key=lambda one: surprise(told.reshape(-1, players), finals.reshape(-1, players), left, *one))
    print(
        f"  {players} players, era {era}: Prestige told to ±{error:.1f} (it varies by ±{finals.std():.1f})", flush=True
    )
    return [*weights.tolist(), *spread]


def surprise(told: Numbers, finals: Numbers, left: Numbers, at_end: float, growth: float) -> float:
    """How badly the predicted chances fit the winners: the mean log loss."""
    exponents = told / (at_end + growth * np.sqrt(left))[:, None]
    chances = np.exp(exponents - exponents.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    won = finals == finals.max(axis=1, keepdims=True)
    return float(-np.mean(np.log((chances * won).sum(axis=1) + 1e-9)))


def document(weights: Sequence[float]) -> dict[str, Any]:
    """The weights as they are in the file."""
    made: dict[str, Any] = {}
    for number, start in enumerate(range(0, WEIGHTS, BLOCK)):
        row = [round(weight, 4) for weight in weights[start : start + BLOCK]]
        eras = made.setdefault(str(PLAYERS[number // 2]), {})
        eras[f"era{ERAS[number % 2]}"] = {
            "features": dict(zip(NAMES, row[:FEATURES], strict=True)),
            "spread": row[FEATURES:],
        }
    return made


def learn(pool: ProcessPoolExecutor, players: int, rounds: Sequence[Round], weights: list[float]) -> list[float]:
    """The weights after some rounds of games with that many players; those for other numbers of players stay."""
    start = (players - PLAYERS[0]) * len(ERAS) * BLOCK
    for number, how in enumerate(rounds):
        print(f"{players} players, round {number + 1} of {len(rounds)}: {how}", flush=True)
        first = (number * 10 + players) * 1_000_003
        notes = collect(pool, players, range(first, first + GAMES[players]), how, weights)
        learned = [weight for era in ERAS for weight in fit(notes, players, era)]
        weights = weights[:start] + learned + weights[start + len(learned) :]
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--go-on", action="store_true", help="from the present weights, with rounds that search")
    parser.add_argument("--players", type=int, nargs="*", default=PLAYERS, help="learn for these numbers alone")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("weights.json"))
    options = parser.parse_args()
    wait_for_best()
    weights = list(learned_weights()) if options.go_on else first_weights()
    rounds = SEARCHES if options.go_on else (*ROUNDS, *SEARCHES)
    with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as pool:
        for players in options.players:
            weights = learn(pool, players, rounds, weights)
            options.out.write_text(json.dumps(document(weights), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
