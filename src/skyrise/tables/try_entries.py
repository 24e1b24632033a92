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
        game = Game.from_record(read_record(self.record))
        table.begun, table.origin = at, self.origin
        table.deal(game)
        table.deciders = [None] * len(game.actions)
        events = game.events
        table.advance(events, at)
        return events

    def note(self) -> Note:
        return Note(self.kind, None, Message("log-table-take-up", {"ply": self.origin["ply"]}))
