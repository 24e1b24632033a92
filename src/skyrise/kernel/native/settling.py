"""An object file that can be run as it lies in a file, so that nobody needs LLVM to read kept code.

All that a linker would still do is to write distances: from an instruction to a constant, from a jump table to code.
In a file that is put into memory as it is, these are the distances in the file, so they are written into the object
file itself. That is done for ELF on x86-64; for others LLVM links.
"""

from __future__ import annotations

from collections.abc import Iterator
from struct import Struct
from typing import NamedTuple

MAGIC = b"\x7fELF\x02\x01\x01"
"""ELF, 64 bits, the lowest byte first, its only version."""
X86_64 = 62
SYMBOLS, RELOCATIONS = 2, 4
DISTANCES = (2, 4)
"""R_X86_64_PC32, and R_X86_64_PLT32 of a function in the same file."""
HEAD = Struct("<16sHHIQQQIHHHHHH")
SECTION = Struct("<IIQQQQIIQQ")
SYMBOL = Struct("<IBBHQQ")
RELOCATION = Struct("<QQq")
DISTANCE = Struct("<i")


class Section(NamedTuple):
    """Where a section is, and the sections that belong to it."""

    kind: int
    offset: int
    size: int
    link: int
    info: int


def settle(code: bytes) -> bytes | None:
    """The object file with its distances written; None if it is of another kind, or has more to be linked."""
    if not is_elf(code):
        return None
    sections, settled = _sections(code), bytearray(code)
    for section in sections:
        if section.kind != RELOCATIONS:
            continue
        target, symbols = sections[section.info], list(_symbols(code, sections[section.link]))
        for place, about, more in RELOCATION.iter_unpack(code[section.offset : section.offset + section.size]):
            _, _, home, value = symbols[about >> 32]
            if about & 0xFFFFFFFF not in DISTANCES or not 0 < home < len(sections):
                return None
            at = target.offset + place
            DISTANCE.pack_into(settled, at, sections[home].offset + value + more - at)
    return bytes(settled)


def functions_of(code: bytes) -> dict[str, int]:
    """Where functions begin in a file, by their names."""
    sections = _sections(code)
    found: dict[str, int] = {}
    for section in sections:
        if section.kind == SYMBOLS:
            names = sections[section.link].offset
            for name, is_global, home, value in _symbols(code, section):
                if is_global and 0 < home < len(sections):
                    start = names + name
                    found[code[start : code.index(b"\0", start)].decode()] = sections[home].offset + value
    return found


def is_elf(code: bytes) -> bool:
    """Is it an object file of this kind?"""
    return code.startswith(MAGIC) and HEAD.unpack_from(code)[2] == X86_64


def _sections(code: bytes) -> list[Section]:
    *_, start, _flags, _size, _parts, _number, each, count, _names = HEAD.unpack_from(code)
    unpacked = (SECTION.unpack_from(code, start + each * number) for number in range(count))
    return [Section(kind, offset, size, link, info) for _, kind, _, _, offset, size, link, info, _, _ in unpacked]


def _symbols(code: bytes, table: Section) -> Iterator[tuple[int, bool, int, int]]:
    """Where the name is, whether others may use it, in which section it is, and where there."""
    for name, info, _, home, value, _ in SYMBOL.iter_unpack(code[table.offset : table.offset + table.size]):
        yield name, info >> 4 == 1, home, value
