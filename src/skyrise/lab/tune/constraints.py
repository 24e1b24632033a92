"""Constraints: what must hold of a candidate, whoever wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Protocol

from skyrise.components.names import PLAYER_COLORS

from .candidate import Settings, building_keys, building_numbers, numbers_at

TENS: Final = range(10)
"""1–9, 10–19, …, 90–99."""


class Rule(Protocol):
    """A constraint."""

    @property
    def name(self) -> str:
        """As in the task file."""

    def broken(self, settings: Settings) -> int:
        """By how much the values break it; 0 if it holds."""


@dataclass(frozen=True, slots=True)
class EachTen:
    """Every color has at least so many numbers in each ten."""

    least: int
    name: str = "each ten"

    def broken(self, settings: Settings) -> int:
        return sum(
            max(0, self.least - sum(number // 10 == ten for number in numbers))
            for numbers in building_numbers(settings).values()
            for ten in TENS
        )


@dataclass(frozen=True, slots=True)
class HighestOfTen:
    """The highest number of a ten belongs to each color so many times."""

    least: int
    most: int
    name: str = "highest of a ten"

    def broken(self, settings: Settings) -> int:
        owner = {number: color for color, numbers in building_numbers(settings).items() for number in numbers}
        highest = [max((number for number in owner if number // 10 == ten), default=None) for ten in TENS]
        owners = [owner[number] for number in highest if number is not None]
        counts = [owners.count(color) for color in PLAYER_COLORS]
        return sum(max(0, self.least - count, count - self.most) for count in counts)


@dataclass(frozen=True, slots=True)
class Between:
    """Values, or all numbers of lists, lie within bounds, both included."""

    keys: tuple[str, ...]
    least: int
    most: int
    name: str = "between"

    def broken(self, settings: Settings) -> int:
        return sum(not self.least <= number <= self.most for key in self.keys for number in _numbers(settings, key))


@dataclass(frozen=True, slots=True)
class Falling:
    """Of these values, each is at most as large as the one before."""

    keys: tuple[str, ...]
    name: str = "falling"

    def broken(self, settings: Settings) -> int:
        values = [number for key in self.keys for number in _numbers(settings, key)]
        return sum(later > earlier for earlier, later in pairwise(values))


@dataclass(frozen=True, slots=True)
class Different:
    """No two buildings have the same number; this always holds, whether or not a task says so."""

    name: str = "different numbers"

    def broken(self, settings: Settings) -> int:
        numbers = [number for numbers in building_numbers(settings).values() for number in numbers]
        return len(numbers) - len(set(numbers))


@dataclass(frozen=True, slots=True)
class AlsoWith:
    """All other constraints hold as well when some numbers of a color are replaced, as another edition has them."""

    replaced: tuple[tuple[str, int, int], ...]
    """A color, a number that it has, and the number that takes its place."""
    rules: tuple[Rule, ...]
    name: str = "also with"

    def broken(self, settings: Settings) -> int:
        missing, replaced = 0, dict(settings)
        numbers = building_numbers(settings)
        for color, old, _ in self.replaced:
            missing += old not in numbers[color]
        for color in PLAYER_COLORS:
            new = {old: other for owner, old, other in self.replaced if owner == color}
            for key in building_keys(color):
                replaced[key] = tuple(sorted(new.get(number, number) for number in numbers_at(settings, key)))
        return missing + broken(self.rules, replaced)


def broken(rules: Sequence[Rule], settings: Settings) -> int:
    """By how much values break constraints in all; 0 if every one holds."""
    return sum(rule.broken(settings) for rule in rules)


def broken_names(rules: Sequence[Rule], settings: Settings) -> list[str]:
    """The constraints that do not hold."""
    return list(dict.fromkeys(rule.name for rule in rules if rule.broken(settings)))


def _numbers(settings: Settings, key: str) -> tuple[int, ...]:
    found = settings[key]
    if isinstance(found, tuple):
        return found
    assert isinstance(found, int), key
    return (found,)
