"""Requests that no browser sends: none is an error of the server, none is waited for without end, none fills a disk."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from serving import Server, Visitor
from skyrise.server import connections
from skyrise.server.connections import MOST_HEAD_BYTES, Connection
from skyrise.server.logs import MOST_ALIKE, Calm, OneLine
from skyrise.server.security.limits import home_of

ANSWERED = b"HTTP/1.1 "
RECORD = next((Path(__file__).parents[2] / "golden" / "records").glob("*.json"))


@pytest.fixture
def visitor(server: Server) -> Iterator[Visitor]:
    with Visitor(server.address) as visitor:
        yield visitor


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("strangers") / "data")
    yield server
    assert server.stop() == 0
    assert server.errors.read_text() == ""


def sent(server: Server, head: str, body: bytes = b"") -> bytes:
    """The first line of the answer; nothing if the connection was closed without one."""
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=60) as connection:
        try:
            connection.sendall(head.encode("latin1") + b"Connection: close\r\n\r\n" + body)
            return connection.recv(65536).partition(b"\r\n")[0]
        except ConnectionError:
            return b""


@pytest.mark.parametrize(
    ("head", "status"),
    [
        ("GET / HTTP/1.1\r\nHost: [\r\n", 403),
        ("GET /t/x/y HTTP/1.1\r\nHost: [\r\nAccept: text/html\r\n", 403),
        ("POST /api/tables HTTP/1.1\r\nHost: localhost\r\nOrigin: http://[\r\n", 403),
        ("GET /%00 HTTP/1.1\r\nHost: localhost\r\n", 404),
        ("GET /assets/%00 HTTP/1.1\r\nHost: localhost\r\n", 404),
        (f"GET /{'x' * 300} HTTP/1.1\r\nHost: localhost\r\n", 404),
        ("GET /api/tables/%00 HTTP/1.1\r\nHost: localhost\r\n", 422),
        (f"GET /api/about HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {'x' * 40_000}\r\n", 200),
    ],
)
def test_what_no_browser_sends_is_no_error_of_the_server(server: Server, head: str, status: int) -> None:
    assert sent(server, head).startswith(ANSWERED + str(status).encode())


def test_endless_headers_are_not_read(server: Server) -> None:
    head = "GET /api/about HTTP/1.1\r\nHost: localhost\r\n"
    assert sent(server, head + f"X: {'x' * 8000}\r\n" * 10) == b""


def test_a_record_with_an_infinite_number_is_refused(visitor: Visitor) -> None:
    text = RECORD.read_text().rstrip()[:-1] + ', "x": 1e999}'
    answer = visitor.http.post("/api/replays", content=text, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["reason"]) == (422, "record.refused")


def test_an_edition_with_a_number_of_thousands_of_digits_is_refused(visitor: Visitor) -> None:
    text = f'[edition]\nid = "x"\nbase = "retail"\n\n[wonders.13]\nper_tall = {"9" * 5000}\n'
    answer = visitor.http.post("/api/editions/read", json={"text": text})
    assert answer.status_code == 422


def test_too_many_sockets_are_refused_and_nothing_is_logged(server: Server, visitor: Visitor) -> None:
    table = visitor.host("me", "me")["now"]["table"]
    cookie = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
    url = f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus) as caught:
        open_sockets(url, cookie, 40)
    assert caught.value.response.status_code == 429


def open_sockets(url: str, cookie: str, count: int) -> None:
    for _ in range(count):
        with connect(url, additional_headers={"cookie": cookie}):
            pass


def test_a_socket_that_sends_nonsense_is_closed(server: Server, visitor: Visitor) -> None:
    table = visitor.host("me", "me")["now"]["table"]
    with connect(f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket") as flood:
        with pytest.raises(ConnectionClosed) as caught:
            send_and_listen(flood, 200)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4429
    assert visitor.news(table)["now"]["table"] == table


def send_and_listen(flood: ClientConnection, times: int) -> None:
    for _ in range(times):
        flood.send("{")
    while True:
        flood.recv(60)


def test_the_description_of_the_api_refers_to_nothing_that_is_not_there(visitor: Visitor) -> None:
    document = visitor.get("/openapi.json")
    known = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    assert set(references(document)) <= known


def references(document: Any) -> Iterator[str]:
    if isinstance(document, dict):
        if isinstance(document.get("$ref"), str):
            yield document["$ref"]
        for value in document.values():
            yield from references(value)
    elif isinstance(document, list):
        for value in document:
            yield from references(value)


class Transport(asyncio.Transport):
    """A connection of which only the end matters."""

    def __init__(self) -> None:
        super().__init__()
        self.ended = asyncio.Event()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def abort(self) -> None:
        self.ended.set()

    def is_closing(self) -> bool:
        return self.ended.is_set()

    def pause_reading(self) -> None:
        """Whoever writes here does not wait to be read."""


def connected() -> tuple[Connection, Transport]:
    from uvicorn import Config
    from uvicorn.server import ServerState

    async def app(scope: object, receive: object, send: object) -> None:
        """Answers nobody."""

    config = Config(app, log_config=None)
    config.load()
    connection, transport = Connection(config, ServerState(), {}), Transport()
    connection.connection_made(transport)
    return connection, transport


@pytest.mark.parametrize("data", [b"", b"GET / HTTP/1.1\r\nHost: x\r\n"])
async def test_a_request_that_is_never_sent_whole_is_given_up(data: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "SECONDS_FOR_A_HEAD", 0.01)
    connection, transport = connected()
    connection.data_received(data)
    await asyncio.wait_for(transport.ended.wait(), 30)
    assert len(data) < MOST_HEAD_BYTES


@pytest.mark.parametrize("cut", [0, 10, 59, 60, 61, 62, 63])
async def test_a_large_body_that_comes_with_its_head_is_no_large_head(cut: int) -> None:
    body = b"x" * (2 * MOST_HEAD_BYTES)
    head = b"POST /api/replays HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(body)
    assert len(head) == 63
    connection, transport = connected()
    connection.data_received((head + body)[:cut])
    connection.data_received((head + body)[cut:])
    for task in connection.tasks:
        task.cancel()
    assert not transport.ended.is_set()


def test_nobody_forges_a_line_of_the_log() -> None:
    record = logging.LogRecord("x", logging.ERROR, "", 0, "GET %s", ("/a\nERROR root: b\x1b[2J",), None)
    assert OneLine("%(levelname)s %(message)s").format(record) == r"ERROR GET /a\nERROR root: b\x1b[2J"


def test_lines_of_one_kind_are_few() -> None:
    now = [0.0]
    calm = Calm(lambda: now[0])
    record = logging.LogRecord("asyncio", logging.ERROR, "", 0, "out of files", (), None)
    assert sum(calm.filter(record) for _ in range(1000)) == MOST_ALIKE
    now[0] = 60.0
    assert calm.filter(record)


def test_an_address_is_that_of_its_home() -> None:
    assert home_of("2001:db8::1") == home_of("2001:db8::2:3") != home_of("2001:db8:0:1::1")
    assert home_of("::ffff:203.0.113.7") == home_of("203.0.113.7") == "203.0.113.7"
    assert len(home_of("x" * 1000)) == 64


def test_the_golden_record_is_one() -> None:
    assert json.loads(RECORD.read_text())["format"] == "skyrise-record/1"
