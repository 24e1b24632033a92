"""How a candidate will do, guessed from all that were measured: new ones are made where this looks better.

What a color wins depends nearly linearly on the places of its numbers: is its second medium building of era 1 the
highest of the four colors', or the lowest? How much each place is worth is the same for all colors, so that a few
hundred games of each of many candidates tell it well. Single values are taken to act linearly too, on each rate in its
own way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from skyrise.components.schema import Setting

from ..games.chunk import Floats
from .candidate import Candidate, Settings, numbers_at
from .freedom import Free, FreeNumbers, FreeValue, kind_of
from .misfit import Fit
from .wants import Company, Want

SPREAD: Final = 0.05
"""What a place, or a value's whole range, may well be worth: larger effects have to be seen in more games."""
FLAT: Final = 1e-9
"""So little is a rate's own level held back."""


@dataclass(frozen=True)
class Forecast:
    """What was learned from the candidates that were measured."""

    free: tuple[Free, ...]
    wants: tuple[Want, ...]
    worth: dict[Company, Floats]
    """By company: how much each feature of a rate is worth."""

    def misfit(self, candidate: Candidate) -> float:
        """The misfit that a candidate may be expected to have."""
        squares = 0.0
        for company, worth in self.worth.items():
            wants = _wants_of(self.wants, company)
            rates = _features(self.free, wants, candidate) @ worth
            squares += sum(((rate - want.middle) / want.half) ** 2 for rate, want in zip(rates, wants, strict=True))
        return squares / len(self.wants)


def learned(free: tuple[Free, ...], measured: Sequence[tuple[Candidate, Fit]]) -> Forecast:
    """What candidates and how they did teach."""
    wants = measured[0][1].wants
    companies = dict.fromkeys(want.company for want in wants)
    return Forecast(free, wants, {company: _worth(free, company, measured) for company in companies})


def _worth(free: tuple[Free, ...], company: Company, measured: Sequence[tuple[Candidate, Fit]]) -> Floats:
    """Least squares over all candidates and rates, weighted by games; effects are small unless games say otherwise."""
    wants = _wants_of(measured[0][1].wants, company)
    features = np.concatenate([_features(free, wants, candidate) for candidate, _ in measured])
    rates = np.concatenate([fit.counts[company].rates for _, fit in measured])
    games = np.concatenate([fit.counts[company].cases.sum(axis=0) for _, fit in measured])
    mean = float((games * rates).sum() / max(games.sum(), 1))
    held = np.full(features.shape[1], mean * (1 - mean) / SPREAD**2)
    held[len(held) - len(wants) :] = FLAT
    weighted = features.T * games
    return np.asarray(np.linalg.solve(weighted @ features + np.diag(held + FLAT), weighted @ rates))


def _wants_of(wants: Sequence[Want], company: Company) -> list[Want]:
    return [want for want in wants if want.company == company]


def _features(free: tuple[Free, ...], wants: Sequence[Want], candidate: Candidate) -> Floats:
    """A row for each rate: the places of a color's numbers, the values, and the rate's own level."""
    settings = dict(candidate.values)
    values = [_part(one, settings[one.key]) for one in free if isinstance(one, FreeValue)]
    places = np.array([_places(free, want.of, settings) for want in wants])
    own = np.eye(len(wants))
    return np.concatenate([places, *(value * own for value in values), own], axis=1)


def _part(free: FreeValue, setting: Setting) -> float:
    """Where a value lies in its range, from -1 to 1."""
    assert isinstance(setting, int)
    return 2 * (setting - free.least) / max(free.most - free.least, 1) - 1


def _places(free: Sequence[Free], color: str, settings: Settings) -> list[float]:
    """The places of a color's numbers among those of all colors, each from -1, the lowest, to 1; 0 where there are no
    colors."""
    found = list[float]()
    for by_color in _lists_by_color(free):
        lists = {one: numbers_at(settings, key) for one, key in by_color.items()}
        mine = lists.get(color)
        for at in range(min(map(len, lists.values()))):
            lower = 0 if mine is None else sum(numbers[at] < mine[at] for numbers in lists.values())
            found.append(0.0 if mine is None else 2 * lower / max(len(lists) - 1, 1) - 1)
    return found


def _lists_by_color(free: Sequence[Free]) -> list[dict[str, str]]:
    """For each kind of building, the key of each color's list."""
    found: dict[str, dict[str, str]] = {}
    for one in free:
        for key in one.keys if isinstance(one, FreeNumbers) else ():
            found.setdefault(kind_of(key), {})[key.split(".")[1]] = key
    return list(found.values())
