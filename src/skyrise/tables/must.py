"""What must be so before a command is carried out; else it is refused."""

from __future__ import annotations

from collections.abc import Sequence

from skyrise.components import Reason, Refusal
from skyrise.notation.documents import Claim

from .entry import Entry
from .identity import Who, is_token
from .seats import OPEN, PERSON, Seat
from .table import GATHERING, OVER, Table


def known_seat(table: Table, number: int) -> Seat:
    """The seat, if the table has it."""
    if number >= len(table.seats):
        raise Refusal(Reason.SEAT_UNKNOWN, seat=number)
    return table.seats[number]


def own_seat(table: Table, who: Who, number: int) -> Seat:
    """The seat, if it is theirs."""
    seat = known_seat(table, number)
    if not table.holds(who, number):
        raise Refusal(Reason.SEAT_NOT_YOURS, seat=number)
    return seat


def player_of(who: Who) -> str:
    """The player who speaks; a seat's token alone names none."""
    if who.player is None:
        raise Refusal(Reason.PLAYER_UNKNOWN)
    return who.player


def must_host(table: Table, who: Who) -> None:
    """Only the host may."""
    if not table.is_host(who):
        raise Refusal(Reason.HOST_ONLY)


def must_gather(table: Table) -> None:
    """The game has not started."""
    if table.status != GATHERING:
        raise Refusal(Reason.TABLE_STARTED)


def must_be_given(table: Table, command: Claim) -> None:
    """A seat is its owner's to hand on, by its token; an open one is anybody's until its cards are dealt."""
    seat = table.seats[command.seat]
    if seat.kind == PERSON and is_token(command.token, table.token(command.seat)):
        return
    if seat.kind != OPEN:
        raise Refusal(Reason.SEAT_TAKEN, seat=command.seat)
    if table.status != GATHERING:
        raise Refusal(Reason.SEAT_DEALT, seat=command.seat)


def must_be_the_only_seat(table: Table, who: Who) -> None:
    """Whoever sees two hands plays another game than the others."""
    if table.seats_of(who) and not table.options.one_device:
        raise Refusal(Reason.SEAT_SECOND)


def must_not_begin(table: Table) -> None:
    """Nobody comes or goes while the parts of a deal are sealed and shown."""
    if table.is_beginning:
        raise Refusal(Reason.TABLE_STARTED)


def must_have_begun(table: Table) -> None:
    """The game has started."""
    if table.status == GATHERING:
        raise Refusal(Reason.TABLE_NOT_STARTED)


def must_go_on(table: Table) -> None:
    """The game is not over."""
    if table.status == OVER:
        raise Refusal(Reason.TABLE_OVER)


def must_be_under_way(table: Table) -> None:
    """The game has started, and is not over."""
    must_have_begun(table)
    must_go_on(table)


def must_have_room(table: Table, added: Sequence[Entry]) -> None:
    """A journal has an end. The game itself is always played to its own, so it goes on; nothing goes back."""
    if table.is_full and added and not any(entry.is_finite for entry in added):
        raise Refusal(Reason.TABLE_FULL)


def must_be_fresh(table: Table, seen: int) -> None:
    """The decision was made on the game as it is."""
    if table.moved > seen:
        raise Refusal(Reason.TABLE_STALE, moved=table.moved, seen=seen)
