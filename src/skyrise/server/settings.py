"""What a server is told when it starts."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import make_url

from .security.limits import Limits
from .security.origins import LOOPBACK, Origins
from .store import sqlite_url

STATIC = Path(__file__).parent / "static"
"""Where the built page is put."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How one server runs."""

    data: Path
    """The folder for games, unless a database is named."""
    database: str | None = None
    """The URL of a database; None: SQLite in ``data``."""
    wait_for_disk: bool = True
    """Whether an action is on disk before anybody hears of it, or about a second later."""
    workers: int | None = None
    """Processes in which bots think; None: one less than the machine has cores."""
    origins: Origins = field(default_factory=Origins)
    limits: Limits = field(default_factory=Limits)
    static: Path = STATIC
    clock: Callable[[], float] = time.time
    """What time it is at the tables."""

    @property
    def url(self) -> str:
        """The URL of the database."""
        return self.database or sqlite_url(self.data)

    @property
    def place(self) -> str:
        """Where games are kept, in words and without the password."""
        return str(self.data) if self.database is None else make_url(self.database).render_as_string(hide_password=True)


def settings_of(
    host: str,
    *,
    data: Path | None,
    database: str | None,
    wait_for_disk: bool,
    workers: int | None,
    origins: Sequence[str],
) -> Settings:
    """The settings of a server that listens on a host."""
    known = Origins(frozenset(origin.rstrip("/") for origin in origins), only_known_hosts=host in LOOPBACK)
    return Settings(data or default_data(), database, wait_for_disk, workers, known)


def default_data() -> Path:
    """Where a user's data belong on this system."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    else:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "skyrise"
