"""What types are to LLVM."""

from __future__ import annotations

from ..types import Record, Scalar, Store, Type, reach

SCALARS = {Scalar.INT: "i64", Scalar.FLOAT: "double", Scalar.BOOL: "i1", Scalar.NOTHING: "void"}
STORES = {
    Store.INT8: "i8",
    Store.INT16: "i16",
    Store.INT32: "i32",
    Store.INT64: "i64",
    Store.FLOAT32: "float",
    Store.FLOAT64: "double",
    Store.BOOL8: "i8",
}
LENGTH = "i64"


def parts_of(kind: Type) -> tuple[str, ...]:
    """What a value of a type consists of: a list of an address and a length for each level, all else of one part."""
    match kind:
        case Scalar():
            return (SCALARS[kind],)
        case Record():
            return ("ptr",)
    return ("ptr", *[LENGTH] * kind.depth)


def is_apart(parameters: tuple[tuple[str, Type], ...], name: str) -> bool:
    """Is a record reached through one parameter alone? (``calls.records_around`` sees to lists in it.)"""
    kind = dict(parameters)[name]
    return isinstance(kind, Record) and not any(kind in reach(other) for one, other in parameters if one != name)
