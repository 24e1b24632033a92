"""What a command leads to at a table, or why it is refused; and what a table does by itself. Nothing changes here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from skyrise.components import Reason, Refusal
from skyrise.notation.documents import (
    Act,
    Chat,
    Claim,
    Command,
    Free,
    GiveBack,
    PassAhead,
    Rematch,
    SeatBot,
    SetPace,
    Start,
    Status,
    TakeBack,
)
from skyrise.rules import Pass

from . import entries
from .entries import Decider, Entry, Played, Written
from .identity import Who, is_token, rematch_id
from .options import DEFAULT_BOT
from .ports import Change
from .presence import Attendance
from .seats import OPEN, PERSON, Seat
from .table import GATHERING, OVER, PLAYING, Table

BOT_PLAYS_ON: Final = "bot"
"""The absence option that calls for a stand-in."""


@dataclass(frozen=True, slots=True)
class Decision:
    """Entries to write, and what of it the store keeps besides."""

    entries: tuple[Entry, ...] = ()
    status: Status | None = None
    owners: Mapping[int, str | None] | None = None
    pass_ahead: tuple[int, bool] | None = None
    """A seat's new intention, which is no entry."""

    def written(self, table: Table, now: float, command: str | None = None) -> tuple[Written, ...]:
        """The entries in their place in a table's journal; the last one remembers the command's id."""
        last = len(self.entries) - 1
        return tuple(
            Written(table.version + 1 + number, now, entry, command if number == last else None)
            for number, entry in enumerate(self.entries)
        )

    def change(self, table: Table, written: Sequence[Written]) -> Change:
        """What the store is to write."""
        return Change(table.id, tuple(one.row() for one in written), self.status, self.owners)


def decide(table: Table, who: Who, command: Command, now: float, key: bytes) -> Decision:
    """What a command leads to; a ``Refusal`` if it cannot be carried out."""
    match command:
        case Claim():
            return _claim(table, who, command)
        case Start():
            return _start(table, who, command)
        case Act():
            return _act(table, who, command, now)
        case PassAhead():
            return _pass_ahead(table, who, command)
        case TakeBack():
            return _take_back(table, who, command)
        case Chat():
            return _chat(table, who, command, now)
        case Free():
            return _free(table, who, command)
        case SeatBot():
            return _seat_bot(table, who, command, now)
        case GiveBack():
            return _give_back(table, who, command)
        case SetPace():
            _must_host(table, who)
            return Decision((entries.SetPace(command.pace),))
        case Rematch():
            return _rematch(table, who, key)


def play(table: Table, seat: int, action: str, by: Decider, now: float, *, failed: bool = False) -> Decision:
    """An action of the game, if the rules allow it. They run here, once: the entry has the game after it."""
    assert table.game is not None, "checked before"
    after = table.game.copy()
    events = after.play(action, seat)
    entry = entries.Act(seat, action, by, table.spent(seat, now), failed, Played(after, events))
    return Decision((entry,), status=OVER if after.is_over else None)


def due(table: Table, attendance: Sequence[Attendance], now: float) -> Decision | None:
    """What is to be done without being asked: passes that were announced, and stand-ins. None: nothing."""
    number = table.to_act
    if table.game is None or number is None or table.seats[number].bot is not None:
        return None
    if number in table.passes_ahead and Pass() in table.game.legal_actions():
        return play(table, number, str(Pass()), PERSON, now)
    if attendance[number].overdue and table.options.absence == BOT_PLAYS_ON:
        cause: entries.Cause = "time" if table.time_left(number, now) == 0 else "away"
        return Decision((entries.StandIn(number, table.options.stand_in, cause, table.spent(number, now)),))
    return None


def is_waited_for(table: Table, attendance: Sequence[Attendance]) -> bool:
    """Is there a clock or a patience that will run out?"""
    number = table.to_act
    if number is None or table.seats[number].bot is not None or attendance[number].overdue:
        return False
    return table.clocks is not None or table.options.absence == BOT_PLAYS_ON


def _claim(table: Table, who: Who, command: Claim) -> Decision:
    number, seat, player = command.seat, known_seat(table, command.seat), _player_of(who)
    shown = seat.kind == PERSON and is_token(command.token, table.token(number))
    if not (shown or table.holds(who, number)):
        if seat.kind != OPEN:
            raise Refusal(Reason.SEAT_TAKEN, seat=number)
        _must_go_on(table)
    name = (command.name or seat.name).strip()
    claim = entries.Claim(number, player, name, _hosting_moves(table, number))
    return Decision((claim, *_start_if_full(table, number)), _begun(table, number), {number: player})


def _start(table: Table, who: Who, command: Start) -> Decision:
    _must_host(table, who)
    if table.status != GATHERING:
        raise Refusal(Reason.TABLE_STARTED)
    return Decision((entries.Start(command.bots),), PLAYING)


