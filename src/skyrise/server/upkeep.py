"""The upkeep of the store, from time to time, a little at once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import time
from typing import Final, get_args

from skyrise.notation.documents import Status
from skyrise.tables import StoreError

from .store import Keeping, SqlStore
from .store.upkeep import DAY, latest_upkeep, note_upkeep, usual_days

PAUSE: Final = 3600.0
"""Seconds between two upkeeps."""
BREATH: Final = 1.0
"""Between two parts of one."""
LONGEST_REST: Final = 30 * DAY
"""Seconds for which a server may well have been off."""
UNTIL_SURE: Final = DAY
RECORDS: Final = "records"
DOUBT: Final = (
    "the clock is %.0f days after the latest upkeep: nothing is deleted for its age until the server has run for a day"
    " and the system's clock still agrees; if it is wrong, set it and start again"
)

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


class Calendar:
    """Whether the clock may be believed when things are deleted for their age.

    A machine can boot with a clock that is years ahead. So a date long after the latest upkeep is doubted, until the
    server has run for a day and the system's clock still says the same.
    """

    def __init__(self, clock: Callable[[], float], system: Callable[[], float] = time) -> None:
        """``clock``: which goes on steadily from where the system's was when the server started."""
        self._clock, self._system = clock, system
        self._doubted: float | None = None

    def is_sure(self, latest: float | None) -> bool:
        """May things be deleted, if the latest upkeep was at that time?"""
        now = self._clock()
        if latest is None or now - latest <= LONGEST_REST:
            self._doubted = None
            return True
        if self._doubted is None:
            self._doubted = now
            _log.warning(DOUBT, (now - latest) / DAY)
        return now - self._doubted >= UNTIL_SURE and abs(self._system() - now) < DAY


async def keep_up(store: SqlStore, keeping: Keeping, clock: Callable[[], float]) -> None:
    """Until it is cancelled."""
    calendar = Calendar(clock)
    while True:
        with suppress(StoreError):
            await keep_up_once(store, keeping, clock, calendar)
        await asyncio.sleep(PAUSE)


async def keep_up_once(store: SqlStore, keeping: Keeping, clock: Callable[[], float], calendar: Calendar) -> None:
    """All that is to be done now, a little at once."""
    deletes = calendar.is_sure(await store.look(latest_upkeep))
    while kept := await store.keep_up(keeping, clock(), deletes=deletes):
        _log.info("packed %d journals, deleted %d tables", kept.packed, kept.deleted)
        await asyncio.sleep(BREATH)
    if deletes:
        await store.change(lambda connection: note_upkeep(connection, clock()))
