"""PostgreSQL, through asyncpg."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import URL, Connection

from skyrise.tables import StoreError

_CONNECTIONS = 5
_SECONDS = 10.0  # that a server may take to answer
_NOT_WAITING = {"synchronous_commit": "off"}
_SHARED = {"idle_in_transaction_session_timeout": "1500ms"}
"""A server that is stopped or cut off in the middle of a transaction would hold its locks for as long as that lasts:
PostgreSQL ends the transaction, before other servers give that one up for dead and want its tables."""
_Result = TypeVar("_Result")


class Postgresql:
    """A database of a server."""

    def __init__(self, url: URL, *, wait_for_disk: bool, shared: bool = False) -> None:
        self.url = url
        session = ({} if wait_for_disk else _NOT_WAITING) | (_SHARED if shared else {})
        try:
            from sqlalchemy.ext.asyncio import create_async_engine  # needs greenlet, which SQLite does without

            self._writing = create_async_engine(
                url,
                pool_size=_CONNECTIONS,
                pool_pre_ping=True,
                connect_args={"timeout": _SECONDS, "server_settings": session},
            )
        except ImportError:
            raise StoreError("PostgreSQL needs a driver: pip install 'skyrise[postgresql]'") from None
        self._reading = self._writing.execution_options(isolation_level="AUTOCOMMIT")

    async def write(self, work: Callable[[Connection], _Result]) -> _Result:
        """In a transaction that survives this process when this returns."""
        async with self._writing.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], _Result]) -> _Result:
        """Each statement sees what is committed."""
        async with self._reading.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Closes all connections."""
        await self._writing.dispose()
