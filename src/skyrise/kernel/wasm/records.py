"""States and tables as bytes, laid out as the generator lays out records."""

from __future__ import annotations

from struct import Struct, calcsize

from skyrise.rules.core.state import State, Tables, blank, fields

from ..generator.annotations import Annotations

CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}
"""How ``struct`` calls the numbers of records."""


def layout(kind: type[State] | type[Tables]) -> Struct:
    """How a record is packed."""
    return LAYOUTS[kind]


def _layout(kind: type[State] | type[Tables]) -> Struct:
    record = Annotations({}).record_of(kind)
    text, end = "<", 0
    for field in fields(kind):
        offset, numbers = record.fields[field.name].offset, f"{max(field.length, 1)}{CODES[field.dtype]}"
        text += f"{offset - end}x{numbers}"
        end = offset + calcsize(f"<{numbers}")
    return Struct(f"{text}{record.size - end}x")


LAYOUTS = {State: _layout(State), Tables: _layout(Tables)}


def packed(record: State | Tables) -> bytes:
    """A record as bytes."""
    numbers: list[int] = []
    for field in fields(type(record)):
        value = getattr(record, field.name)
        numbers += value if field.length else (value,)
    return layout(type(record)).pack(*numbers)


def state_of(data: bytes) -> State:
    """The state that was packed."""
    s, numbers, at = blank(State), layout(State).unpack(data), 0
    for field in fields(State):
        count = max(field.length, 1)
        setattr(s, field.name, list(numbers[at : at + count]) if field.length else numbers[at])
        at += count
    return s
