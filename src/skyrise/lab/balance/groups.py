"""The groups of figures, with their titles."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..report import Show, number, percent


class Group(NamedTuple):
    """Figures of one kind: their key, their title, and how they are written."""

    key: str
    title: str
    show: Show


BY_SEAT: Final = Group("win.seat", "Win rate by seat", percent)
BY_COLOR: Final = Group("win.color", "Win rate by color", percent)
BY_POSITION: Final = Group("win.position", "Win rate by starting position", percent)
WINS: Final = (BY_SEAT, BY_COLOR, BY_POSITION)

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
