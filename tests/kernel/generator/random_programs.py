"""Random programs of the subset, with their types, for Hypothesis.

Whole numbers are wrapped around at 64 bits after every step, as native code does it anyway; shifts, divisors and
indices are kept in their ranges; loops end.
"""

from __future__ import annotations

from collections.abc import Callable
from textwrap import indent

from hypothesis import strategies as st

DEEPEST = 3
CONSTANTS = (*range(-3, 10), 63, 64, 127, 128, -128, 255, 32768, 2**31, -(2**31), 2**32 + 1, 2**62, 2**63 - 1)
FLOATS = (0.0, 1.0, -1.5, 0.1, 3.0, 1e6, -2.25)

HEAD = """
@dataclass
class Box:
    tiny: Annotated[int, "i1", 0]
    short: Annotated[int, "i2", 0]
    wide: Annotated[int, "i8", 0]
    bytes: Annotated[list[int], "i1", 8]

def helper(a: int, x: float, numbers: list[int]) -> int:
    if a & 1:
        return wrap(a * 3 + numbers[a & 7])
    for i in range(3):
        if x > i:
            numbers[i] = wrap(numbers[i] + a)
            continue
        if numbers[i] > 100:
            return i
    return -a if a != -9223372036854775807 - 1 else 0

def gauge(a: int, b: int) -> float:
    return (a & 0xFFFF) / ((b & 255) + 1)

"""


