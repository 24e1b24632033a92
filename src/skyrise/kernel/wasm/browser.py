"""The host of a Python that runs in a browser (Pyodide): an object of JavaScript, ``web/src/kernel/kernel.ts``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .host import Number


class Browser:
    """Passes everything on."""

    def __init__(self, kernel: Any) -> None:
        """``kernel``: a ``Kernel`` of the page."""
        from pyodide.ffi import to_js

        self._kernel, self._to_js = kernel, to_js

    def more(self, size: int) -> int:
        return int(self._kernel.more(size))

    def read(self, address: int, size: int) -> bytes:
        return bytes(self._kernel.read(address, size).to_bytes())

    def write(self, address: int, data: bytes) -> None:
        self._kernel.write(address, self._to_js(data))

    def clear(self, address: int, size: int) -> None:
        self._kernel.clear(address, size)

    def call(self, name: str, kinds: str, arguments: Sequence[Number]) -> Number | None:
        result: Number | None = self._kernel.call(name, kinds, self._to_js(arguments))
        return result
