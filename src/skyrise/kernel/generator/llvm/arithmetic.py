"""Reckoning with numbers as Python does: whole numbers wrap around at 64 bits, and division rounds down."""

from __future__ import annotations

import struct

from ..refusal import Place
from ..tree import Comparison, Const, Intrinsic, Operator
from ..types import Scalar
from .checks import Checks
from .layout import SCALARS
from .writer import Writer

WHOLE = {
    Operator.ADD: "add",
    Operator.SUBTRACT: "sub",
    Operator.MULTIPLY: "mul",
    Operator.AND: "and",
    Operator.OR: "or",
    Operator.XOR: "xor",
    Operator.SHIFT_LEFT: "shl",
    Operator.SHIFT_RIGHT: "ashr",
}
FLOAT = {Operator.ADD: "fadd", Operator.SUBTRACT: "fsub", Operator.MULTIPLY: "fmul", Operator.DIVIDE: "fdiv"}
COMPARED = {
    Comparison.EQUAL: ("eq", "oeq"),
    Comparison.NOT_EQUAL: ("ne", "une"),
    Comparison.LESS: ("slt", "olt"),
    Comparison.LESS_OR_EQUAL: ("sle", "ole"),
    Comparison.GREATER: ("sgt", "ogt"),
    Comparison.GREATER_OR_EQUAL: ("sge", "oge"),
}
ROUNDED = {Operator.FLOOR_DIVIDE: "floor_divide", Operator.MODULO: "floor_modulo"}
SHIFTS = (Operator.SHIFT_LEFT, Operator.SHIFT_RIGHT)
EXPONENT_BIAS, EXPONENT_AT = 1023, 52

HELPERS = """
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.cttz.i64(i64, i1)
declare double @llvm.sqrt.f64(double)

define internal i64 @floor_divide(i64 %a, i64 %b) alwaysinline nounwind {
  %quotient = sdiv i64 %a, %b
  %rest = srem i64 %a, %b
  %uneven = icmp ne i64 %rest, 0
  %signs = xor i64 %a, %b
  %opposed = icmp slt i64 %signs, 0
  %down = and i1 %uneven, %opposed
  %one = zext i1 %down to i64
  %result = sub i64 %quotient, %one
  ret i64 %result
}

define internal i64 @floor_modulo(i64 %a, i64 %b) alwaysinline nounwind {
  %rest = srem i64 %a, %b
  %uneven = icmp ne i64 %rest, 0
  %signs = xor i64 %rest, %b
  %opposed = icmp slt i64 %signs, 0
  %up = and i1 %uneven, %opposed
  %more = select i1 %up, i64 %b, i64 0
  %result = add i64 %rest, %more
  ret i64 %result
}
"""


PRODUCT = """
define void @__multi3(ptr %out, i64 %a, i64 %a.high, i64 %b, i64 %b.high) optnone noinline nounwind {
  %a0 = and i64 %a, 4294967295
  %b0 = and i64 %b, 4294967295
  %a1 = lshr i64 %a, 32
  %b1 = lshr i64 %b, 32
  %p00 = mul i64 %a0, %b0
  %p01 = mul i64 %a0, %b1
  %p10 = mul i64 %a1, %b0
  %p11 = mul i64 %a1, %b1
  %carry = lshr i64 %p00, 32
  %p01.low = and i64 %p01, 4294967295
  %p10.low = and i64 %p10, 4294967295
  %sum = add i64 %carry, %p01.low
  %middle = add i64 %sum, %p10.low
  %shifted = shl i64 %middle, 32
  %p00.low = and i64 %p00, 4294967295
  %low = or i64 %shifted, %p00.low
  %p01.high = lshr i64 %p01, 32
  %p10.high = lshr i64 %p10, 32
  %middle.high = lshr i64 %middle, 32
  %h1 = add i64 %p11, %p01.high
  %h2 = add i64 %h1, %p10.high
  %h3 = add i64 %h2, %middle.high
  %left = mul i64 %a, %b.high
  %right = mul i64 %a.high, %b
  %h4 = add i64 %h3, %left
  %high = add i64 %h4, %right
  store i64 %low, ptr %out
  %second = getelementptr i8, ptr %out, i64 8
  store i64 %high, ptr %second
  ret void
}
"""
"""A product of 128 bits. LLVM makes such of loops that only add up, and WebAssembly has no instruction for it."""


