"""What is not in the subset is refused, with the file and the line where it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kernel.generator.programs import LINES, module_of, read
from skyrise.kernel.generator.functions import Program
from skyrise.kernel.generator.refusal import Refused

BODIES = {
    "x = [1, 2]": "List is not in the subset",
    "x = {1: 2}": "Dict is not in the subset",
    "x = 'text'": "is a str, not a number",
    "x = a ** 2": "Pow is not in the subset",
    "x = a is 3": "Is is not in the subset",
    "x = +a": r"\+a is not in the subset",
    "x = numbers[1:2]": "no slices",
    "x = numbers[0, 1]": "one index at a time",
    "x = a[0]": "a is no list, but int",
    "x = a.size": "a is no record, but int",
    "x = box.color": "Box has no field color",
    "x = len(a)": "int has no length",
    "x = len(numbers, 1)": "one argument is wanted",
    "x = max(a)": "two numbers or more",
    "x = print(a)": "print is no function that can be compiled",
    "x = sorted(numbers)": "sorted is no function",
    "x = run": "is a function, not a number",
    "x = a(1)": "a is a variable",
    "x = unknown": "unknown is not known",
    "x = math.unknown": "neither a constant nor a function",
    "x = helper(a, b=1)": "arguments are given by their places",
    "x = helper(*numbers)": "arguments are given by their places",
    "x = helper(a)": "helper takes 2 arguments, not 1",
    "x = helper(1.5, 2)": "float is given where int is wanted",
    "x = helper(numbers, 2)": r"list\[int\] is given where int is wanted",
    "x = nothing()": "x would be nothing",
    "nothing() + 1": "does nothing",
    "x = 1 + nothing()": "needs numbers|is given where",
    "x = y = 1": "one variable after another",
    "x, y = a": "several variables get as many values",
    "x: str = 1": "a declaration is of",
    "a = 1.5": "float is given where int is wanted",
    "x = 1\n    x = 1.5": "float is given where int is wanted",
    "x = 1\n    x = numbers": r"list\[int\] is given where int is wanted",
    "numbers[0] = 1.5": "float is given where int is wanted",
    "numbers[0] += 1.5": "float is given where int is wanted",
    "numbers[1.0] = 2": "float is given where int is wanted",
    "box.many = numbers": "numbers alone are stored",
    "box.many = 1": "numbers alone are stored",
    "x = 1.5 // 2": "// is for whole numbers",
    "x = 1.5 & 2": "& is for whole numbers",
    "x = ~1.5": "is not in the subset|is for whole numbers",
    "x = 99999999999999999999": "does not fit into 64 bits",
    "x = 1 if numbers else 2": "the truth of a list",
    "x = numbers or 1": "needs numbers",
    "x = numbers < 1": "needs numbers",
    "x = box_in(box, box.many)": "a list in a record and what leads to such records",
    "x = box_in(boxes[0], box.many)": "a list in a record and what leads to such records",
    "x = box_in(box, box.many if a else numbers)": "a list in a record and what leads to such records",
    "x = box.many": "a list in a record is used where it stands",
    "x, y = a, box.many": "a list in a record is used where it stands",
    "x += 1": "x may have no value here",
    "if a:\n        x = 1\n    a = x": "x may have no value here",
    "for i in range(a):\n        x = 1\n    a = x": "x may have no value here",
    "for i in range(a):\n        pass\n    a = i": "i may have no value here",
    "while a:\n        x = 1\n        a -= x\n    a = x": "x may have no value here",
    "for x in numbers:\n        pass": "a loop counts",
    "for x, y in range(3):\n        pass": "a loop counts one variable",
    "for x in range(3):\n        pass\n    else:\n        pass": "no else",
    "while a:\n        a -= 1\n    else:\n        pass": "a loop with else",
    "for x in range(0, 9, a):\n        pass": "a constant other than 0",
    "for x in range(0, 9, 0):\n        pass": "a constant other than 0",
    "x = 1.0\n    for x in range(3):\n        pass": "x is no whole number",
    "say(a, helper(a, 1))": "cannot have calls as arguments",
    "x = say(a, 1)": "say gives no value",
    "copy(numbers, 0, 1)": "records are copied from lists of records",
    "take(boxes, 0, others, 1)": "Other is given where Box is wanted",
    "try:\n        pass\n    finally:\n        pass": "Try is not in the subset",
    "with a:\n        pass": "With is not in the subset",
    "import math": "Import is not in the subset",
    "def inner() -> None:\n        pass": "FunctionDef is not in the subset",
    "x = lambda: 1": "Lambda is not in the subset",
    "del a": "Delete is not in the subset",
    "raise ValueError": "Raise is not in the subset",
    "global x": "Global is not in the subset",
    "return 1.5": "float is given where int is wanted",
    "return": "a value is to be returned",
    "assert a": "Assert is not in the subset",
    "yield a": "does nothing|Yield is not in the subset",
}
BEFORE = """
@dataclass
class Box:
    size: Annotated[int, "i1", 0]
    many: Annotated[list[int], "i8", 4]
    color: str

