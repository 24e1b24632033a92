"""Mappings that nobody changes, in values that can be pickled and copied."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from types import MappingProxyType
from typing import Any, TypeVar

Key = TypeVar("Key")
Item = TypeVar("Item")


def frozen(mapping: Mapping[Key, Item]) -> Mapping[Key, Item]:
    """A copy that cannot be changed."""
    return MappingProxyType(dict(mapping))


class Frozen:
    """A frozen dataclass with frozen mappings: they cannot be pickled by themselves. A copy of it is itself."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        values = [getattr(self, field.name) for field in fields(self)]  # type: ignore[arg-type]  # a dataclass inherits
        return _thawed, (type(self), *(dict(one) if isinstance(one, MappingProxyType) else one for one in values))

    def __copy__(self) -> Any:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return self


def _thawed(kind: type[Any], *values: Any) -> Any:
    return kind(*(frozen(one) if isinstance(one, dict) else one for one in values))
