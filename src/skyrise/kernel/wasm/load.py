"""The load of WebAssembly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from skyrise.rules.core.state import State, Tables

from ..load import Function, Load, Result
from .calls import Entry
from .host import Host
from .lists import Numbers, Records, Rows
from .memory import Memory
from .records import layout, packed, state_of

INT, FLOAT = "q", "d"


class Wasm(Load):
    """Lists in the memory of a host, and the functions of its module."""

    is_compiled = True
    pace = 1_000_000
    chunk = 64
    slots = 1 << 16
    nodes = 1 << 18

    def __init__(self, host: Host) -> None:
        self.host = host
        self._memory = Memory(host)
        self._entries: dict[Callable[..., Any], Entry] = {}

    def entry(self, function: Callable[..., Any]) -> Entry:
        """The twin of a function in the module."""
        if function not in self._entries:
            self._entries[function] = Entry(function, self._memory)
        return self._entries[function]

    def function(self, function: Function) -> Function:
        return cast(Function, self.entry(function))

    def bound(self, function: Callable[..., Result], *arguments: Any) -> Callable[..., Result]:
        return self.entry(function).bound(*arguments)

    def ints(self, length: int) -> Any:
        return Numbers(self._memory.block(8 * length), INT, length)

    def floats(self, length: int) -> Any:
        return Numbers(self._memory.block(8 * length), FLOAT, length)

    def grid(self, rows: int, columns: int) -> Any:
        return Rows(self._memory.block(8 * rows * columns), rows, columns)

    def clear(self, numbers: Any) -> None:
        numbers.clear()

    def array(self, array: Any) -> Any:
        raise TypeError("WebAssembly has a memory of its own, and shares no array of NumPy")

    def blanks(self, count: int) -> Any:
        return self._records(State, count)

    def states(self, states: list[State]) -> Any:
        return self._written(State, states)

    def tables(self, tables: list[Tables]) -> Any:
        return self._written(Tables, tables)

    def copy(self, states: Any) -> Any:
        twin = self._records(State, len(states))
        twin.write([bytes(states)])
        return twin

    def state(self, states: Any) -> State:
        return state_of(bytes(states[0]))

    def _records(self, kind: type[State] | type[Tables], count: int) -> Records:
        size = layout(kind).size
        return Records(self._memory.block(size * count), size, count)

    def _written(self, kind: type[State] | type[Tables], records: Sequence[State | Tables]) -> Records:
        row = self._records(kind, len(records))
        row.write(map(packed, records))
        return row
