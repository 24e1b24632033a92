"""A new table: what its host wishes, checked, and its first entries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from skyrise.server.store import Change, Entry, TableRow
from skyrise.server.wire import NewTable, SeatWish

from .fair import drawn_order
from .refusal import NOT_SO, Refusal
from .seats import BOT, OPEN, PERSON, Seat

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"

DEFAULT_BOT: Final = "casual"

Opening = tuple[TableRow, Change]


def options_of(new: NewTable) -> dict[str, Any]:
    """What everybody may know of how a table is set up."""
    return {"players": len(new.seats), **new.model_dump(mode="json", exclude={"seats", "shuffle"})}


def wished_seats(new: NewTable, host: str, seed: str) -> list[Seat]:
    """The seats as the host wishes them; shuffled, if that is wished."""
    seats = [_seat(wish, host) for wish in new.seats]
    return [seats[number] for number in drawn_order(seed, len(seats))] if new.shuffle else seats


def opening(table: str, options: dict[str, Any], seats: Sequence[Seat], host: str, seed: str, now: float) -> Opening:
    """The row and the first entries of a table; refuses what the box cannot give."""
    _check(options, seats)
    entries = [Entry(1, now, "create", {"host": host, "seats": [seat.document() for seat in seats]})]
    status = GATHERING
    if all(seat.kind != OPEN for seat in seats):
        entries.append(Entry(2, now, "start", {"bots": DEFAULT_BOT}))
        status = PLAYING
    row = TableRow(table, now, options, seed, status, options["listed"], now)
    owners = {number: seat.owner for number, seat in enumerate(seats) if seat.owner is not None}
    return row, Change(table, tuple(entries), owners=owners)


def _seat(wish: SeatWish, host: str) -> Seat:
    kind = {"me": PERSON, "open": OPEN, "bot": BOT}[wish.kind]
    return Seat(
        kind,
        name=wish.name or "",
        color=wish.color,
        owner=host if kind == PERSON else None,
        bot=(wish.bot or DEFAULT_BOT) if kind == BOT else None,
    )


def _check(options: dict[str, Any], seats: Sequence[Seat]) -> None:
    wished = [seat.color for seat in seats if seat.color is not None]
    if len(set(wished)) != len(wished):
        raise Refusal("setup.colors", NOT_SO, "two seats have the same colour")
    islands = options["islands"]
    if islands is not None and not len(seats) == len(islands) == len(set(islands.values())):
        sentence = f"{len(seats)} players play on {len(seats)} different outer islands"
        raise Refusal("setup.islands", NOT_SO, sentence, players=len(seats))
