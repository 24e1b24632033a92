"""News: what a table tells a reader. Only views, and events as a seat sees them, leave a game.

Made once for a version and shared where readers may see the same: the frame of a table by all, a view by its eyes. Who
listens and keeps what they are told gets changes: the difference between two documents that both are theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from skyrise.notation import PublicView, result_document
from skyrise.notation.documents import (
    Changes,
    Line,
    MyTable,
    News,
    Now,
    NowChanges,
    SeatNow,
    SeatSummary,
    TableOptionsDocument,
    You,
)
from skyrise.notation.messages import LinePlace, event_line
from skyrise.notation.views import SPECTATORS_PARTS
from skyrise.rules import Game

from .changes import Differences, Known, Own, Shared
from .dealing import city_of
from .identity import Eyes, Who, code_of
from .log import LogRecord, Note
from .options import TableOptions
from .presence import Attendance
from .table import OVER, Table


@dataclass(frozen=True, slots=True)
class Company:
    """Who is at a table just now. Nothing of it is kept."""

    attendance: Sequence[Attendance]
    thinking: int | None
    """The seat whose bot thinks."""
    spectators: int
    now: float


class Reader(NamedTuple):
    """All that the news depend on of whoever reads them: for two readers who agree in it they are the same."""

    eyes: tuple[int | None, bool]
    seats: tuple[int, ...]
    host: bool
    passes_ahead: tuple[int, ...]

    @classmethod
    def of(cls, table: Table, who: Who, eyes: Eyes) -> Reader:
        """Somebody who looks with eyes that are theirs."""
        seats = tuple(table.seats_of(who))
        ahead = tuple(seat for seat in seats if seat in table.passes_ahead) if table.passes_ahead else ()
        return cls((eyes.seat, eyes.covered), seats, table.is_host(who), ahead)

    @property
    def secrets(self) -> int | None:
        """The seat whose secrets they see."""
        return None if self.eyes[1] else self.eyes[0]


@dataclass(slots=True, eq=False)
class Told:
    """What a reader is told; shared by all who are told the same."""

    document: News | Changes
    text: bytes | None = None
    """As it is sent, kept by whoever has written it first."""


class Newsroom:
    """Writes the news of one table. What many readers share is written once, and what has not changed never again."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._moment: object = None
        """What the following was written for."""
        self._shared: Shared | None = None
        self._known: dict[Reader, Known] = {}
        self._told: dict[Reader, tuple[int, Known | None, Told]] = {}
        self._alike: tuple[int, NowChanges, list[Line], Told] | None = None
        """The latest changes without anything of one's own, and what they are made of: many are told the same."""
        self._lines: dict[int | None, list[Line]] = {}
        """Of the latest version, by eyes."""
        self._can_take_back = False
        self._own: dict[Reader, Own] = {}
        """As it was when somebody asked last."""
        self._seated: object = None
        """What the following was written for."""
        self._seats: list[SeatNow] = []
        self._my_seats: dict[tuple[int, ...], list[SeatNow]] = {}
        self._game: Game | None = None
        """What the view of all shows."""
        self._arranged: object = None
        """What the following was written for."""
        self._lasting: Now | None = None
        self._yous: dict[Reader, You] = {}
        self._written: tuple[TableOptions, TableOptionsDocument] | None = None
        self._differences = Differences()

    def news(self, reader: Reader, since: int, company: Company) -> News:
        """The news for a reader who has those of ``since``."""
        return self._whole(self._known_by(reader, company), reader, since)

    def told(self, reader: Reader, since: int, known: Known | None, company: Company) -> tuple[Told, Known]:
        """The same for one who knows how things stood, and of that only what is not so any more; and what they know
        then."""
        now = self._known_by(reader, company)
        made = self._told.get(reader)
        if made is not None and made[0] == since and made[1] is known:
            return made[2], now
        if known is None or self._known_since(since) == 0:
            told = Told(self._whole(now, reader, since))
        else:
            told = self._changes(known, now, reader, since)
        if since:  # those who come are told all there is, each at a moment of their own
            self._told[reader] = since, known, told
        return told, now

    def rest(self) -> None:
        """Nobody reads: nothing is kept for readers."""
        self._moment = self._arranged = self._seated = None
        self._game = self._shared = self._lasting = self._alike = None
        for kept in (self._known, self._told, self._lines, self._own, self._yous, self._my_seats):
            kept.clear()
        self._differences = Differences()
        self._table.log.rest()

    def _whole(self, now: Known, reader: Reader, since: int) -> News:
        since = self._known_since(since)
        return {
            "type": "news",
            "version": self._table.version,
            "since": since,
            "now": now.now(),
            "lines": self._lines_after(since, reader.secrets),
        }

    def _changes(self, known: Known, now: Known, reader: Reader, since: int) -> Told:
        changed, lines = self._differences.between(known, now), self._lines_after(since, reader.secrets)
        made = self._alike
        if made is not None and made[0] == since and made[1] is changed and made[2] is lines:
            return made[3]
        version = self._table.version
        told = Told({"type": "changes", "version": version, "since": since, "now": changed, "lines": lines})
        if known.own is now.own:
            self._alike = since, changed, lines, told
        return told

    def _known_since(self, since: int) -> int:
        """0 where lines were taken out since, or the journal was put back."""
        return since if self._table.log.rewritten <= since <= self._table.version else 0

    def _known_by(self, reader: Reader, company: Company) -> Known:
        """How things stand for a reader."""
        table = self._table
        clock = None if table.clocks is None else (table.version, round(company.now, 1))
        moment = table.version, company.attendance, company.thinking, company.spectators, clock
        if moment != self._moment:
            self._moment = moment
            self._write(company, clock)
        now = self._known.get(reader)
        if now is None:
            now = self._known[reader] = self._written_for(reader)
        return now

    def _write(self, company: Company, clock: object) -> None:
        """What all readers share."""
        table, game = self._table, self._table.game
        self._alike = None
        for kept in (self._known, self._told, self._lines):
            kept.clear()
        arranged = table.arranged, table.status
        if self._lasting is None or self._arranged != arranged:
            self._arranged = arranged
            self._lasting = _frame_of(table, self._options())
            self._yous.clear()
            self._own.clear()
        frame: Now = {
            **self._lasting,
            "ply": 0 if game is None else len(game.actions),
            "auction": table.auction,
            "moved": table.moved,
            "spectators": company.spectators,
        }
        seats = arranged, company.attendance, company.thinking, clock
        if self._seated != seats:
            self._seated = seats
            self._seats = [_seat_now(table, company, number) for number in range(len(table.seats))]
            self._my_seats.clear()
        self._can_take_back = table.can_take_back
        self._shared = Shared(frame, self._view_of(game))

    def _view_of(self, game: Game | None) -> PublicView | None:
        """Written on the one before, if there is one."""
        before = None if self._shared is None else self._shared.view
        if game is not None and (before is None or self._game is not game):
            before = PublicView.of(game, before)
        self._game = game
        return None if game is None else before

    def _written_for(self, reader: Reader) -> Known:
        """What is a reader's own, beside what all share."""
        assert self._shared is not None, "it is written first"
        you, view, parts = self._you(reader), self._shared.view, SPECTATORS_PARTS
        if view is not None and self._game is not None:
            parts = view.own_parts(self._game, reader.eyes[0], covered=reader.eyes[1])
        seats = self._seats_of(reader)
        own = self._own.get(reader)
        if own is None or not own.is_made_of(seats, you, parts):
            own = self._own[reader] = Own(seats, you, parts)
        return Known(self._shared, own)

    def _seats_of(self, reader: Reader) -> list[SeatNow]:
        """All seats, their own marked."""
        seats = self._my_seats.get(reader.seats)
        if seats is None:
            seats = [{**seat, "mine": True} if seat["seat"] in reader.seats else seat for seat in self._seats]
            self._my_seats[reader.seats] = seats
        return seats

    def _options(self) -> TableOptionsDocument:
        """Written anew only if they have changed."""
        options = self._table.options
        if self._written is None or self._written[0] is not options:
            self._written = options, options.document()
        return self._written[1]

    def _you(self, reader: Reader) -> You:
        table = self._table
        can_take_back = bool(reader.seats) and self._can_take_back
        known = self._yous.get(reader)
        if known is None or known["can_take_back"] != can_take_back:
            known = self._yous[reader] = {
                "seats": list(reader.seats),
                "seat": reader.secrets,
                "host": reader.host,
                "links": {str(seat): table.token(seat) for seat in reader.seats},
                "passes_ahead": list(reader.passes_ahead),
                "can_take_back": can_take_back,
            }
        return known

    def _lines_after(self, since: int, eyes: int | None) -> list[Line]:
        records = self._table.log.after(since, self._table.game)
        if len(records) == 1:
            return self._lines_of(records[0], eyes)
        return [line for record in records for line in self._lines_of(record, eyes)]

    def _lines_of(self, record: LogRecord, eyes: int | None) -> list[Line]:
        """The same lines for all eyes that nothing of them is private to; kept for the latest version."""
        if record.version != self._table.version:
            return lines_of(record, eyes)
        own = eyes is not None and any(event.private and event.seat == eyes for event in record.events or ())
        key = eyes if own else None
        if key not in self._lines:
            self._lines[key] = lines_of(record, key)
        return self._lines[key]


