"""The frame of a picture: its size, and the sky behind the city."""

from __future__ import annotations

from typing import NamedTuple

from .canvas import group, shifted, tag, use
from .plan import Plan

MARGIN = 44
CLIFF_ROOM = 66
"""Below the southernmost shore."""
PIECE_ROOM = 62
"""Above the northernmost one."""
LEAST_WIDTH = 860

CLOUD = tag(
    "path",
    id="cloud",
    d="M-104 14a22 18 0 0 1 14-33 34 29 0 0 1 46-21 42 36 0 0 1 72-3 34 29 0 0 1 50 20 24 20 0 0 1 22 37q-102 9-204 0z",
    fill="url(#puff)",
)
CLOUDS = (
    (0.1, 0.07, 1.3, 0.8),
    (0.9, 0.1, 1, 0.85),
    (0.5, 0.5, 1.5, 0.5),
    (0.06, 0.62, 0.9, 0.75),
    (0.96, 0.55, 0.8, 0.7),
    (0.12, 0.95, 1.2, 0.85),
    (0.88, 0.9, 1.5, 0.8),
)
"""Position, as parts of the width and the height; size; opacity."""
BIRD = "q4-5 8 1q4-6 8-1"


class Frame(NamedTuple):
    """What a picture shows of the plane."""

    left: float
    top: float
    width: float
    height: float

    @property
    def view_box(self) -> str:
        return " ".join(f"{side:.0f}" for side in self)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """The point at parts of the width and the height."""
        return (self.left + x * self.width, self.top + y * self.height)


def frame_of(plan: Plan, below: float = 0, margin: float = MARGIN) -> Frame:
    """The frame around a city, with room for something below it."""
    xs, ys = zip(*(point for shores in plan.shores for ring in shores for point in ring), strict=True)
    width = max(max(xs) - min(xs) + 2 * margin, LEAST_WIDTH)
    top = min(ys) - margin - PIECE_ROOM
    height = max(ys) + CLIFF_ROOM + margin + below - top
    return Frame((min(xs) + max(xs) - width) / 2, top, width, height)


def draw_sky(frame: Frame) -> str:
    """The sky, a few clouds and birds."""
    box = {"x": frame.left, "y": frame.top, "width": frame.width, "height": frame.height}
    clouds = (use("cloud", frame.at(x, y), scale, opacity=str(dense)) for x, y, scale, dense in CLOUDS)
    birds = (_bird(frame, x, y) for x, y in ((0.2, 0.13), (0.23, 0.11), (0.76, 0.86), (0.79, 0.88)))
    return (
        tag("rect", fill="url(#sky)", **box)
        + tag("rect", fill="url(#sun)", **box)
        + group(clouds)
        + group(birds, fill="none", stroke="#4c6a86", stroke_width=1.5, opacity="0.55")
    )


def _bird(frame: Frame, x: float, y: float) -> str:
    left, top = shifted(frame.at(x, y), -8, 0)
    return tag("path", d=f"M{left:.0f} {top:.0f}{BIRD}")
