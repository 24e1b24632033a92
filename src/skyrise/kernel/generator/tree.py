"""The intermediate form: a program with its types, in which nothing is left to be guessed."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from .refusal import Place
from .symbols import entry_symbol
from .types import Field, ListOf, Record, Scalar, Type


class Operator(Enum):
    """What two numbers of the same type are combined with; true division is of floats alone."""

    ADD = "+"
    SUBTRACT = "-"
    MULTIPLY = "*"
    DIVIDE = "/"
    FLOOR_DIVIDE = "//"
    MODULO = "%"
    AND = "&"
    OR = "|"
    XOR = "^"
    SHIFT_LEFT = "<<"
    SHIFT_RIGHT = ">>"
    LEAST = "min"
    MOST = "max"


class Comparison(Enum):
    """How two numbers of the same type are compared."""

    EQUAL = "=="
    NOT_EQUAL = "!="
    LESS = "<"
    LESS_OR_EQUAL = "<="
    GREATER = ">"
    GREATER_OR_EQUAL = ">="


class Intrinsic(Enum):
    """What a machine does in an instruction or two."""

    POPCOUNT = "popcount"
    LOWEST_BIT = "lowest_bit"
    SQUARE_ROOT = "square_root"
    POWER_OF_TWO = "power_of_two"
    NEGATIVE = "negative"
    INVERT = "invert"
    NOT = "not"


# Expressions


@dataclass(frozen=True, slots=True)
class Const:
    type: Scalar
    value: int | float


@dataclass(frozen=True, slots=True)
class Local:
    type: Type
    name: str


@dataclass(frozen=True, slots=True)
class Keep:
    """A value that is also put into a local variable, so that it is computed once and used twice."""

    type: Type
    name: str
    value: Expression


@dataclass(frozen=True, slots=True)
class FieldOf:
    type: Type
    record: Expression
    field: Field


@dataclass(frozen=True, slots=True)
class Element:
    type: Type
    items: Expression
    index: Expression
    place: Place


@dataclass(frozen=True, slots=True)
class Length:
    type: Scalar
    items: Expression


@dataclass(frozen=True, slots=True)
class Binary:
    """Both sides have the type of the result."""

    type: Scalar
    operator: Operator
    left: Expression
    right: Expression
    place: Place


@dataclass(frozen=True, slots=True)
class Compare:
    """Both sides have the same type; the result is a bool."""

    type: Scalar
    comparison: Comparison
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Either:
    """``or`` (``stops_at`` true) and ``and``: the left value if its truth stops here, else the right one."""

    type: Scalar
    stops_at: bool
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Choice:
    """``yes if test else no``; only one of them is computed."""

    type: Type
    test: Expression
    yes: Expression
    no: Expression


@dataclass(frozen=True, slots=True)
class Cast:
    """A number as one of another type; a float loses what is behind its point, as ``int`` does it."""

    type: Scalar
    value: Expression


@dataclass(frozen=True, slots=True)
class Machine:
    """An intrinsic; its result and its arguments have types that follow from it."""

    type: Scalar
    intrinsic: Intrinsic
    value: Expression


@dataclass(frozen=True, slots=True)
class Call:
    type: Type
    function: Function
    arguments: tuple[Expression, ...]


Expression = (
    Const | Local | Keep | FieldOf | Element | Length | Binary | Compare | Either | Choice | Cast | Machine | Call
)
Stored = FieldOf | Element
"""What a number can be stored in, apart from local variables."""


# Statements


@dataclass(frozen=True, slots=True)
class Set:
    """A value into a local variable."""

    name: str
    value: Expression


@dataclass(frozen=True, slots=True)
class Put:
    """A number into memory. The value comes first, then the place, as in Python."""

    target: Stored
    value: Expression
    place: Place


@dataclass(frozen=True, slots=True)
class Update:
    """A number in memory, combined with another one; its place is found once. ``type``: of the operation."""

    target: Stored
    type: Scalar
    operator: Operator
    value: Expression
    place: Place


@dataclass(frozen=True, slots=True)
class CopyRecord:
    """Writes one record over another."""

    target: Expression
    source: Expression


@dataclass(frozen=True, slots=True)
class Do:
    """A call for what it does."""

    value: Expression


@dataclass(frozen=True, slots=True)
class If:
    test: Expression
    yes: tuple[Statement, ...]
    no: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class While:
    test: Expression
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Count:
    """``for name in range(start, stop, step)``: what the body does to the variable does not change the count."""

    name: str
    start: Expression
    stop: Expression
    step: int
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Return:
    value: Expression | None


@dataclass(frozen=True, slots=True)
class Break:
    pass


@dataclass(frozen=True, slots=True)
class Continue:
    pass


Statement = Set | Put | Update | CopyRecord | Do | If | While | Count | Return | Break | Continue


# Functions


@dataclass(eq=False, slots=True)
class Function:
    """A function for some types of its parameters."""

    name: str
    """No other function of the program has it."""
    parameters: tuple[tuple[str, Type], ...]
    result: Type
    is_entry: bool = False
    """Does somebody outside of the program call it?"""
    is_inlined: bool = False
    """Is it compiled into those that call it?"""
    locals: dict[str, Type] = field(default_factory=dict)
    body: tuple[Statement, ...] = ()

    @property
    def symbol(self) -> str:
        """Its name in an object file."""
        return entry_symbol(self.name) if self.is_entry else self.name


__all__ = [
    "Binary", "Break", "Call", "Cast", "Choice", "Compare", "Comparison", "Const", "Continue", "CopyRecord", "Count",
    "Do", "Either", "Element", "Expression", "FieldOf", "Function", "If", "Intrinsic", "Keep", "Length", "ListOf",
    "Local", "Machine", "Operator", "Put", "Record", "Return", "Set", "Statement", "Stored", "Update", "While",
]  # fmt: skip
