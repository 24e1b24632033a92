"""The entries of what is said at a table (``talk``)."""

from __future__ import annotations

from dataclasses import dataclass

from skyrise.notation.messages import Message, seat_name

from .entry import Entry
from .log import Events, Note
from .table import Table


@dataclass(frozen=True, slots=True)
class Chat(Entry):
    """Somebody says something."""

    kind = "chat"
    speaker: str
    seat: int | None
    name: str
    """A spectator's."""
    text: str

    def fold(self, table: Table, at: float) -> Events:
        oldest = table.talk.add(table.version, self.speaker, at)
        if oldest is not None:
            table.log.forget({oldest})
        return ()

    def note(self) -> Note:
        if self.seat is None:
            return Note(self.kind, None, Message("log-chat-spectator", {"name": self.name, "text": self.text}))
        return Note(self.kind, self.seat, Message("log-chat", {"who": seat_name(self.seat), "text": self.text}))


@dataclass(frozen=True, slots=True)
class Mute(Entry):
    """The host lets somebody say nothing more, or again something; what they have said is told to nobody any more."""

    kind = "mute"
    speaker: str | None
    """None: every spectator."""
    seat: int | None
    on: bool

    def fold(self, table: Table, at: float) -> Events:
        if self.on:
            table.log.rewrite(set(table.talk.mute(self.speaker)), table.version)
        else:
            table.talk.hear(self.speaker)
        return ()

    def note(self) -> Note:
        variant = "" if self.on else "-not"
        if self.seat is None:
            whom = "spectator" if self.speaker else "spectators"
            return Note(self.kind, None, Message(f"log-table-mute-{whom}{variant}"))
        return Note(self.kind, self.seat, Message(f"log-table-mute{variant}", {"who": seat_name(self.seat)}))
