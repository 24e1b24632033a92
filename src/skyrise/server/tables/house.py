"""What all tables of a server share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from skyrise.server.store import Store
from skyrise.server.thinking import Thinkers

from .settings import HallSettings


@dataclass(frozen=True, slots=True)
class House:
    """The store, the bots, the clock, and the server's key."""

    store: Store
    thinkers: Thinkers
    settings: HallSettings
    clock: Callable[[], float]
    key: bytes
