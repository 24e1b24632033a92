"""A component file that cannot be used."""

from __future__ import annotations

from collections.abc import Callable


class BadComponent(ValueError):
    """An edition or island file is refused: which file, where in it, and why."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(f"{file}: {key}: {reason}" if key else f"{file}: {reason}")
        self.file = file
        self.key = key
        self.reason = reason


def refusing(file: str) -> Callable[[str, str], BadComponent]:
    """What to raise for a place in a file and a reason."""
    return lambda key, reason: BadComponent(file, key, reason)