def _act(table: Table, who: Who, command: Act, now: float) -> Decision:
    seat = own_seat(table, who, command.seat)
    _must_be_under_way(table)
    _must_be_fresh(table, command.seen)
    act = play(table, command.seat, command.action, PERSON, now)
    return Decision((*_return_to(command.seat, seat), *act.entries), act.status)


def _pass_ahead(table: Table, who: Who, command: PassAhead) -> Decision:
    seat = own_seat(table, who, command.seat)
    _must_be_under_way(table)
    return Decision(_return_to(command.seat, seat), pass_ahead=(command.seat, command.on))


def _take_back(table: Table, who: Who, command: TakeBack) -> Decision:
    _must_have_begun(table)
    if not (table.is_at_one_screen and table.seats_of(who)):
        raise Refusal(Reason.TAKEBACK_NOT_HERE)
    _must_be_fresh(table, command.seen)
    people = [(ply, seat) for ply, seat in enumerate(table.deciders) if seat is not None]
    if not people:
        raise Refusal(Reason.TAKEBACK_NOTHING)
    ply, seat = people[-1]
    return Decision((entries.TakeBack(ply, seat),), PLAYING)


def _chat(table: Table, who: Who, command: Chat, now: float) -> Decision:
    mine = table.seats_of(who)
    speaker = f"seat {mine[0]}" if mine else _player_of(who)
    if table.chats.is_over(speaker, now):
        raise Refusal(Reason.CHAT_TOO_FAST)
    text = " ".join(command.text.split())
    if not text:
        raise Refusal(Reason.CHAT_EMPTY)
    return Decision((entries.Chat(speaker, mine[0] if mine else None, (command.name or "").strip(), text),))


def _free(table: Table, who: Who, command: Free) -> Decision:
    _must_host(table, who)
    _must_go_on(table)
    if known_seat(table, command.seat).kind == OPEN:
        raise Refusal(Reason.SEAT_FREE, seat=command.seat)
    return Decision((entries.Free(command.seat),), owners={command.seat: None})


def _seat_bot(table: Table, who: Who, command: SeatBot, now: float) -> Decision:
    _must_host(table, who)
    _must_go_on(table)
    known_seat(table, command.seat)
    entry = entries.SeatBot(command.seat, command.bot, table.spent(command.seat, now))
    return Decision((entry, *_start_if_full(table, command.seat)), _begun(table, command.seat))


def _give_back(table: Table, who: Who, command: GiveBack) -> Decision:
    seat = known_seat(table, command.seat)
    if not table.holds(who, command.seat):
        _must_host(table, who)
    if seat.kind != PERSON or seat.bot is None:
        raise Refusal(Reason.SEAT_NO_STAND_IN, seat=command.seat)
    return Decision(_return_to(command.seat, seat))


def _rematch(table: Table, who: Who, key: bytes) -> Decision:
    """Whoever has a seat may ask for a rematch when the game is over; the host may too. There is only one."""
    if table.rematch is not None:
        return Decision()
    if not table.seats_of(who):
        _must_host(table, who)
    if table.status != OVER:
        raise Refusal(Reason.TABLE_NOT_OVER)
    return Decision((entries.Rematch(rematch_id(key, table.id)),))


# What must be so before a command is carried out.


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


def _player_of(who: Who) -> str:
    if who.player is None:
        raise Refusal(Reason.PLAYER_UNKNOWN)
    return who.player


def _must_host(table: Table, who: Who) -> None:
    if not table.is_host(who):
        raise Refusal(Reason.HOST_ONLY)


def _must_have_begun(table: Table) -> None:
    if table.status == GATHERING:
        raise Refusal(Reason.TABLE_NOT_STARTED)


def _must_go_on(table: Table) -> None:
    if table.status == OVER:
        raise Refusal(Reason.TABLE_OVER)


def _must_be_under_way(table: Table) -> None:
    _must_have_begun(table)
    _must_go_on(table)


def _must_be_fresh(table: Table, seen: int) -> None:
    """The decision was made on the game as it is."""
    if table.moved > seen:
        raise Refusal(Reason.TABLE_STALE, moved=table.moved, seen=seen)


# What follows from a seat that is taken.


def _return_to(number: int, seat: Seat) -> tuple[Entry, ...]:
    """An owner who plays takes the seat back from the bot."""
    return () if seat.bot is None else (entries.GiveBack(number),)


def _is_last_open(table: Table, number: int) -> bool:
    return table.status == GATHERING and [i for i, s in enumerate(table.seats) if s.kind == OPEN] == [number]


def _start_if_full(table: Table, number: int) -> tuple[Entry, ...]:
    """A table with no open seat starts at once."""
    return (entries.Start(DEFAULT_BOT),) if _is_last_open(table, number) else ()


def _begun(table: Table, number: int) -> Status | None:
    return PLAYING if _is_last_open(table, number) else None


def _hosting_moves(table: Table, number: int) -> bool:
    """The host goes with the last of their seats to another device."""
    owners = [seat.owner for seat in table.seats]
    return owners[number] == table.host and owners.count(table.host) == 1
