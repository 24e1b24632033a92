"""Lists and records: what is read and written, in which order, and how wide it is."""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("llvmlite", reason="llvmlite is not installed: nothing can be compiled")

from kernel.generator.programs import compiled, entry_of, floats, ints, module_of

WIDTHS: dict[str, Any] = {"i1": ctypes.c_int8, "i2": ctypes.c_int16, "i4": ctypes.c_int32, "i8": ctypes.c_int64}
RECORD = """
@dataclass
class Box:
    first: Annotated[int, "i1", 0]
    many: Annotated[list[int], "i2", 3]
    second: Annotated[int, "i1", 0]
    large: Annotated[int, "i8", 0]
    middle: Annotated[int, "i4", 0]
"""


class Box(ctypes.Structure):
    """As C lays it out."""

    _fields_ = (
        ("first", ctypes.c_int8),
        ("many", ctypes.c_int16 * 3),
        ("second", ctypes.c_int8),
        ("large", ctypes.c_int64),
        ("middle", ctypes.c_int32),
    )


def native(folder: Path, text: str) -> Any:
    return compiled(module_of(folder, text))


def on_both(folder: Path, text: str, *lists: list[int]) -> tuple[list[list[int]], list[list[int]]]:
    """What becomes of lists, interpreted and native."""
    module = module_of(folder, text)
    slow, fast = [list(one) for one in lists], [ints(*one) for one in lists]
    assert entry_of(module)(*slow) == compiled(module)(*fast)
    return slow, [one[:] for one in fast]


NARROW = """
def run(x: Annotated[list[int], "CODE"], v: int) -> int:
    x[1] = v
    return x[1]
"""


@pytest.mark.parametrize("code", WIDTHS)
@pytest.mark.parametrize("value", [0, 1, -1, 127, 128, -129, 2**15, 2**31, -(2**31) - 1, 2**62 + 5])
def test_a_number_is_cut_off_to_the_width_of_its_place(tmp_path: Path, code: str, value: int) -> None:
    numbers = (WIDTHS[code] * 3)(5, 5, 5)
    expected = WIDTHS[code](value).value
    assert native(tmp_path, NARROW.replace("CODE", code))(numbers, value) == expected
    assert numbers[:] == [5, expected, 5]


SINGLES = """
def run(x: Annotated[list[float], "f4"], b: list[bool], v: float) -> float:
    x[0] = v
    b[1] = v > 1.0
    x[1] = b[1]
    return x[0] if b[1] else -x[0]
"""


def test_single_floats_and_bools_are_stored_as_such(tmp_path: Path) -> None:
    singles, bools = (ctypes.c_float * 2)(), (ctypes.c_bool * 2)()
    assert native(tmp_path, SINGLES)(singles, bools, 1.1) == ctypes.c_float(1.1).value
    assert (singles[1], bools[:]) == (1.0, [False, True])


FIELDS = """
def run(boxes: list[Box], v: int) -> int:
    box = boxes[1]
    box.first = v
    box.many[2] = v
    box.second += 300
    box.large = v
    box.middle = v
    return box.first + box.many[2] + len(box.many)
"""


def test_records_are_laid_out_as_c_does_it(tmp_path: Path) -> None:
    boxes = (Box * 2)()
    expected = ctypes.c_int8(70_000).value + ctypes.c_int16(70_000).value + 3
    assert native(tmp_path, RECORD + FIELDS)(boxes, 70_000) == expected
    assert (boxes[1].second, boxes[1].large, boxes[1].middle) == (300 - 256, 70_000, 70_000)
    assert bytes(boxes[0]) == bytes(ctypes.sizeof(Box))


COPIES = """
def run(boxes: list[Box], others: list[Box]) -> None:
    copy(boxes, 0, 1)
    take(boxes, 2, others, 0)
    copy(boxes, 1, 1)
"""


def test_records_are_copied_whole(tmp_path: Path) -> None:
    boxes, others = (Box * 3)(Box(), Box(1, (2, 3, 4), 5, 6, 7)), (Box * 1)(Box(9, (8, 7, 6), 5, 4, 3))
    native(tmp_path, RECORD + COPIES)(boxes, others)
    assert bytes(boxes[0]) == bytes(boxes[1]) == bytes(Box(1, (2, 3, 4), 5, 6, 7))
    assert bytes(boxes[2]) == bytes(others[0])


