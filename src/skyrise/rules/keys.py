"""Keys of matches and positions: short texts that are equal where what they stand for is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Final

KEY: Final = 32
"""Letters of a key."""


def in_order(value: Any) -> Any:
    """A value as nested tuples, with mappings in the order of their names."""
    if isinstance(value, Mapping):
        return tuple(sorted((name, in_order(one)) for name, one in value.items()))
    if is_dataclass(value):
        return tuple(in_order(getattr(value, field.name)) for field in fields(value))
    return tuple(map(in_order, value)) if isinstance(value, tuple | list) else value
