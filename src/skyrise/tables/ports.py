"""What tables need of the world: a store for their journals, thinkers for their bots, and a clock."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from skyrise.notation.documents import BotLevel, Status
from skyrise.rules import View

Clock = Callable[[], float]
"""Says the time, in seconds since 1970."""

JsonObject = Mapping[str, object]
"""An object of JSON, which a store keeps as it is."""


@dataclass(frozen=True, slots=True)
class JournalRow:
    """An entry as a store keeps it. A table is the fold of its entries; versions are 1, 2, 3 …"""

    version: int
    at: float
    kind: str
    body: JsonObject
    link: str | None = None
    """A hash of the entry and of the one before it (``chain``); version 0.1 wrote none."""


@dataclass(frozen=True, slots=True)
class Head:
    """The latest entry of a journal, as the table's own row knows it: a journal that ends before it is cut off."""

    version: int
    link: str | None


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without its journal; times are seconds since 1970."""

    id: str
    created: float
    options: JsonObject
    seed: str
    status: Status
    listed: bool
    updated: float
    aside: JsonObject | None = None
    """The latest of what the table keeps beside its journal."""
    head: Head | None = field(default=None, compare=False)
    """How far the journal goes, where a store keeps that."""


@dataclass(frozen=True, slots=True)
class Change:
    """What one accepted command changes, in one transaction."""

    table: str
    entries: tuple[JournalRow, ...]
    status: Status | None = None
    owners: Mapping[int, str | None] | None = None
    """Of each seat whose owner changes, the hash of the player; None: nobody."""
    aside: JsonObject | None = None
    """What the table keeps beside its journal from now on, in place of what it kept before; None: as before."""


class StoreError(Exception):
    """The store cannot be used, or refuses what was asked of it; the sentence says why."""


class VersionConflict(StoreError):
    """One of the versions is taken (or the new table's id is, or there is no such table); nothing was written."""


class OwnedElsewhere(VersionConflict):
    """Another server keeps the table; nothing was written."""


class Journals(Protocol):
    """What tables need of a store. What a method that writes was asked to write survives this process when it returns.

    It survives the machine as well, at once if the store waits for the disk, else about a second later.
    """

    async def create(self, row: TableRow, change: Change) -> None:
        """A new table and its first entries."""

    async def append(self, change: Change) -> None:
        """The entries of an accepted command, and what is kept beside them."""

    async def table(self, table: str) -> TableRow | None:
        """A table, if there is one."""

    async def entries(self, table: str, after: int = 0) -> list[JournalRow]:
        """The journal of a table after a version, in its order."""

    async def playing(self, since: float) -> list[str]:
        """The ids of tables under way that changed since a time, to wake the bots after a restart; not very many."""

    async def secret(self) -> bytes:
        """The key of whoever keeps the tables: made once, the same for everybody who opens the store."""


class Store(Journals, Protocol):
    """A store as its owner sees it: to be opened, to be closed, and with a few ways to find things."""

    async def open(self) -> None:
        """Makes it ready; a ``StoreError`` says why that cannot be."""

    async def close(self) -> None:
        """Writes what waits, and ends."""

    async def listed(self, limit: int) -> list[TableRow]:
        """Tables for everybody to see that gather or play, newest first."""

    async def of_player(self, player: str, limit: int) -> list[TableRow]:
        """Tables where the player (a hash) has a seat, the one that changed last first."""

    async def put_record(self, name: str, text: str) -> None:
        """Keeps a record; one that was kept under the name before is replaced."""

    async def record(self, name: str) -> str | None:
        """A record that was kept, if there is one."""


@dataclass(frozen=True, slots=True)
class Sponsor:
    """For whom a bot thinks. Thinkers that cannot think about everything at once share their time by it."""

    rank: int = 0
    """0: people are there; 1: people play, and are away; 2: bots are among themselves."""
    home: str = ""
    """Where whoever is there speaks from."""
    table: str = ""


@dataclass(frozen=True, slots=True)
class ThinkingTask:
    """A decision of a bot. It sees what its seat sees, and nothing else."""

    level: BotLevel
    player: str
    """The seed of the bot's seat at its table: the same bot is asked again."""
    ply: int
    view: View
    seconds: float | None = None
    """To think; None: as long as the level takes by itself."""
    sponsor: Sponsor = Sponsor()


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot plays."""

    action: str
    failed: bool = False
    """The bot gave no answer: the weakest bot chose."""


class Thinkers(Protocol):
    """Whoever thinks for bots."""

    async def choose(self, task: ThinkingTask) -> Choice:
        """What the bot plays: always a legal action, whatever becomes of the bot."""


class Ownership(Protocol):
    """Who may write to which journal, where several servers share a store."""

    async def claim(self, table: str) -> int:
        """From now on nobody else writes to the table's journal; returns a number that grows with every owner.

        ``OwnedElsewhere`` if another server does.
        """

    def holds(self, table: str, fence: int) -> bool:
        """Is the table still ours, and was it all the time since it was claimed with that number?"""

    async def let_go(self, table: str) -> None:
        """We do not need the table any more: whoever does may have it."""


class Alone:
    """Nobody else uses the store."""

    def __repr__(self) -> str:
        return "Alone()"

    async def claim(self, table: str) -> int:
        """Nobody could be in the way."""
        return 0

    def holds(self, table: str, fence: int) -> bool:
        """Always."""
        return True

    async def let_go(self, table: str) -> None:
        """Nothing to be done."""


@dataclass(frozen=True, slots=True)
class HallSettings:
    """Times are seconds."""

    tick: float = 0.5
    """Between two looks at clocks and at who is away."""
    idle: float = 60.0
    """Untouched, with nobody there and nothing to wait for, before a table leaves the memory."""
    thought: float | None = None
    """For a bot's decision; None: as long as its level takes."""
    wakes: float | None = 3600.0
    """Tables under way that changed so lately are woken at the beginning, so that their bots go on with nobody there;
    None: none is."""
    retry: float = 5.0
    """Between two tries to wake a table that gave up."""


@dataclass(frozen=True, slots=True)
class Ports:
    """Everything that the tables of a hall share."""

    store: Journals
    thinkers: Thinkers
    settings: HallSettings
    clock: Clock
    key: bytes
    """For the tokens of seats."""