SWAPS = """
def swap(x: list[int], i: int, j: int) -> None:
    x[i], x[j] = x[j], x[i]

def run(box: Box, x: list[int]) -> None:
    swap(box.many, 0, 2)
    swap(x, 0, 1)
"""


def test_a_function_is_compiled_for_the_width_of_the_list_that_it_gets(tmp_path: Path) -> None:
    boxes, numbers = (Box * 1)(Box(0, (1, 2, 3))), ints(10**12, -5)
    native(tmp_path, RECORD + SWAPS)(boxes, numbers)
    assert boxes[0].many[:] == [3, 2, 1]
    assert numbers[:] == [-5, 10**12]


BUNDLE = """
class Desk(NamedTuple):
    numbers: list[int]
    weights: list[float]
    rows: list[list[int]]

def total(row: list[int]) -> int:
    points = 0
    for i in range(len(row)):
        points += row[i]
    return points

def run(desk: Desk, f: float) -> float:
    desk.numbers[0] += len(desk.weights)
    desk.rows[1][2] = 9
    desk.weights[1] *= f
    return total(desk.rows[1]) + desk.weights[1] + len(desk.rows) + len(desk.rows[0])
"""


def test_a_bundle_has_lists_and_their_lengths(tmp_path: Path) -> None:
    module = module_of(tmp_path, BUNDLE)
    rows = ((ctypes.c_int64 * 3) * 2)()
    rows[1][:] = [1, 2, 3]
    desk = module.Desk(ints(5), floats(0.5, 1.5), rows)
    slow = module.Desk([5], [0.5, 1.5], [[0, 0, 0], [1, 2, 3]])
    assert compiled(module)(desk, 3.0) == entry_of(module)(slow, 3.0) == 1 + 2 + 9 + 4.5 + 2 + 3
    assert (desk.numbers[:], desk.weights[:], rows[1][:]) == (slow.numbers, slow.weights, slow.rows[1])


NOTE = """
def note(seen: list[int], value: int) -> int:
    seen[0] = seen[0] * 10 + value
    return value

"""
ORDERS = {
    "a value comes before its place": "x[note(seen, 1)] = note(seen, 2)",
    "a place is found once": "x[note(seen, 1)] += note(seen, 2)",
    "what a value changes was read before": "x[0] += note(x, 3)",
    "the middle of a comparison is computed once": "x[1] = 1 if note(seen, 1) < note(seen, 2) < note(seen, 3) else 0",
    "the rest of a comparison is left out": "x[1] = 1 if note(seen, 2) < note(seen, 1) < note(seen, 3) else 0",
    "and stops at what is false": "x[1] = note(seen, 0) and note(seen, 2)",
    "or stops at what is true": "x[1] = note(seen, 0) or note(seen, 2) or note(seen, 3)",
    "one way of a choice": "x[1] = note(seen, 1) if note(seen, 0) else note(seen, 3)",
    "values before all places": "x[note(seen, 1)], x[note(seen, 0)] = note(seen, 3), note(seen, 4)",
    "arguments from left to right": "x[1] = max(note(seen, 1), note(seen, 3), note(seen, 2))",
}


@pytest.mark.parametrize("name", ORDERS)
def test_things_happen_in_the_order_of_python(tmp_path: Path, name: str) -> None:
    text = f"{NOTE}def run(seen: list[int], x: list[int]) -> int:\n    {ORDERS[name]}\n    return seen[0]\n"
    slow, fast = on_both(tmp_path, text, [0], [7, 8, 9])
    assert fast == slow


def test_what_is_no_such_list_is_not_passed_on(tmp_path: Path) -> None:
    run = native(tmp_path, "def run(x: list[int]) -> int:\n    return x[0]\n")
    with pytest.raises(TypeError, match=r"list\[int\] is wanted as an array of ctypes, not as list"):
        run([1])
    with pytest.raises(TypeError, match=r"list\[int\] is wanted, not an array of c_byte"):
        run((ctypes.c_int8 * 1)(1))
