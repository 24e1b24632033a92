"""The outlines of a picture."""

from __future__ import annotations

from zlib import crc32

from .canvas import line, rings, tag
from .plan import Plan


class Outlines:
    """Every outline of a picture once, to be filled, drawn and clipped with by its id."""

    def __init__(self, plan: Plan) -> None:
        self._data = {ident: line(outline, closed=True) for ident, outline in plan.outlines.items()}
        self._data |= {_coast(number): rings(shores) for number, shores in enumerate(plan.shores)}
        # Ids follow from the content: two pictures on one page do not take each other's outlines.
        self._ids = {name: f"outline-{crc32(data.encode()):08x}" for name, data in self._data.items()}

    def defs(self) -> str:
        """The outlines themselves."""
        paths = (tag("path", id=self._ids[name], d=data) for name, data in self._data.items())
        clips = (tag("clipPath", self.use(name), id=f"clip-{self._ids[name]}") for name in self._data)
        return "".join(paths) + "".join(clips)

    def coast(self, island: int) -> str:
        """The id of an island's outline."""
        return self._ids[_coast(island)]

    def use(self, name: str, **attributes: str | float) -> str:
        """The outline of an area, filled or drawn."""
        return tag("use", href=f"#{self._ids[name]}", **attributes)

    def inside(self, name: str, *children: str) -> str:
        """Markup of which only what lies inside an area is seen."""
        return tag("g", *children, clip_path=f"url(#clip-{self._ids[name]})")


def _coast(island: int) -> str:
    return f"coast {island}"
