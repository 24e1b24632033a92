"""Memory for native code: arrays of ctypes. A page of a large one takes memory once it is written to."""

from __future__ import annotations

import ctypes
from mmap import mmap
from typing import Any

LARGE = 1 << 20


def zeros(element: Any, length: int) -> Any:
    """An array of zeros."""
    kind = element * length
    size = ctypes.sizeof(kind)
    return kind() if size < LARGE else kind.from_buffer(mmap(-1, size))


def clear(array: Any) -> None:
    """Sets everything in an array to 0."""
    ctypes.memset(array, 0, ctypes.sizeof(array))
