"""The entries of a journal: one class for each kind, with what it changes at the table and what the log says of it.

A table is the fold of its entries: nothing else changes it. The names of fields and kinds are those of stored journals,
so they stay as they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from skyrise.notation.documents import BotLevel
from skyrise.notation.messages import Message, seat_name, term
from skyrise.rules import Game
from skyrise.rules.fairness import deal_seed

from .dealing import drawn_colors, new_game
from .entry import Entry
from .going_on_entries import Bring, GoOn
from .identity import CommandKey
from .log import Events, LogRecord, Note
from .ports import JournalRow
from .sealing_entries import AddPart, Begin, OpenSeals, Seal
from .seats import PERSON, Seat
from .table import OVER, Table
from .talk import seat_speaker
from .talk_entries import Chat, Mute
from .try_entries import TakeUp

Decider = Literal["person", "bot"]
"""Who chose an action."""
Coming = Literal["sits", "moves", "stays"]
"""To a seat: down on it, to it from another device, or nowhere, since it is theirs here already."""
Cause = Literal["away", "time"]
"""Why a bot stands in: the owner was away too long, or out of time."""


@dataclass(frozen=True, slots=True)
class Create(Entry):
    """A table is made."""

    kind = "create"
    host: str
    seats: list[dict[str, object]]

    def fold(self, table: Table, at: float) -> Events:
        table.host = self.host
        table.seats = [Seat.read(seat) for seat in self.seats]
        return ()


@dataclass(frozen=True, slots=True)
class Claim(Entry):
    """Somebody takes a seat, or comes back to it on another device."""

    kind = "claim"
    seat: int
    owner: str
    name: str
    hosts: bool
    """Being the host goes with the seat."""
    how: Coming = "sits"
    """Journals of 0.1 do not tell."""

    def fold(self, table: Table, at: float) -> Events:
        _come_back(table, self.seat, at)
        if table.seats[self.seat].owner != self.owner:
            table.sealing.forget(self.seat)
            table.talk.hear(seat_speaker(self.seat))
        table.seats[self.seat].take(self.owner, self.name)
        if self.hosts:
            table.host = self.owner
        return ()

    def note(self) -> Note | None:
        if self.how == "stays":
            return None
        return _about(self.seat, self.kind, variant="-moves" if self.how == "moves" else "")


@dataclass(frozen=True, slots=True)
class Ready(Entry):
    """Somebody is ready to begin, or after all not."""

    kind = "ready"
    seat: int
    on: bool

    def fold(self, table: Table, at: float) -> Events:
        table.seats[self.seat].ready = self.on
        return ()

    def note(self) -> Note:
        return _about(self.seat, self.kind, variant="" if self.on else "-not")


@dataclass(frozen=True, slots=True)
class Start(Entry):
    """The game begins; bots take the seats that are open."""

    kind = "start"
    is_finite = True
    bots: BotLevel

    def fold(self, table: Table, at: float) -> Events:
        table.seat_bots(self.bots)
        seed = str(deal_seed(table.seed, table.sealing.used()))
        colors = drawn_colors(seed, [seat.color for seat in table.seats])
        for seat, color in zip(table.seats, colors, strict=True):
            seat.color = color
        options = table.options
        table.begun = at
        table.deal(new_game(seed, options.load_edition(), colors, options.layout()))
        table.start_clocks()
        events = _game(table).events
        table.advance(events, at)
        return events

    def note(self) -> Note:
        return Note(self.kind, None, Message("log-table-start"))


@dataclass(frozen=True, slots=True)
class Played:
    """The game after an action, and what happened."""

    game: Game
    events: Events


@dataclass(frozen=True, slots=True)
class Act(Entry):
    """An action of the game."""

    kind = "act"
    arranges = False
    is_finite = True
    seat: int
    action: str
    by: Decider
    spent: float | None
    """Seconds that the decision took from the seat's clock; None: it did not run."""
    fault: bool = False
    """The bot had failed, and the weakest bot chose."""
    played: Played | None = field(default=None, compare=False, repr=False, metadata={"stored": False})
    """What deciding found out, so that the rules run once; None for an entry that was read."""

    def fold(self, table: Table, at: float) -> Events:
        _stop_clock(table, self.seat, self.spent)
        if table.clocks is not None and self.by == PERSON:
            table.clocks.gain(self.seat)
        events = self._play(table)
        table.deciders.append(self.seat if self.by == PERSON else None)
        table.advance(events, at)
        if any(event.kind == "construct" for event in events):
            table.passes_ahead.clear()
        return events

    def _play(self, table: Table) -> Events:
        if self.played is None:
            return _game(table).play(self.action, self.seat)
        table.game = self.played.game
        return self.played.events

    def note(self) -> Note | None:
        return _about(self.seat, "bot-failed") if self.fault else None


@dataclass(frozen=True, slots=True)
class TakeBack(Entry):
    """The latest decision of a person is taken back, and what bots did after it."""

    kind = "take-back"
    to: int
    """So many actions stay."""
    seat: int

    def fold(self, table: Table, at: float) -> Events:
        before = _game(table)
        table.game = before.until(self.to)
        table.log.take_back(before, table.game)
        del table.deciders[self.to :]
        table.passes_ahead.clear()
        table.auction = table.auctions_before
        table.advance(table.game.events, at)
        return ()

    def note(self) -> Note:
        return _about(self.seat, self.kind)


