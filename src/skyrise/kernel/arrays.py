"""States and tables as structured arrays of one element: what the compiled rules work on."""

from __future__ import annotations

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


def to_array(record: State | Tables) -> Array:
    """A state or tables of the interpreted rules, as an array of one element."""
    array = np.zeros(1, dtype=STATE if isinstance(record, State) else TABLES)
    for name in array.dtype.names or ():
        array[name][0] = getattr(record, name)
    return array


def to_state(array: Array, index: int = 0) -> State:
    """An element of an array of states, as a state of the interpreted rules."""
    s = blank(State)
    for field in fields(State):
        value = array[field.name][index]
        setattr(s, field.name, value.tolist() if field.length else int(value))
    return s
