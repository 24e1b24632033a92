"""What a command leads to at a table, or why it is refused; and what a table does by itself. Nothing changes here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from skyrise.components import Reason, Refusal
from skyrise.notation.documents import (
    Act,
    AddPart,
    BotLevel,
    Chat,
    Claim,
    Command,
    Free,
    GiveBack,
    Mute,
    PassAhead,
    Ready,
    Rematch,
    Seal,
    SeatBot,
    SetPace,
    Start,
    Status,
    TakeBack,
)
from skyrise.rules import Pass
from skyrise.rules.fairness import commitment_of

from . import entries, going_on_entries, sealing_entries, talk_entries
from .aside import Aside
from .chain import chained
from .entries import Decider, Played, Written
from .entry import Entry
from .identity import CommandKey, Who, rematch_id
from .must import (
    known_seat,
    must_be_fresh,
    must_be_given,
    must_be_the_only_seat,
    must_be_under_way,
    must_gather,
    must_go_on,
    must_have_begun,
    must_have_room,
    must_host,
    must_not_begin,
    own_seat,
    player_of,
)
from .options import DEFAULT_BOT
from .ports import Change
from .presence import Attendance
from .seats import BOT, OPEN, PERSON, Seat
from .table import GATHERING, OVER, PLAYING, Table
from .talk import is_spectator, seat_speaker

BOT_PLAYS_ON: Final = "bot"
"""The absence option that calls for a stand-in."""


@dataclass(frozen=True, slots=True)
class Decision:
    """Entries to write, and what of it the store keeps besides."""

    entries: tuple[Entry, ...] = ()
    status: Status | None = None
    owners: Mapping[int, str | None] | None = None
    pass_ahead: tuple[int, bool] | None = None
    """A seat's new intention, which is no entry: it is kept aside."""

    def written(self, table: Table, now: float, command: CommandKey | None = None) -> tuple[Written, ...]:
        """The entries in their place in a table's journal; the last one remembers the command."""
        last = len(self.entries) - 1
        return tuple(
            Written(table.version + 1 + number, now, entry, command if number == last else None)
            for number, entry in enumerate(self.entries)
        )

    def aside(self, table: Table, command: CommandKey | None) -> Aside | None:
        """What is kept beside the journal from now on; None: as before."""
        if self.pass_ahead is None or command is None:
            return None
        return Aside.after(table, table.version + len(self.entries), *self.pass_ahead, command)

    def change(self, table: Table, written: Sequence[Written], aside: Aside | None) -> Change:
        """What the store is to write."""
        rows = chained(table.link, (one.row() for one in written))
        return Change(table.id, rows, self.status, self.owners, None if aside is None else aside.stored())


def decide(table: Table, who: Who, command: Command, now: float, key: bytes) -> Decision:
    """What a command leads to; a ``Refusal`` if it cannot be carried out."""
    decision = _decided(table, who, command, now, key)
    must_have_room(table, decision.entries)
    return decision


def _decided(table: Table, who: Who, command: Command, now: float, key: bytes) -> Decision:
    match command:
        case Claim() | Ready() | Start() | Seal() | AddPart():
            return _before_the_deal(table, who, command)
        case Act():
            return _act(table, who, command, now)
        case PassAhead():
            return _pass_ahead(table, who, command)
        case TakeBack():
            return _take_back(table, who, command)
        case Chat():
            return _chat(table, who, command, now)
        case Mute():
            return _mute(table, who, command)
        case Free():
            return _free(table, who, command, now)
        case SeatBot():
            return _seat_bot(table, who, command, now)
        case GiveBack():
            return _give_back(table, who, command)
        case SetPace():
            must_host(table, who)
            return Decision() if command.pace == table.options.pace else Decision((entries.SetPace(command.pace),))
        case Rematch():
            return _rematch(table, who, key)


def _before_the_deal(table: Table, who: Who, command: Claim | Ready | Start | Seal | AddPart) -> Decision:
    match command:
        case Claim():
            return _claim(table, who, command)
        case Ready():
            return _ready(table, who, command)
        case Start():
            return _start(table, who, command)
        case Seal():
            return _seal(table, who, command)
        case AddPart():
            return _add_part(table, who, command)


def play(table: Table, seat: int, action: str, by: Decider, now: float, *, failed: bool = False) -> Decision:
    """An action of the game, if the rules allow it. They run here, once: the entry has the game after it."""
    assert table.game is not None, "checked before"
    after = table.game.copy()
    events = after.play(action, seat)
    entry = entries.Act(seat, action, by, table.spent(seat, now), failed, Played(after, events))
    return Decision((entry,), status=OVER if after.is_over else None)


