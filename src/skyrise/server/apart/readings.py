"""What the rules find out for readers: beside the event loop, few things at a time, and once where it can be kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from typing import Final, TypeVar

from skyrise.server.packing import Packed, encode

from .kept import Kept
from .line import FairLine, Place

AT_ONCE: Final = 2
"""Threads take turns with the event loop: the more there are, the longer it waits for its own."""
MOST_KEPT: Final = 256
"""Documents of one reader: texts, outlooks, standings …"""
MOST_PACKED: Final = 64
"""Documents for everybody: the rulebook, lessons, editions …"""

_Result = TypeVar("_Result")


class Readings:
    """Homes that ask for much wait for each other, and not others for them."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._line = FairLine(at_once)
        self._kept: Kept[bytes] = Kept(MOST_KEPT)
        self._packed: Kept[Packed] = Kept(MOST_PACKED)

    async def kept(self, key: Hashable, make: Callable[[], bytes], home: str) -> bytes:
        """What was made for a key, or is made now."""
        return await self._kept.once(key, lambda: self.made(make, home))

    async def packed(self, key: Hashable, make: Callable[[], object], home: str) -> Packed:
        """A document for everybody, made and compressed once."""
        return await self._packed.once(key, lambda: self.made(lambda: Packed.of(make()), home))

    async def document(self, make: Callable[[], object], home: str) -> bytes:
        """A document as JSON that nobody else asks for."""
        return await self.made(lambda: encode(make()), home)

    async def made(self, make: Callable[[], _Result], home: str) -> _Result:
        """Something that is made now, on a thread."""
        async with self._line.turn(Place(home=home)):
            return await asyncio.to_thread(make)
