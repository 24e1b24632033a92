"""Memory of a host, given out in blocks. A block that nobody has any more is given out again."""

from __future__ import annotations

from .host import Host

SMALLEST = 16
"""Bytes of a block, at least: so every number in it lies at a multiple of its size."""
AT_ONCE = 1 << 16
"""Bytes that a host is asked for, at least: a page of WebAssembly."""


class Memory:
    """Blocks of zeros. Their sizes are powers of two, so that one that comes back fits the next that is wanted."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._free: dict[int, list[int]] = {}
        self._top = self._end = 0
        """What the host has given and nobody has had yet."""

    def block(self, size: int) -> Block:
        """A block of at least so many bytes, all 0."""
        size = max(SMALLEST, 1 << (size - 1).bit_length())
        free = self._free.setdefault(size, [])
        if free:
            address = free.pop()
            self.host.clear(address, size)
            return Block(self, address, size)
        if self._end - self._top < size:
            wanted = -(-(size - (self._end - self._top)) // AT_ONCE) * AT_ONCE
            start = self.host.more(wanted)
            self._top, self._end = self._top or start, start + wanted
        self._top += size
        return Block(self, self._top - size, size)

    def take_back(self, block: Block) -> None:
        """Nobody has the block any more."""
        self._free[block.size].append(block.address)


class Block:
    """Some memory, for as long as somebody keeps this object."""

    def __init__(self, memory: Memory, address: int, size: int) -> None:
        self.memory, self.address, self.size = memory, address, size

    def __del__(self) -> None:
        self.memory.take_back(self)