def due(table: Table, attendance: Sequence[Attendance], now: float) -> Decision | None:
    """What is to be done without being asked: passes that were announced, and stand-ins. None: nothing."""
    if table.is_beginning:
        return _next_to_the_deal(table, now)
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
    if table.is_beginning:
        return True
    number = table.to_act
    if number is None or table.seats[number].bot is not None or attendance[number].overdue:
        return False
    return table.clocks is not None or table.options.absence == BOT_PLAYS_ON


def _claim(table: Table, who: Who, command: Claim) -> Decision:
    number, seat, player = command.seat, known_seat(table, command.seat), player_of(who)
    must_not_begin(table)
    if not table.holds(who, number):
        must_be_given(table, command)
        must_be_the_only_seat(table, who)
    name = (command.name or seat.name).strip()
    if seat.owner == player and seat.name == name and seat.bot is None:
        return Decision()
    claim = entries.Claim(number, player, name, _hosting_moves(table, number), _coming(seat, player))
    back = _return_to(number, seat) if claim.how == "stays" else ()
    start, status = _begins(table) if _is_full_with(table, number, player) else ((), None)
    return Decision((*back, claim, *start), status, {number: player})


def _ready(table: Table, who: Who, command: Ready) -> Decision:
    seat = own_seat(table, who, command.seat)
    must_gather(table)
    must_not_begin(table)
    return Decision() if seat.ready == command.on else Decision((entries.Ready(command.seat, command.on),))


def _start(table: Table, who: Who, command: Start) -> Decision:
    must_host(table, who)
    must_gather(table)
    must_not_begin(table)
    if table.asks_ready and not command.anyway and (waiting := table.not_ready):
        raise Refusal(Reason.TABLE_NOT_READY, seat=waiting[0])
    return Decision((_beginning(table, command.bots),), None if table.options.parts else PLAYING)


def _seal(table: Table, who: Who, command: Seal) -> Decision:
    own_seat(table, who, command.seat)
    if table.status != GATHERING or table.sealing.opened is not None:
        raise Refusal(Reason.SEAL_LATE)
    return Decision((sealing_entries.Seal(command.seat, command.seal),))


def _add_part(table: Table, who: Who, command: AddPart) -> Decision:
    own_seat(table, who, command.seat)
    if table.status != GATHERING or table.sealing.opened is None:
        raise Refusal(Reason.SEAL_LATE)
    if commitment_of(command.part) != table.sealing.seal_of(command.seat):
        raise Refusal(Reason.SEAL_OTHER)
    return Decision((sealing_entries.AddPart(command.seat, command.part),))


def _next_to_the_deal(table: Table, now: float) -> Decision | None:
    """Seals, then parts, then the deal; each when everybody is done or the time for it is over."""
    sealing = table.sealing
    if sealing.opened is None and sealing.is_sealed(table.people, now):
        return Decision((sealing_entries.OpenSeals(),))
    return Decision((entries.Start(sealing.bots),), PLAYING) if sealing.is_complete(now) else None


def _act(table: Table, who: Who, command: Act, now: float) -> Decision:
    seat = own_seat(table, who, command.seat)
    must_be_under_way(table)
    must_be_fresh(table, command.seen)
    act = play(table, command.seat, command.action, PERSON, now)
    return Decision((*_return_to(command.seat, seat), *act.entries), act.status)


def _pass_ahead(table: Table, who: Who, command: PassAhead) -> Decision:
    seat = own_seat(table, who, command.seat)
    must_be_under_way(table)
    return Decision(_return_to(command.seat, seat), pass_ahead=(command.seat, command.on))


def _take_back(table: Table, who: Who, command: TakeBack) -> Decision:
    must_have_begun(table)
    if table.is_ended:
        raise Refusal(Reason.TABLE_OVER)
    if not (table.is_at_one_screen and table.seats_of(who)):
        raise Refusal(Reason.TAKEBACK_NOT_HERE)
    must_be_fresh(table, command.seen)
    people = [(ply, seat) for ply, seat in enumerate(table.deciders) if seat is not None]
    if not people:
        raise Refusal(Reason.TAKEBACK_NOTHING)
    ply, seat = people[-1]
    return Decision((entries.TakeBack(ply, seat),), PLAYING)


def _chat(table: Table, who: Who, command: Chat, now: float) -> Decision:
    mine = table.seats_of(who)
    speaker = seat_speaker(mine[0]) if mine else player_of(who)
    table.talk.check(speaker, now)
    text = " ".join(command.text.split())
    if not text:
        raise Refusal(Reason.CHAT_EMPTY)
    return Decision((talk_entries.Chat(speaker, mine[0] if mine else None, (command.name or "").strip(), text),))


