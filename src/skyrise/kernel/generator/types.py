"""The types of the subset: numbers, lists of numbers or records, and records, whose layout is the same everywhere.

How wide a number is depends on where it is. A local whole number has 64 bits and wraps around; in a list or a record it
may be narrower, and is cut off when it is stored.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Scalar(Enum):
    """What a local variable or the result of an expression may be, apart from lists and records."""

    INT = "int"
    FLOAT = "float"
    BOOL = "bool"
    NOTHING = "None"


class Store(Enum):
    """How a number lies in memory: its name in annotations, what it is once it is read, and its bytes."""

    INT8 = ("i1", Scalar.INT, 1)
    INT16 = ("i2", Scalar.INT, 2)
    INT32 = ("i4", Scalar.INT, 4)
    INT64 = ("i8", Scalar.INT, 8)
    FLOAT32 = ("f4", Scalar.FLOAT, 4)
    FLOAT64 = ("f8", Scalar.FLOAT, 8)
    BOOL8 = ("b1", Scalar.BOOL, 1)

    def __init__(self, code: str, scalar: Scalar, size: int) -> None:
        self.code, self.scalar, self.size = code, scalar, size


STORES = {store.code: store for store in Store}
USUAL = {Scalar.INT: Store.INT64, Scalar.FLOAT: Store.FLOAT64, Scalar.BOOL: Store.BOOL8}
"""How numbers lie in a list whose annotation says nothing more."""
WORD = 8
"""The bytes of a pointer or a length in a record, on every machine."""


@dataclass(frozen=True, slots=True)
class ListOf:
    """A list of numbers, of records, or of lists of equal length: an address, and a length for each level."""

    element: Store | Record | ListOf

    @property
    def depth(self) -> int:
        """How many lengths it has."""
        return 1 + (self.element.depth if isinstance(self.element, ListOf) else 0)

    def __str__(self) -> str:
        return f"list[{name_of(self.element)}]"


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a record: where it begins, and how many numbers are there (0: one bare number).

    A list without a length of its own lies elsewhere: the record has its address and lengths.
    """

    name: str
    offset: int
    type: Store | ListOf
    length: int | None = None


@dataclass(frozen=True, eq=False)
class Record:
    """Fields in a row. Every class has one record, so records are compared by identity."""

    name: str
    fields: dict[str, Field]
    size: int
    alignment: int
    reaches: frozenset[Record]
    """The records that its lists lead to."""
    is_bundle: bool = False
    """Does it have addresses and lengths of lists, and no numbers?"""

    def __str__(self) -> str:
        return self.name


Type = Scalar | ListOf | Record


def name_of(kind: Type | Store) -> str:
    """A type as people read it."""
    match kind:
        case Scalar():
            return kind.value
        case Store():
            return kind.scalar.value if kind in USUAL.values() else f"{kind.scalar.value} of {8 * kind.size} bits"
    return str(kind)


def read_type(element: Store | Record | ListOf) -> Type:
    """What an element of a list is once it is read."""
    return element.scalar if isinstance(element, Store) else element


def reach(kind: Type) -> frozenset[Record]:
    """All records whose memory something of a type leads to."""
    match kind:
        case Record():
            return frozenset({kind}) | kind.reaches
        case ListOf(element=Record() | ListOf() as element):
            return reach(element)
    return frozenset()
