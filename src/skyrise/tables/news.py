"""News: what a table tells a reader. Only views, and events as a seat sees them, leave a game.

Made once for a version and shared where readers may see the same: the frame of a table by all, a view by its eyes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from skyrise.notation import PublicView, result_document
from skyrise.notation.documents import (
    Line,
    MyTable,
    News,
    Now,
    SeatNow,
    SeatSummary,
    TableOptionsDocument,
    ViewDocument,
    You,
)
from skyrise.notation.messages import LinePlace, event_line
from skyrise.rules import Game

from .dealing import slots_of
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


class Newsroom:
    """Writes the news of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._version = -1
        self._frame: Now | None = None
        """What all readers share of how things stand."""
        self._written: tuple[TableOptions, TableOptionsDocument] | None = None
        self._public: PublicView | None = None
        self._views: dict[Eyes, ViewDocument] = {}
        self._lines: dict[int | None, list[Line]] = {}
        """Of the latest version, by eyes."""

    def news(self, who: Who, eyes: Eyes, since: int, company: Company) -> News:
        """The news for a reader who has those of ``since`` and looks with the eyes of a seat of theirs."""
        table, frame = self._table, self._current_frame()
        mine = table.seats_of(who)
        now: Now = {
            **frame,
            "seats": [_seat_now(table, company, number, mine) for number in range(len(table.seats))],
            "you": self._you(who, mine, eyes.secrets),
            "spectators": company.spectators,
            "view": self._view(eyes),
        }
        if not table.log.rewritten <= since <= table.version:  # lines were taken out, or the journal was put back
            since = 0
        lines = self._lines_after(since, eyes.secrets)
        return {"type": "news", "version": table.version, "since": since, "now": now, "lines": lines}

    def rest(self) -> None:
        """Nobody reads: nothing is kept for readers."""
        self._version = -1
        self._frame = self._public = None
        self._views.clear()
        self._lines.clear()
        self._table.log.rest()

    def _current_frame(self) -> Now:
        """What all readers share; what was made for an older version is dropped."""
        if self._frame is None or self._version != self._table.version:
            self._version = self._table.version
            self._frame = _frame_of(self._table, self._options())
            self._public = None
            self._views.clear()
            self._lines.clear()
        return self._frame

    def _options(self) -> TableOptionsDocument:
        """Written anew only if they have changed."""
        options = self._table.options
        if self._written is None or self._written[0] is not options:
            self._written = options, options.document()
        return self._written[1]

    def _view(self, eyes: Eyes) -> ViewDocument | None:
        game = self._table.game
        if game is None:
            return None
        if self._public is None:
            self._public = PublicView.of(game.view(None))
        if eyes not in self._views:
            seen = game.view(eyes.seat, covered=eyes.covered, public=self._public.position)
            self._views[eyes] = self._public.seen_by(seen)
        return self._views[eyes]

    def _you(self, who: Who, mine: list[int], eyes: int | None) -> You:
        table = self._table
        can_take_back = bool(mine) and table.is_at_one_screen and any(one is not None for one in table.deciders)
        return {
            "seats": mine,
            "seat": eyes,
            "host": table.is_host(who),
            "links": {str(seat): table.token(seat) for seat in mine},
            "passes_ahead": [seat for seat in mine if seat in table.passes_ahead],
            "can_take_back": can_take_back,
        }

    def _lines_after(self, since: int, eyes: int | None) -> list[Line]:
        records = self._table.log.after(since, self._table.game)
        return [line for record in records for line in self._lines_of(record, eyes)]

    def _lines_of(self, record: LogRecord, eyes: int | None) -> list[Line]:
        """The same lines for all eyes unless something of them is private; kept for the latest version."""
        if record.version != self._version:
            return lines_of(record, eyes)
        key = eyes if any(event.private for event in record.events or ()) else None
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
        "city": None if game is None else slots_of(game.match.city),
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
        "city": None if game is None else slots_of(game.match.city),
        "ply": 0 if game is None else len(game.actions),
        "auction": table.auction,
        "auctions": 0 if game is None else _auctions(game),
        "moved": table.moved,
        "view": None,
        "result": result_document(game) if over and game is not None else None,
        "rematch": table.rematch,
        "origin": table.origin,
    }


def _seat_now(table: Table, company: Company, number: int, mine: Sequence[int]) -> SeatNow:
    seat, there = table.seats[number], company.attendance[number]
    left = table.time_left(number, company.now)
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "color": seat.color,
        "bot": seat.bot,
        "host": seat.owner is not None and seat.owner == table.host,
        "mine": number in mine,
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