def lines_of(record: LogRecord, viewer: int | None) -> list[Line]:
    """The lines of a version: what happened at the table, then what happened in the game."""
    lines = [_note_line(record, index, note) for index, note in enumerate(record.notes)]
    auction = record.auction
    for index, event in enumerate(record.events or (), len(lines)):
        auction += event.kind == "open"
        where = LinePlace(record.version, index, record.at, record.ply, auction)
        lines.append(event_line(event, viewer, where))
    return lines


def summary_of(table: Table, who: Who) -> MyTable:
    """What a list says of a table: what everybody may see, and where it concerns the reader."""
    mine, game = table.seats_of(who), table.game
    outcome = None if game is None else game.outcome
    return {
        "table": table.id,
        "title": table.options.title,
        "edition": table.options.edition,
        "own": table.options.own_name,
        "status": table.status,
        "seats": [_seat_summary(table, number) for number in range(len(table.seats))],
        "created": table.created,
        "my_seats": mine,
        "my_turn": table.to_act in mine,
        "prestige": None if game is None else [sheet.total for sheet in game.scores()],
        "era": None if game is None else game.era,
        "auction": None if game is None else table.auction,
        "auctions": None if game is None else _auctions(game),
        "city": None if game is None else city_of(game.match.city),
        "winners": None if outcome is None else list(outcome.winners),
        "places": None if outcome is None else list(outcome.ranks),
        "begun": table.begun,
        "ended": None if outcome is None else table.turn_since,
    }


