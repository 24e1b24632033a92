"""The text of one function: lines, labels, and names that occur once."""

from __future__ import annotations

from collections.abc import Iterable


class Writer:
    """Writes instructions one after another; it knows which block they are in, and whether that has ended."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.block = ""
        self.has_ended = True
        self._names = 0

    def line(self, text: str) -> None:
        """An instruction without a result."""
        if self.has_ended:
            self.begin(self.label("dead"))  # what is never reached is a block of its own
        self.lines.append(f"  {text}")

    def value(self, text: str) -> str:
        """An instruction with a result, which is named."""
        name = f"%v{self._next()}"
        self.line(f"{name} = {text}")
        return name

    def label(self, kind: str) -> str:
        """The name of a block that is yet to begin."""
        return f"{kind}{self._next()}"

    def begin(self, label: str) -> None:
        """A block begins."""
        self.lines.append(f"{label}:")
        self.block, self.has_ended = label, False

    def jump(self, label: str) -> None:
        """The block ends, unless it has ended before."""
        if not self.has_ended:
            self.end(f"br label %{label}")

    def branch(self, test: str, yes: str, no: str) -> None:
        """The block ends with a question."""
        self.end(f"br i1 {test}, label %{yes}, label %{no}")

    def end(self, text: str) -> None:
        """The block ends."""
        self.line(text)
        self.has_ended = True

    def merge(self, kind: str, ways: Iterable[tuple[str, str]]) -> str:
        """The value that came here: each is named with the block that it comes from."""
        return self.value(f"phi {kind} " + ", ".join(f"[ {value}, %{block} ]" for value, block in ways))

    def _next(self) -> int:
        self._names += 1
        return self._names
