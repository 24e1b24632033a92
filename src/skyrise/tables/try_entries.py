"""The entry of a table that takes up a game elsewhere: the deal and the actions until then are those of that game."""

from __future__ import annotations

from dataclasses import dataclass

from skyrise.notation import read_record
from skyrise.notation.documents import OriginDocument
from skyrise.notation.messages import Message
from skyrise.rules import Game

from .entry import Entry
from .log import Events, Note
from .table import Table


@dataclass(frozen=True, slots=True)
class TakeUp(Entry):
    """A game goes on from a moment of another one, which is over."""

    kind = "take-up"
    record: str
    """The other game until then."""
    origin: OriginDocument

    def fold(self, table: Table, at: float) -> Events:
        return take_up(table, Game.from_record(read_record(self.record)), self.origin, at)

    def note(self) -> Note:
        return Note(self.kind, None, Message("log-table-take-up", {"ply": self.origin["ply"]}))


def take_up(table: Table, game: Game, origin: OriginDocument, at: float) -> Events:
    """A game goes on; nobody can take back what was done before. What has happened in it is returned."""
    table.begun, table.origin = at, origin
    table.deal(game)
    table.deciders = [None] * len(game.actions)
    table.auction = table.auctions_before
    events = game.events
    table.advance(events, at)
    return events
