"""What whoever runs a server has ordered (``skyrise admin``): who is shut out, who is muted, and that no game begins.

Orders are kept in the database, and every server on it looks at them all the time.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import time
from typing import Final, Literal

from sqlalchemy import Connection, delete, insert, select

from skyrise.components import Reason, Refusal
from skyrise.tables import StoreError, Who

from .store import SqlStore
from .store.schema import orders

PAUSE: Final = 2.0
"""Seconds after which an order is followed at the latest."""
DEADLINE: Final = 10.0
EVERYBODY: Final = "everybody"

Kind = Literal["ban", "mute", "drain"]
Order = tuple[str, str]
"""What is ordered, and about whom: the hash of a cookie, an address (of IPv6 its network), or everybody."""


class Orders:
    """The orders that hold now."""

    def __init__(self) -> None:
        self._held: frozenset[Order] = frozenset()

    async def refresh(self, store: SqlStore) -> None:
        """Looks at them; a ``StoreError`` if that cannot be done."""
        try:
            async with asyncio.timeout(DEADLINE):
                self._held = await store.look(read_orders)
        except TimeoutError as error:
            raise StoreError("the database does not answer") from error

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


def read_orders(connection: Connection) -> frozenset[Order]:
    """All that hold."""
    return frozenset((row.kind, row.subject) for row in connection.execute(select(orders.c.kind, orders.c.subject)))


def give_order(connection: Connection, kind: Kind, subject: str) -> None:
    """Whatever was ordered before of the same kind about the same is replaced."""
    lift_order(connection, kind, subject)
    connection.execute(insert(orders), {"kind": kind, "subject": subject, "at": time()})


def lift_order(connection: Connection, kind: Kind, subject: str) -> bool:
    """Whether it held."""
    chosen = (orders.c.kind == kind) & (orders.c.subject == subject)
    held = connection.execute(select(orders.c.kind).where(chosen)).first() is not None
    connection.execute(delete(orders).where(chosen))
    return held
