"""Code in memory, ready to be called, without LLVM: an object file that is settled (``settling``)."""

from __future__ import annotations

import ctypes
import mmap
import sys

from .library import Library
from .settling import functions_of, settle

READ, WRITE, RUN = 1, 2, 4


def mapped_library(code: bytes) -> Library | None:
    """The functions of an object file; None if it cannot be settled, or if this system does not let it be run so."""
    settled = settle(code)
    if sys.platform != "linux" or settled is None:
        return None
    memory = mmap.mmap(-1, len(code), flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, prot=READ | WRITE)
    memory[:] = settled
    kept = (ctypes.c_char * len(code)).from_buffer(memory)
    start = ctypes.addressof(kept)
    if ctypes.CDLL(None).mprotect(ctypes.c_void_p(start), ctypes.c_size_t(len(code)), READ | RUN):
        return None
    functions = functions_of(code)
    return Library(lambda symbol: start + functions[symbol] if symbol in functions else 0, kept)
