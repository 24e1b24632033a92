"""States and tables as structured arrays: what compiled cores work on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from skyrise.rules.core.state import State, Tables, blank, fields

Array = npt.NDArray[Any]


def record_dtype(record: type[State] | type[Tables]) -> np.dtype[Any]:
    """The structured type of a record of the core."""
    return np.dtype(
        [(f.name, f.dtype, (f.length,)) if f.length else (f.name, f.dtype) for f in fields(record)], align=True
    )


STATE = record_dtype(State)
TABLES = record_dtype(Tables)


def state_row(states: Sequence[State]) -> Array:
    """States of the interpreted rules, as an array."""
    return _row(states, STATE)


def table_row(tables: Sequence[Tables]) -> Array:
    """Tables of the interpreted rules, as an array."""
    return _row(tables, TABLES)


def to_array(record: State | Tables) -> Array:
    """A state or tables of the interpreted rules, as an array of one element."""
    return state_row([record]) if isinstance(record, State) else table_row([record])


def _row(records: Sequence[State | Tables], dtype: np.dtype[Any]) -> Array:
    """Of this very type: with one that only equals it, Numba takes five times as long for a call."""
    row = np.zeros(len(records), dtype=dtype)
    for name in dtype.names or ():
        column = row[name]
        for i, record in enumerate(records):
            column[i] = getattr(record, name)
    return row


def to_state(array: Array, index: int = 0) -> State:
    """An element of an array of states, as a state of the interpreted rules."""
    s = blank(State)
    for field in fields(State):
        value = array[field.name][index]
        setattr(s, field.name, value.tolist() if field.length else int(value))
    return s
