"""A race: candidates are played on the same setups, in batches that grow; who is clearly worse goes out.

After each batch at most half of the candidates go on, so that a race costs little more than its last batches.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from .candidate import Candidate
from .measuring import Measure
from .misfit import Fit

FINALISTS: Final = 2
"""So many play to the end of a race unless they are clearly worse than the best."""


@dataclass(frozen=True)
class Placed:
    """How a candidate did in a race."""

    candidate: Candidate
    fit: Fit
    """From all its games of the race."""
    batches: int
    """How many it was in."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A batch that is about to be played."""

    race: int
    batch: int
    batches: int
    candidates: int
    games: int
    """In all, for each number of players."""
    best: float | None
    """The least misfit so far."""


@dataclass(frozen=True)
class Race:
    """A race that is over."""

    number: int
    placed: tuple[Placed, ...]
    """The best first; those who went out earlier come later."""
    games: int
    """Played for each number of players, by all candidates together."""

    @property
    def best(self) -> Placed:
        return self.placed[0]

    @property
    def finalists(self) -> tuple[Placed, ...]:
        """Those who have played the last batch."""
        return tuple(one for one in self.placed if one.batches == self.best.batches)


def run_race(
    number: int,
    field: Sequence[Candidate],
    measure: Measure,
    games: int,
    batch: int,
    tell: Callable[[Stage], object] = lambda _: None,
) -> Race:
    """Races candidates over at most so many setups."""
    left, out, played = list(field), list[Placed](), 0
    fits: dict[str, Fit] = {}
    standing: list[Placed] = []
    stages = list(stages_of(games, batch))
    for place, chunks in enumerate(stages, start=1):
        new = sum(min(batch, games - batch * chunk) for chunk in chunks)
        best = standing[0].fit.misfit if standing else None
        tell(Stage(number, place, len(stages), len(left), new * len(left), best))
        for one in left:
            fit = measure(one, number, games, chunks)
            fits[one.name] = fits[one.name].with_more(fit) if one.name in fits else fit
        played += new * len(left)
        standing = sorted((Placed(one, fits[one.name], place) for one in left), key=lambda one: one.fit.misfit)
        if place < len(stages):
            going = survivors(standing)
            out = [one for one in standing if one not in going] + out
            left, standing = [one.candidate for one in going], going
        if len(left) == 1:
            break
    return Race(number, (*standing, *out), played)


def survivors(standing: Sequence[Placed]) -> list[Placed]:
    """Those who go on: not clearly worse than the best, and at most half, but for the finalists."""
    best = standing[0]
    most = max(FINALISTS, (len(standing) + 1) // 2)
    going = [one for one in standing if not one.fit.is_clearly_worse(best.fit, len(standing) - 1)]
    return going[:most]


def stages_of(games: int, batch: int) -> Iterator[range]:
    """The chunks of each batch: one, one more, two more, four more …

    >>> list(stages_of(1000, 100))
    [range(0, 1), range(1, 2), range(2, 4), range(4, 8), range(8, 10)]
    """
    chunks, start, stop = -(-games // batch), 0, 1
    while start < chunks:
        yield range(start, min(stop, chunks))
        start, stop = stop, 2 * stop
