"""Numbers, lists and records in memory: addresses, loads and stores.

Every load and store says which kind of number it is about. A place in memory has numbers of one kind for ever, so LLVM
may conclude that a store of one kind leaves the other kinds alone.
"""

from __future__ import annotations

from ..refusal import Place
from ..types import WORD, Field, ListOf, Record, Store
from .checks import Checks
from .layout import STORES
from .writer import Writer

Value = tuple[str, ...]
"""The parts of a value (``layout.parts_of``)."""

KINDS = {store: number for number, store in enumerate(Store)}
CONSTANT = "!invariant.load !0"
"""For the fields of a bundle of lists, which never change."""


def metadata() -> str:
    """The kinds of numbers: two lines for each, the kind and the access to one."""
    lines = ["!0 = !{}", '!1 = !{!"memory"}']
    for store, number in KINDS.items():
        lines.append(f'!{2 * number + 2} = !{{!"{store.name.lower()}", !1, i64 0}}')
        lines.append(f"!{2 * number + 3} = !{{!{2 * number + 2}, !{2 * number + 2}, i64 0}}")
    return "\n".join(lines) + "\n"


def _access(store: Store) -> str:
    return f"!tbaa !{2 * KINDS[store] + 3}"


class Memory:
    """Reads and writes memory."""

    def __init__(self, out: Writer, checks: Checks) -> None:
        self._out, self._checks = out, checks

    def load(self, address: str, store: Store) -> str:
        """A number, as wide as local ones are."""
        out = self._out
        found = out.value(f"load {STORES[store]}, ptr {address}, {_access(store)}")
        match store:
            case Store.INT64 | Store.FLOAT64:
                return found
            case Store.FLOAT32:
                return out.value(f"fpext float {found} to double")
            case Store.BOOL8:
                return out.value(f"trunc i8 {found} to i1")
        return out.value(f"sext {STORES[store]} {found} to i64")

    def put(self, address: str, store: Store, value: str, place: Place) -> None:
        """A number, cut off to the width of its place."""
        out = self._out
        match store:
            case Store.INT64 | Store.FLOAT64:
                narrow = value
            case Store.FLOAT32:
                narrow = out.value(f"fptrunc double {value} to float")
            case Store.BOOL8:
                narrow = out.value(f"zext i1 {value} to i8")
            case _:
                narrow = out.value(f"trunc i64 {value} to {STORES[store]}")
                self._checks.fits(out, place, value, narrow, store)
        out.line(f"store {STORES[store]} {narrow}, ptr {address}, {_access(store)}")

    def field(self, record: str, field: Field) -> str:
        """Where a field begins."""
        return self._out.value(f"getelementptr inbounds i8, ptr {record}, i64 {field.offset}")

    def list_in(self, record: str, field: Field) -> Value:
        """A list that lies in a record, or whose address and lengths do."""
        assert isinstance(field.type, ListOf)
        address = self.field(record, field)
        if field.length is not None:
            return address, str(field.length)
        parts = [self._out.value(f"load ptr, ptr {address}, {CONSTANT}")]
        for number in range(1, field.type.depth + 1):
            at = self._out.value(f"getelementptr inbounds i8, ptr {address}, i64 {WORD * number}")
            parts.append(self._out.value(f"load i64, ptr {at}, {CONSTANT}"))
        return tuple(parts)

    def element(self, items: Value, kind: ListOf, index: str, place: Place) -> Value:
        """The address of an element; of a list in a list, its lengths too."""
        address, length, *lengths = items
        self._checks.index(self._out, place, index, length)
        inner = kind.element
        while isinstance(inner, ListOf):
            inner = inner.element
        for size in lengths:
            index = self._out.value(f"mul i64 {index}, {size}")
        unit = f"[{inner.size} x i8]" if isinstance(inner, Record) else STORES[inner]
        return self._out.value(f"getelementptr inbounds {unit}, ptr {address}, i64 {index}"), *lengths

    def copy(self, to: str, source: str, record: Record) -> None:
        """Writes one record over another."""
        align = f"ptr align {record.alignment}"
        self._out.line(
            f"call void @llvm.memcpy.inline.p0.p0.i64({align} {to}, {align} {source}, i64 {record.size}, i1 false)"
        )


HELPERS = "declare void @llvm.memcpy.inline.p0.p0.i64(ptr, ptr, i64, i1)\n"
