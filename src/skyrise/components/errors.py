"""A component file that cannot be used."""

from __future__ import annotations


class BadComponent(ValueError):
    """An edition or island file is refused: which file, where in it, and why."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(f"{file}: {key}: {reason}" if key else f"{file}: {reason}")
        self.file = file
        self.key = key
        self.reason = reason
