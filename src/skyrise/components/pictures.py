"""What notebooks show as a picture. It is drawn by ``notation``, which those who draw nothing need not load."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Painter = Callable[[Any], str]
_painters: list[Painter] = []


def paint_with(painter: Painter) -> None:
    """From now on this function draws."""
    _painters[:] = [painter]


class Pictured:
    """A notebook shows it as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str | None:
        """The picture, as IPython asks for it."""
        return _painters[0](self) if _painters else None
