"""The chances over a game as a picture: one band for each player, one above the other, in SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from skyrise.language import Language
from skyrise.notation.documents import CurvePoint, ReviewDocument

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 960, 300, 44, 150, 12, 34
FILLS = {"red": "#c4463a", "teal": "#23907f", "yellow": "#d9a62e", "blue": "#3b6cc4"}
APART = 10
"""Auctions between two marks of the axis."""
LEAST_GAP = 15.0
"""Between two names at the end of the bands."""


def chances_chart(document: ReviewDocument, names: Sequence[str], speech: Language) -> str:
    """The chances of all players after each auction, with all cards open as dashed lines."""
    curve, players = document["curve"], range(len(names))
    bands = "".join(_band(curve, seat, document["colors"][seat]) for seat in players)
    opened = "".join(_open_line(curve, seat) for seat in players)
    label = escape(f"{speech.words('review-curve')}. {speech.words('review-curve-note')}")
    said = ". ".join(_said(curve, seat, names[seat], speech) for seat in players)
    return (
        f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">'
        f"<desc>{escape(said)}</desc>{_axes(curve)}{bands}{opened}{_names(curve, names)}{_labels(curve, names)}</svg>"
    )


def _said(curve: Sequence[CurvePoint], seat: int, name: str, speech: Language) -> str:
    chances = [round(100 * point["wins"][seat]) for point in curve]
    most, least = max(chances), min(chances)
    return speech.words("review-curve-text", who=name, first=chances[0], last=chances[-1], most=most, least=least)


def _x(curve: Sequence[CurvePoint], number: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * number / max(1, len(curve) - 1)


def _y(chance: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)


def _below(chances: Sequence[float], seat: int) -> float:
    """The first seat has the lowest band."""
    return sum(chances[:seat])


def _band(curve: Sequence[CurvePoint], seat: int, color: str) -> str:
    low = [(_x(curve, i), _y(_below(point["wins"], seat))) for i, point in enumerate(curve)]
    high = [(_x(curve, i), _y(_below(point["wins"], seat + 1))) for i, point in enumerate(curve)]
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in [*low, *reversed(high)])
    return f'<polygon points="{points}" fill="{FILLS[color]}" stroke="var(--card)" stroke-width="1.5"/>'


def _open_line(curve: Sequence[CurvePoint], seat: int) -> str:
    """The upper edge of a band with all cards open; that of the last one is always the top."""
    known = [(i, point["open"]) for i, point in enumerate(curve) if point["open"] is not None]
    if len(known) < 2 or seat == len(curve[0]["wins"]) - 1:
        return ""
    points = " ".join(f"{_x(curve, i):.1f},{_y(_below(chances, seat + 1)):.1f}" for i, chances in known)
    return f'<polyline points="{points}" fill="none" stroke="#111" stroke-width="1.6" stroke-dasharray="5 4"/>'


def _axes(curve: Sequence[CurvePoint]) -> str:
    lines = "".join(
        f'<text class="tick" x="{LEFT - 6}" y="{_y(part / 2) + 4:.1f}">{50 * part}</text>' for part in range(3)
    )
    marks = "".join(
        f'<text class="under" x="{_x(curve, i):.1f}" y="{HEIGHT - 12}">{point["auction"]}</text>'
        for i, point in enumerate(curve)
        if point["auction"] % APART == 0
    )
    return lines + marks


def _names(curve: Sequence[CurvePoint], names: Sequence[str]) -> str:
    """The names inside the bands at their beginning, where all are wide: nobody has to tell colors apart."""
    first = curve[0]["wins"]
    return "".join(
        f'<text x="{LEFT + 8}" y="{_y(_below(first, seat) + first[seat] / 2) + 5:.1f}" fill="#fff" stroke="#111"'
        f' stroke-width="3" paint-order="stroke">{escape(name)}</text>'
        for seat, name in enumerate(names)
    )


def _labels(curve: Sequence[CurvePoint], names: Sequence[str]) -> str:
    """The names at the end of the bands, from the top, moved apart where bands are thin."""
    last = curve[-1]["wins"]
    wanted = [(_y((_below(last, seat) + _below(last, seat + 1)) / 2), seat) for seat in range(len(names))]
    placed, above = "", -LEAST_GAP
    for y, seat in sorted(wanted):
        above = max(y, above + LEAST_GAP)
        text = f"{escape(names[seat])} {round(100 * last[seat])} %"
        placed += f'<text x="{WIDTH - RIGHT + 8}" y="{min(above, HEIGHT - 4) + 4:.1f}">{text}</text>'
    return placed
