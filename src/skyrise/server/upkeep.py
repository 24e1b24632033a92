"""The upkeep of the store, from time to time, a little at once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, get_args

from skyrise.notation.documents import Status
from skyrise.tables import StoreError

from .store import Keeping, SqlStore
from .store.upkeep import usual_days

PAUSE: Final = 3600.0
"""Seconds between two upkeeps."""
BREATH: Final = 1.0
"""Between two parts of one."""
RECORDS: Final = "records"

_log = logging.getLogger(__name__)


def keeping_of(words: Sequence[str]) -> Keeping:
    """What a host wishes: ``gathering=14``, ``records=0`` …; a ``ValueError`` if that is not how it is said."""
    wished: dict[str, float] = {}
    for word in words:
        kind, _, days = word.partition("=")
        if kind not in (*get_args(Status), RECORDS) or not days.isdecimal():
            raise ValueError(f"{word}: wanted is gathering, playing, over or records, and days: gathering=14")
        wished[kind] = float(days)
    usual = Keeping()
    tables = {status: wished.get(status, days) for status, days in usual_days().items()}
    return Keeping(tables, wished.get(RECORDS, usual.records))


async def keep_up(store: SqlStore, keeping: Keeping, clock: Callable[[], float]) -> None:
    """Until it is cancelled."""
    while True:
        with suppress(StoreError):
            while kept := await store.keep_up(keeping, clock()):
                _log.info("packed %d journals, deleted %d tables", kept.packed, kept.deleted)
                await asyncio.sleep(BREATH)
        await asyncio.sleep(PAUSE)
