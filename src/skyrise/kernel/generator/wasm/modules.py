"""Writes a module: the sections of an object file, with a memory and a stack of its own, and with exports.

An object file is written as if nothing else were linked with it. So the numbers in its code are right already, as long
as it imports no function and has no data: what it imports, the memory and the pointer to the top of the stack, becomes
the module's own. The stack lies at the very beginning: one that overflows ends in a trap, and not in other memory.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .objects import HEAD, Reader, Section, Unlinkable, read_object

PAGE = 1 << 16
MEMORY = "memory"
"""The export with the memory."""
STACK = PAGE
I32, MUTABLE, CONST_I32, END = 0x7F, 0x01, 0x41, 0x0B
FUNCTION_EXPORT, MEMORY_EXPORT = b"\0", b"\2"
KEPT = (Section.TYPE, Section.FUNCTION, Section.CODE)
OWN = {"__linear_memory", "__stack_pointer"}
"""Imports that become the module's own."""
IMPORTED_TABLE = "__indirect_function_table"
"""Declared by every object file; nothing here calls functions through it."""


def module_of(code: bytes, exports: Mapping[str, str]) -> bytes:
    """The module of an object file; ``exports``: from the names of functions outside to those in the file."""
    found = read_object(code)
    for name in _imports(Reader(found.sections[Section.IMPORT])):
        if name not in {*OWN, IMPORTED_TABLE}:
            raise Unlinkable(f"it imports {name}")
    for section in (Section.DATA, Section.ELEMENT, Section.GLOBAL):
        if section in found.sections:
            raise Unlinkable(f"it has a section {section.name}, which would have to be moved")
    bodies = {kind: found.sections[kind] for kind in KEPT}
    bodies[Section.MEMORY] = _list(b"\0" + _leb(STACK // PAGE))
    bodies[Section.GLOBAL] = _list(bytes((I32, MUTABLE, CONST_I32)) + _signed(STACK) + bytes((END,)))
    functions = [_text(name) + FUNCTION_EXPORT + _leb(found.functions[inside]) for name, inside in exports.items()]
    bodies[Section.EXPORT] = _list(_text(MEMORY) + MEMORY_EXPORT + _leb(0), *functions)
    return HEAD + b"".join(bytes((kind,)) + _leb(len(bodies[kind])) + bodies[kind] for kind in sorted(bodies))


def _imports(reader: Reader) -> Iterator[str]:
    """The names of what is imported."""
    for _ in range(reader.number()):
        reader.name()
        name = reader.name()
        match reader.byte():
            case 0:  # a function: its type
                reader.number()
            case 1:  # a table: the type of its elements
                reader.byte()
                _read_limits(reader)
            case 2:
                _read_limits(reader)
            case 3:  # a global: its type, and whether it changes
                reader.take(2)
        yield name


def _read_limits(reader: Reader) -> None:
    has_end = reader.byte() & 1
    reader.number()
    if has_end:
        reader.number()


def _list(*items: bytes) -> bytes:
    return _leb(len(items)) + b"".join(items)


def _text(name: str) -> bytes:
    return _leb(len(name.encode())) + name.encode()


def _leb(number: int) -> bytes:
    """LEB128, unsigned."""
    out = bytearray()
    while number >= 0x80:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes((*out, number))


def _signed(number: int) -> bytes:
    """LEB128 of a number that is not negative, where a sign is possible: its highest bit must be 0."""
    return _leb(number) if number.bit_length() % 7 else _leb(number)[:-1] + bytes((_leb(number)[-1] | 0x80, 0))
