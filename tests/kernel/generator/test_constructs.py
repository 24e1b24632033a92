"""Every construct of the subset does in native code what it does in Python."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

pytest.importorskip("llvmlite", reason="llvmlite is not installed: nothing can be compiled")

from kernel.generator.programs import compiled, entry_of, module_of, read, wrap
from skyrise.kernel.generator.llvm import Module

FEW = (-(2**62), -65, -64, -7, -1, 0, 1, 2, 5, 63, 64, 1000, 2**62)

EXPRESSIONS = (
    "a + b",
    "a - b",
    "wrap(a * b)",
    "a & b | a ^ b",
    "a // 7 + b % 7",
    "a // -7 + b % -7",
    "a // 64 + b % 64",
    "a // (b & 31 | 1) * 10 + a % (b & 31 | 1)",
    "a // -(b & 31 | 2) * 10 + a % -(b & 31 | 2)",
    "a >> 3",
    "a >> (b & 63)",
    "wrap(a << (b & 63))",
    "wrap(-a) + ~b",
    "(a < b) + (a <= b) * 2 + (a > b) * 4 + (a >= b) * 8 + (a == b) * 16 + (a != b) * 32",
    "1 if a < b else 2 if a == b else 3",
    "a and b",
    "a or b",
    "a and b or 7",
    "(a < b) + (not a) + (not a < b)",
    "1 if 0 < a < b < 100 else 0",
    "1 if a < b == (b > 3) else 0",
    "min(a, b) * 2 + max(a, b, 5)",
    "popcount(a & 255) + lowest(b & 255 | 256)",
    "int(a / 3.0) + int(b / 7)",
    "int(float(a & 1023) * 1.5)",
    "int(math.sqrt(a & 0xFFFF) * power_of_two(b & 15))",
    "int((a if a < b else 2.5) * 2) if -9 < a < 99 else 0",
    "True + False + (a < b and b < 9)",
    "0x7FFFFFFFFFFFFFFF - (a & 7)",
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("programs")


def assert_same(folder: Path, text: str) -> None:
    """The same results for many pairs of numbers."""
    module = module_of(folder, text)
    interpreted, native = entry_of(module), compiled(module)
    for a, b in product(FEW, FEW):
        assert native(a, b) == wrap(interpreted(a, b)), (a, b)


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_an_expression_gives_the_same_number(folder: Path, expression: str) -> None:
    assert_same(folder, f"def run(a: int, b: int) -> int:\n    return {expression}\n")


PROGRAMS = {
    "a variable that changes": """
def run(a: int, b: int) -> int:
    x = a & 15
    x += 3
    x *= b & 7
    x -= 1
    x <<= 2
    x //= 3
    y = x
    x, y = y + 1, x + 2
    return x * 1000 + y
""",
    "a swap": """
def run(a: int, b: int) -> int:
    a, b = b, a
    return a // 2 - b // 4
""",
    "a declared float": """
def run(a: int, b: int) -> int:
    x: float = a & 255
    x /= 4
    return int(x * 8) + (b & 1)
""",
    "if, elif and else": """
def run(a: int, b: int) -> int:
    if a < 0:
        x = 1
    elif b < 0:
        x = 2
    else:
        x = 3
    return x
""",
    "nested loops with break and continue": """
def run(a: int, b: int) -> int:
    found = 0
    for i in range(a & 15):
        for j in range(i, 20, 3):
            if j == (b & 15):
                continue
            if j > 15:
                break
            found = found * 3 + i * j & 0xFFFFFF
        if found > 1000000:
            break
    return found
""",
    "a loop downwards": """
def run(a: int, b: int) -> int:
    x = 0
    for i in range(a & 31, (b & 7) - 4, -2):
        x = x * 5 + i & 0xFFFFFFF
    return x
""",
    "what a body does to its variable does not change the count": """
def run(a: int, b: int) -> int:
    x = 0
    for i in range(5):
        i += 10
        x += i
    return x
""",
    "the bounds of a range are computed once": """
def run(a: int, b: int) -> int:
    stop = a & 7
    x = 0
    for i in range(stop):
        stop += 1
        x += i
    return x + stop
""",
    "while": """
def run(a: int, b: int) -> int:
    bits = a & 0xFFFF
    x = 0
    while bits:
        x += lowest(bits)
        bits &= bits - 1
        if x > 40 and b > 0:
            break
    return x
""",
    "an endless loop that is left": """
def run(a: int, b: int) -> int:
    x = a & 63
    while True:
        x += 7
        if x % 11 == 3:
            return x
        if x > 500:
            break
    return -x
""",
    "early returns": """
def run(a: int, b: int) -> int:
    for i in range(10):
        if i == (a & 15):
            return 100 + i
        while i > 3:
            if b & 1:
                return 200 + i
            break
    return 300
""",
    "functions that call themselves and one another": """
def is_even(n: int) -> bool:
    return True if n == 0 else is_odd(n - 1)

def is_odd(n: int) -> bool:
    return False if n == 0 else is_even(n - 1)

def fibonacci(n: int) -> int:
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)

def run(a: int, b: int) -> int:
    return fibonacci(a & 7) * 2 + is_even(b & 31)
""",
    "functions that are compiled into those that call them": """
@inline
def bits(mask: int, most: int) -> int:
    found = 0
    while mask:
        if found == most:
            return -1
        found += 1
        mask &= mask - 1
    return found

@inline
def twice(mask: int) -> int:
    return bits(mask, 5) * 10 + bits(mask >> 1, 4)

@inline
def down(n: int) -> int:
    return 0 if n == 0 else 1 + down(n - 1)

def run(a: int, b: int) -> int:
    return twice(a & 0xFF) * 100 + twice(b & 0xF0) + down(a & 7)
""",
    "a function without a value": """
def nothing(a: int) -> None:
    if a:
        return
    nothing(1)

def run(a: int, b: int) -> int:
    nothing(a)
    say(a + b, 0)
    return a
""",
    "constants of a module": """
BASE = 7
HALF = BASE / 2
IS_SO = True

def run(a: int, b: int) -> int:
    return (a & 3) * BASE + int(HALF * 2) + IS_SO + int(math.pi)
""",
}


def test_an_inlined_function_is_told_to_llvm(tmp_path: Path) -> None:
    program = read(tmp_path, PROGRAMS["functions that are compiled into those that call them"])
    marked = [line for line in Module(program.functions).text.splitlines() if line.endswith("alwaysinline {")]
    assert len(marked) == 3


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_gives_the_same_number(folder: Path, name: str) -> None:
    assert_same(folder, PROGRAMS[name])
