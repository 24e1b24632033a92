"""What a type says beyond its kind. In ``Annotated`` these stand beside a text, which is the description.

>>> from typing import Annotated
>>> Seat = Annotated[int, Between(0, 3), "Seats are numbered from 0, clockwise."]
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Between:
    """A number within bounds, both included."""

    least: float
    most: float | None = None


@dataclass(frozen=True, slots=True)
class Length:
    """A text of so many characters."""

    least: int = 0
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Pattern:
    """A text that a regular expression matches from end to end; without anchors."""

    regex: str


@dataclass(frozen=True, slots=True)
class Items:
    """A list of so many items."""

    least: int = 0
    most: int | None = None
    unique: bool = False


@dataclass(frozen=True, slots=True)
class Entries:
    """An object whose keys are data, with at most so many of them."""

    most: int


Constraint = Between | Length | Pattern | Items | Entries

_alternatives: dict[str, tuple[str, ...]] = {}


def exactly_one(declared: type, *fields: str) -> None:
    """Says that an object has exactly one of some fields, none of which is required by itself."""
    _alternatives[declared.__name__] = fields


def alternatives_of(declared: type) -> tuple[str, ...]:
    """The fields of which an object has exactly one."""
    return _alternatives.get(declared.__name__, ())
