"""Our drawings of the pieces; a picture contains each only once. Their foot is at the origin."""

from __future__ import annotations

import re
from functools import lru_cache

from skyrise.city.geometry import Point
from skyrise.components.published import art_folder

from .canvas import tag, use


def piece(name: str, at: Point, scale: float = 1) -> str:
    """A drawing with its foot on a point."""
    return use(f"art-{name}", at, scale)


def used_art(markup: str) -> str:
    """The drawings that some markup uses, for its defs."""
    return "".join(_drawing(name) for name in sorted(set(re.findall(r'href="#art-([\w-]+)"', markup))))


@lru_cache(maxsize=128)
def _drawing(name: str) -> str:
    svg = (art_folder() / f"{name}.svg").read_text(encoding="utf-8")
    return tag("g", svg[svg.index(">") + 1 : svg.rindex("</svg>")], id=f"art-{name}")
