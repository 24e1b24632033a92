"""Calls of functions of a module: lists become addresses and lengths, and bundles of lists addresses of those."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from struct import pack
from typing import Any, get_type_hints

from skyrise.rules.core.runtime import ENTRY

from ..generator.annotations import Annotations
from ..generator.types import ListOf, Record, Scalar, Type, name_of
from ..native.chance import ANNOTATIONS
from .entries import export_name
from .host import Number
from .lists import Items
from .memory import Memory

ADDRESS = "a"
KINDS = {Scalar.INT: "i", Scalar.FLOAT: "f", Scalar.BOOL: "b", Scalar.NOTHING: "n"}
"""The letter of each kind of number, and of no result; an address is ``a``, the length of a list a whole number."""
Packer = Callable[[Any], Sequence[Number]]


class Entry:
    """A function of a module."""

    def __init__(self, function: Callable[..., Any], memory: Memory) -> None:
        self.__name__ = f"{function.__module__}.{function.__name__}"
        if not hasattr(function, ENTRY):
            raise ValueError(f"{self.__name__} is no entry of a core")
        annotations = Annotations(ANNOTATIONS)
        hints = get_type_hints(function, include_extras=True).values()
        *parameters, result = [annotations.type_of(hint) for hint in hints]
        self._export, self._memory = export_name(function), memory
        self._kinds = "".join(map(_kinds, parameters)) + KINDS[_scalar(result)]
        self._packers = [self._packer(kind) for kind in parameters]

    def __call__(self, *arguments: Any) -> Any:
        parts = [part for pack, one in zip(self._packers, arguments, strict=True) for part in pack(one)]
        return self._memory.host.call(self._export, self._kinds, parts)

    def bound(self, *arguments: Any) -> Callable[..., Any]:
        """The function with its first arguments given for good."""
        return partial(self, *arguments)

    def _packer(self, kind: Type) -> Packer:
        match kind:
            case Scalar():
                return lambda number: (number,)
            case ListOf():
                return lambda items: _list(items, kind)
        return self._bundle(kind) if kind.is_bundle else (lambda record: (record.address,))

    def _bundle(self, record: Record) -> Packer:
        """Addresses and lengths in a row, as the record has them, where this function always finds them."""
        kinds = [field.type for field in record.fields.values()]
        block = self._memory.block(record.size)

        def address(bundle: tuple[Any, ...]) -> Sequence[Number]:
            words = [word for items, kind in zip(bundle, kinds, strict=True) for word in _list(items, kind)]
            self._memory.host.write(block.address, pack(f"<{len(words)}q", *words))
            return (block.address,)

        return address


def _scalar(kind: Type) -> Scalar:
    assert isinstance(kind, Scalar)
    return kind


def _kinds(kind: Type) -> str:
    match kind:
        case Scalar():
            return KINDS[kind]
        case ListOf():
            return ADDRESS + KINDS[Scalar.INT] * kind.depth
    return ADDRESS


def _list(items: Any, kind: Any) -> list[int]:
    """The address of a list, and its lengths, level by level; a TypeError for what is no list of these elements."""
    inner = kind.element.element if kind.depth == 2 else kind.element
    if not isinstance(items, Items) or len(items.lengths) != kind.depth or items.unit != inner.size:
        raise TypeError(f"{name_of(kind)} is wanted as a list of this load, not as {type(items).__name__}")
    return [items.address, *items.lengths]
