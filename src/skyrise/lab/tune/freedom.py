"""What may change: lists of numbers, such as those of buildings, and single values, such as the Prestige of a card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Final

from skyrise.components import Edition, Reason
from skyrise.components.editions import Value
from skyrise.components.reading import Node, show
from skyrise.components.schema import SCHEMA, Number, Numbers, Setting

from .candidate import Candidate, numbers_at, settings_of
from .fields import known_fields, whole

BOOKS: Final = ("book", "other book")
"""Who vouches for values that stay as they are."""


@dataclass(frozen=True, slots=True)
class FreeNumbers:
    """Lists of numbers; no number may be in two of them."""

    keys: tuple[str, ...]
    keep: frozenset[int]
    """Numbers that stay where they are."""
    least: int
    most: int

    def alike(self, key: str) -> list[str]:
        """Other lists for the same kind of building: the same era and height in other colors."""
        return [other for other in self.keys if other != key and kind_of(other) == kind_of(key)]


@dataclass(frozen=True, slots=True)
class FreeValue:
    """A number within bounds, both included."""

    key: str
    least: int
    most: int


Free = FreeNumbers | FreeValue


def kind_of(key: str) -> str:
    """What the lists of all colors have in common.

    >>> kind_of("buildings.red.era1.tall"), kind_of("patrons.values")
    ('era1.tall', '')
    """
    return ".".join(key.split(".")[2:])


def read_free(node: Node, edition: Edition, *, what_if: bool) -> Free:
    """An entry ``[[change]]`` of a task; refuses what a book gives unless the task only asks what would happen."""
    if "value" in node.fields():
        return _read_value(node, edition, what_if=what_if)
    known_fields(node, ("numbers", "keep", "least", "most"))
    pattern = node.field("numbers")
    keys = matching(pattern, Numbers)
    kind = SCHEMA[keys[0]]
    assert isinstance(kind, Numbers)
    least, most = read_bounds(node, kind.least, kind.most)
    keep = frozenset(item.number(kind.least, kind.most) for item in node.get("keep", []).items())
    if not what_if:
        for key in keys:
            _refuse_book(pattern, key, sorted(printed_numbers(edition.values[key]) - keep))
    return FreeNumbers(tuple(keys), keep, least, most)


def _read_value(node: Node, edition: Edition, *, what_if: bool) -> FreeValue:
    known_fields(node, ("value", "least", "most"))
    (key, *others) = matching(node.field("value"), Number)
    if others:
        raise node.field("value").error(Reason.TUNE_KEY, found=show(node.field("value").raw))
    value = edition.values[key]
    if not what_if and value.provenance.kind in BOOKS:
        _refuse_book(node.field("value"), key, [value.setting])
    kind = SCHEMA[key]
    assert isinstance(kind, Number)
    return FreeValue(key, *read_bounds(node, kind.least, kind.most))


def printed_numbers(value: Value) -> set[int]:
    """The numbers of a list that a book prints: all of them, or some."""
    assert isinstance(value.setting, tuple)
    return set(value.setting if value.provenance.kind in BOOKS else value.printed)


def _refuse_book(node: Node, key: str, said: Sequence[Setting]) -> None:
    if said:
        raise node.error(Reason.TUNE_BOOK, key=key, value=", ".join(map(str, said)))


def matching(node: Node, *kinds: type[Number | Numbers]) -> list[str]:
    """The keys of some kinds that fit a pattern such as ``buildings.*``; refused if there are none."""
    keys = [key for key, found in SCHEMA.items() if isinstance(found, kinds) and fnmatchcase(key, node.text())]
    if not keys:
        raise node.error(Reason.TUNE_KEY, found=show(node.raw))
    return keys


def read_bounds(node: Node, least: int, most: int) -> tuple[int, int]:
    """The fields ``least`` and ``most``, which lie between those of the kind."""
    low, high = whole(node, "least", least, (least, most)), whole(node, "most", most, (least, most))
    if low > high:
        raise node.error(Reason.TUNE_BOUNDS, least=str(low), most=str(high))
    return low, high


def base_candidate(edition: Edition, free: Sequence[Free]) -> Candidate:
    """The base itself, as a candidate: the values that may change, as they are."""
    settings = settings_of(edition)
    keys = {key for one in free for key in _keys(one)}
    return Candidate(tuple((key, settings[key]) for key in SCHEMA if key in keys))


def _keys(free: Free) -> tuple[str, ...]:
    return (free.key,) if isinstance(free, FreeValue) else free.keys


def movable(free: FreeNumbers, candidate: Candidate) -> Iterator[tuple[str, int]]:
    """The numbers that may change, each with the key of its list."""
    settings = dict(candidate.values)
    for key in free.keys:
        yield from ((key, number) for number in numbers_at(settings, key) if number not in free.keep)
