"""The outlines of a picture."""

from __future__ import annotations

from zlib import crc32

from .canvas import line, rings, tag
from .plan import Plan


class Outlines:
    """Every outline of a picture, defined once and then filled, stroked or clipped with by its id."""

    def __init__(self, plan: Plan) -> None:
        self._areas = {ident: line(outline, closed=True) for ident, outline in plan.outlines.items()}
        self._coasts = [rings(shores) for shores in plan.shores]

    def defs(self) -> str:
        """The outlines themselves."""
        return "".join(_path(data) for data in self._areas.values()) + self.coast_defs()

    def coast_defs(self) -> str:
        """The outlines of the islands alone, and the clip paths of the others."""
        clips = (tag("clipPath", self.use(name), id=f"clip-{self.ident(name)}") for name in self._areas)
        return "".join(map(_path, self._coasts)) + "".join(clips)

    def coast(self, island: int) -> str:
        """The id of an island's outline."""
        return _ident(self._coasts[island])

    def data(self, name: str) -> str:
        """The data of the path around an area."""
        return self._areas[name]

    def ident(self, name: str) -> str:
        """The id of an area's outline."""
        return _ident(self._areas[name])

    def use(self, name: str, **attributes: str | float) -> str:
        """The outline of an area, filled or drawn."""
        return tag("use", href=f"#{self.ident(name)}", **attributes)

    def inside(self, name: str, *children: str) -> str:
        """Markup clipped to an area."""
        return tag("g", *children, clip_path=f"url(#clip-{self.ident(name)})")


def _path(data: str) -> str:
    return tag("path", id=_ident(data), d=data)


def _ident(data: str) -> str:
    """An id derived from the content: two pictures on one page do not mix up their outlines."""
    return f"outline-{crc32(data.encode()):08x}"
