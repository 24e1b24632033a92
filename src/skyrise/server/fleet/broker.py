"""The broker: NATS carries what servers say to each other. It keeps nothing: what is lost is said again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from skyrise.tables import StoreError

from .envelopes import Envelope

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

DEADLINE: Final = 2.0
"""Seconds to connect, and to end."""
ANSWER: Final = 1
"""Seconds for a sign of life: less than a lease, so that one that was lost can be asked for again."""
SECONDS_TO_BEGIN: Final = 5.0
"""For the first connection: the broker may be starting too."""
PAUSE: Final = 0.2
"""Seconds between two tries to connect again."""
PING: Final = 1
"""Seconds between two signs of life; after two that were missed the connection is made anew."""
EVERYBODY: Final = "all"

_log = logging.getLogger(__name__)

Hear = Callable[[Envelope], None]


class Broker:
    """A connection to NATS as one server of a city."""

    def __init__(self, url: str, city: str, address: str, hear: Hear, cut: Callable[[], None]) -> None:
        """``hear`` is told what comes, ``cut`` that something may have been lost."""
        self._url, self._city, self.address = url, city, address
        self._hear, self._cut = hear, cut
        self._client: Client | None = None
        self._trouble = ""
        """The latest, in words."""
        self._echo: asyncio.Future[None] | None = None

    @property
    def place(self) -> str:
        """Where it is, without the password."""
        parts = urlsplit(self._url)
        return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"

    async def open(self) -> None:
        """Connects; a ``StoreError`` says why it cannot."""
        try:
            import nats
        except ImportError:
            raise StoreError("many servers need a client for NATS: pip install 'skyrise[fleet]'") from None
        try:
            async with asyncio.timeout(SECONDS_TO_BEGIN):
                self._client = await nats.connect(
                    self._url,
                    name=f"skyrise {self.address}",
                    connect_timeout=int(DEADLINE),
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=PAUSE,
                    ping_interval=PING,
                    max_outstanding_pings=2,
                    error_cb=self._say,
                    disconnected_cb=self._lose,
                    reconnected_cb=self._return,
                )
            for name in (self.address, EVERYBODY):
                await self._client.subscribe(self._subject(name), cb=self._receive)
            await self.check()
        except Exception as error:
            await self.close()
            why = self._trouble or str(error) or "it does not answer"
            raise StoreError(f"the broker {self.place} cannot be reached: {why}") from error

    async def close(self) -> None:
        """Says what waits to be said, and ends."""
        client, self._client = self._client, None
        if client is not None:
            try:
                async with asyncio.timeout(DEADLINE):
                    await client.close()
            except Exception as error:
                _log.info("the broker was left: %s", error)

    async def check(self) -> None:
        """A ``StoreError`` unless what we say to ourselves comes back now.

        The client's own ``flush`` will not do: its connection breaks when an answer comes to somebody who gave up.
        """
        self._echo = echo = asyncio.get_running_loop().create_future()
        await self.send(self.address, Envelope("echo", self.address))
        try:
            async with asyncio.timeout(ANSWER):
                await echo
        except TimeoutError as error:
            raise StoreError("the broker does not answer") from error

    async def send(self, to: str, envelope: Envelope) -> None:
        """Says something to a server, or to everybody; a ``StoreError`` if that is surely in vain."""
        if self._client is None or not self._client.is_connected:
            raise StoreError("the broker is away")
        try:
            await self._client.publish(self._subject(to), envelope.packed())
        except Exception as error:
            raise StoreError(f"the broker cannot be used: {error}") from error

    async def ask(self, subject: str, question: bytes, seconds: float) -> bytes | None:
        """What whoever listens to a subject answers; None if nobody does, or not in time."""
        if self._client is None or not self._client.is_connected:
            return None
        try:
            return (await self._client.request(subject, question, timeout=seconds)).data
        except Exception as error:
            _log.debug("nobody answers at %s: %s", subject, error)
            return None

    def _subject(self, name: str) -> str:
        return f"skyrise.{self._city}.{name}"

    async def _receive(self, message: Msg) -> None:
        try:
            envelope = Envelope.unpacked(message.data)
        except ValueError as error:
            _log.warning("the broker brought something that is none of ours: %s", error)
            return
        if envelope.sender != self.address:
            self._hear(envelope)
        elif envelope.kind == "echo" and self._echo is not None and not self._echo.done():
            self._echo.set_result(None)

    async def _say(self, error: Exception) -> None:
        self._trouble = str(error)
        _log.info("the broker: %s", error)

    async def _lose(self) -> None:
        self._cut()

    async def _return(self) -> None:
        """Others may wait for answers that were lost on the way."""
        self._cut()
        await self.send(EVERYBODY, Envelope("reset", self.address))
