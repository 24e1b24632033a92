"""Play over WebSockets: nothing missed, nothing twice."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from present import present
from serving import Server, Visitor

CODE_UNKNOWN = 4404
CODE_NOT_YOURS = 4403


def open_socket(server: Server, visitor: Visitor, table: str, **parameters: Any) -> ClientConnection:
    query = "&".join(f"{name}={value}" for name, value in parameters.items())
    cookie = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
    url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket?{query}"
    return connect(url, additional_headers={"cookie": cookie} if cookie else {})


def receive(socket: ClientConnection, kind: str = "news") -> dict[str, Any]:
    """The next message of a kind."""
    message: dict[str, Any] = {"type": None}
    while message["type"] != kind:
        message = json.loads(socket.recv(timeout=30))
    return message


def until(socket: ClientConnection, version: int, lines: list[dict[str, Any]]) -> dict[str, Any]:
    """The news of a version, or of a later one; all lines on the way are added."""
    while True:
        news = receive(socket)
        lines += news["lines"]
        if news["version"] >= version:
            return news


def key(line: dict[str, Any]) -> tuple[int, int]:
    return line["version"], line["index"]


def act(visitor: Visitor, table: str, seat: int) -> int:
    news = visitor.news(table, seat=seat)
    return int(visitor.act(news, news["now"]["view"]["legal"][0])["version"])


def test_a_reader_who_comes_back_is_told_what_they_missed_and_nothing_twice(
    server: Server, visitor: Callable[..., Visitor]
) -> None:
    host, reader = visitor(), visitor()
    table = host.host("me", "me")["now"]["table"]
    lines: list[dict[str, Any]] = []
    version = 0
    for _ in range(4):
        with open_socket(server, reader, table, since=version) as socket:
            until(socket, 1, lines)
            for _ in range(3):
                version = act(host, table, host.news(table)["now"]["view"]["to_act"])
                until(socket, version, lines)
        for _ in range(3):
            act(host, table, host.news(table)["now"]["view"]["to_act"])
    with open_socket(server, reader, table, since=version) as socket:
        lines += receive(socket)["lines"]
    assert [key(line) for line in lines] == [key(line) for line in reader.news(table)["lines"]]
    assert lines == reader.news(table)["lines"]


def test_commands_are_answered_and_told_to_everybody(server: Server, visitor: Callable[..., Visitor]) -> None:
    host, guest = visitor(), visitor()
    guest.http.get("/")
    table = host.host("me", "open")["now"]["table"]
    with open_socket(server, host, table) as hosts, open_socket(server, guest, table) as guests:
        first = receive(hosts)
        claim = {"type": "claim", "id": "claim-guest", "seat": 1, "name": "Jan"}
        guests.send(json.dumps(claim))
        done = receive(guests, "done")
        assert (done["id"], done["repeated"]) == ("claim-guest", False)
        assert until(hosts, first["version"] + 1, [])["now"]["seats"][1]["name"] == "Jan"
        guests.send(json.dumps(claim))
        assert receive(guests, "done") == {**done, "repeated": True}


def test_a_refused_command_says_why_and_the_socket_stays(server: Server, visitor: Callable[..., Visitor]) -> None:
    host = visitor()
    news = host.host("me", "me")
    table, legal = news["now"]["table"], {"type": "act", "id": "act-0001", "seat": 0, "action": "99@H1", "seen": 99}
    with open_socket(server, host, table) as socket:
        refused: list[tuple[str | bytes, str | None]] = [
            (json.dumps(legal), None),
            ("{", "request.invalid"),
            (b"bytes", "request.invalid"),
            (json.dumps({"type": "dance"}), "request.invalid"),
            (json.dumps({"type": "look", "seat": 3}), None),
            (json.dumps({"type": "chat", "id": "chat-0001", "text": "x" * 5000}), "request.too-large"),
        ]
        for message, reason in refused:
            socket.send(message)
            problem = receive(socket, "refused")["problem"]
            assert problem["type"] == f"urn:skyrise:problem:{problem['reason']}"
            assert reason in (None, problem["reason"])
        socket.send(json.dumps({"type": "chat", "id": "chat-0002", "text": "still here"}))
        assert receive(socket, "done")["id"] == "chat-0002"


def test_at_one_screen_one_looks_with_the_eyes_of_each_seat(server: Server, visitor: Callable[..., Visitor]) -> None:
    host = visitor()
    table = host.host("me", "me")["now"]["table"]
    with open_socket(server, host, table) as socket:
        assert receive(socket)["now"]["you"]["seat"] is None
        for seat in (1, 0, None):
            socket.send(json.dumps({"type": "look", "seat": seat}))
            while (news := receive(socket))["now"]["you"]["seat"] != seat:
                pass
            hands = [board["wonder_hand"] for board in news["now"]["view"]["players"]]
            assert [hand is not None for hand in hands] == [number == seat for number in range(2)]
            assert news["since"] == 0


@pytest.mark.parametrize(("seat", "code"), [(None, CODE_UNKNOWN), (1, CODE_NOT_YOURS)])
def test_a_socket_that_cannot_be_had_says_why_and_closes(
    server: Server, visitor: Callable[..., Visitor], seat: int | None, code: int
) -> None:
    table = "0000000000zz" if seat is None else visitor().host("me", "me")["now"]["table"]
    with open_socket(server, visitor(), table, **({} if seat is None else {"seat": seat})) as socket:
        refused = json.loads(socket.recv(timeout=30))
        assert (refused["type"], refused["id"]) == ("refused", None)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=30)
    assert present(closed.value.rcvd).code == code == 4000 + refused["problem"]["status"]


def test_a_strangers_page_gets_no_socket(server: Server, visitor: Callable[..., Visitor]) -> None:
    table = visitor().host("me", "me")["now"]["table"]
    url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus) as refused, connect(url, additional_headers={"origin": "http://evil.example"}):
        pass
    response = refused.value.response
    assert response.status_code == 403
    assert json.loads(response.body)["reason"] == "origin.foreign"
