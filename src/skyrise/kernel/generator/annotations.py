"""Annotations as types.

``int``, ``float``, ``bool`` and ``list[...]`` of them; ``Annotated[list[int], "i2"]`` for narrower numbers; a dataclass
of numbers, ``Annotated[int, "i1", 0]`` or ``Annotated[list[int], "i8", 4]``, each with the number of its elements; and
a ``NamedTuple`` of lists.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from .types import STORES, USUAL, WORD, Field, ListOf, Record, Scalar, Store, Type, reach

SCALARS: Mapping[object, Scalar] = {
    int: Scalar.INT,
    float: Scalar.FLOAT,
    bool: Scalar.BOOL,
    type(None): Scalar.NOTHING,
    None: Scalar.NOTHING,
}


class UnknownAnnotation(Exception):
    """An annotation that is none of the types of the subset."""


class Annotations:
    """Reads annotations; remembers the record of each class."""

    def __init__(self, replaced: Mapping[object, Any]) -> None:
        """``replaced``: annotations that stand for others."""
        self._replaced = replaced
        self._records: dict[type, Record] = {}

    def type_of(self, hint: Any) -> Type:
        """The type that an annotation stands for."""
        hint = self._replaced.get(hint, hint)
        if hint in SCALARS:
            return SCALARS[hint]
        if get_origin(hint) is Annotated:
            inner, code, *_ = get_args(hint)
            return self._list_of(inner, STORES.get(code)) if get_origin(inner) is list else self.type_of(inner)
        if get_origin(hint) is list:
            return self._list_of(hint, None)
        if isinstance(hint, type):
            return self.record_of(hint)
        raise UnknownAnnotation(f"{hint!r} is no type of the subset: int, float, bool, list[...] or a record")

    def record_of(self, cls: type) -> Record:
        """The record of a dataclass of numbers, or of a NamedTuple of lists."""
        if cls not in self._records:
            hints = get_type_hints(cls, include_extras=True)
            is_bundle = issubclass(cls, tuple) and hasattr(cls, "_fields")
            made = self._bundle(cls, hints) if is_bundle else self._numbers(cls, hints)
            if not made.fields:
                raise UnknownAnnotation(f"{cls.__name__} has no fields of a type of the subset")
            self._records[cls] = made
        return self._records[cls]

    def _list_of(self, hint: Any, store: Store | None) -> ListOf:
        (element,) = get_args(hint)
        if get_origin(element) is list:
            return ListOf(self._list_of(element, store))
        kind = self.type_of(element)
        if kind is Scalar.NOTHING:
            raise UnknownAnnotation("a list of nothing is no type of the subset")
        if not isinstance(kind, Scalar):
            return ListOf(kind)
        if store is not None and store.scalar is not kind:
            raise UnknownAnnotation(f"{store.code} is no way to store a number of type {kind.value}")
        return ListOf(store or USUAL[kind])

    def _numbers(self, cls: type, hints: Mapping[str, Any]) -> Record:
        """Numbers in a row, each at a multiple of its size, as C has them."""
        fields: dict[str, Field] = {}
        end, widest = 0, 1
        for name, hint in hints.items():
            if get_origin(hint) is not Annotated:
                continue  # what only Python uses, such as a log
            _, code, length = get_args(hint)
            store = STORES[code]
            offset = _aligned(end, store.size)
            fields[name] = Field(name, offset, ListOf(store) if length else store, length)
            end, widest = offset + store.size * max(length, 1), max(widest, store.size)
        return Record(cls.__name__, fields, _aligned(end, widest), widest, frozenset())

    def _bundle(self, cls: type, hints: Mapping[str, Any]) -> Record:
        """Addresses and lengths in a row."""
        fields: dict[str, Field] = {}
        end = 0
        reaches: frozenset[Record] = frozenset()
        for name, hint in hints.items():
            kind = self.type_of(hint)
            if not isinstance(kind, ListOf):
                raise UnknownAnnotation(
                    f"{cls.__name__}.{name} is no list, and a NamedTuple of the subset has lists alone"
                )
            fields[name] = Field(name, end, kind)
            end += WORD * (1 + kind.depth)
            reaches |= reach(kind)
        return Record(cls.__name__, fields, end, WORD, reaches, is_bundle=True)


def _aligned(offset: int, size: int) -> int:
    return -(-offset // size) * size
