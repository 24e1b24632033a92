"""Gradients, patterns and filters that pictures share. Equal ids mean equal content, across pictures too."""

from __future__ import annotations

from .canvas import tag
from .palette import EDGE

_Stop = tuple[str, str, str]
"""Offset, color, opacity."""


def _gradient(ident: str, *stops: _Stop, upright: bool = True, slanted: bool = False) -> str:
    ends = {"x1": "0", "y1": "0", "x2": "0" if upright else "1", "y2": "1" if upright or slanted else "0"}
    return tag("linearGradient", *map(_stop, stops), id=ident, **ends)


def _stop(stop: _Stop) -> str:
    offset, color, opacity = stop
    return tag("stop", offset=offset, stop_color=color, stop_opacity=opacity)


def _blur(ident: str, deviation: float) -> str:
    room = {"x": "-30%", "y": "-30%", "width": "160%", "height": "160%"}
    return tag("filter", tag("feGaussianBlur", stdDeviation=deviation), id=ident, **room)


def _weave(color: str, width: float, height: float, data: str) -> str:
    """The pattern on the ground of a faction's neighborhoods."""
    mark = tag("path", d=data, stroke=EDGE[color], stroke_width=0.9, fill="none", opacity="0.45")
    return tag("pattern", mark, id=f"weave-{color}", width=width, height=height, patternUnits="userSpaceOnUse")


_SUN = tag(
    "radialGradient",
    *map(_stop, [("0", "#fff3d6", "0.85"), ("0.5", "#fff3d6", "0.18"), ("1", "#5e8fb8", "0.25")]),
    id="sun",
    cx="0.3",
    cy="0.12",
    r="0.8",
)

DEFS = "".join(
    [
        _gradient("sky", ("0", "#8fbedd", "1"), ("0.45", "#bfddea", "1"), ("1", "#ddebea", "1")),
        _SUN,
        _gradient("puff", ("0", "#fff", "1"), ("0.55", "#f4f9fc", "0.95"), ("1", "#cfe2ee", "0.45")),
        _gradient("rock", ("0", "#ffe9c4", "0.2"), ("0.45", "#000", "0"), ("1", "#1a1a3c", "0.36"), upright=False),
        _gradient(
            "light",
            ("0", "#fff6dc", "0.22"),
            ("0.5", "#fff", "0"),
            ("1", "#26304f", "0.16"),
            upright=False,
            slanted=True,
        ),
        _gradient("water", ("0", "#4e98be", "1"), ("1", "#86c4da", "1")),
        _gradient("fall", ("0", "#a5d8e8", "0.98"), ("0.6", "#d8f0f6", "0.85"), ("1", "#fff", "0")),
        _gradient("parchment", ("0", "#fffaec", "1"), ("1", "#f1e5c8", "1")),
        _blur("soft", 4),
        _blur("softer", 14),
        _weave("yellow", 14, 9, "M1 6l2.4-4M4 6l2.4-4M8.5 9l2.2-3.6"),
        _weave("green", 18, 12, "M3 4q1.5-2.4 3 0M12 9q1.5-2.4 3 0M9 2h.8"),
        _weave("white", 17, 13, "M0 .5H17M.5 0L-2 13M17.5 0L15 13"),
        _weave("brown", 16, 10, "M0 .5H16M0 5.5H16M4 .5V5.5M12 5.5V10"),
    ]
)
