"""Programs climb the ladder of a real server, which is killed and started again under them."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest

from serving import Server, Visitor
from skyrise.client import Refused, climb
from skyrise.notation.documents import ViewDocument


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server with a ladder, which comes again at the same port."""
    server = Server(tmp_path / "data", "--ladder")
    server.options = ("--ladder", "--port", str(urlsplit(server.address).port))
    yield server
    server.kill()


def test_programs_play_rated_games_through_a_restart(server: Server, tmp_path: Path) -> None:
    decided = 0

    def play(name: str) -> int:
        random = Random(name)

        def choose(view: ViewDocument) -> str:
            nonlocal decided
            decided += 1
            if decided == 12:
                server.kill()
                server.start()
            return random.choice(view["legal"])

        link, keep = f"{server.address}/ladder", tmp_path / f"{name}.json"
        return len(list(islice(climb(link, name, choose, keep=keep), 1)))

    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(play, ("Ann", "Bob"))) == [1, 1]
    with Visitor(server.address) as visitor:
        assert visitor.get("/about")["ladder"] is True
        ladder = visitor.get("/ladder")
        while not sum(bot["games"] for bot in ladder["bots"]):  # the ladder looks at its games every second
            ladder = visitor.get("/ladder")
        assert {"Ann", "Bob"} <= {bot["name"] for bot in ladder["bots"]}
        assert any(seat["name"] in ("Ann", "Bob") for game in ladder["games"] for seat in game["seats"])


def test_what_is_refused(server: Server, tmp_path: Path) -> None:
    with Visitor(server.address, "nobody's") as visitor:
        refused = visitor.http.get("/api/ladder/game", params={"wait": 0})
        assert (refused.status_code, refused.json()["reason"]) == (403, "ladder.token")
        assert visitor.http.post("/api/ladder/bots", json={"name": ""}).status_code == 422
    with pytest.raises(Refused) as failed:
        next(climb(f"{server.address}/ladder", "casual", lambda view: "pass", keep=tmp_path / "casual.json"))
    assert failed.value.reason == "ladder.name"
    plain = Server(tmp_path / "plain")
    with Visitor(plain.address) as visitor:
        assert visitor.get("/about")["ladder"] is False
        refused = visitor.http.get("/api/ladder")
        assert (refused.status_code, refused.json()["reason"]) == (404, "ladder.none")
    plain.kill()
