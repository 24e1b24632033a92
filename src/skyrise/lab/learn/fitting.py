"""From what was seen in games to weights: by ridge regression those that would have told the final Prestige best."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from skyrise.search.core.features import FEATURES, LEFT

RIDGE: Final = 5.0
ENDS: Final = (0.5, 1, 2, 3, 4)
GROWTHS: Final = (0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.5, 1.8, 2.2, 2.6, 3)
SPREADS: Final = [(at_end, growth) for at_end in ENDS for growth in GROWTHS]

Numbers = npt.NDArray[np.float64]


class Notes(NamedTuple):
    """What was seen in games: a row for each seat at each auction, the seats of an auction together."""

    features: Numbers
    eras: Numbers
    finals: Numbers
    """The Prestige that the seat had at the end."""


class Fit(NamedTuple):
    """The weights of one number of players and one era, with the spread; and how well they tell."""

    weights: list[float]
    error: float
    """How far the Prestige is off that they tell."""
    varies: float
    """How far it would be off if one always told the mean."""


def fit(notes: Notes, players: int, era: int) -> Fit:
    """The weights of one number of players and one era. How far apart the players may still go is fitted to who won."""
    mine = notes.eras == era
    seen, finals = notes.features[mine], notes.finals[mine]
    weights = np.linalg.solve(seen.T @ seen + RIDGE * np.eye(FEATURES), seen.T @ finals)
    told = seen @ weights
    error = float(np.sqrt(np.mean((finals - told) ** 2)))
    left = seen[:, LEFT].reshape(-1, players).sum(axis=1)
    spread = min(SPREADS, key=lambda one: surprise(told.reshape(-1, players), finals.reshape(-1, players), left, *one))
    return Fit([*weights.tolist(), *spread], error, float(finals.std()))


def surprise(told: Numbers, finals: Numbers, left: Numbers, at_end: float, growth: float) -> float:
    """How badly the predicted chances fit the winners: the mean log loss."""
    exponents = told / (at_end + growth * np.sqrt(left))[:, None]
    chances = np.exp(exponents - exponents.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    won = finals == finals.max(axis=1, keepdims=True)
    return float(-np.mean(np.log((chances * won).sum(axis=1) + 1e-9)))
