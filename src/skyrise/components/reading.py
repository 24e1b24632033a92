"""Reading JSON documents strictly: whatever is wrong is refused with its place and a reason."""

from __future__ import annotations

import errno
import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from .faults import Fault, Faulty

Refuse = Callable[[str, Fault], Faulty]
"""Makes the error of a place and a fault."""

HALF: Final = re.compile(r"\\u[dD][89a-fA-F]")
"""Half of a character that JSON writes as two; alone it is no text that a file could hold."""

LONGEST: Final = 60
"""So many characters of what was found are shown."""

SYNTAX: Final = {
    "Expecting value": ("value", "a value is expected"),
    "Expecting property name": ("name", "the name of a field is expected, in double quotes"),
    "Expecting ':'": ("colon", "a colon is expected"),
    "Expecting ','": ("comma", "a comma or the end is expected"),
    "Illegal trailing comma": ("trailing", "there is a comma too many"),
    "Extra data": ("extra", "there is more after the end"),
    "Unterminated string": ("endless", "a text has no end"),
    "Invalid control character": ("control", "a text goes over the end of its line"),
    "Invalid \\": ("escape", "a backslash is followed by something impossible"),
    "Unexpected UTF-8 BOM": ("mark", "it begins with a byte order mark"),
}
"""What Python's JSON reader says begins so: our word for it, and what it means."""


def read_text(path: Path, refuse: Refuse) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        why = file_trouble(error)
        raise refuse("", Fault("file.unreadable", "cannot be read: {why}", why=why)) from error
    except UnicodeDecodeError as error:
        raise refuse("", not_utf8(error)) from error


def file_trouble(error: OSError) -> Fault:
    """What the system says about a file."""
    code = errno.errorcode.get(error.errno or 0, "")
    return Fault("file.trouble", "{why}", code=code, why=error.strerror or str(error))


def not_utf8(error: UnicodeDecodeError) -> Fault:
    """Bytes are no text."""
    return Fault("file.bytes", "is not UTF-8 text: wrong at byte {byte}", byte=str(error.start))


def parse_json(text: str, refuse: Refuse) -> Any:
    """The value of a JSON text; no field twice, no NaN, no infinity."""

    def no_constant(name: str) -> NoReturn:
        raise refuse("", Fault("json.constant", "is not JSON: {name} is not a number of JSON", name=name))

    def no_field_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        fields = dict(pairs)
        if len(fields) != len(pairs):
            twice = Counter(name for name, _ in pairs).most_common(1)[0][0]
            raise refuse("", Fault("json.twice", "is not JSON: the field {name} is there twice", name=show(twice)))
        return fields

    try:
        value = json.loads(text, parse_constant=no_constant, object_pairs_hook=no_field_twice)
        if HALF.search(text):
            json.dumps(value, ensure_ascii=False).encode()
    except Faulty:
        raise
    except json.JSONDecodeError as error:
        raise refuse("", _no_json(error)) from error
    except RecursionError as error:
        raise refuse("", Fault("json.deep", "has lists or objects too deep inside one another")) from error
    except UnicodeEncodeError as error:
        pattern = "has a text with half a character: \\ud800 to \\udfff come in pairs"
        raise refuse("", Fault("json.half", pattern)) from error
    except ValueError as error:
        raise refuse("", Fault("json.digits", "has a number with too many digits")) from error
    return value


def _no_json(error: json.JSONDecodeError) -> Fault:
    kinds = (kind for start, kind in SYNTAX.items() if error.msg.startswith(start))
    kind, what = next(kinds, ("other", error.msg))
    pattern = "is not JSON: {what} (line {line}, column {column})"
    return Fault("json.syntax", pattern, kind=kind, what=what, line=str(error.lineno), column=str(error.colno))


class Node:
    """A value of a JSON document, and its place there."""

    def __init__(self, raw: Any, place: str, refuse: Refuse) -> None:
        self.raw = raw
        self.place = place
        self._refuse = refuse

    def error(self, fault: Fault) -> Faulty:
        """The error that this value is wrong."""
        return self._refuse(self.place, fault)

    def _child(self, raw: Any, name: str | int) -> Node:
        if isinstance(name, int):
            return Node(raw, f"{self.place}[{name}]", self._refuse)
        return Node(raw, f"{self.place}.{name}" if self.place else name, self._refuse)

    @property
    def is_null(self) -> bool:
        return self.raw is None

    def _object(self) -> dict[str, Any]:
        if not isinstance(self.raw, dict):
            raise self.error(Fault("value.object", "expected an object, found {found}", found=show(self.raw)))
        return self.raw

    def fields(self) -> dict[str, Node]:
        """The fields of an object."""
        return {name: self._child(raw, name) for name, raw in self._object().items()}

    def field(self, name: str) -> Node:
        """A field that has to be there."""
        if name not in self._object():
            raise self._child(None, name).error(Fault("value.missing", "is missing"))
        return self._child(self.raw[name], name)

    def get(self, name: str, default: Any = None) -> Node:
        """A field, or its default if it is not there."""
        return self._child(self._object().get(name, default), name)

    def exactly(self, *names: str) -> Node:
        """An object with just these fields."""
        found = self.fields()
        if set(found) != set(names):
            pattern = "expected the fields {names}; found {found}"
            shown = cut(", ".join(found)) or "{}"
            raise self.error(Fault("value.fields", pattern, names=", ".join(names), found=shown))
        return self

    def items(self) -> Iterator[Node]:
        """The entries of a list."""
        if not isinstance(self.raw, list):
            raise self.error(Fault("value.list", "expected a list, found {found}", found=show(self.raw)))
        return (self._child(raw, number) for number, raw in enumerate(self.raw))

    def text(self) -> str:
        """A text that is not empty."""
        if not isinstance(self.raw, str) or not self.raw:
            raise self.error(Fault("value.text", "expected a text, found {found}", found=show(self.raw)))
        return self.raw

    def choice(self, words: Sequence[str]) -> str:
        """One of some words."""
        if not isinstance(self.raw, str) or self.raw not in words:
            pattern = "expected one of {words}; found {found}"
            raise self.error(Fault("value.choice", pattern, words=", ".join(words), found=show(self.raw)))
        return self.raw

    def number(self, least: int, most: int) -> int:
        """A whole number within bounds, both included."""
        if isinstance(self.raw, bool) or not isinstance(self.raw, int) or not least <= self.raw <= most:
            pattern = "expected a whole number from {least} to {most}, found {found}"
            bounds = {"least": str(least), "most": str(most)}
            raise self.error(Fault("value.number", pattern, **bounds, found=show(self.raw)))
        return self.raw

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.raw, bool):
            raise self.error(Fault("value.flag", "expected true or false, found {found}", found=show(self.raw)))
        return self.raw


def show(raw: object) -> str:
    """A value in an error message, cut short."""
    return cut(json.dumps(raw, ensure_ascii=False, default=repr))


def cut(text: str) -> str:
    """A text in an error message, cut short, without half characters."""
    whole = text.encode(errors="backslashreplace").decode()
    return whole if len(whole) <= LONGEST else f"{whole[: LONGEST - 3]}…"
