"""What a game puts on the city: discs, structures, and the bids of an auction."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from skyrise.city.geometry import Point
from skyrise.components.names import WONDERS
from skyrise.rules import Placed, Position

from .art import piece
from .canvas import group, line, shifted, tag, title, write
from .features import Upright
from .outlines import Outlines
from .palette import token
from .plan import TILT, Plan

WONDER_SCALE = 0.72
NUMBER_AT = {"short": -50.7, "medium": -58.7, "tall": -68.7}
"""The baseline of the number on a bid's flag, by the height of the building."""
NUMBER_X = 16.4
NUMBER_SIZE = 17.2
FLAG_FOOT = (13.0, -4.0)
"""Where the flag of a bid Wonder stands, relative to the Wonder's foot."""


def name_of(position: Position, placed: Placed) -> str:
    """A piece in words: ``teal 48``, ``red Wonder 7 (Opportunity)``."""
    color = position.match.colors[placed.seat]
    if placed.wonder is None:
        return f"{color} {placed.building}"
    return f"{color} Wonder {placed.wonder} ({WONDERS[placed.wonder - 1].name})"


def draw_discs(plan: Plan, position: Position) -> str:
    """The discs on the ground; one under a bid lies beside it."""
    held = {bid.at for bid in position.bids}
    return group((_disc(plan, at, disc, at in held) for at, disc in position.discs.items()), class_="discs")


def _disc(plan: Plan, at: str, disc: str, held: bool) -> str:
    spot = plan.spots[at].beside if held else plan.spots[at].stand
    return tag("g", title(f"disc {disc} on {at}"), piece(f"disc-{disc}-ground", spot), class_="disc", data_at=at)


def standing_pieces(plan: Plan, position: Position) -> Iterator[Upright]:
    """Structures and bids."""
    for structure in position.structures:
        yield _upright(plan, position, structure, "structure", _art(position, structure))
    for number, bid in enumerate(position.bids, start=1):
        latest = number == len(position.bids)
        yield _upright(plan, position, bid, "latest bid" if latest else "bid", _bid(position, bid, latest))


def _upright(plan: Plan, position: Position, placed: Placed, kind: str, markup: str) -> Upright:
    x, y = shifted(plan.spots[placed.at].stand, 0, 3)
    words = title(f"{name_of(position, placed)}, {kind} on {placed.at}")
    place = f"translate({x:.1f} {y:.1f})"
    return Upright(y, tag("g", words, markup, class_=kind, data_at=placed.at, transform=place))


def _art(position: Position, placed: Placed, kind: str = "building") -> str:
    if placed.wonder is not None:
        return piece(f"wonder-{position.figure(placed.seat, placed.wonder)}", (0, 0), WONDER_SCALE)
    assert placed.building is not None
    color = position.match.colors[placed.seat]
    return piece(f"{kind}-{color}-{position.match.height(placed.building)}", (0, 0))


def _bid(position: Position, bid: Placed, latest: bool) -> str:
    color = position.match.colors[bid.seat]
    ring = _rings() if latest else ""
    if bid.building is None:
        return ring + _art(position, bid) + _flag(color, f"W{bid.wonder}")
    at = (NUMBER_X, NUMBER_AT[position.match.height(bid.building)])
    return ring + _art(position, bid, "bid") + write(str(bid.building), at, NUMBER_SIZE, token(f"{color}-ink"))


def _rings() -> str:
    """Around the foot of the latest bid."""
    rings = ((23, token("glow"), 3), (30, token("sun"), 1.6))
    return "".join(
        tag("ellipse", rx=radius, ry=radius * TILT, fill="none", stroke=color, stroke_width=width)
        for radius, color, width in rings
    )


def _flag(color: str, text: str) -> str:
    x, y = FLAG_FOOT
    pennant = f"M{x + 1:g} {y - 45:g}h34l-6 10.5 6 10.5h-34z"
    return (
        tag("path", d=f"M{x:g} {y:g}v-48", stroke=token("pole-line"), stroke_width=2.6, stroke_linecap="round")
        + tag("path", d=pennant, fill=token(f"{color}-main"), stroke=token(f"{color}-deep"))
        + write(text, (x + 15, y - 29.5), 14, token(f"{color}-ink"))
    )


def draw_trail(plan: Plan, bids: Iterable[Placed]) -> str:
    """The dotted line from bid to bid."""
    stops: list[Point] = [plan.spots[bid.at].stand for bid in bids]
    if len(stops) < 2:
        return ""
    dots = {"d": line(stops), "fill": "none", "stroke_dasharray": "3 9", "stroke_linecap": "round"}
    return tag("path", stroke="#fff9e6", stroke_width=7, **dots) + tag(
        "path", class_="trail", stroke="#d98e04", stroke_width=4, **dots
    )


def draw_glow(outlines: Outlines, at: str, kind: str, glow: str, edge: str) -> str:
    """Light around a neighborhood."""
    shine = outlines.use(at, fill="none", stroke=glow, stroke_width=20, opacity="0.75", filter="url(#soft)")
    inside = outlines.inside(at, outlines.use(at, fill=glow, opacity="0.2"), shine)
    around = outlines.use(at, fill="none", stroke=glow, stroke_width=9, opacity="0.85", filter="url(#soft)")
    rim = outlines.use(at, fill="none", stroke="#fff", stroke_width=3.4) + outlines.use(
        at, fill="none", stroke=edge, stroke_width=1.7, stroke_dasharray="7 5"
    )
    return tag("g", inside, around, rim, class_=kind, data_at=at, pointer_events="none", stroke_linejoin="round")
