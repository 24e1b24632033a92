"""Types of which an object may have any part."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict, get_type_hints

from .shape import Declared


def some_of(whole: type, name: str, summary: str, **others: Declared) -> type:
    """The type of an object with any of the fields of a ``TypedDict``; ``others``: fields that are of another type."""
    hints = {**get_type_hints(whole, include_extras=True), **others}
    make: Any = TypedDict  # which a checker of types lets be called with a literal alone
    parts: type = make(name, {field: NotRequired[hint] for field, hint in hints.items()})
    parts.__doc__ = summary
    return parts
