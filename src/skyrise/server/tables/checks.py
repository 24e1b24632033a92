"""What must be so before a command is carried out."""

from __future__ import annotations

from .identity import Who
from .opening import GATHERING, OVER
from .refusal import NOT_NOW, NOT_YOURS, UNKNOWN, Refusal
from .seats import Seat
from .table import Table


def known_seat(table: Table, number: int) -> Seat:
    """The seat, if the table has it."""
    if number >= len(table.seats):
        raise Refusal("seat.unknown", UNKNOWN, f"there is no seat {number} at this table", seat=number)
    return table.seats[number]


def own_seat(table: Table, who: Who, number: int) -> Seat:
    """The seat, if it is theirs."""
    seat = known_seat(table, number)
    if not table.holds(who, number):
        raise Refusal("seat.not-yours", NOT_YOURS, f"seat {number} is not yours", seat=number)
    return seat


def player_of(who: Who) -> str:
    """The player, if we know who that is."""
    if who.player is None:
        raise Refusal("player.unknown", NOT_YOURS, "only somebody with a cookie can do that")
    return who.player


def is_hosted_by(table: Table, who: Who) -> None:
    """Only the host may."""
    if not table.is_host(who):
        raise Refusal("host.only", NOT_YOURS, "only the host can do that")


def has_begun(table: Table) -> None:
    """The game has begun."""
    if table.status == GATHERING:
        raise Refusal("table.not-started", NOT_NOW, "the game has not begun")


def goes_on(table: Table) -> None:
    """The game is not over."""
    if table.status == OVER:
        raise Refusal("table.over", NOT_NOW, "the game is over")


def is_fresh(table: Table, seen: int) -> None:
    """The decision was made on the game as it is."""
    if table.moved > seen:
        raise Refusal("table.stale", NOT_NOW, "the game has changed since", moved=table.moved, seen=seen)
