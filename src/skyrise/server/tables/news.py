"""News: what a table tells a reader. Only views, and events as a seat sees them, leave a game.

Made once for a version and shared where readers may see the same: the frame of a table by all, a view by its eyes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from skyrise.notation import view_document
from skyrise.rules import Game

from .happenings import Happening
from .identity import Who
from .lines import Line, lines_of
from .opening import OVER
from .presence import Attendance
from .results import result_document
from .table import Table

Document = dict[str, Any]


class Newsroom:
    """Writes the news of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._version = -1
        self._frame: Document = {}
        self._views: dict[int | None, Document | None] = {}
        self._lines: dict[int | None, list[Line]] = {}
        """Of the latest version, by eyes."""

    def news(self, who: Who, eyes: int | None, since: int, seats: Sequence[Document], spectators: int) -> Document:
        """The news for a reader who has those of ``since`` and looks with the eyes of a seat of theirs."""
        self._turn_the_page()
        table = self._table
        mine = table.seats_of(who)
        now = {
            **self._frame,
            "seats": [{**seat, "mine": seat["seat"] in mine} for seat in seats],
            "you": self._you(who, mine, eyes),
            "spectators": spectators,
            "view": self._view(eyes),
        }
        since = since if since <= table.version else 0  # the journal was put back: the reader begins anew
        return {
            "type": "news",
            "version": table.version,
            "since": since,
            "now": now,
            "lines": self._lines_after(since, eyes),
        }

    def rest(self) -> None:
        """Nobody reads: nothing is kept for readers."""
        self._version = -1
        self._frame = {}
        self._views.clear()
        self._lines.clear()
        self._table.story.rest()

    def _turn_the_page(self) -> None:
        if self._version != self._table.version:
            self._version = self._table.version
            self._frame = frame_of(self._table)
            self._views.clear()
            self._lines.clear()

    def _view(self, eyes: int | None) -> Document | None:
        if eyes not in self._views:
            game = self._table.game
            self._views[eyes] = None if game is None else view_document(game.view(eyes))
        return self._views[eyes]

    def _you(self, who: Who, mine: list[int], eyes: int | None) -> Document:
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
        happenings = self._table.story.after(since, self._table.game)
        return [line for happening in happenings for line in self._lines_of(happening, eyes)]

    def _lines_of(self, happening: Happening, eyes: int | None) -> list[Line]:
        """The same lines for all eyes unless something of them is private; kept for the latest version."""
        if happening.version != self._version:
            return lines_of(happening, eyes)
        key = eyes if any(event.private for event in happening.events or ()) else None
        if key not in self._lines:
            self._lines[key] = lines_of(happening, key)
        return self._lines[key]


def frame_of(table: Table) -> Document:
    """The part of the news that all readers share."""
    over = table.status == OVER
    return {
        "table": table.id,
        "status": table.status,
        "options": dict(table.options),
        "commitment": table.commitment,
        "seed": table.seed if over else None,
        "one_screen": table.is_at_one_screen,
        "city": None if table.game is None else city_of(table.game),
        "ply": 0 if table.game is None else len(table.game.actions),
        "auction": table.auction,
        "auctions": 0 if table.game is None else auctions_of(table.game),
        "moved": table.moved,
        "result": result_document(table.game) if over and table.game is not None else None,
        "rematch": table.rematch,
    }


def seats_now(table: Table, attendance: Sequence[Attendance], thinking: int | None, now: float) -> list[Document]:
    """The seats as everybody sees them."""
    documents = []
    for number, (seat, there) in enumerate(zip(table.seats, attendance, strict=True)):
        left = table.time_left(number, now)
        running = number == table.to_act
        documents.append(
            {
                "seat": number,
                "kind": seat.kind,
                "name": seat.name,
                "color": seat.color,
                "bot": seat.bot,
                "host": seat.owner is not None and seat.owner == table.host,
                "connected": there.connected,
                "away": there.away,
                "thinking": number == thinking,
                "overdue": there.overdue,
                "clock": None if left is None else {"left": round(left, 1), "running": running},
            }
        )
    return documents


def city_of(game: Game) -> dict[str, str]:
    """The island of each slot that has one."""
    return {slot: island for slot, island in game.match.city.layout().items() if island is not None}


def auctions_of(game: Game) -> int:
    """How many auctions a game has: one for each structure."""
    tables = game.match.tables
    return sum(buildings.bit_count() for buildings in tables.buildings) + game.players * tables.figures
