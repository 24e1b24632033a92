"""A component file that cannot be used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .faults import Fault, Faulty


class BadComponent(Faulty):
    """An edition or island file is refused: which file, where in it, and why."""

    def __init__(self, file: str, key: str, fault: Fault) -> None:
        super().__init__(f"{file}: {key}" if key else file, fault)
        self.file = file
        self.key = key

    def whole(self) -> Fault:
        """The fault with its file and key, for whoever names another place."""
        return Fault("component.refused", "{place}: {why}", place=self.place, why=self.fault)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.file, self.key, self.fault)


def refusing(file: str) -> Callable[[str, Fault], BadComponent]:
    """What to raise for a place in a file and a fault."""
    return lambda key, fault: BadComponent(file, key, fault)
