"""Reading JSON documents strictly: what is wrong is refused, with its place and a reason."""

from __future__ import annotations

import errno
import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import isfinite
from pathlib import Path
from typing import Any, Final, NoReturn

from .reasons import Reason
from .refusals import Refusal, Refuse

HALF: Final = re.compile(r"\\u[dD][89a-fA-F]")
"""Half of a surrogate pair; alone it cannot be encoded."""

MARK: Final = "\ufeff"
"""Of the order of bytes, which JSON does not have."""

LONGEST: Final = 60
"""How many characters of a wrong value are shown."""

SYNTAX: Final = {
    "Expecting value": "value",
    "Expecting property name": "name",
    "Expecting ':'": "colon",
    "Expecting ','": "comma",
    "Illegal trailing comma": "trailing",
    "Extra data": "extra",
    "Unterminated string": "endless",
    "Invalid control character": "control",
    "Invalid \\": "escape",
    "Unexpected UTF-8 BOM": "mark",
}
"""How messages of Python's JSON reader begin, and our word for each."""


def read_text(path: Path, refuse: Refuse) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise refuse(Reason.FILE_UNREADABLE, why=file_trouble(error)) from error
    except UnicodeDecodeError as error:
        raise not_utf8(error, refuse) from error


def file_trouble(error: OSError) -> Refusal:
    """Why the system could not read a file."""
    code = errno.errorcode.get(error.errno or 0, "")
    return Refusal(Reason.FILE_TROUBLE, code=code, why=error.strerror or str(error))


def not_utf8(error: UnicodeDecodeError, refuse: Refuse) -> Refusal:
    """The bytes are not UTF-8."""
    return refuse(Reason.FILE_BYTES, byte=str(error.start))


def parse_json(text: str, refuse: Refuse) -> Any:
    """The value of a JSON text; duplicate fields, NaN and infinity are refused."""
    try:
        decoder = _decoder(refuse)  # type: ignore[arg-type]  # whatever refuses is a class or a function
        value = json.loads(text) if text.startswith(MARK) else decoder.decode(text)  # the former says what is wrong
        if HALF.search(text):
            json.dumps(value, ensure_ascii=False).encode()
    except Refusal:
        raise
    except json.JSONDecodeError as error:
        raise _no_json(error, refuse) from error
    except RecursionError as error:
        raise refuse(Reason.JSON_DEEP) from error
    except UnicodeEncodeError as error:
        raise refuse(Reason.JSON_HALF) from error
    except ValueError as error:
        raise refuse(Reason.JSON_DIGITS) from error
    return value


@lru_cache(8)
def _decoder(refuse: Refuse) -> json.JSONDecoder:
    """Python's, made strict."""

    def no_constant(name: str) -> NoReturn:
        raise refuse(Reason.JSON_CONSTANT, name=name)

    def finite(digits: str) -> float:
        number = float(digits)
        return number if isfinite(number) else no_constant(cut(digits))

    def no_field_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        fields = dict(pairs)
        if len(fields) != len(pairs):
            twice = Counter(name for name, _ in pairs).most_common(1)[0][0]
            raise refuse(Reason.JSON_TWICE, name=show(twice))
        return fields

    return json.JSONDecoder(parse_constant=no_constant, parse_float=finite, object_pairs_hook=no_field_twice)


def _no_json(error: json.JSONDecodeError, refuse: Refuse) -> Refusal:
    kinds = (kind for start, kind in SYNTAX.items() if error.msg.startswith(start))
    kind = next(kinds, error.msg)
    return refuse(Reason.JSON_SYNTAX, kind=kind, line=str(error.lineno), column=str(error.colno))


class Node:
    """A value of a JSON document, and its place there."""

    __slots__ = ("_refuse", "place", "raw")

    def __init__(self, raw: Any, place: str, refuse: Refuse) -> None:
        self.raw = raw
        self.place = place
        self._refuse = refuse

    def error(self, reason: Reason, /, **arguments: object) -> Refusal:
        """The refusal of this value."""
        return self._refuse(reason, place=self.place, **arguments)

    def _child(self, raw: Any, name: str | int) -> Node:
        if isinstance(name, int):
            return Node(raw, f"{self.place}[{name}]", self._refuse)
        return Node(raw, f"{self.place}.{name}" if self.place else name, self._refuse)

    @property
    def is_null(self) -> bool:
        return self.raw is None

    def table(self) -> dict[str, Any]:
        """An object, as it was read."""
        if not isinstance(self.raw, dict):
            raise self.error(Reason.VALUE_OBJECT, found=show(self.raw))
        return self.raw

    def fields(self) -> dict[str, Node]:
        """The fields of an object."""
        return {name: self._child(raw, name) for name, raw in self.table().items()}

    def field(self, name: str) -> Node:
        """A required field."""
        if name not in self.table():
            raise self._child(None, name).error(Reason.VALUE_MISSING)
        return self._child(self.raw[name], name)

    def get(self, name: str, default: Any = None) -> Node:
        """A field, or its default if it is not there."""
        return self._child(self.table().get(name, default), name)

    def exactly(self, *names: str) -> Node:
        """An object with just these fields."""
        found = self.fields()
        if set(found) != set(names):
            shown = cut(", ".join(found)) or "{}"
            raise self.error(Reason.VALUE_FIELDS, names=", ".join(names), found=shown)
        return self

    def items(self) -> Iterator[Node]:
        """The entries of a list."""
        if not isinstance(self.raw, list):
            raise self.error(Reason.VALUE_LIST, found=show(self.raw))
        return (self._child(raw, number) for number, raw in enumerate(self.raw))

    def text(self) -> str:
        """A text that is not empty."""
        if not isinstance(self.raw, str) or not self.raw:
            raise self.error(Reason.VALUE_TEXT, found=show(self.raw))
        return self.raw

    def choice(self, words: Sequence[str]) -> str:
        """One of the given words."""
        if not isinstance(self.raw, str) or self.raw not in words:
            raise self.error(Reason.VALUE_CHOICE, words=", ".join(words), found=show(self.raw))
        return self.raw

    def number(self, least: int, most: int) -> int:
        """A whole number within bounds, both included."""
        if isinstance(self.raw, bool) or not isinstance(self.raw, int) or not least <= self.raw <= most:
            bounds = {"least": str(least), "most": str(most)}
            raise self.error(Reason.VALUE_NUMBER, **bounds, found=show(self.raw))
        return self.raw

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.raw, bool):
            raise self.error(Reason.VALUE_FLAG, found=show(self.raw))
        return self.raw


def show(raw: object) -> str:
    """A value in an error message, cut short."""
    return cut(json.dumps(raw, ensure_ascii=False, default=repr))


def cut(text: str) -> str:
    """A text in an error message, cut short, without half characters."""
    whole = text.encode(errors="backslashreplace").decode()
    return whole if len(whole) <= LONGEST else f"{whole[: LONGEST - 3]}…"
