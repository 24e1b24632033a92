"""States and tables as native code has them: structures of ctypes, laid out as the generator lays out records."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

from skyrise.rules.core.state import Field, State, Tables, blank, fields

NUMBERS: dict[str, Any] = {"i1": ctypes.c_int8, "i2": ctypes.c_int16, "i4": ctypes.c_int32, "i8": ctypes.c_int64}


def _type_of(field: Field) -> Any:
    return NUMBERS[field.dtype] * field.length if field.length else NUMBERS[field.dtype]


class NativeState(ctypes.Structure):
    """A state of native code."""

    _fields_ = [(field.name, _type_of(field)) for field in fields(State)]


class NativeTables(ctypes.Structure):
    """The tables of a match, for native code."""

    _fields_ = [(field.name, _type_of(field)) for field in fields(Tables)]


def native_states(states: Sequence[State]) -> Any:
    """States of the interpreted rules, in a row."""
    row = (NativeState * len(states))()
    for target, s in zip(row, states, strict=True):
        _write(target, s, fields(State))
    return row


def native_tables(tables: Sequence[Tables]) -> Any:
    """Tables of the interpreted rules, in a row."""
    row = (NativeTables * len(tables))()
    for target, t in zip(row, tables, strict=True):
        _write(target, t, fields(Tables))
    return row


def state_of(native: NativeState) -> State:
    """A state for the interpreted rules."""
    s = blank(State)
    for field in fields(State):
        value = getattr(native, field.name)
        setattr(s, field.name, value[:] if field.length else value)
    return s


def _write(target: Any, record: State | Tables, wanted: Sequence[Field]) -> None:
    for field in wanted:
        value = getattr(record, field.name)
        if field.length:
            getattr(target, field.name)[:] = value
        else:
            setattr(target, field.name, value)
