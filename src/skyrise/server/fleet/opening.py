"""How a server begins to use its database: alone, so that no other may, or as one of a fleet."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack
from hashlib import sha256
from typing import Final

from sqlalchemy import make_url

from skyrise.server.settings import Settings
from skyrise.server.store import SqlStore
from skyrise.tables import StoreError

from .fleet import Fleet
from .leases import Leases
from .lock import lock_file
from .registry import Registry

PATIENCE: Final = 5.0
"""Seconds for which a server waits for one that has just ended: PostgreSQL may not have noticed yet."""
PAUSE: Final = 5.0
"""Seconds between two looks whether PostgreSQL still knows that we are alone."""
DEADLINE: Final = 4.0
"""Seconds for reading or writing: less than a server that is alone waits, since another one may do better."""

_log = logging.getLogger(__name__)


async def open_store(settings: Settings, stack: AsyncExitStack) -> tuple[SqlStore, Fleet | None]:
    """The store, and the fleet if there is one; a ``StoreError`` if other servers are in the way."""
    if settings.broker is not None:
        return await _open_shared(settings, settings.broker, stack)
    store = SqlStore(settings.url, wait_for_disk=settings.wait_for_disk)  # refuses what is no database of ours
    if make_url(settings.url).get_backend_name() == "postgresql":
        await _stay_alone(settings.url, stack)
    else:
        stack.enter_context(lock_file(str(make_url(settings.url).database)))
    return await _opened(store, stack), None


async def _open_shared(settings: Settings, broker: str, stack: AsyncExitStack) -> tuple[SqlStore, Fleet]:
    registry = Registry(settings.url, alone=False)
    leases = Leases(registry)
    shared = SqlStore(settings.url, wait_for_disk=settings.wait_for_disk, deadline=DEADLINE, guard=leases)
    store = await _opened(shared, stack)
    stack.push_async_callback(registry.close)
    await registry.open(PATIENCE)
    city = sha256(b"city|" + await store.secret()).hexdigest()[:16]
    fleet = Fleet(registry, leases, broker, city)
    stack.push_async_callback(fleet.close)
    await fleet.open()
    return store, fleet


async def _opened(store: SqlStore, stack: AsyncExitStack) -> SqlStore:
    await store.open()
    stack.push_async_callback(store.close)
    return store


async def _stay_alone(url: str, stack: AsyncExitStack) -> None:
    """Takes the database for this server, and takes it again after a connection was lost."""
    registry = Registry(url, alone=True)
    stack.push_async_callback(registry.close)
    await registry.open(PATIENCE)

    async def keep() -> None:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await registry.check()
            except StoreError as error:
                _log.warning("it is not sure that this server is alone: %s", error)

    keeping = asyncio.create_task(keep())
    stack.callback(keeping.cancel)
