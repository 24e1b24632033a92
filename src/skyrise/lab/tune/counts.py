"""What was counted for the wanted rates: wins and cases, summed over blocks of games.

Blocks, not games, are kept: few enough to be written down, and enough to see how figures vary from one to the next.
Candidates that were played on the same setups are compared block by block, so that the luck they share cancels out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from ..estimates import Measure
from ..games import Chunk
from ..games.chunk import Floats
from .wants import RATES, Want

BLOCKS: Final = 10
"""In each chunk of games."""


@dataclass(frozen=True)
class Counts:
    """By block and want: a sum, and the number of cases it is to be divided by."""

    sums: Floats
    cases: Floats

    @property
    def rates(self) -> Floats:
        """The wanted rates; 0 where there was no case."""
        cases = self.cases.sum(axis=0)
        return np.asarray(self.sums.sum(axis=0) / np.where(cases > 0, cases, 1))

    @property
    def deviations(self) -> Floats:
        """By block and want: how far the block's rate is off, as its part of the whole; the mean is 0."""
        mean = self.cases.mean(axis=0)
        return np.asarray((self.sums - self.rates * self.cases) / np.where(mean > 0, mean, 1))

    @property
    def variances(self) -> Floats:
        """Of the rates."""
        blocks = len(self.sums)
        return np.asarray((self.deviations**2).sum(axis=0) / (blocks * (blocks - 1)))

    def document(self) -> dict[str, Any]:
        """As JSON."""
        return {"sums": self.sums.tolist(), "cases": self.cases.tolist()}


def count(chunk: Chunk, wants: Sequence[Want]) -> Counts:
    """What happened in some games, for what is wanted of them."""
    measured: dict[str, Measure] = {}
    for measure in {RATES[want.rate].measure for want in wants}:
        measured |= measure(chunk)
    return Counts(_blocks(measured, wants, "sums"), _blocks(measured, wants, "counts"))


def _blocks(measured: Mapping[str, Measure], wants: Sequence[Want], field: str) -> Floats:
    columns = []
    for want in wants:
        measure, number = want.column(measured)
        columns.append(getattr(measure, field)[:, number])
    return np.stack([part.sum(axis=0) for part in np.array_split(np.stack(columns, axis=1), BLOCKS)])


def read_counts(document: Mapping[str, Any]) -> Counts:
    """The counts of a document."""
    counts = Counts(np.array(document["sums"], dtype=float), np.array(document["cases"], dtype=float))
    if counts.sums.shape != counts.cases.shape or counts.sums.ndim != 2:
        raise ValueError("sums and cases do not fit together")
    return counts


def joined(counts: Iterable[Counts]) -> Counts:
    """The counts of further games of the same kind."""
    parts = list(counts)
    return Counts(np.concatenate([one.sums for one in parts]), np.concatenate([one.cases for one in parts]))
