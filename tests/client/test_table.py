"""Programs play on a real server, which is killed and started again under them."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest

from serving import Server, Visitor
from skyrise.client import Refused, Table, play
from skyrise.notation.documents import ViewDocument


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of this test's own, which comes again at the same port."""
    server = Server(tmp_path / "data")
    server.options = ("--port", str(urlsplit(server.address).port))
    yield server
    server.kill()


def hosted(server: Server, *kinds: str) -> str:
    """The link of a new table."""
    with Visitor(server.address) as host:
        return f"{server.address}/t/{host.host(*kinds)['now']['table']}"


@pytest.mark.parametrize("socket", [False, True], ids=["http", "socket"])
def test_a_program_plays_on_when_the_server_is_killed(server: Server, socket: bool) -> None:
    link = hosted(server, "random", "open")
    random, decided = Random(1), []

    def choose(view: ViewDocument) -> str:
        decided.append(view["to_act"])
        if len(decided) == 7:
            server.kill()
            server.start()
        return random.choice(view["legal"])

    table = Table(link, socket=socket)
    result = play(table, "Robo", choose)
    assert len(decided) > 20
    assert result["winners"]
    assert table.news()["now"]["seats"][1]["name"] == "Robo"
    assert {entry["kind"] for entry in table.news()["now"]["seats"]} == {"bot", "person"}


def test_a_program_that_is_started_again_has_its_seat(server: Server, tmp_path: Path) -> None:
    link = hosted(server, "me", "open", "open")
    keep = tmp_path / "seat.json"
    first = Table(link, keep=keep)
    assert first.sit("Robo") == 1
    again = Table(link, keep=keep)
    assert again.sit("Robo") == again.seat == 1
    assert Table(f"{link}#{again.calls.token}").seat == 1
    assert Table(link).seat is None
    assert again.news()["now"]["seats"][1]["name"] == "Robo"
    other, kept = hosted(server, "me", "open"), keep.read_text()
    assert Table(other, keep=keep).seat is None
    assert keep.read_text() == kept


def test_programs_that_come_at_once_sit_on_different_seats(server: Server) -> None:
    link = hosted(server, "me", "open", "open", "open")
    with ThreadPoolExecutor(3) as pool:
        seats = list(pool.map(lambda name: Table(link).sit(name), "ABC"))
    assert sorted(seats) == [1, 2, 3]
    with pytest.raises(Refused, match="no open seat"):
        Table(link).sit("D")
