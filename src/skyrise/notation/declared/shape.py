"""The shape of a declared type, taken apart once for everything that walks over types."""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    NewType,
    NotRequired,
    Required,
    TypeGuard,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from .constraints import Constraint

Declared = Any
"""A type, as ``typing`` spells it: a class, a ``Literal``, a union, ``Annotated`` …"""


@dataclass(frozen=True, slots=True)
class Field:
    """One field of an object."""

    type: Declared
    required: bool
    default: object = None


@dataclass(frozen=True, slots=True)
class Plain:
    """A type without what stands around it."""

    type: Declared
    constraints: tuple[Constraint, ...]
    description: str | None


@cache
def plain(declared: Declared) -> Plain:
    """Takes ``Annotated``, ``NewType``, ``Required`` and ``NotRequired`` off; what is said last comes first."""
    constraints: list[Constraint] = []
    description: str | None = None
    while True:
        origin: object = get_origin(declared)
        if origin in (Required, NotRequired):
            (declared,) = get_args(declared)
        elif origin is Annotated:
            declared, *said = get_args(declared)
            constraints += [one for one in said if isinstance(one, Constraint)]
            texts = [one for one in said if isinstance(one, str)]
            description = description or (texts[-1] if texts else None)
        elif isinstance(declared, NewType):
            declared = declared.__supertype__
        else:
            return Plain(declared, tuple(constraints), description)


def is_object(declared: Declared) -> TypeGuard[type]:
    """Is it a ``TypedDict`` or a dataclass?"""
    return isinstance(declared, type) and (is_typeddict(declared) or dataclasses.is_dataclass(declared))


def is_union(declared: Declared) -> bool:
    """Is it a choice between types?"""
    origin: object = get_origin(declared)
    return origin in (Union, UnionType)


def members(declared: Declared) -> list[Declared]:
    """The types of a union, null last."""
    return sorted(get_args(declared), key=lambda member: member is NoneType)


@cache
def fields_of(declared: type) -> Mapping[str, Field]:
    """The fields of a ``TypedDict`` or dataclass, in their order."""
    hints = get_type_hints(declared, include_extras=True)
    if not dataclasses.is_dataclass(declared):  # whose __required_keys__ do not see through annotations as text
        return {name: Field(hint, get_origin(hint) is not NotRequired) for name, hint in hints.items()}
    return {
        field.name: Field(hints[field.name], field.default is dataclasses.MISSING, field.default)
        for field in dataclasses.fields(declared)
    }


def summary_of(declared: type) -> str | None:
    """The first paragraph of a class's docstring, on one line."""
    text = inspect.getdoc(declared) if "__doc__" in vars(declared) else None
    if not text or text.startswith(f"{declared.__name__}("):  # a dataclass without one writes its own
        return None
    return " ".join(text.split("\n\n")[0].replace("``", "`").split())