@dataclass
class Other:
    size: Annotated[int, "i1", 0]

def helper(a: int, b: int) -> int:
    return a + b

def nothing() -> None:
    pass

def box_in(box: Box, many: list[int]) -> int:
    return box.size + many[0]

def run(a: int, numbers: list[int], box: Box, boxes: list[Box], others: list[Other]) -> int:
"""


@pytest.mark.parametrize("body", BODIES)
@pytest.mark.filterwarnings("ignore::SyntaxWarning")
def test_what_is_not_in_the_subset_is_refused(tmp_path: Path, body: str) -> None:
    with pytest.raises(Refused, match=BODIES[body]) as refused:
        read(tmp_path, f"{BEFORE}    {body}\n    return 0\n")
    first = LINES + BEFORE.count("\n") + 1
    assert first <= refused.value.place.line <= first + body.count("\n")
    assert re.match(rf"{tmp_path}/program_\d+\.py:{refused.value.place.line}: ", str(refused.value))


SIGNATURES = {
    "def run(a) -> int:\n    return a": "a has no annotation",
    "def run(a: int):\n    return a": "return has no annotation",
    "def run(a: int = 1) -> int:\n    return a": "neither defaults nor stars",
    "def run(*a: int) -> int:\n    return 1": "neither defaults nor stars",
    "def run(a: str) -> int:\n    return 1": "str has no fields",
    "def run(a: dict[int, int]) -> int:\n    return 1": "is no type of the subset",
    "def run(a: list[None]) -> int:\n    return 1": "a list of nothing",
    'def run(a: Annotated[list[int], "f4"]) -> int:\n    return 1': "f4 is no way to store a number of type int",
    "def run(a: list[int]) -> list[int]:\n    return a": "numbers alone are returned",
    "def run(a: int) -> int:\n    if a:\n        return 1": "run may end without a return",
    "def run(a: int) -> int:\n    while a:\n        return 1": "run may end without a return",
    "def run(a: int) -> int:\n    while True:\n        break": "run may end without a return",
    "class Desk(NamedTuple):\n    size: int\n\ndef run(desk: Desk) -> int:\n    return 1": "has lists alone",
    "def make(a: int):\n    def run(b: int) -> int:\n        return b\n    return run\n\nrun = make(1)": "top level",
}


@pytest.mark.parametrize("text", SIGNATURES)
def test_a_function_says_what_it_takes_and_gives(tmp_path: Path, text: str) -> None:
    with pytest.raises(Refused, match=SIGNATURES[text]):
        read(tmp_path, text + "\n")


def test_a_function_that_is_called_is_refused_where_it_stands(tmp_path: Path) -> None:
    text = "def helper(a: int) -> int:\n    return a ** 2\n\ndef run(a: int) -> int:\n    return helper(a)\n"
    with pytest.raises(Refused) as refused:
        read(tmp_path, text)
    assert refused.value.place.line == LINES + 2


def test_what_is_never_reached_may_read_what_it_likes(tmp_path: Path) -> None:
    program = read(tmp_path, "def run(a: int) -> int:\n    x = 1\n    return x\n    return x + a\n")
    assert isinstance(program, Program)
    assert [function.name.rpartition(".")[2] for function in program.functions] == ["run"]


def test_only_functions_are_entries(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="len is not a function written in Python"):
        Program(module_of(tmp_path, "from kernel.generator.programs import DIALECT\n").DIALECT).add_entry(len)
