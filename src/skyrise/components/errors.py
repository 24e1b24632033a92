"""A component file that cannot be used."""

from __future__ import annotations

from .reasons import Reason
from .refusals import Refusal, Refuse


class BadComponent(Refusal, ValueError):
    """An edition or island file is refused: which file, where in it, and why."""

    def __init__(self, reason: Reason, /, *, file: str = "", key: str = "", **arguments: object) -> None:
        super().__init__(reason, place=": ".join(part for part in (file, key) if part), **arguments)
        self.file = file
        self.key = key


def refusing(file: str) -> Refuse:
    """What to raise for a place in a file."""

    def refuse(reason: Reason, /, *, place: str = "", **arguments: object) -> BadComponent:
        return BadComponent(reason, file=file, key=place, **arguments)

    return refuse