def _frame_of(table: Table, options: TableOptionsDocument) -> Now:
    """The news for a stranger, who sees nothing of the game."""
    game, over = table.game, table.status == OVER and not table.is_ended
    return {
        "table": table.id,
        "code": code_of(table.id),
        "status": table.status,
        "options": options,
        "commitment": table.commitment,
        "sealing": table.sealing.document(),
        "seed": table.seed if over and table.origin is None else None,
        "seats": [],
        "you": {"seats": [], "seat": None, "host": False, "links": {}, "passes_ahead": [], "can_take_back": False},
        "spectators": 0,
        "one_screen": table.is_at_one_screen,
        "standing": table.shows_standing,
        "advice": table.advice,
        "city": None if game is None else city_of(game.match.city),
        "ply": 0 if game is None else len(game.actions),
        "auction": table.auction,
        "auctions": 0 if game is None else _auctions(game),
        "moved": table.moved,
        "view": None,
        "result": result_document(game) if over and game is not None else None,
        "rematch": table.rematch,
        "origin": table.origin,
    }


def _seat_now(table: Table, company: Company, number: int) -> SeatNow:
    """As everybody sees it who has another seat, or none."""
    seat, there = table.seats[number], company.attendance[number]
    left = table.time_left(number, company.now)
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "color": seat.color,
        "bot": seat.bot,
        "host": seat.owner is not None and seat.owner == table.host,
        "mine": False,
        "ready": seat.ready,
        "connected": there.connected,
        "away": there.away,
        "thinking": number == company.thinking,
        "overdue": there.overdue,
        "clock": None if left is None else {"left": round(left, 1), "running": number == table.to_act},
    }


def _seat_summary(table: Table, number: int) -> SeatSummary:
    seat = table.seats[number]
    return {"kind": seat.kind, "name": seat.name, "color": seat.color, "bot": seat.bot}


def _note_line(record: LogRecord, index: int, note: Note) -> Line:
    """Something that is not an event of the game: it has no ply and no auction."""
    return {
        "version": record.version,
        "index": index,
        "at": record.at,
        "kind": note.kind,
        "seat": note.seat,
        "message": note.message.document(),
        "place": None,
        "cells": [],
        "ply": None,
        "auction": None,
        "points": None,
        "source": None,
        "rule": None,
    }


def _auctions(game: Game) -> int:
    """How many auctions a game has: one for each structure."""
    return sum(game.match.structures_to_build(seat) for seat in range(game.players))
