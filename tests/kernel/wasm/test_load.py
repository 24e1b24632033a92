"""The load of WebAssembly: its lists are used as Python's own, and its memory does not grow for ever."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from skyrise import Game
from skyrise.kernel.core import loops
from skyrise.kernel.wasm.load import Wasm
from skyrise.kernel.wasm.memory import Memory
from skyrise.rules.core.play import apply
from skyrise.rules.core.state import State, blank, same_state
from skyrise.rules.core.words import ACTIONS
from skyrise.search.core.tree import plant


class Counted:
    """A host that only counts its memory."""

    def __init__(self) -> None:
        self.memory = bytearray(1 << 16)

    def more(self, size: int) -> int:
        self.memory += bytes(size)
        return len(self.memory) - size

    def read(self, address: int, size: int) -> bytes:
        return bytes(self.memory[address : address + size])

    def write(self, address: int, data: bytes) -> None:
        self.memory[address : address + len(data)] = data

    def clear(self, address: int, size: int) -> None:
        self.write(address, bytes(size))

    def call(self, name: str, kinds: str, arguments: object) -> None:
        raise AssertionError


def test_numbers_are_used_as_a_list(wasm: Wasm) -> None:
    numbers, floats = wasm.ints(5), wasm.floats(2)
    numbers[:] = range(-2, 3)
    numbers[1], floats[1] = -(2**63), 0.1
    assert list(numbers) == [-2, -(2**63), 0, 1, 2]
    assert (numbers[-1], numbers[1:3], numbers[4:2], floats[:]) == (2, [-(2**63), 0], [], [0.0, 0.1])
    with pytest.raises(IndexError, match="there are 5 items, and no item 5"):
        numbers[5]
    with pytest.raises(ValueError, match="2 numbers are wanted, not 3"):
        numbers[:2] = [1, 2, 3]
    with pytest.raises(ValueError, match="no step"):
        numbers[::2]


def test_rows_are_lists_in_a_list(wasm: Wasm) -> None:
    rows = wasm.grid(2, 3)
    rows[1][2] = 7
    assert [row[:] for row in rows] == [[0, 0, 0], [0, 0, 7]]


def test_states_go_in_and_come_back(wasm: Wasm) -> None:
    first, second = Game.new(2, seed=1).state, Game.new(3, seed=2).state
    row = wasm.states([second, first])
    assert same_state(wasm.state(row), second)
    assert same_state(wasm.state(row[1:]), first)
    twin = wasm.copy(row)
    twin[0] = wasm.blanks(1)[0]
    assert same_state(wasm.state(row), second)
    assert same_state(wasm.state(twin), blank(State))


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (lambda load: ([1],) * 11, "list.int. is wanted as a list of this load, not as list"),
        (lambda load: (load.grid(1, 1),) * 11, "list.int. is wanted as a list of this load, not as Rows"),
        (lambda load: (load.blanks(1),) * 11, "list.int. is wanted as a list of this load, not as Records"),
    ],
)
def test_other_lists_are_refused(wasm: Wasm, arguments: Callable[[Wasm], Any], problem: str) -> None:
    with pytest.raises(TypeError, match=problem):
        wasm.function(plant)(arguments(wasm))


def test_only_entries_can_be_called_and_no_array_is_shared(wasm: Wasm) -> None:
    with pytest.raises(ValueError, match=r"skyrise\.rules\.core\.play\.apply is no entry of a core"):
        wasm.function(apply)
    with pytest.raises(TypeError, match="no array of NumPy"):
        wasm.array(None)


def test_first_arguments_can_be_given_for_good(wasm: Wasm) -> None:
    game = Game.new(2, seed=1)
    desk = loops.Desk(wasm.tables([game.match.tables]), wasm.ints(ACTIONS))
    s = game.state
    row: Any = wasm.states([s])
    code = game.match.legal_codes(s)[0]
    count = wasm.bound(loops.step, row, desk)(code)
    apply(s, game.match.tables, code)
    assert desk.out[:count] == game.match.legal_codes(s)
    assert same_state(wasm.state(row), s)


def test_memory_is_given_out_again_clean() -> None:
    host = Counted()
    load = Wasm(host)
    kept = load.ints(1000)
    for _ in range(100):
        numbers = load.ints(1000)
        assert not any(numbers)
        numbers[:] = [7] * 1000
    kept[999] = 5
    del numbers
    assert len(host.memory) < 4 << 16
    assert load.ints(1000)[999] == 0
    assert kept[999] == 5


def test_a_part_keeps_the_memory_of_the_whole() -> None:
    load = Wasm(Counted())
    row = load.grid(2, 3)[1]
    row[0] = 3
    assert load.grid(2, 3)[1][0] == 0
    assert row[0] == 3


def test_blocks_do_not_overlap() -> None:
    memory = Memory(Counted())
    blocks = [memory.block(size) for size in (1, 16, 17, 5000, 70_000, 8, 1 << 17)]
    places = sorted((block.address, block.address + block.size) for block in blocks)
    assert all(end <= start for (_, end), (start, _) in pairwise(places))
    assert places[0][0] >= 1 << 16
    assert all(block.address % 16 == 0 for block in blocks)
