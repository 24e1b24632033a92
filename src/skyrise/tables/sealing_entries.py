"""The entries between the gathering and the deal: people seal parts of their own, and show them (``sealing``)."""

from __future__ import annotations

from dataclasses import dataclass

from skyrise.notation.documents import BotLevel

from .entry import Entry
from .log import Events
from .table import Table


@dataclass(frozen=True, slots=True)
class Begin(Entry):
    """The game is to begin; first everybody seals a part."""

    kind = "begin"
    is_finite = True
    bots: BotLevel

    def fold(self, table: Table, at: float) -> Events:
        table.sealing.begin(self.bots, at)
        return ()


@dataclass(frozen=True, slots=True)
class Seal(Entry):
    """Somebody has a part, and shows its SHA-256."""

    kind = "seal"
    seat: int
    seal: str

    def fold(self, table: Table, at: float) -> Events:
        table.sealing.seal(self.seat, self.seal)
        return ()


@dataclass(frozen=True, slots=True)
class OpenSeals(Entry):
    """No more parts are sealed; now they are shown."""

    kind = "open-seals"

    def fold(self, table: Table, at: float) -> Events:
        table.sealing.open(at)
        return ()


@dataclass(frozen=True, slots=True)
class AddPart(Entry):
    """Somebody shows their part."""

    kind = "part"
    is_finite = True
    seat: int
    part: str

    def fold(self, table: Table, at: float) -> Events:
        table.sealing.add(self.seat, self.part)
        return ()
