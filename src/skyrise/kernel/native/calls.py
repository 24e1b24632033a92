"""Calls of native functions: lists become addresses and lengths, and bundles of lists addresses of those.

Every list that goes into native code is an array of ctypes. The lock of Python is released during a call.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from ..generator.types import ListOf, Record, Scalar, Store, Type, name_of

SCALARS: dict[Type, Any] = {
    Scalar.INT: ctypes.c_int64,
    Scalar.FLOAT: ctypes.c_double,
    Scalar.BOOL: ctypes.c_bool,
    Scalar.NOTHING: None,
}
Packer = Callable[[Any], Sequence[Any]]


class Entry:
    """A native function.

    ``raw`` takes arguments as ``packed`` gives them, and checks nothing. ``quick`` does too, and keeps the lock of
    Python: for what takes less time than to release it.
    """

    def __init__(self, name: str, address: int, parameters: Sequence[Type], result: Type, owner: object) -> None:
        """``owner``: of the code, which stays in memory as long as there is an entry to it."""
        types = [one for kind in parameters for one in _types(kind)]
        self.__name__, self._owner = name, owner
        self.raw: Callable[..., Any] = ctypes.CFUNCTYPE(SCALARS[result], *types)(address)
        self.quick: Callable[..., Any] = ctypes.PYFUNCTYPE(SCALARS[result], *types)(address)
        self._packers = [_packer(kind) for kind in parameters]

    def __call__(self, *arguments: Any) -> Any:
        return self.raw(*[part for pack, one in zip(self._packers, arguments, strict=True) for part in pack(one)])

    def bound(self, *arguments: Any) -> Callable[..., Any]:
        """The function with its first arguments given for good: they are packed once; the others are numbers."""
        return partial(self.raw, *[part for number, one in enumerate(arguments) for part in self.packed(number, one)])

    def packed(self, number: int, argument: Any) -> Sequence[Any]:
        """What ``raw`` and ``quick`` take for a parameter; it is good as long as somebody keeps it."""
        return self._packers[number](argument)


def _types(kind: Type) -> list[Any]:
    match kind:
        case Scalar():
            return [SCALARS[kind]]
        case ListOf():
            return [ctypes.c_void_p, *[ctypes.c_int64] * kind.depth]
    return [ctypes.c_void_p]


def _packer(kind: Type) -> Packer:
    match kind:
        case Scalar():
            return lambda number: (number,)
        case ListOf():
            return lambda items: (items, *_lengths(items, kind))
    return (lambda bundle: (_packed(bundle, kind),)) if kind.is_bundle else (lambda record: (record,))


def _lengths(items: Any, kind: ListOf) -> list[int]:
    """The lengths of a list, level by level; a TypeError for what is no array of these elements."""
    lengths: list[int] = []
    level: ListOf | Store | Record = kind
    array: Any = type(items)
    while isinstance(level, ListOf):
        if not issubclass(array, ctypes.Array):
            raise TypeError(f"{name_of(kind)} is wanted as an array of ctypes, not as {type(items).__name__}")
        lengths.append(array._length_)
        level, array = level.element, array._type_
    if ctypes.sizeof(array) != level.size:
        raise TypeError(f"{name_of(kind)} is wanted, not an array of {array.__name__}")
    return lengths


def _packed(bundle: tuple[Any, ...], record: Record) -> Any:
    """Addresses and lengths in a row, as the record has them. The bundle keeps the lists alive."""
    words: list[int] = []
    for items, field in zip(bundle, record.fields.values(), strict=True):
        assert isinstance(field.type, ListOf)
        words += (ctypes.addressof(items), *_lengths(items, field.type))
    return (ctypes.c_uint64 * len(words))(*words)
