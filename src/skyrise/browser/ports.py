"""What this room needs of the browser: functions of JavaScript, which take and return text and numbers alone."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final, Protocol

PLAY: Final = 0
ADVISE: Final = 1
REVIEW: Final = 2
"""Turns of those who want something thought about: bots first, then advice, then what no table waits for."""


class Shelf(Protocol):
    """Journals in IndexedDB. A method that writes returns when that is done; documents are JSON."""

    def create(self, row: str, change: str) -> Awaitable[bool]:
        """Writes a table and its first entries; False if there is one of this id."""

    def append(self, change: str) -> Awaitable[bool]:
        """Writes entries; False if a version is taken, or there is no such table."""

    def table(self, table: str) -> Awaitable[str | None]:
        """A table's row."""

    def entries(self, table: str, after: int) -> Awaitable[str]:
        """A list of entries."""

    def playing(self) -> Awaitable[str]:
        """A list of ids."""

    def listed(self, limit: int) -> Awaitable[str]:
        """A list of rows."""

    def of_player(self, player: str, limit: int) -> Awaitable[str]:
        """A list of rows."""

    def put_record(self, name: str, text: str) -> Awaitable[None]:
        """Writes a record."""

    def record(self, name: str) -> Awaitable[str | None]:
        """The text of a record."""

    def secret(self) -> Awaitable[str]:
        """A key in hexadecimal digits, drawn when it is asked for the first time."""

    def close(self) -> Awaitable[None]:
        """Ends."""


class Think(Protocol):
    """Asks the thinking worker: a line with a task (``tables.tasks``), and the line that answers it.

    It thinks about one at a time; what has a lower ``turn`` goes before all others that wait.
    """

    def __call__(self, line: str, turn: int) -> Awaitable[str]: ...


class Post(Protocol):
    """Sends something to the page: what it is, the number of the question or the connection, and its parts."""

    def __call__(self, kind: str, number: int, *parts: str | int) -> object: ...
