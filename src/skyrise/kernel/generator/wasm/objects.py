"""An object file of WebAssembly, read: its sections, and the numbers of the functions that have names.

The format is that of the WebAssembly specification, with the custom section ``linking`` of the tool conventions.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import IntEnum

HEAD = b"\0asm\1\0\0\0"
SYMBOL_TABLE = 8
"""The part of the section ``linking`` that has the symbols."""
UNDEFINED, NAMED = 0x10, 0x40
"""Flags of a symbol: it is imported; its name is written although it is imported."""
WITHOUT_INDEX = 1
"""The kind of a symbol for data, which no function is."""


class Section(IntEnum):
    """The sections that are used here, in the order of a module."""

    CUSTOM = 0
    TYPE = 1
    IMPORT = 2
    FUNCTION = 3
    TABLE = 4
    MEMORY = 5
    GLOBAL = 6
    EXPORT = 7
    ELEMENT = 9
    CODE = 10
    DATA = 11
    DATA_COUNT = 12


class Unlinkable(Exception):
    """An object file that needs more than is known here."""


class Reader:
    """Reads bytes from the front."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self._data, self._at = data, at

    @property
    def is_done(self) -> bool:
        """Is nothing left?"""
        return self._at >= len(self._data)

    def byte(self) -> int:
        """One byte."""
        self._at += 1
        return self._data[self._at - 1]

    def number(self) -> int:
        """An unsigned number in LEB128."""
        result = shift = 0
        while True:
            byte = self.byte()
            result |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return result

    def take(self, size: int) -> bytes:
        """So many bytes."""
        self._at += size
        return self._data[self._at - size : self._at]

    def name(self) -> str:
        """A text with its length in front."""
        return self.take(self.number()).decode()


@dataclass
class ObjectFile:
    """What is needed of an object file."""

    sections: dict[Section, bytes] = field(default_factory=dict)
    functions: dict[str, int] = field(default_factory=dict)
    """The numbers of functions that are defined, by their names."""


def read_object(code: bytes) -> ObjectFile:
    """Reads an object file."""
    if not code.startswith(HEAD):
        raise Unlinkable("it is no object file of WebAssembly")
    made = ObjectFile()
    reader = Reader(code, len(HEAD))
    while not reader.is_done:
        kind = Section(reader.byte())
        body = reader.take(reader.number())
        if kind is not Section.CUSTOM:
            made.sections[kind] = body
            continue
        custom = Reader(body)
        if custom.name() == "linking":
            made.functions = dict(_functions(custom))
    return made


def _functions(linking: Reader) -> Iterator[tuple[str, int]]:
    linking.number()  # the version of the convention
    while not linking.is_done:
        kind = linking.byte()
        part = Reader(linking.take(linking.number()))
        if kind == SYMBOL_TABLE:
            for _ in range(part.number()):
                yield from _symbol(part)


def _symbol(part: Reader) -> Iterator[tuple[str, int]]:
    """A symbol, if it is a function that is defined; others are read over."""
    kind, flags = part.byte(), part.number()
    if kind == WITHOUT_INDEX:
        raise Unlinkable(f"it has data, {part.name()}, whose address would have to be found")
    index = part.number()
    if not flags & UNDEFINED or flags & NAMED:
        name = part.name()
        if kind == 0 and not flags & UNDEFINED:
            yield name, index
