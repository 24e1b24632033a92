"""The groups of figures, with the titles under which they are shown."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..report import Show, number, percent


class Group(NamedTuple):
    """Figures of one kind: their key, what they are called, and how they are written."""

    key: str
    title: str
    show: Show


SEATS: Final = Group("win.seat", "Win rate by seat", percent)
COLORS: Final = Group("win.color", "Win rate by colour", percent)
POSITIONS: Final = Group("win.position", "Win rate by starting position", percent)
WINS: Final = (SEATS, COLORS, POSITIONS)

COMPARED: Final = (
    *WINS,
    Group("win.dealt", "Win rate of those who were dealt a Wonder card", percent),
    Group("win.wonder", "Win rate of those who kept a Wonder card", percent),
    Group("wonder.kept", "How often a Wonder card is kept", percent),
    Group("wonder.prestige", "Prestige of a Wonder when it is built", number),
    Group("prestige.total", "Prestige in all", number),
    Group("prestige.source", "Prestige of a player by source", number),
    Group("lead.changes", "Lead changes", number),
    Group("lead.since", "When the winner leads for good", percent),
    Group("auction.bids", "Bids in an auction", number),
    Group("auction.starter", "Auctions that the starter wins", percent),
    Group("value.era1", "Value by the number of the winning building, era 1", number),
    Group("value.era2", "Value by the number of the winning building, era 2", number),
)
