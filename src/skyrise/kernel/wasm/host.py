"""Who runs a module: a browser, below a Python that runs in it too, or for tests a program of Node.js."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

Number = int | float


class Host(Protocol):
    """A module that runs, and its memory: bytes with addresses."""

    def more(self, size: int) -> int:
        """At least so many bytes of new memory, all 0, next to what there was; returns the address of the first."""

    def read(self, address: int, size: int) -> bytes:
        """What is there."""

    def write(self, address: int, data: bytes) -> None:
        """Puts bytes there."""

    def clear(self, address: int, size: int) -> None:
        """Sets bytes to 0."""

    def call(self, name: str, kinds: str, arguments: Sequence[Number]) -> Number | None:
        """Calls a function; ``kinds`` has a letter for each argument (``calls.KINDS``), and one for the result."""
