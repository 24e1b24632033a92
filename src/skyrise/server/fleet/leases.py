"""Leases: which tables are ours, under which numbers, and for how long we may say so."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Set

from sqlalchemy import Connection, select

from skyrise.server.store.schema import leases
from skyrise.tables import OwnedElsewhere

from .census import LEASE
from .registry import Registry
from .steady import steady


class Leases:
    """The tables of one server; also the guard of its journals: PostgreSQL looks at the number with every entry."""

    def __init__(self, registry: Registry, clock: Callable[[], float] = steady) -> None:
        self._registry = registry
        self._clock = clock
        self._held: dict[str, int] = {}
        self._going: set[str] = set()
        """Tables of ours that are being handed over: what was begun there is still written."""
        self._until = 0.0
        self.name: str | None = None
        """As whom we hold them; None while we are nobody."""
        self.closing = False
        """We claim no more."""

    @property
    def is_valid(self) -> bool:
        """May we speak for our tables? Nobody else has them before that ends, however long we were stopped."""
        return self.name is not None and self._clock() < self._until

    @property
    def seconds(self) -> float:
        """For which we may still say so."""
        return max(0.0, self._until - self._clock()) if self.name is not None else 0.0

    @property
    def tables(self) -> frozenset[str]:
        """The tables that are ours."""
        return frozenset(self._held)

    def renew(self, since: float) -> None:
        """Our beat was taken; we began to tell it at a time."""
        self._until = since + LEASE

    def lose(self) -> None:
        """Nothing is ours any more."""
        self.name = None
        self._held.clear()
        self._going.clear()

    async def claim(self, table: str) -> int:
        """The table is ours; ``OwnedElsewhere`` (whose name is its ``owner``) if it is another server's."""
        name = self.name
        if name is None or not self.is_valid:
            raise OwnedElsewhere("this server is not part of the city at the moment")
        if table in self._going:
            raise OwnedElsewhere("the table is being handed over")
        if table in self._held:
            return self._held[table]
        if self.closing:
            raise OwnedElsewhere("this server takes no more tables")
        owner, fence = await self._registry.claim(table, name)
        if owner is None:  # there is no such table, or we were given up for dead, and shall hear of it
            return 0
        if owner != name:
            raise Elsewhere(owner)
        if self.name != name or self.closing:
            raise OwnedElsewhere("this server has left the city meanwhile")
        self._held[table] = fence
        return fence

    def holds(self, table: str, fence: int) -> bool:
        """Was it ours under that number all the time?"""
        return self._held.get(table) == fence and self.has(table)

    def has(self, table: str) -> bool:
        """Is it ours now?"""
        return table in self._held and table not in self._going and self.is_valid

    async def let_go(self, table: str) -> None:
        """Whoever needs the table may have it."""
        await self.let_all_go([table])

    def hand_over(self, tables: Iterable[str]) -> None:
        """From now on nobody begins anything at these tables here; they are ours until they are let go."""
        self._going.update(tables)

    async def let_all_go(self, tables: Iterable[str]) -> None:
        """Whoever needs these tables may have them."""
        fences = {table: self._held.pop(table) for table in tables if table in self._held}
        self._going -= fences.keys()
        if fences and self.name is not None:
            await self._registry.let_go(fences, self.name)

    def fence(self, table: str) -> int:
        """For an entry of its journal."""
        if table not in self._held or not self.is_valid:
            raise OwnedElsewhere(f"{table} is not ours")
        return self._held[table]

    def lost(self, connection: Connection, fences: Set[tuple[str, int]]) -> set[str]:
        """Locks our rows, so that nobody can take a table between this look and the commit.

        What we wrongly took for ours is asked for anew: the answer to a second claim, which counts the number up, may
        have been lost.
        """
        if self.name is None:
            return {table for table, _ in fences}
        wanted = sorted({table for table, _ in fences})
        ours = (
            select(leases.c.table_id, leases.c.fence)
            .where((leases.c.server == self.name) & leases.c.table_id.in_(wanted))
            .order_by(leases.c.table_id)
            .with_for_update()
        )
        held = {(row.table_id, row.fence) for row in connection.execute(ours)}
        gone = {(table, fence) for table, fence in fences if (table, fence) not in held}
        for table, fence in gone:
            if self._held.get(table) == fence:
                del self._held[table]
        return {table for table, _ in gone}


class Elsewhere(OwnedElsewhere):
    """Another server has it."""

    def __init__(self, owner: str) -> None:
        super().__init__(f"the table is kept by the server {owner}")
        self.owner = owner
