"""Reading JSON documents strictly: whatever is wrong is refused with its place and a reason."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NoReturn

Refuse = Callable[[str, str], Exception]
"""Makes the error of a place and a reason."""


def read_text(path: Path, refuse: Refuse) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise refuse("", f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise refuse("", f"is not UTF-8 text: {error.reason} at byte {error.start}") from error


def parse_json(text: str, refuse: Refuse) -> Any:
    """The value of a JSON text; no field twice, no NaN, no infinity."""

    def no_constant(name: str) -> NoReturn:
        raise ValueError(f"{name} is not a number of JSON")

    def no_field_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        fields = dict(pairs)
        if len(fields) != len(pairs):
            names = [name for name, _ in pairs]
            raise ValueError(f"the field {next(n for n in names if names.count(n) > 1)!r} is there twice")
        return fields

    try:
        return json.loads(text, parse_constant=no_constant, object_pairs_hook=no_field_twice)
    except (ValueError, RecursionError) as error:
        raise refuse("", f"is not JSON: {error}") from error


class Node:
    """A value of a JSON document, and its place there."""

    def __init__(self, raw: Any, place: str, refuse: Refuse) -> None:
        self.raw = raw
        self.place = place
        self._refuse = refuse

    def error(self, reason: str) -> Exception:
        """The error that this value is wrong."""
        return self._refuse(self.place, reason)

    def _child(self, raw: Any, name: str | int) -> Node:
        if isinstance(name, int):
            return Node(raw, f"{self.place}[{name}]", self._refuse)
        return Node(raw, f"{self.place}.{name}" if self.place else name, self._refuse)

    @property
    def is_null(self) -> bool:
        return self.raw is None

    def fields(self) -> dict[str, Node]:
        """The fields of an object."""
        if not isinstance(self.raw, dict):
            raise self.error(f"expected an object, found {show(self.raw)}")
        return {name: self._child(raw, name) for name, raw in self.raw.items()}

    def field(self, name: str) -> Node:
        """A field that has to be there."""
        if not isinstance(self.raw, dict):
            raise self.error(f"expected an object, found {show(self.raw)}")
        if name not in self.raw:
            raise self._child(None, name).error("is missing")
        return self._child(self.raw[name], name)

    def get(self, name: str, default: Any = None) -> Node:
        """A field, or its default if it is not there."""
        if not isinstance(self.raw, dict):
            raise self.error(f"expected an object, found {show(self.raw)}")
        return self._child(self.raw.get(name, default), name)

    def exactly(self, *names: str) -> Node:
        """An object with just these fields."""
        found = self.fields()
        if set(found) != set(names):
            raise self.error(f"expected the fields {', '.join(names)}; found {', '.join(found) or 'none'}")
        return self

    def items(self) -> Iterator[Node]:
        """The entries of a list."""
        if not isinstance(self.raw, list):
            raise self.error(f"expected a list, found {show(self.raw)}")
        return (self._child(raw, number) for number, raw in enumerate(self.raw))

    def text(self) -> str:
        """A text that is not empty."""
        if not isinstance(self.raw, str) or not self.raw:
            raise self.error(f"expected a text, found {show(self.raw)}")
        return self.raw

    def choice(self, words: Sequence[str]) -> str:
        """One of some words."""
        if not isinstance(self.raw, str) or self.raw not in words:
            raise self.error(f"expected one of {', '.join(words)}; found {show(self.raw)}")
        return self.raw

    def number(self, least: int, most: int) -> int:
        """A whole number within bounds, both included."""
        if isinstance(self.raw, bool) or not isinstance(self.raw, int) or not least <= self.raw <= most:
            raise self.error(f"expected a whole number from {least} to {most}, found {show(self.raw)}")
        return self.raw

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.raw, bool):
            raise self.error(f"expected true or false, found {show(self.raw)}")
        return self.raw


def show(raw: object) -> str:
    """A value in an error message, cut short."""
    text = json.dumps(raw, ensure_ascii=False, default=repr)
    return text if len(text) <= 60 else f"{text[:57]}…"
