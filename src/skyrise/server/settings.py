"""What a server is told when it starts."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, time

from sqlalchemy import make_url

from skyrise.rules import fresh_seed

from .security.limits import OPEN_AT_ONCE, Limits
from .security.origins import LOOPBACK, Origins
from .store import Keeping, sqlite_url
from .upkeep import keeping_of

OWN_PROXIES = ("127.0.0.1", "::1")
STATIC = Path(__file__).parent / "static"
"""Where the built page is put."""


def steady_clock() -> Callable[[], float]:
    """Seconds since 1970, by a clock that nobody sets: a step of the system's time is felt in no game."""
    start = time() - monotonic()
    return lambda: start + monotonic()


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
    proxies: tuple[str, ...] = OWN_PROXIES
    """Addresses and networks of proxies, whose word is taken for where a request comes from."""
    keeping: Keeping = field(default_factory=Keeping)
    """For how long tables and records are kept."""
    metrics: int | None = None
    """The port on which metrics are told, on the loopback alone; 0: a free one; None: none are."""
    broker: str | None = None
    """The URL of a NATS server, through which several servers on one PostgreSQL are one city; None: a server alone."""
    ladder: bool = False
    """Whether programs play rated games here."""
    static: Path = STATIC
    clock: Callable[[], float] = field(default_factory=steady_clock)
    """What time it is at the tables."""
    seeds: Callable[[], str] = fresh_seed
    """Where the deal of a new table comes from."""

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
    proxies: Sequence[str] = (),
    keep: Sequence[str] = (),
    metrics: int | None = None,
    broker: str | None = None,
    ladder: bool = False,
    connections: int = OPEN_AT_ONCE,
) -> Settings:
    """The settings of a server that listens on a host; one that has a public origin counts its own address too."""
    if broker is not None and not (database or "").startswith("postgresql"):
        raise ValueError("several servers need a database that they share: --database postgresql+asyncpg://…")
    if ladder and broker is not None:
        raise ValueError("a ladder is kept by one server: --ladder does not go with --broker")
    known = Origins(frozenset(origin.rstrip("/") for origin in origins), only_known_hosts=host in LOOPBACK)
    limits = Limits(own_counts=bool(origins), open_at_once=connections)
    return Settings(
        data or default_data(),
        database,
        wait_for_disk,
        workers,
        known,
        limits,
        tuple(proxies) or OWN_PROXIES,
        keeping_of(keep),
        metrics,
        broker,
        ladder,
    )


def default_data() -> Path:
    """Where a user's data belong on this system."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    else:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "skyrise"
