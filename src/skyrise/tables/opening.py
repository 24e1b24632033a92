"""A new table: what its host wishes, checked, and its first entries; and the rematch of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, cast

from skyrise.components import Island, Reason, Refusal
from skyrise.components.names import CENTRAL
from skyrise.components.published import CURRENT
from skyrise.notation.documents import CityPlace, IslandFile, NewTable, SeatKind, SeatWish, Slot, Status

from .chain import START, chained
from .dealing import check_islands, drawn_order, outer_of
from .entries import Create, Start, Written
from .entry import Entry
from .going_on_entries import Bring, GoOn
from .options import DEFAULT_BOT, TableOptions
from .ports import Change, TableRow
from .sealing_entries import Begin
from .seats import BOT, OPEN, PERSON, Seat
from .table import GATHERING, PLAYING, Table

Opening = tuple[TableRow, Change]
"""The row and the first entries of a table."""

KINDS: Final[dict[str, SeatKind]] = {"me": PERSON, "open": OPEN, "bot": BOT}


def new_opening(new: NewTable, table: str, host: str, seed: str, now: float) -> Opening:
    """A table as its host wishes; refuses what the box cannot give."""
    seats = [seat_of(wish, host) for wish in new.seats]
    if new.shuffle:
        seats = [seats[number] for number in drawn_order(seed, len(seats))]
    return opening(table, TableOptions.of(new), seats, host, seed, now)


def rematch_opening(table: Table, name: str, host: str, seed: str, now: float) -> Opening:
    """A new table with the same people, bots and options; an older version of the components is played anew only where
    the host's own edition builds on it. Whoever asks for it is its host: they are there, to begin it.

    Seats and colors stay as they were: who starts is drawn anew, so nobody gains by where they sit.
    """
    options = table.options if table.options.own else replace(table.options, components=CURRENT)
    if options.begun is not None:
        options = _on_islands_brought(options, table)
    return opening(name, options, [_again(seat) for seat in table.seats], host, seed, now)


def opening(
    table: str,
    options: TableOptions,
    seats: Sequence[Seat],
    host: str,
    seed: str,
    now: float,
    brings: Bring | None = None,
) -> Opening:
    """A table with these seats; it begins at once if none is open and nobody is to be asked.

    ``brings``: the game that is to go on there, instead of a new one.
    """
    _check(options, seats)
    first: list[Entry] = [Create(host, [seat.document() for seat in seats]), *([] if brings is None else [brings])]
    status: Status = GATHERING
    asks = options.ready_check and len({seat.owner for seat in seats if seat.kind == PERSON}) > 1
    if not asks and all(seat.kind != OPEN for seat in seats):
        first.append(_beginning(options, brings))
        status = GATHERING if options.parts else PLAYING
    return _opening(TableRow(table, now, options.stored(), seed, status, options.listed, now), seats, first)


def _beginning(options: TableOptions, brings: Bring | None) -> Entry:
    if brings is not None:
        return GoOn(DEFAULT_BOT)
    return Begin(DEFAULT_BOT) if options.parts else Start(DEFAULT_BOT)


def begun(
    table: str, options: TableOptions, seats: Sequence[Seat], entry: Entry, host: str, seed: str, now: float
) -> Opening:
    """A table whose game an entry of its own begins."""
    first = [Create(host, [seat.document() for seat in seats]), entry]
    return _opening(TableRow(table, now, options.stored(), seed, PLAYING, options.listed, now), seats, first)


def _opening(row: TableRow, seats: Sequence[Seat], first: Sequence[Entry]) -> Opening:
    rows = chained(START, (Written(version, row.created, entry).row() for version, entry in enumerate(first, 1)))
    owners = {number: seat.owner for number, seat in enumerate(seats) if seat.owner is not None}
    return row, Change(row.id, rows, owners=owners)


def seat_of(wish: SeatWish, host: str) -> Seat:
    """A seat as its host wishes."""
    kind = KINDS[wish.kind]
    return Seat(
        kind,
        name=wish.name or "",
        color=wish.color,
        owner=host if kind == PERSON else None,
        bot=(wish.bot or DEFAULT_BOT) if kind == BOT else None,
    )


def _on_islands_brought(options: TableOptions, table: Table) -> TableOptions:
    """The islands that came with a game, now as if the host had wished for them."""
    assert table.game is not None, "there is a rematch once the game is over"
    city = table.game.match.city
    laid = cast(Mapping[Slot, Island], city.slots)
    whole = cast(Mapping[CityPlace, Island], {CENTRAL: city.islands[0], **city.slots})
    own = {place: cast(IslandFile, island.document()) for place, island in whole.items() if island.own}
    published = {slot: island.key for slot, island in laid.items() if not island.own}
    return replace(options, begun=None, islands=published, own_islands=own or None)


def _again(seat: Seat) -> Seat:
    """The same person without the bot that stood in, or the same bot."""
    if seat.kind == PERSON:
        return replace(seat, bot=None, generation=0, ready=False)
    return replace(seat, kind=BOT, generation=0)


def _check(options: TableOptions, seats: Sequence[Seat]) -> None:
    options.load_edition()
    wished = [seat.color for seat in seats if seat.color is not None]
    if len(set(wished)) != len(wished):
        raise Refusal(Reason.SETUP_COLORS)
    if {*(options.islands or {})} & {*(options.own_islands or {})}:
        raise Refusal(Reason.SETUP_SLOT)
    islands = options.layout()
    outer = outer_of(islands or {})
    if (outer or options.islands is not None) and not len(seats) == len(outer) == len(set(outer.values())):
        raise Refusal(Reason.SETUP_ISLANDS, players=len(seats))
    if options.own_islands and islands is not None:
        check_islands(islands)