def _mute(table: Table, who: Who, command: Mute) -> Decision:
    """Whoever said a line; nobody mutes the host."""
    must_host(table, who)
    speaker = None if command.line is None else table.talk.speaker_of(command.line)
    if command.seat is not None:
        known_seat(table, command.seat)
        speaker = seat_speaker(command.seat)
    elif command.line is not None and speaker is None:
        raise Refusal(Reason.CHAT_UNKNOWN)
    seat = None if speaker is None or is_spectator(speaker) else int(speaker.split()[1])
    if seat is not None and table.holds(who, seat):
        raise Refusal(Reason.CHAT_UNKNOWN)
    return Decision((talk_entries.Mute(speaker, seat, command.on),))


def _free(table: Table, who: Who, command: Free, now: float) -> Decision:
    """Once the cards are dealt, nobody else may see those of the seat: a bot plays it to the end."""
    must_host(table, who)
    must_go_on(table)
    seat = known_seat(table, command.seat)
    if seat.kind == OPEN:
        raise Refusal(Reason.SEAT_FREE, seat=command.seat)
    must_not_begin(table)
    freed = entries.Free(command.seat)
    if table.status == GATHERING:
        return Decision((freed,), owners={command.seat: None})
    if seat.kind == BOT:
        raise Refusal(Reason.SEAT_DEALT, seat=command.seat)
    bot = entries.SeatBot(command.seat, seat.bot or table.options.stand_in, table.spent(command.seat, now))
    return Decision((freed, bot), owners={command.seat: None})


def _seat_bot(table: Table, who: Who, command: SeatBot, now: float) -> Decision:
    must_host(table, who)
    must_go_on(table)
    must_not_begin(table)
    seat = known_seat(table, command.seat)
    if seat.kind != OPEN and seat.bot == command.bot:
        return Decision()
    entry = entries.SeatBot(command.seat, command.bot, table.spent(command.seat, now))
    start, status = _begins(table) if _is_full_with(table, command.seat, None) else ((), None)
    return Decision((entry, *start), status)


def _give_back(table: Table, who: Who, command: GiveBack) -> Decision:
    seat = known_seat(table, command.seat)
    if not table.holds(who, command.seat):
        must_host(table, who)
    if seat.kind != PERSON or seat.bot is None:
        raise Refusal(Reason.SEAT_NO_STAND_IN, seat=command.seat)
    return Decision(_return_to(command.seat, seat))


def _rematch(table: Table, who: Who, key: bytes) -> Decision:
    """Whoever has a seat may ask for a rematch when the game is over; the host may too. There is only one."""
    if table.rematch is not None:
        return Decision()
    if not table.seats_of(who):
        must_host(table, who)
    if table.status != OVER:
        raise Refusal(Reason.TABLE_NOT_OVER)
    return Decision((entries.Rematch(rematch_id(key, table.id)),))


# What follows from a seat that is taken.


def _return_to(number: int, seat: Seat) -> tuple[Entry, ...]:
    """An owner who plays takes the seat back from the bot."""
    return () if seat.bot is None else (entries.GiveBack(number),)


def _coming(seat: Seat, player: str) -> entries.Coming:
    if seat.kind != PERSON:
        return "sits"
    return "stays" if seat.owner == player else "moves"


def _is_full_with(table: Table, number: int, owner: str | None) -> bool:
    """A table with no open seat starts at once, unless people at several screens are asked whether they are ready."""
    is_last = table.status == GATHERING and [i for i, s in enumerate(table.seats) if s.kind == OPEN] == [number]
    owners = table.owners() | ({owner} if owner is not None else set())
    return is_last and not (table.options.ready_check and len(owners) > 1)


def _begins(table: Table) -> tuple[tuple[Entry, ...], Status | None]:
    return (_beginning(table, DEFAULT_BOT),), None if table.options.parts else PLAYING


def _beginning(table: Table, bots: BotLevel) -> Entry:
    """The deal; where people add to it, first what they add. A game that was brought goes on."""
    if table.brought is not None:
        return going_on_entries.GoOn(bots)
    return sealing_entries.Begin(bots) if table.options.parts else entries.Start(bots)


def _hosting_moves(table: Table, number: int) -> bool:
    """The host goes with the last of their seats to another device."""
    owners = [seat.owner for seat in table.seats]
    return owners[number] == table.host and owners.count(table.host) == 1
