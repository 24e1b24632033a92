"""Draws the learning curve that examples/network/teach.py writes beside a network.

Usage: python benchmarks/learning_curve.py network.curve.jsonl docs/network.svg
"""

from __future__ import annotations

import json
import sys
from math import sqrt
from pathlib import Path
from typing import Any

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 640, 320, 56, 44, 18
INK, SOFT, LINE = "#22303c", "#5b6b78", "#1d6fb8"


def drawn(points: list[dict[str, Any]]) -> str:
    """The curve as SVG, with the standard error of each point."""
    most: float = max(point["minutes"] for point in points)

    def x(minutes: float) -> float:
        return LEFT + (WIDTH - LEFT - 20) * minutes / most

    def y(share: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * share

    parts = []
    for tenth in range(0, 11, 2):
        at = y(tenth / 10)
        dash = ' stroke-dasharray="5 4"' if tenth == 5 else ""
        parts.append(f'<path d="M{LEFT} {at:.1f}H{WIDTH - 20}" stroke="{SOFT}" stroke-width=".4"{dash}/>')
        parts.append(f'<text x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{10 * tenth}%</text>')
    for number in range(6):
        minutes = most * number / 5
        parts.append(f'<text x="{x(minutes):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{minutes:.0f}</text>')
    for point in points:
        share, at = point["won"], x(point["minutes"])
        error = sqrt(share * (1 - share) / point["games"])
        parts.append(f'<path d="M{at:.1f} {y(share - error):.1f}V{y(share + error):.1f}" stroke="{LINE}"/>')
        filled = "#ffffff" if point["stage"] == "lessons" else LINE
        parts.append(f'<circle cx="{at:.1f}" cy="{y(share):.1f}" r="3.5" fill="{filled}" stroke="{LINE}"/>')
    way = " ".join(f"{x(point['minutes']):.1f},{y(point['won']):.1f}" for point in points)
    parts.append(f'<polyline points="{way}" fill="none" stroke="{LINE}" stroke-width="1.5"/>')
    parts.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 8}" text-anchor="middle">minutes of a processor</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        f' font-family="sans-serif" font-size="12" fill="{INK}">'
        "<title>Games won against casual, while it learns</title>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>{"".join(parts)}</svg>\n'
    )


if __name__ == "__main__":
    curve, picture = map(Path, sys.argv[1:])
    picture.write_text(drawn([json.loads(line) for line in curve.read_text("utf-8").splitlines()]), "utf-8")