class Programs:
    """Writes a random function ``run``."""

    def __init__(self, draw: st.DrawFn) -> None:
        self._draw = draw
        self.ints = ["a", "b", "c"]
        self.floats = ["x"]
        self._made = 0

    def one_of(self, *choices: str) -> str:
        return self._draw(st.sampled_from(choices))

    def any_of(self, *makers: Callable[[], str]) -> str:
        """Only what was chosen is written."""
        return self._draw(st.sampled_from(makers))()

    def whole(self, depth: int) -> str:
        """An expression that is a whole number."""
        if depth == 0:
            return self.one_of(*self.ints, *self.ints, *map(str, CONSTANTS))

        def a() -> str:
            return self.whole(depth - 1)

        return self.any_of(
            lambda: f"wrap({a()} {self.one_of('+', '-', '*')} {a()})",
            lambda: f"wrap(-({a()}))",
            lambda: f"~({a()})",
            lambda: f"({a()} {self.one_of('&', '|', '^')} {a()})",
            lambda: f"({a()} {self.one_of('//', '%')} ({a()} & 1023 | 1))",
            lambda: f"({a()} {self.one_of('//', '%')} (-({a()} & 1023) - 2))",
            lambda: f"({a()} {self.one_of('//', '%')} {self.one_of('2', '7', '64', '-5')})",
            lambda: f"({a()} >> ({a()} & 63))",
            lambda: f"wrap({a()} << ({a()} & 63))",
            lambda: f"{self.one_of('min', 'max')}({a()}, {a()})",
            lambda: f"({a()} if {self.truth(depth - 1)} else {a()})",
            lambda: f"({a()} {self.one_of('and', 'or')} {a()})",
            lambda: f"({self.truth(depth - 1)} + {self.truth(depth - 1)})",
            lambda: f"popcount({a()} & 0x7FFFFFFFFFFFFFFF)",
            lambda: f"lowest({a()} & 0xFFFF | 0x10000)",
            lambda: f"int(({a()} & 0xFFFFF) / {self.one_of('7', '-0.3', '64.0')})",
            lambda: f"numbers[{a()} & 7]",
            lambda: f"box.bytes[{a()} & 7]",
            lambda: self.one_of("box.tiny", "box.short", "box.wide", "len(numbers)", "len(box.bytes)"),
            lambda: f"helper({a()}, {self.floating(0)}, numbers)",
        )

    def floating(self, depth: int) -> str:
        """An expression that is a float."""
        if depth == 0:
            return self.one_of(*self.floats, *self.floats, *map(str, FLOATS))

        def x() -> str:
            return self.floating(depth - 1)

        def a() -> str:
            return self.whole(depth - 1)

        return self.any_of(
            lambda: f"({x()} {self.one_of('+', '-', '*')} {x()})",
            lambda: f"({x()} / {self.one_of('3.0', '0.5', '7.0')})",
            lambda: f"(({a()} & 0xFFFFFFFF) / 3)",
            lambda: f"float({a()} & 0xFFFF)",
            lambda: f"({x()} if {self.truth(depth - 1)} else {x()})",
            lambda: f"{self.one_of('min', 'max')}({x()}, {x()})",
            lambda: f"math.sqrt(float({a()} & 0xFFFF))",
            lambda: f"power_of_two({a()} % 100 - 50)",
            lambda: f"gauge({a()}, {a()})",
        )

    def truth(self, depth: int) -> str:
        """An expression that is true or false."""
        compare = self.one_of("<", "<=", ">", ">=", "==", "!=")
        if depth == 0:
            return f"({self.whole(0)} {compare} {self.whole(0)})"

        def a() -> str:
            return self.whole(depth - 1)

        return self.any_of(
            lambda: f"({a()} {compare} {a()})",
            lambda: f"({self.floating(depth - 1)} {compare} {self.floating(depth - 1)})",
            lambda: f"({a()} < {a()} <= {a()})",
            lambda: f"({self.truth(depth - 1)} {self.one_of('and', 'or')} {self.truth(depth - 1)})",
            lambda: f"(not {a()})",
            lambda: f"(not {self.truth(depth - 1)})",
        )

    def block(self, depth: int, in_loop: bool) -> str:
        """Statements. What they declare is known within them alone, because they may not be reached."""
        known = self.ints[:], self.floats[:]
        lines = [self.statement(depth, in_loop) for _ in range(self._draw(st.integers(1, 4)))]
        self.ints, self.floats = known
        return "\n".join(lines)

    def statement(self, depth: int, in_loop: bool) -> str:
        kinds = ["int", "float", "store", "update", "pair"]
        if depth:
            kinds += ["if", "for", "while"]
        if in_loop:
            kinds += ["leave"]
        write = getattr(self, f"_{self.one_of(*kinds)}")
        text: str = write(depth, in_loop)
        return text

    def _name(self, kind: str) -> str:
        self._made += 1
        return f"{kind}{self._made}"

    def _int(self, depth: int, in_loop: bool) -> str:
        value = self.whole(DEEPEST)
        name = self.one_of(*self.ints, self._name("n"))
        if name not in self.ints:
            self.ints.append(name)
        return f"{name} = {value}"

    def _float(self, depth: int, in_loop: bool) -> str:
        value = self.floating(2)
        name = self.one_of(*self.floats, self._name("f"))
        if name not in self.floats:
            self.floats.append(name)
        return f"{name} = {value}"

    def _store(self, depth: int, in_loop: bool) -> str:
        wide = self.one_of(f"numbers[{self.whole(1)} & 7]", "box.wide")
        tiny = self.one_of(f"box.bytes[{self.whole(1)} & 7]", "box.tiny")
        return self.one_of(
            f"{wide} = {self.whole(2)}", f"{tiny} = {self.whole(2)} & 127", f"box.short = {self.whole(2)} % 30000"
        )

    def _update(self, depth: int, in_loop: bool) -> str:
        place = self.one_of(*self.ints, f"numbers[{self.whole(1)} & 7]")
        return f"{place} {self.one_of('&=', '|=', '^=', '//=', '%=')} {self.whole(1)} & 1023 | 1"

    def _pair(self, depth: int, in_loop: bool) -> str:
        one, other = self.one_of(*self.ints), self.one_of(*self.ints)
        return f"{one}, {other} = {self.whole(1)}, {self.whole(1)}"

    def _if(self, depth: int, in_loop: bool) -> str:
        text = f"if {self.truth(2)}:\n{indent(self.block(depth - 1, in_loop), '    ')}"
        if self._draw(st.booleans()):
            text += f"\nelse:\n{indent(self.block(depth - 1, in_loop), '    ')}"
        return text

    def _for(self, depth: int, in_loop: bool) -> str:
        name = self._name("i")
        near = f"{self.whole(0)} & 7"
        bounds = self.one_of("5", near, f"{near}, 6, 2", "6, -2, -1", f"9, {near}, -3")
        self.ints.append(name)
        body = indent(self.block(depth - 1, in_loop=True), "    ")
        self.ints.remove(name)
        return f"for {name} in range({bounds}):\n{body}"

    def _while(self, depth: int, in_loop: bool) -> str:
        fuel = self._name("fuel")
        body = indent(self.block(depth - 1, in_loop=True), "    ")
        test = self.one_of("True", self.truth(1))
        return f"{fuel} = 0\nwhile {test}:\n    {fuel} += 1\n    if {fuel} > 6:\n        break\n{body}"

    def _leave(self, depth: int, in_loop: bool) -> str:
        return f"if {self.truth(1)}:\n    {self.one_of('break', 'continue', f'return {self.whole(1)}')}"


@st.composite
def programs(draw: st.DrawFn) -> str:
    """The text of a program."""
    write = Programs(draw)
    body = write.block(depth=2, in_loop=False)
    parameters = "a: int, b: int, c: int, x: float, numbers: list[int], box: Box"
    result = "wrap(a ^ b + c * 31) if x < 1e300 else a"
    return f"{HEAD}def run({parameters}) -> int:\n{indent(body, '    ')}\n    return {result}\n"
