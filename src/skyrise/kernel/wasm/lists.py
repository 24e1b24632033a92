"""Lists in the memory of a host, used as Python's own: of numbers, of lists of equal length, of records."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from struct import Struct
from typing import Any, Generic, TypeVar

from .memory import Block

Item = TypeVar("Item")


class Items(ABC, Generic[Item]):
    """Items of one size in a row."""

    def __init__(self, block: Block, size: int, length: int, address: int | None = None) -> None:
        """``size``: of an item; ``address``: if it is not that of the block, which is kept in any case."""
        self._block, self._size, self._length = block, size, length
        self.address = block.address if address is None else address
        self.unit, self.lengths = size, [length]
        """The bytes of what is at the bottom, a number or a record, and how many there are, level by level."""

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Item]:
        return iter([self._item(i) for i in range(self._length)])

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return self._items(*self._part(index))
        return self._item(self._place(index))

    def __bytes__(self) -> bytes:
        return self._block.memory.host.read(self.address, self._size * self._length)

    def clear(self) -> None:
        """Sets everything to 0."""
        self._block.memory.host.clear(self.address, self._size * self._length)

    @abstractmethod
    def _item(self, index: int) -> Item:
        """The item at a place that there is."""

    @abstractmethod
    def _items(self, start: int, length: int) -> Any:
        """Some of the items in a row."""

    def _at(self, index: int) -> int:
        return self.address + self._size * index

    def _place(self, index: int) -> int:
        place = index + self._length if index < 0 else index
        if not 0 <= place < self._length:
            raise IndexError(f"there are {self._length} items, and no item {index}")
        return place

    def _part(self, index: slice) -> tuple[int, int]:
        start, stop, step = index.indices(self._length)
        if step != 1:
            raise ValueError("a part of such a list has no step")
        return start, max(stop - start, 0)


class Numbers(Items[Any]):
    """Numbers; a part of them is a list of Python."""

    def __init__(self, block: Block, code: str, length: int, address: int | None = None) -> None:
        """``code``: how a number is packed, as ``struct`` has it."""
        super().__init__(block, Struct(f"<{code}").size, length, address)
        self._code = code

    def __iter__(self) -> Iterator[Any]:
        return iter(self._items(0, len(self)))

    def __setitem__(self, index: Any, value: Any) -> None:
        if isinstance(index, slice):
            start, length = self._part(index)
            self._write(start, length, list(value))
        else:
            self._write(self._place(index), 1, [value])

    def _item(self, index: int) -> Any:
        return self._items(index, 1)[0]

    def _items(self, start: int, length: int) -> list[Any]:
        data = self._block.memory.host.read(self._at(start), self._size * length)
        return list(Struct(f"<{length}{self._code}").unpack(data))

    def _write(self, start: int, length: int, values: list[Any]) -> None:
        if len(values) != length:
            raise ValueError(f"{length} numbers are wanted, not {len(values)}")
        self._block.memory.host.write(self._at(start), Struct(f"<{length}{self._code}").pack(*values))


class Rows(Items[Numbers]):
    """Lists of whole numbers, all of the same length."""

    def __init__(self, block: Block, rows: int, columns: int) -> None:
        super().__init__(block, 8 * columns, rows)
        self.unit, self.lengths = 8, [rows, columns]

    def _item(self, index: int) -> Numbers:
        return Numbers(self._block, "q", self.lengths[1], self._at(index))

    def _items(self, start: int, length: int) -> list[Numbers]:
        return [self._item(index) for index in range(start, start + length)]


class Records(Items["Records"]):
    """Records of one layout. One of them is a list of one, and some of them are a list that shares their memory."""

    def __setitem__(self, index: int, record: Records) -> None:
        self._block.memory.host.write(self._at(self._place(index)), bytes(record))

    def write(self, packed: Iterable[bytes]) -> None:
        """Writes all of them."""
        self._block.memory.host.write(self.address, b"".join(packed))

    def _item(self, index: int) -> Records:
        return self._items(index, 1)

    def _items(self, start: int, length: int) -> Records:
        return Records(self._block, self._size, length, self._at(start))
