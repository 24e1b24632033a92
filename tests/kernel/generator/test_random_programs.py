"""Random programs do the same, interpreted and native: the same result, and the same in memory."""

from __future__ import annotations

import ctypes
import math
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

pytest.importorskip("llvmlite", reason="llvmlite is not installed: nothing can be compiled")

from kernel.generator.programs import compiled, entry_of, ints, module_of
from kernel.generator.random_programs import programs

WHOLE = st.integers(-(2**63), 2**63 - 1) | st.integers(-9, 9)
CALLS = st.lists(st.tuples(WHOLE, WHOLE, WHOLE, st.floats(-100, 100)), min_size=3, max_size=6)
START = tuple(range(-3, 5))


class Box(ctypes.Structure):
    """The record of the programs."""

    _fields_ = (
        ("tiny", ctypes.c_int8),
        ("short", ctypes.c_int16),
        ("wide", ctypes.c_int64),
        ("bytes", ctypes.c_int8 * 8),
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("programs")


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(text=programs(), calls=CALLS)
def test_random_programs_do_the_same(folder: Path, text: str, calls: list[tuple[int, int, int, float]]) -> None:
    module = module_of(folder, text)
    interpreted, native = entry_of(module), compiled(module)
    for a, b, c, x in calls:
        slow, slow_box = list(START), SimpleNamespace(tiny=1, short=-2, wide=3, bytes=list(START))
        fast, boxes = ints(*START), (Box * 1)(Box(1, -2, 3, (ctypes.c_int8 * 8)(*START)))
        expected = interpreted(a, b, c, x, slow, slow_box)
        assert native(a, b, c, x, fast, boxes) == expected
        assert fast[:] == slow
        box = boxes[0]
        assert (box.tiny, box.short, box.wide, box.bytes[:]) == tuple(vars(slow_box).values())


@given(x=st.floats(-800, 700))
def test_the_exponential_is_close_to_the_true_one(x: float) -> None:
    from skyrise.search.core.exponential import exponential

    assert exponential(x) == pytest.approx(math.exp(x), rel=3e-16, abs=1e-307)
