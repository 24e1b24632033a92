"""A server that is killed at any moment goes on where it was."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from serving import Server, Visitor

BEFORE = 40
"""Entries in the journal before the server is killed."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of this test's own."""
    server = Server(tmp_path / "data")
    yield server
    server.kill()


def killed(server: Server, player: Visitor) -> Visitor:
    """The same player at the server that has been killed and started again."""
    server.kill()
    server.start()
    return back(server, player)


def back(server: Server, player: Visitor) -> Visitor:
    """The same player at the server where it is now."""
    again = Visitor(server.address)
    again.http.cookies = player.http.cookies
    return again


def test_a_game_of_bots_goes_on_after_kill_9(server: Server, visitor: Callable[..., Visitor]) -> None:
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


def test_players_go_on_with_a_journal_that_was_put_back(
    server: Server, visitor: Callable[..., Visitor], tmp_path: Path
) -> None:
    """From a backup, or after a power cut without --wait-for-disk."""
    host = visitor()
    news = host.host("me", "me")
    table = news["now"]["table"]
    server.kill()
    shutil.copytree(tmp_path / "data", tmp_path / "backup")
    server.start()
    with killed(server, host) as player:
        ahead = play_one(player, table)
        server.kill()
        shutil.rmtree(tmp_path / "data")
        shutil.copytree(tmp_path / "backup", tmp_path / "data")
        with killed(server, player) as again:
            back = again.get(f"/tables/{table}/news", since=ahead["version"], wait=20)
            assert (back["since"], back["version"], back["now"]["ply"]) == (0, news["version"], 0)
            assert back["lines"] == news["lines"]
            assert play_one(again, table)["now"]["ply"] == 1


def play_one(player: Visitor, table: str) -> dict[str, Any]:
    """The news after an action of whoever is to act."""
    seat = player.news(table)["now"]["view"]["to_act"]
    news = player.news(table, seat=seat)
    player.do(table, type="act", seat=seat, seen=news["version"], action=news["now"]["view"]["legal"][0])
    return player.news(table)


def test_a_persons_seat_and_turn_are_there_after_kill_9(server: Server, visitor: Callable[..., Visitor]) -> None:
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


def test_a_pass_ahead_that_was_answered_is_there_after_kill_9(server: Server, visitor: Callable[..., Visitor]) -> None:
    people = [visitor(), visitor(), visitor()]
    table = people[0].host("me", "open", "open", parts=False, ready_check=False)["now"]["table"]
    for seat, guest in enumerate(people[1:], 1):
        guest.do(table, type="claim", seat=seat, name=f"Guest {seat}")
    first = people[0].news(table)["now"]["view"]["to_act"]
    second, third = (first + 1) % 3, (first + 2) % 3
    ahead = {"type": "pass-ahead", "id": "passes-ahead", "seat": second, "on": True}
    done = people[second].do(table, **ahead)
    with ExitStack() as returned:
        server.kill()
        server.start()
        people = [returned.enter_context(back(server, person)) for person in people]
        assert people[second].news(table)["now"]["you"]["passes_ahead"] == [second]
        assert people[second].do(table, **ahead) == {**done, "repeated": True}
        play_one(people[first], table)
        now = people[third].news(table)["now"]
        assert (now["view"]["to_act"], now["view"]["auction"]["passed"]) == (third, [second])
