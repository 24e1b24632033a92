"""``skyrise serve``: the game in the browser, on this machine or for everybody who can reach it."""

from __future__ import annotations

import socket
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from .output import errors, screen

if TYPE_CHECKING:
    from skyrise.server.settings import Settings

FAILED = 1
EVERYWHERE = ("0.0.0.0", "::")

NO_PAGE = "this package was built without Node.js and has no page; the API is served (make play builds the page)"


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 picks a free one.", min=0, max=65535)] = 8000,
    data: Annotated[Path | None, typer.Option(help="The folder for the games. Default: your own data folder.")] = None,
    database: Annotated[
        str | None, typer.Option(help="A database instead: postgresql+asyncpg://USER:PASSWORD@HOST/NAME")
    ] = None,
    wait_for_disk: Annotated[
        bool, typer.Option(help="Announce actions only once they are on disk. Otherwise a power cut may lose a second.")
    ] = True,
    workers: Annotated[int | None, typer.Option(help="Processes for the bots to think in.", min=1, max=64)] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="The public address behind a proxy: https://play.example")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="A proxy whose X-Forwarded-For to trust: address or network. Default: this machine."),
    ] = None,
    connections: Annotated[
        int,
        typer.Option(help="Sockets and requests that one address may have open at once; 0 is any number.", min=0),
    ] = 200,
    keep: Annotated[
        list[str] | None,
        typer.Option(help="Days to keep things: gathering=14, playing=180, over=730, records=365; 0 is forever."),
    ] = None,
    broker: Annotated[
        str | None,
        typer.Option(help="Be one of several servers on one PostgreSQL, connected through NATS: nats://HOST:4222"),
    ] = None,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="Let programs play rated games here, day and night (needs skyrise[lab]).")
    ] = False,
    processes: Annotated[
        int, typer.Option(help="Number of servers on this machine, sharing one port; needs --broker.", min=1, max=256)
    ] = 1,
    metrics_port: Annotated[
        int | None,
        typer.Option(help="Offer Prometheus metrics at /metrics on this port, on this machine.", min=0, max=65535),
    ] = None,
    json_logs: Annotated[bool, typer.Option("--json-logs", help="Write the log as lines of JSON.")] = False,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = False,
) -> None:
    """Serve tables to browsers and bots: play solo, on one screen, or with friends through a link.

    Every accepted action is on disk before anyone hears of it, so the server can stop and resume at any moment.

    Example: skyrise serve --open
    """
    try:
        from skyrise.server.fleet.processes import check_processes, run_processes
        from skyrise.server.running import run
        from skyrise.server.settings import settings_of
        from skyrise.tables import StoreError
    except ImportError as error:
        _refuse(f"the server needs packages that are missing ({error}): pip install 'skyrise[web]'")
    try:
        settings = settings_of(
            host,
            data=data,
            database=database,
            wait_for_disk=wait_for_disk,
            workers=workers,
            origins=origin or (),
            proxies=proxy or (),
            keep=keep or (),
            metrics=metrics_port,
            broker=broker,
            ladder=ladder,
            connections=connections,
        )
        check_processes(processes, settings)
    except ValueError as error:
        _refuse(str(error))
    with listen_on(host, port) as listening:
        address = _address(host, listening)
        try:
            if not (settings.static / "index.html").is_file():
                errors.print(NO_PAGE, markup=False, soft_wrap=True)
            announce = partial(_announce, address, settings, open_browser=open_browser)
            if processes == 1:
                run(settings, listening, announce, json_logs=json_logs)
            else:
                run_processes(processes, settings, listening, announce, json_logs=json_logs)
        except StoreError as error:
            _refuse(str(error))


def listen_on(host: str, port: int) -> socket.socket:
    """A socket listening on a free address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family, backlog=1024)
    except OSError as error:
        _refuse(f"cannot listen on {host}, port {port}: {error.strerror}; choose another with --port")
    # Inherited by its connections: asyncio does not notice that they are TCP, and every second write would wait 40 ms.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def _address(host: str, listening: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    name = "127.0.0.1" if host in EVERYWHERE else host
    return f"http://{f'[{name}]' if ':' in name else name}:{listening.getsockname()[1]}"


def _announce(address: str, settings: Settings, *, open_browser: bool) -> None:
    screen.print(f"Skyrise is served at {address}", markup=False, soft_wrap=True)
    screen.print(f"Games are kept in {settings.place}; press Ctrl+C to stop.", markup=False, soft_wrap=True)
    if open_browser:
        import webbrowser

        webbrowser.open(address)


def _refuse(sentence: str) -> NoReturn:
    errors.print("refused: " + sentence, style="bold red", markup=False, soft_wrap=True)
    raise typer.Exit(FAILED)
