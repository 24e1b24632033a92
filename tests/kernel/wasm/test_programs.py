"""Small programs, and random ones, do the same as WebAssembly as they do interpreted: results, and memory."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from struct import pack
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kernel.generator.programs import DIALECT, entry_of, module_of
from kernel.generator.random_programs import programs
from kernel.generator.test_constructs import PROGRAMS
from kernel.generator.test_random_programs import CALLS, START
from node_kernel import node_host
from nodes import needs_node
from skyrise.kernel.wasm.calls import Entry
from skyrise.kernel.wasm.lists import Numbers, Records
from skyrise.kernel.wasm.memory import Memory
from skyrise.kernel.wasm.module import compile_module
from skyrise.rules.core.runtime import entry

pytestmark = needs_node
BOX = "<bxh4xq8b"
"""The record of random programs: its tiny, short and wide number, and its eight bytes."""


@contextmanager
def in_node(modules: Sequence[ModuleType]) -> Iterator[tuple[list[Callable[..., Any]], Memory]]:
    """``run`` of each as WebAssembly, and their memory."""
    functions = [entry(entry_of(module)) for module in modules]
    with node_host(compile_module(functions, DIALECT)) as host:
        memory = Memory(host)
        yield [Entry(function, memory) for function in functions], memory


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_gives_the_same_number(tmp_path: Path, name: str) -> None:
    module = module_of(tmp_path, PROGRAMS[name])
    with in_node([module]) as ([run], _):
        for a in (-65, -7, -1, 0, 1, 5, 63, 1000):
            for b in (-64, -2, 0, 3, 64):
                assert run(a, b) == entry_of(module)(a, b)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("programs")


@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
@given(texts=st.lists(programs(), min_size=6, max_size=6), calls=CALLS)
def test_random_programs_do_the_same(folder: Path, texts: list[str], calls: list[tuple[int, int, int, float]]) -> None:
    modules = [module_of(folder, text) for text in texts]
    with in_node(modules) as (runs, memory):
        for module, run, (a, b, c, x) in [(*one, call) for one in zip(modules, runs, strict=True) for call in calls]:
            slow, slow_box = list(START), SimpleNamespace(tiny=1, short=-2, wide=3, bytes=list(START))
            fast, boxes = Numbers(memory.block(64), "q", 8), Records(memory.block(24), 24, 1)
            fast[:] = START
            boxes.write([pack(BOX, 1, -2, 3, *START)])
            assert run(a, b, c, x, fast, boxes) == entry_of(module)(a, b, c, x, slow, slow_box)
            assert fast[:] == slow
            tiny, short, wide, many = vars(slow_box).values()
            assert bytes(boxes) == pack(BOX, tiny, short, wide, *many)
