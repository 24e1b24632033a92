"""Moves: how a candidate becomes another one.

A number changes places with one of another color, of the same era and height, or moves to a number nearby that nobody
has; a single value goes up or down a little.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from skyrise.rules import Chance

from .candidate import Candidate, numbers_at
from .freedom import Free, FreeNumbers, FreeValue, movable

FARTHEST: Final = 10
"""How far a number moves at most."""
STEP: Final = 2
"""By how much a value changes at most."""


def moved(candidate: Candidate, free: Sequence[Free], chance: Chance) -> Candidate:
    """A candidate that differs by one move; the same one where the move leads nowhere."""
    items: list[tuple[Free, str, int]] = []
    for one in free:
        if isinstance(one, FreeValue):
            items.append((one, one.key, 0))
        else:
            items += [(one, key, number) for key, number in movable(one, candidate)]
    if not items:
        return candidate
    one, key, number = chance.choice(items)
    if isinstance(one, FreeValue):
        return _stepped(candidate, one, chance)
    alike = one.alike(key)
    partners = [(other, theirs) for other, theirs in movable(one, candidate) if other in alike]
    if partners and chance.below(2):
        return _swapped(candidate, (key, number), chance.choice(partners))
    return _shifted(candidate, one, key, number, chance)


def _stepped(candidate: Candidate, free: FreeValue, chance: Chance) -> Candidate:
    now = dict(candidate.values)[free.key]
    assert isinstance(now, int)
    near = [value for value in range(now - STEP, now + STEP + 1) if value != now and free.least <= value <= free.most]
    return _with(candidate, {free.key: chance.choice(near)}) if near else candidate


def _swapped(candidate: Candidate, one: tuple[str, int], other: tuple[str, int]) -> Candidate:
    (mine, number), (theirs, their_number) = one, other
    return _with(
        candidate,
        {
            mine: _replaced(candidate, mine, number, their_number),
            theirs: _replaced(candidate, theirs, their_number, number),
        },
    )


def _shifted(candidate: Candidate, free: FreeNumbers, key: str, number: int, chance: Chance) -> Candidate:
    settings = dict(candidate.values)
    taken = {other for one in free.keys for other in numbers_at(settings, one)}
    near = range(max(number - FARTHEST, free.least), min(number + FARTHEST, free.most) + 1)
    places = [place for place in near if place not in taken]
    return _with(candidate, {key: _replaced(candidate, key, number, chance.choice(places))}) if places else candidate


def _replaced(candidate: Candidate, key: str, old: int, new: int) -> tuple[int, ...]:
    return tuple(sorted(new if number == old else number for number in numbers_at(dict(candidate.values), key)))


def _with(candidate: Candidate, values: dict[str, int] | dict[str, tuple[int, ...]]) -> Candidate:
    return Candidate(tuple((key, values.get(key, setting)) for key, setting in candidate.values))
