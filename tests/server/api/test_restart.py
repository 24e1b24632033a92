"""A server that is killed at any moment goes on where it was."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from serving import Server, Visitor

BEFORE = 40
"""Entries in the journal before the server is killed."""


@pytest.fixture
def server(tmp_path) -> Iterator[Server]:
    """A server of this test's own."""
    server = Server(tmp_path / "data")
    yield server
    server.kill()


def killed(server: Server, player: Visitor) -> Visitor:
    """The same player at the server that has been killed and started again."""
    server.kill()
    server.start()
    again = Visitor(server.address)
    again.http.cookies = player.http.cookies
    return again


def test_a_game_of_bots_goes_on_after_kill_9(server, visitor):
    host = visitor()
    news = host.host("random", "random", "beginner", "random", pace=0.02)
    table = news["now"]["table"]
    while news["version"] < BEFORE:
        news = host.get(f"/tables/{table}/news", since=news["version"])
    heard = host.news(table)
    with killed(server, host) as again:
        news = again.news(table)
        assert news["version"] >= heard["version"]
        assert news["lines"][: len(heard["lines"])] == heard["lines"]
        assert news["now"]["commitment"] == heard["now"]["commitment"]
        while news["now"]["status"] != "over":
            news = again.get(f"/tables/{table}/news", since=news["version"])
        lines = [(line["version"], line["index"]) for line in again.news(table)["lines"]]
        assert lines == sorted(set(lines))


def test_a_persons_seat_and_turn_are_there_after_kill_9(server, visitor):
    host = visitor()
    news = host.host("me", "me")
    table, seat = news["now"]["table"], news["now"]["view"]["to_act"]
    news = host.news(table, seat=seat)
    act = {"type": "act", "id": "before-the-end", "seat": seat, "seen": news["version"]}
    act["action"] = news["now"]["view"]["legal"][0]
    done = host.do(table, **act)
    with killed(server, host) as again:
        assert again.news(table)["now"]["ply"] == 1
        assert again.news(table)["now"]["you"]["seats"] == [0, 1]
        assert again.do(table, **act) == {**done, "repeated": True}