@dataclass(frozen=True, slots=True)
class Free(Entry):
    """A seat is taken away from whoever has it."""

    kind = "free"
    seat: int

    def fold(self, table: Table, at: float) -> Events:
        seat = table.seats[self.seat]
        table.sealing.forget(self.seat)
        seat.free((seat.bot or table.options.stand_in) if table.game is not None else None)
        table.passes_ahead.discard(self.seat)
        return ()

    def note(self) -> Note:
        return _about(self.seat, self.kind)


@dataclass(frozen=True, slots=True)
class SeatBot(Entry):
    """The host lets a bot play a seat."""

    kind = "seat-bot"
    seat: int
    bot: BotLevel
    spent: float | None

    def fold(self, table: Table, at: float) -> Events:
        _let_bot_play(table, self.seat, self.bot, self.spent)
        return ()

    def note(self) -> Note:
        return _about(self.seat, self.kind, self.bot)


@dataclass(frozen=True, slots=True)
class StandIn(Entry):
    """A bot plays for somebody who is away or out of time."""

    kind = "stand-in"
    seat: int
    bot: BotLevel
    cause: Cause
    spent: float | None

    def fold(self, table: Table, at: float) -> Events:
        _let_bot_play(table, self.seat, self.bot, self.spent)
        return ()

    def note(self) -> Note:
        return _about(self.seat, self.kind, self.bot, f"-{self.cause}")


@dataclass(frozen=True, slots=True)
class GiveBack(Entry):
    """A bot hands a seat back to its owner."""

    kind = "give-back"
    seat: int

    def fold(self, table: Table, at: float) -> Events:
        _come_back(table, self.seat, at)
        return ()

    def note(self) -> Note:
        return _about(self.seat, self.kind)


@dataclass(frozen=True, slots=True)
class SetPace(Entry):
    """The host makes bots faster or slower."""

    kind = "set-pace"
    pace: float

    def fold(self, table: Table, at: float) -> Events:
        table.set_pace(self.pace)
        return ()


@dataclass(frozen=True, slots=True)
class Rematch(Entry):
    """There is a rematch at another table."""

    kind = "rematch"
    is_finite = True
    table: str

    def fold(self, table: Table, at: float) -> Events:
        table.rematch = self.table
        return ()

    def note(self) -> Note:
        return Note(self.kind, None, Message("log-table-rematch"))


@dataclass(frozen=True, slots=True)
class End(Entry):
    """Whoever runs the server ends a game that is not over: nobody plays on, and nobody's cards are shown."""

    kind = "end"

    def fold(self, table: Table, at: float) -> Events:
        table.status, table.is_ended = OVER, True
        return ()

    def note(self) -> Note:
        return Note(self.kind, None, Message("log-table-end"))


@dataclass(frozen=True, slots=True)
class Forget(Entry):
    """A player was forgotten: the journal was written anew, with somebody unknown in their place."""

    kind = "forget"

    def fold(self, table: Table, at: float) -> Events:
        return ()


KINDS: Final[Mapping[str, type[Entry]]] = {
    entry.kind: entry
    for entry in (
        *(Create, Claim, Ready, Begin, Seal, OpenSeals, AddPart, Start, TakeUp, Bring, GoOn, Act, TakeBack, Chat),
        *(Mute, Free, SeatBot, StandIn, GiveBack, SetPace, Rematch, End, Forget),
    )
}
"""Every kind of entry."""


@dataclass(frozen=True, slots=True)
class Written:
    """An entry in its place in a journal."""

    version: int
    at: float
    entry: Entry
    command: CommandKey | None = None
    """The command that it completes."""

    def row(self) -> JournalRow:
        """As a store keeps it."""
        command = {} if self.command is None else self.command.stored()
        return JournalRow(self.version, self.at, self.entry.kind, {**self.entry.body(), **command})

    @classmethod
    def read(cls, row: JournalRow) -> Written:
        """As a store has kept it."""
        return cls(row.version, row.at, KINDS[row.kind].read(row.body), CommandKey.read(row.body))


def apply(table: Table, written: Written) -> None:
    """Takes the next entry of the journal."""
    auction = table.auction
    table.version = written.version
    if written.entry.arranges:
        table.arrange()
    events = written.entry.fold(table, written.at)
    if written.command is not None:
        table.done[written.command] = written.version
    note = written.entry.note()
    if note is not None or events:
        ply = len(table.game.actions) if table.game is not None else None
        notes = () if note is None else (note,)
        table.log.add(LogRecord(written.version, written.at, notes, ply, auction), events)


def _game(table: Table) -> Game:
    assert table.game is not None, "commands see to it that the game has begun"
    return table.game


def _let_bot_play(table: Table, seat: int, bot: BotLevel, spent: float | None) -> None:
    _stop_clock(table, seat, spent)
    table.seats[seat].let_play(bot)
    table.passes_ahead.discard(seat)


def _stop_clock(table: Table, seat: int, spent: float | None) -> None:
    """Takes the time of a decision from the clock of a seat, if it has run."""
    if table.clocks is not None and spent is not None:
        table.clocks.spend(seat, spent)


def _come_back(table: Table, number: int, at: float) -> None:
    """A bot hands a seat back."""
    seat = table.seats[number]
    if seat.bot is None:
        return
    seat.bot = None
    if table.clocks is not None:
        table.clocks.return_to(number)
    if table.to_act == number:
        table.turn_since = at


def _about(seat: int, kind: str, bot: BotLevel | None = None, variant: str = "") -> Note:
    """A line about a seat."""
    level = {} if bot is None else {"level": term(f"bot-{bot}")}
    return Note(kind, seat, Message(f"log-table-{kind}{variant}", {"who": seat_name(seat), **level}))
