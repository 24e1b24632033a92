"""What whoever runs a server has ordered (``skyrise admin``): who is shut out or muted, which games are ended, that
none begins, and what everybody is told.

Orders are kept in the database, and every server on it looks at them all the time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from time import time
from typing import Final, Literal

from sqlalchemy import Connection, delete, insert, select

from skyrise.components import Reason, Refusal
from skyrise.tables import StoreError, Who

from .store import SqlStore
from .store.ending import end_table
from .store.schema import orders

PAUSE: Final = 2.0
"""Seconds after which an order is followed at the latest."""
DEADLINE: Final = 10.0
EVERYBODY: Final = "everybody"

DAY: Final = 24 * 3600.0
Kind = Literal["ban", "mute", "drain", "end", "announce"]
Order = tuple[str, str]
"""What is ordered, and about whom: the hash of a cookie, an address (of IPv6 its network), a table, or everybody."""


class Orders:
    """The orders that hold now."""

    def __init__(self) -> None:
        self._held: Mapping[Order, str | None] = {}
        self.end: Callable[[Iterable[str]], None] = _nothing
        """What is done about tables that were ended: whoever has them reads them again."""

    @property
    def announcement(self) -> str | None:
        """What everybody is told."""
        return self._held.get(("announce", EVERYBODY))

    async def refresh(self, store: SqlStore) -> None:
        """Looks at them; a ``StoreError`` if that cannot be done."""
        try:
            async with asyncio.timeout(DEADLINE):
                held = await store.look(read_orders)
        except TimeoutError as error:
            raise StoreError("the database does not answer") from error
        new, self._held = held.keys() - self._held.keys(), held
        self.end(subject for kind, subject in new if kind == "end")

    async def keep_up(self, store: SqlStore) -> None:
        """Until it is cancelled; while the database is away, what was ordered last holds."""
        while True:
            await asyncio.sleep(PAUSE)
            with suppress(StoreError):
                await self.refresh(store)

    def check_visitor(self, who: Who) -> None:
        """Refuses whoever is shut out."""
        if self._is_about("ban", who):
            raise Refusal(Reason.PLAYER_BANNED)

    def check_words(self, who: Who) -> None:
        """Refuses words of whoever is muted."""
        if self._is_about("mute", who):
            raise Refusal(Reason.CHAT_MUTED)

    def check_new_table(self) -> None:
        """Refuses new tables while the server is about to rest."""
        if ("drain", EVERYBODY) in self._held:
            raise Refusal(Reason.SERVER_DRAINING)

    def _is_about(self, kind: Kind, who: Who) -> bool:
        return bool(self._held) and any((kind, name) in self._held for name in (who.player, who.home) if name)


def read_orders(connection: Connection) -> dict[Order, str | None]:
    """All that hold, with their texts."""
    chosen = select(orders.c.kind, orders.c.subject, orders.c.text)
    return {(row.kind, row.subject): row.text for row in connection.execute(chosen)}


def give_order(connection: Connection, kind: Kind, subject: str, text: str | None = None) -> None:
    """Whatever was ordered before of the same kind about the same is replaced."""
    lift_order(connection, kind, subject)
    connection.execute(insert(orders), {"kind": kind, "subject": subject, "at": time(), "text": text})


def order_end(connection: Connection, table: str) -> None:
    """Ends a game, which servers then read again; a ``StoreError`` says why not. Old orders to do so are done."""
    end_table(connection, table, time())
    read_again(connection, table)


def read_again(connection: Connection, table: str) -> None:
    """Servers read a table's journal again, in which something was written from outside."""
    connection.execute(delete(orders).where((orders.c.kind == "end") & (orders.c.at < time() - DAY)))
    give_order(connection, "end", table)


def lift_order(connection: Connection, kind: Kind, subject: str) -> bool:
    """Whether it held."""
    chosen = (orders.c.kind == kind) & (orders.c.subject == subject)
    held = connection.execute(select(orders.c.kind).where(chosen)).first() is not None
    connection.execute(delete(orders).where(chosen))
    return held


def _nothing(_: Iterable[str]) -> None:
    """There are no tables yet."""
