"""The app: the parts of a server put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from fastapi import FastAPI, Request
from starlette.middleware import Middleware
from starlette.responses import Response

from skyrise import __version__
from skyrise.tables import Hall, HallSettings

from .apart.records import RecordReader
from .apart.teachers import Teachers
from .api import router
from .api.handlers import http_problem, install_handlers
from .api.openapi import PATH, install_openapi
from .api.services import Services
from .fleet.forwarding import Forwarding
from .fleet.opening import open_store
from .metrics import ServerMetrics, serve_metrics
from .orders import Orders
from .page import index_answer, is_lost, page_router
from .security.cookies import PlayerCookies
from .security.crowd import Crowd
from .security.failures import Failures
from .security.guard import Guard
from .security.headers import SecurityHeaders
from .security.limits import Limiter
from .settings import Settings
from .store import SqlStore
from .thinking import ThinkerPool
from .thinking.far import FarThinkers
from .upkeep import keep_up

if TYPE_CHECKING:
    from .ladder import Ladder


def create_app(settings: Settings) -> FastAPI:
    """A server's app. Nothing is opened before it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            app.state.services = await _open(settings, stack, app)
            yield

    app = FastAPI(
        title="Skyrise",
        version=__version__,
        lifespan=lifespan,
        openapi_url=PATH,
        docs_url=None,
        redoc_url=None,
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(Failures),
            Middleware(Guard, origins=settings.origins),
            Middleware(Crowd, limits=settings.limits),
            Middleware(PlayerCookies),
            Middleware(Forwarding),
        ],
    )
    install_handlers(app)
    install_openapi(app)
    app.include_router(router)
    _install_page(app, settings.static)
    return app


def _install_page(app: FastAPI, static: Path) -> None:
    """The page's paths; where there is nothing at a path, browsers get the page, which says so."""

    async def not_found(request: Request, error: Exception) -> Response:
        return index_answer(static, request, 404) if is_lost(request) else await http_problem(request, error)

    app.include_router(page_router(static))
    app.add_exception_handler(404, not_found)


def _tell_metrics(metrics: ServerMetrics, port: int, stack: AsyncExitStack) -> None:
    server, thread = serve_metrics(metrics, port)

    def end() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    stack.callback(end)


async def _open(settings: Settings, stack: AsyncExitStack, app: FastAPI) -> Services:
    """Opens the store, the bots' processes and the hall; the stack closes them in the opposite order."""
    store, fleet = await open_store(settings, stack)
    app.state.fleet = fleet
    orders = Orders()
    await orders.refresh(store)
    for work in (keep_up(store, settings.keeping, settings.clock), orders.keep_up(store)):
        stack.callback(asyncio.create_task(work).cancel)
    thinkers = ThinkerPool(settings.workers)
    await thinkers.open()
    stack.push_async_callback(thinkers.close)
    ownership = None if fleet is None else fleet.leases
    whoever = thinkers if fleet is None else FarThinkers(thinkers, fleet.ask_thinkers)
    hall = Hall(store, whoever, HallSettings(), settings.clock, settings.seeds, ownership=ownership)
    orders.end = hall.give_up
    limiter = Limiter(settings.limits)
    if fleet is not None:
        await fleet.join()
    await hall.open()
    stack.push_async_callback(hall.close)
    if fleet is not None:
        fleet.start(hall, limiter, app)
    if settings.metrics is not None:
        _tell_metrics(ServerMetrics(hall, thinkers, store), settings.metrics, stack)
    ladder = await _open_ladder(settings, stack, store, hall, orders)
    records = RecordReader()
    stack.push_async_callback(records.close)
    teachers = Teachers(store)
    stack.push_async_callback(teachers.close)
    return Services(store, hall, limiter, records, teachers.teaching, settings.keeping, orders, fleet, ladder)


async def _open_ladder(
    settings: Settings, stack: AsyncExitStack, store: SqlStore, hall: Hall, orders: Orders
) -> Ladder | None:
    """Where whoever runs the server wants one; its ratings come from the laboratory, which others need not have."""
    if not settings.ladder:
        return None
    from .ladder import Ladder

    ladder = Ladder(store, hall, orders, settings.clock)
    await ladder.open()
    stack.callback(asyncio.create_task(ladder.run()).cancel)
    return ladder