def constant(number: Const) -> str:
    """A number as LLVM writes it; a float by its bits."""
    if number.type is Scalar.FLOAT:
        return f"0x{struct.unpack('<Q', struct.pack('<d', number.value))[0]:016X}"
    return str(int(number.value))


class Arithmetic:
    """Writes what is reckoned."""

    def __init__(self, out: Writer, checks: Checks) -> None:
        self._out, self._checks = out, checks

    def combine(self, kind: Scalar, operator: Operator, left: str, right: str, place: Place) -> str:
        """Two numbers of a type."""
        if operator in (Operator.LEAST, Operator.MOST):
            return self._extreme(kind, operator, left, right)
        if kind is Scalar.FLOAT:
            return self._out.value(f"{FLOAT[operator]} double {left}, {right}")
        if operator in ROUNDED:
            return self._divide(operator, left, right, place)
        if operator in SHIFTS:
            self._checks.shift(self._out, place, right)
        return self._out.value(f"{WHOLE[operator]} i64 {left}, {right}")

    def compare(self, kind: Scalar, comparison: Comparison, left: str, right: str) -> str:
        """A question about two numbers of a type."""
        whole, of_floats = COMPARED[comparison]
        if kind is Scalar.FLOAT:
            return self._out.value(f"fcmp {of_floats} double {left}, {right}")
        if kind is Scalar.BOOL:  # as a number, true is 1: unsigned, because a signed bit would be −1
            return self._out.value(f"icmp {whole.replace('s', 'u', 1)} i1 {left}, {right}")
        return self._out.value(f"icmp {whole} i64 {left}, {right}")

    def cast(self, value: str, found: Scalar, wanted: Scalar) -> str:
        """A number as one of another type."""
        match found, wanted:
            case Scalar.BOOL, Scalar.INT:
                return self._out.value(f"zext i1 {value} to i64")
            case Scalar.BOOL, Scalar.FLOAT:
                return self._out.value(f"uitofp i1 {value} to double")
            case Scalar.INT, Scalar.FLOAT:
                return self._out.value(f"sitofp i64 {value} to double")
        return self._out.value(f"fptosi double {value} to i64")

    def intrinsic(self, intrinsic: Intrinsic, kind: Scalar, value: str) -> str:
        """What the machine does in an instruction or two."""
        out = self._out
        match intrinsic:
            case Intrinsic.POPCOUNT:
                return out.value(f"call i64 @llvm.ctpop.i64(i64 {value})")
            case Intrinsic.LOWEST_BIT:
                return out.value(f"call i64 @llvm.cttz.i64(i64 {value}, i1 true)")
            case Intrinsic.SQUARE_ROOT:
                return out.value(f"call double @llvm.sqrt.f64(double {value})")
            case Intrinsic.POWER_OF_TWO:
                exponent = out.value(f"add i64 {value}, {EXPONENT_BIAS}")
                return out.value(f"bitcast i64 {out.value(f'shl i64 {exponent}, {EXPONENT_AT}')} to double")
            case Intrinsic.NEGATIVE:
                return out.value(f"fneg double {value}" if kind is Scalar.FLOAT else f"sub i64 0, {value}")
            case Intrinsic.INVERT:
                return out.value(f"xor i64 {value}, -1")
            case Intrinsic.NOT:
                return out.value(f"xor i1 {value}, true")

    def _extreme(self, kind: Scalar, operator: Operator, left: str, right: str) -> str:
        """Of equal numbers the left one, as in Python."""
        better = Comparison.LESS if operator is Operator.LEAST else Comparison.GREATER
        test = self.compare(kind, better, right, left)
        return self._out.value(f"select i1 {test}, {SCALARS[kind]} {right}, {SCALARS[kind]} {left}")

    def _divide(self, operator: Operator, left: str, right: str, place: Place) -> str:
        """By a power of two a shift or a mask rounds down already."""
        if right.isdecimal() and int(right).bit_count() == 1:
            if operator is Operator.MODULO:
                return self._out.value(f"and i64 {left}, {int(right) - 1}")
            return self._out.value(f"ashr i64 {left}, {int(right).bit_length() - 1}")
        self._checks.divisor(self._out, place, right)
        return self._out.value(f"call i64 @{ROUNDED[operator]}(i64 {left}, i64 {right})")
