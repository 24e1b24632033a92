"""The strip under a position: the era, and how the players stand."""

from __future__ import annotations

from skyrise.rules import Position

from .art import piece
from .canvas import HEADING_FONT, group, shifted, tag, write
from .palette import HEADING, INK, PANEL_INNER, PANEL_LINE, SOFT_INK, token
from .sky import Frame

HEIGHT = 66
GAP = 16
"""Around the strip."""
ROOM = HEIGHT + GAP
HEAD = 150
"""The width of the part that tells the era."""
STAR = "M0-9L2.4-2.8 9-2.6 3.9 1.5 5.7 8 0 4.3-5.7 8-3.9 1.5-9-2.6-2.4-2.8Z"


def draw_legend(position: Position, frame: Frame) -> str:
    """The strip along the lower side of a frame."""
    left, top = frame.left + GAP, frame.top + frame.height - HEIGHT - GAP
    width = frame.width - 2 * GAP
    seats = range(position.match.players)
    share = (width - HEAD) / len(seats)
    return group(
        [
            _panel(width),
            _head(position),
            *(_seat(position, seat, HEAD + share * seat, share) for seat in seats),
        ],
        class_="legend",
        transform=f"translate({left:.0f} {top:.0f})",
    )


def _panel(width: float) -> str:
    size = {"width": width, "height": HEIGHT, "rx": 10}
    inner = {"x": 3, "y": 3, "width": width - 6, "height": HEIGHT - 6, "rx": 7}
    return (
        tag("rect", fill="#2c3e55", opacity="0.28", filter="url(#soft)", y=4, **size)
        + tag("rect", fill="url(#parchment)", stroke=PANEL_LINE, stroke_width=1.5, **size)
        + tag("rect", fill="none", stroke=PANEL_INNER, **inner)
    )


def _head(position: Position) -> str:
    era = write(f"ERA {'I' * position.era}", (22, 31), 19, HEADING, text_anchor="start", font_family=HEADING_FONT)
    return era + write(_moment(position), (22, 50), 13, SOFT_INK, text_anchor="start", font_weight="400")


def _moment(position: Position) -> str:
    """What is going on."""
    if position.bids:
        latest = position.bids[-1]
        return f"to beat: {latest.building}" if latest.building is not None else "a Wonder leads"
    if position.pending:
        return "a decision"
    return "the game is over" if position.to_act is None else "a starting bid"


def _seat(position: Position, seat: int, left: float, width: float) -> str:
    color = position.match.colors[seat]
    acts = position.to_act == seat
    at = (left + 30, HEIGHT / 2)
    prestige = sum(position.players[seat].prestige.values())
    return group(
        [
            _light(left, width) if acts else "",
            piece(f"player-sign-{color}", at),
            write(color.capitalize(), shifted(at, 24, -2), 16, INK, text_anchor="start"),
            write(
                _standing(position, seat), shifted(at, 24, 15), 12.5, SOFT_INK, text_anchor="start", font_weight="400"
            ),
            _prestige(prestige, left + width - 66),
        ],
        class_="seat to-act" if acts else "seat",
        data_seat=str(seat),
    )


def _light(left: float, width: float) -> str:
    box = {"x": left + 4, "y": 8, "width": width - 14, "height": HEIGHT - 16, "rx": 8}
    return tag("rect", fill="#d8f6fb", stroke="#0fb5d6", stroke_width=1.6, **box)


def _standing(position: Position, seat: int) -> str:
    """Where a player stands, in a word or two."""
    player = f"Player {seat + 1}"
    if position.to_act == seat:
        return f"{player} · to act"
    if seat in position.finished:
        return f"{player} · finished"
    if position.auction and seat in position.auction.passed:
        return f"{player} · passed"
    leads = bool(position.bids) and position.bids[-1].seat == seat
    return f"{player} · leads" if leads else player


def _prestige(prestige: int, left: float) -> str:
    star = tag(
        "path", d=STAR, fill=token("key-gold"), stroke=token("yellow-dark"), transform=f"translate({left:.0f} 33)"
    )
    return star + write(str(prestige), (left + 15, 40), 20, INK, text_anchor="start")
