"""Reading raw JSON as a declared type: what does not fit is refused with its place and a reason."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable
from functools import cache
from math import inf, isfinite
from types import NoneType
from typing import Any, Final, Literal, TypeVar, cast, get_args, get_origin

from skyrise.components import Reason
from skyrise.components.reading import Node, show

from .constraints import Between, Constraint, Entries, Items, Length, Pattern
from .shape import Declared, fields_of, is_object, is_union, members, plain

T = TypeVar("T")
Read = Callable[[Node], object]
Check = Callable[[object, Node], None]
Measure = Callable[[Any], float]


def read_declared(declared: type[T], node: Node) -> T:
    """The value of a dataclass that the JSON of a node says, with its defaults; unknown fields are refused."""
    return cast(T, _object(cast(type, declared))(node))


def read_one_of(choices: dict[str, type[T]], node: Node, tag: str = "type") -> T:
    """The value of whichever dataclass the tag names."""
    name = node.field(tag).choice(tuple(choices))
    return read_declared(choices[name], node)


@cache
def _object(declared: type) -> Read:
    """A reader of an object: types are taken apart once, and not for everything that comes."""
    readers = {name: (_value(field.type), field.required) for name, field in fields_of(declared).items()}
    make = declared if dataclasses.is_dataclass(declared) else dict

    def read(node: Node) -> object:
        found = node.table()
        for name in found:
            if name not in readers:
                raise node.field(name).error(Reason.VALUE_UNKNOWN)
        return make(
            **{name: one(node.field(name)) for name, (one, required) in readers.items() if required or name in found}
        )

    return read


def _value(declared: Declared) -> Read:
    inside = plain(declared)
    read, constraints = _plain(inside.type), inside.constraints
    if not constraints:
        return read
    checks = tuple(map(_check, constraints))

    def read_within(node: Node) -> object:
        value = read(node)
        for check in checks:
            check(value, node)
        return value

    return read_within


def _plain(declared: Declared) -> Read:
    if is_object(declared):
        return lambda node: _object(declared)(node)  # late: an object may hold others of its own type
    if is_union(declared):
        return _union(declared)
    if declared is object:
        return lambda node: node.raw
    origin: object = get_origin(declared)
    args = get_args(declared)
    if origin is Literal:
        return lambda node: node.choice(args)
    if origin is list:
        item = _value(args[0])
        return lambda node: [item(one) for one in node.items()]
    if origin is dict:
        words, value = get_args(plain(args[0]).type), _value(args[1])
        return lambda node: {_key(words, name, one): value(one) for name, one in node.fields().items()}
    return _KINDS[declared]


def _union(declared: Declared) -> Read:
    """Unions of what comes in are one type, or null."""
    *others, last = members(declared)
    if last is not NoneType or len(others) != 1:
        raise TypeError(f"{declared}: only a type or null can be read")
    read = _value(others[0])
    return lambda node: None if node.is_null else read(node)


def _key(words: tuple[str, ...], name: str, node: Node) -> str:
    if words and name not in words:
        raise node.error(Reason.VALUE_UNKNOWN)
    return name


def _text(node: Node) -> str:
    if not isinstance(node.raw, str):
        raise node.error(Reason.VALUE_TEXT, found=show(node.raw))
    return node.raw


def _whole(node: Node) -> int:
    """To JSON 3.0 is as whole as 3."""
    if isinstance(node.raw, bool) or not isinstance(node.raw, int | float) or not float(node.raw).is_integer():
        raise node.error(Reason.VALUE_WHOLE, found=show(node.raw))
    return int(node.raw)


def _number(node: Node) -> float:
    if isinstance(node.raw, bool) or not isinstance(node.raw, int | float) or not isfinite(node.raw):
        raise node.error(Reason.VALUE_DECIMAL, found=show(node.raw))
    return node.raw


_KINDS: Final[dict[type, Callable[[Node], object]]] = {str: _text, int: _whole, float: _number, bool: Node.flag}


def _check(constraint: Constraint) -> Check:
    """A check of values: nothing of what is of another kind, as in a union."""
    match constraint:
        case Between(least, most):
            return _within(Reason.VALUE_BOUNDS, (int, float), lambda number: number, least, most)
        case Length(least, most):
            return _within(Reason.VALUE_LENGTH, str, len, least, most)
        case Items(least, most):
            return _within(Reason.VALUE_ITEMS, list, len, least, most)
        case Entries(most):
            return _within(Reason.VALUE_ITEMS, dict, len, 0, most)
        case Pattern(regex):
            return _matching(re.compile(regex, re.ASCII))


def _within(reason: Reason, kind: type | tuple[type, ...], measure: Measure, least: float, most: float | None) -> Check:
    end = inf if most is None else most

    def check(value: object, node: Node) -> None:
        if isinstance(value, kind) and not least <= (found := measure(value)) <= end:
            bounds = {"least": f"{least:g}", "most": "…" if most is None else f"{most:g}"}
            raise node.error(reason, **bounds, found=f"{found:g}")

    return check


def _matching(pattern: re.Pattern[str]) -> Check:
    def check(value: object, node: Node) -> None:
        if isinstance(value, str) and pattern.fullmatch(value) is None:
            raise node.error(Reason.VALUE_PATTERN, found=show(value))

    return check
