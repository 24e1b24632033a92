"""Markup in small pieces: every function returns a fragment of SVG as text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from html import escape
from itertools import pairwise

from skyrise.city.geometry import Point

BODY_FONT = "Cabin, 'Segoe UI', sans-serif"
HEADING_FONT = "Cinzel, Georgia, serif"


_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def plain(text: str) -> str:
    """Any text, escaped for a document.

    >>> plain("<Bell\\a>")
    '&lt;Bell\ufffd&gt;'
    """
    return escape(_NOT_XML.sub("\ufffd", text))


def number(value: float) -> str:
    """A number with at most one decimal, as short as possible."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def tag(name: str, *children: str, **attributes: str | float) -> str:
    """An element; ``stroke_width`` stands for the attribute stroke-width, ``class_`` for class.

    >>> tag("circle", r=2.04, stroke_width="1.25")
    '<circle r="2" stroke-width="1.25"/>'
    """
    written = "".join(f' {_name(key)}="{_value(value)}"' for key, value in attributes.items())
    inside = "".join(children)
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


@lru_cache(maxsize=256)
def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _value(value: str | float) -> str:
    return plain(value) if isinstance(value, str) else number(value)


def group(children: Iterable[str], **attributes: str | float) -> str:
    """A group; nothing if there is nothing in it."""
    inside = "".join(children)
    return tag("g", inside, **attributes) if inside else ""


def title(text: str) -> str:
    """The text that a screen reader or a resting pointer shows for the enclosing element."""
    return tag("title", plain(text))


def write(text: str, at: Point, size: float, fill: str, **attributes: str | float) -> str:
    """A line of text, centered unless ``text_anchor`` says otherwise."""
    style: dict[str, str | float] = {"text_anchor": "middle", "font_weight": "700", **attributes}
    return tag("text", plain(text), x=at[0], y=at[1], font_size=size, fill=fill, **style)


def line(points: Sequence[Point], *, closed: bool = False) -> str:
    """The data of a path along some points, in steps from one to the next.

    >>> line([(0, 0), (10.04, 0), (10, 5.5)], closed=True)
    'M0 0l10 0 0 5.5z'
    """
    # Steps are taken between rounded points, so that errors do not add up.
    grid = [(round(x * 10), round(y * 10)) for x, y in points]
    steps = [f"{_tenths(x2 - x1)} {_tenths(y2 - y1)}" for (x1, y1), (x2, y2) in pairwise(grid)]
    start = f"M{_tenths(grid[0][0])} {_tenths(grid[0][1])}"
    return start + ("l" + " ".join(steps) if steps else "") + ("z" if closed else "")


@lru_cache(maxsize=1 << 13)
def _tenths(value: int) -> str:
    return number(value / 10)


def rings(outlines: Iterable[Sequence[Point]]) -> str:
    """The data of a path around some areas."""
    return "".join(line(outline, closed=True) for outline in outlines)


def shifted(point: Point, dx: float, dy: float) -> Point:
    """A point moved."""
    return (point[0] + dx, point[1] + dy)


def use(ident: str, at: Point, scale: float = 1, **attributes: str | float) -> str:
    """A drawing of the defs, put at a point."""
    place = f"translate({number(at[0])} {number(at[1])})"
    if scale != 1:
        place += f" scale({scale:g})"
    return tag("use", href=f"#{ident}", transform=place, **attributes)
