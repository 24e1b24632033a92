"""What each kind of entry does to a table. A table is the fold of its journal: nothing else changes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from skyrise.rules import Game
from skyrise.server.store import Entry, TableRow

from .clocks import Clocks
from .fair import drawn_colors, new_game
from .happenings import Events, Happening
from .notes import note_of
from .opening import OVER, PLAYING
from .seats import BOT, OPEN, PERSON, Seat
from .table import Table


def fold(row: TableRow, entries: Iterable[Entry], key: bytes, awake: float) -> Table:
    """The table of a journal."""
    table = Table(row, key, awake)
    for entry in entries:
        apply(table, entry)
    return table


def apply(table: Table, entry: Entry) -> None:
    """Takes the next entry of the journal."""
    auction = table.auction
    events = _EFFECTS[entry.kind](table, entry)
    table.version = entry.version
    if (command := entry.body.get("id")) is not None:
        table.done[command] = entry.version
    note = note_of(entry.kind, entry.body)
    if note is not None or events:
        ply = len(table.game.actions) if table.game is not None else None
        notes = () if note is None else (note,)
        table.story.add(Happening(entry.version, entry.at, notes, ply, auction), events)


def _create(table: Table, entry: Entry) -> Events:
    table.host = entry.body["host"]
    table.seats = [Seat.read(seat) for seat in entry.body["seats"]]
    return ()


def _claim(table: Table, entry: Entry) -> Events:
    number, owner = entry.body["seat"], entry.body["owner"]
    _come_back(table, entry, number)
    table.seats[number].take(owner, entry.body["name"])
    if entry.body["hosts"]:
        table.host = owner
    return ()


def _start(table: Table, entry: Entry) -> Events:
    for seat in table.seats:
        if seat.kind == OPEN:
            seat.kind, seat.bot = BOT, entry.body["bots"]
    colors = drawn_colors(table.seed, [seat.color for seat in table.seats])
    for seat, color in zip(table.seats, colors, strict=True):
        seat.color = color
    table.game = new_game(table.seed, table.options["edition"], colors, table.options["islands"])
    if (time := table.options["time"]) is not None:
        table.clocks = Clocks(len(table.seats), time["bank"], time["increment"])
    events = table.game.events
    _move(table, entry, events)
    return events


def _act(table: Table, entry: Entry) -> Events:
    seat = entry.body["seat"]
    _stop_clock(table, entry)
    if table.clocks is not None and entry.body["by"] == PERSON:
        table.clocks.gain(seat)
    events = _game(table).play(entry.body["action"], seat)
    table.deciders.append(seat if entry.body["by"] == PERSON else None)
    _move(table, entry, events)
    if any(event.kind == "construct" for event in events):
        table.passes_ahead.clear()
    return events


def _take_back(table: Table, entry: Entry) -> Events:
    ply, before = entry.body["to"], _game(table)
    table.game = Game.from_record(before.record().until(ply))
    table.story.take_back(before, table.game)
    del table.deciders[ply:]
    table.passes_ahead.clear()
    table.auction = 0
    _move(table, entry, table.game.events)
    return ()


def _chat(table: Table, entry: Entry) -> Events:
    table.chats.add(entry.body["speaker"], entry.at)
    return ()


def _free(table: Table, entry: Entry) -> Events:
    number = entry.body["seat"]
    seat = table.seats[number]
    seat.free((seat.bot or table.options["stand_in"]) if table.game is not None else None)
    table.passes_ahead.discard(number)
    return ()


def _let_bot_play(table: Table, entry: Entry) -> Events:
    _stop_clock(table, entry)
    table.seats[entry.body["seat"]].let_play(entry.body["bot"])
    table.passes_ahead.discard(entry.body["seat"])
    return ()


def _give_back(table: Table, entry: Entry) -> Events:
    _come_back(table, entry, entry.body["seat"])
    return ()


def _set_pace(table: Table, entry: Entry) -> Events:
    table.options["pace"] = entry.body["pace"]
    return ()


def _rematch(table: Table, entry: Entry) -> Events:
    table.rematch = entry.body["table"]
    return ()


_EFFECTS: Final[dict[str, Callable[[Table, Entry], Events]]] = {
    "create": _create,
    "claim": _claim,
    "start": _start,
    "act": _act,
    "take-back": _take_back,
    "chat": _chat,
    "free": _free,
    "seat-bot": _let_bot_play,
    "stand-in": _let_bot_play,
    "give-back": _give_back,
    "set-pace": _set_pace,
    "rematch": _rematch,
}


def _game(table: Table) -> Game:
    assert table.game is not None, "decisions see to it that the game has begun"
    return table.game


def _move(table: Table, entry: Entry, events: Events) -> None:
    """The game itself has changed."""
    table.moved, table.turn_since = entry.version, entry.at
    table.auction += sum(event.kind == "open" for event in events)
    table.status = OVER if _game(table).is_over else PLAYING


def _stop_clock(table: Table, entry: Entry) -> None:
    """Takes the time of a decision from the clock of a seat, if it has run."""
    if table.clocks is not None and entry.body["spent"] is not None:
        table.clocks.spend(entry.body["seat"], entry.body["spent"])


def _come_back(table: Table, entry: Entry, number: int) -> None:
    """A bot hands a seat back."""
    seat = table.seats[number]
    if seat.bot is None:
        return
    seat.bot = None
    if table.clocks is not None:
        table.clocks.return_to(number)
    if table.to_act == number:
        table.turn_since = entry.at
