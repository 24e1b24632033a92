"""A server that runs: uvicorn in this process, until a signal."""

from __future__ import annotations

import asyncio
import gc
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from socket import socket

import uvicorn
from fastapi import FastAPI

from .app import create_app
from .connections import connections_at, raise_file_limit
from .fleet.fleet import Fleet
from .logs import write_calmly
from .security.doorway import Doorway
from .settings import Settings
from .sockets import Socket

SECONDS_TO_STOP = 3
MOST_SOCKET_BYTES = 16 * 1024
"""The socket's own limit, below which a message that is too long still gets a problem as its answer."""


class _Server(uvicorn.Server):
    """Says when it answers and when it is about to end, and leaves it to its caller to go on after a signal."""

    def __init__(
        self, config: uvicorn.Config, announce: Callable[[], None], hand_over: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__(config)
        self._announce = announce
        self._hand_over = hand_over

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        self._announce()

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Tables go on elsewhere, if there are other servers, while this one still answers."""
        await self._hand_over()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.handle_exit)
        yield


def run(settings: Settings, listening: socket, announce: Callable[[], None], *, json_logs: bool = False) -> None:
    """Serves on a socket until somebody stops it; a StoreError if its store cannot be opened."""
    write_calmly(as_json=json_logs)
    asyncio.run(_run(settings, listening, announce))


async def _run(settings: Settings, listening: socket, announce: Callable[[], None]) -> None:
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        _calm_the_collector()
        await _Server(_config(app, settings), announce, partial(_hand_over, app)).serve([listening])


async def _hand_over(app: FastAPI) -> None:
    fleet: Fleet | None = app.state.fleet
    if fleet is not None:
        await fleet.leave()


def _config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """Addresses can hold tokens, so none is logged; news hold tokens beside what others say, so none is packed."""
    return uvicorn.Config(
        app,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        http=connections_at(Doorway(settings.limits, settings.proxies)),
        ws=Socket,
        proxy_headers=True,
        forwarded_allow_ips=list(settings.proxies),
        limit_concurrency=raise_file_limit(),
        ws_max_size=MOST_SOCKET_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )


def _calm_the_collector() -> None:
    """Tables live long and news leave no cycles: full passes, which stop all tables, are made rare and short."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 100)
