"""``skyrise admin`` on the database of a server, which may run meanwhile."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from secrets import token_urlsafe

import httpx
import pytest
from typer.testing import CliRunner, Result

from serving import Server, Visitor
from skyrise.cli.app import app
from skyrise.server.security.cookies import COOKIE, hash_of


class Place:
    """A folder with games, and the command."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.mine, self.shared, self.cookie = "", "", token_urlsafe(32)

    def admin(self, *words: str, folder: Path | None = None) -> Result:
        return CliRunner().invoke(app, ["admin", *words, "--data", str(folder or self.folder)])

    def fill(self, server: Server) -> None:
        """A table of somebody's own, and one with somebody else."""
        with Visitor(server.address) as host, Visitor(server.address) as guest:
            host.http.cookies.set(COOKIE, self.cookie)
            self.mine = host.host("me", "me", parts=False)["now"]["table"]
            self.shared = host.host("me", "open", parts=False, ready_check=False)["now"]["table"]
            guest.do(self.shared, type="claim", seat=1, name="Guest")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    place = Place(tmp_path_factory.mktemp("admin") / "data")
    server = Server(place.folder)
    place.fill(server)
    running = place.admin("list")
    assert running.exit_code == 0, running.output
    assert place.mine in running.output
    assert server.stop() == 0
    return place


def copied(place: Place, folder: Path) -> Path:
    """The same games in a folder of a test's own."""
    file = folder / "games.backup"
    assert place.admin("backup", str(file)).exit_code == 0
    done = place.admin("restore", str(file), folder=folder / "copy")
    assert "2 tables restored" in done.output
    return folder / "copy"


def test_tables_are_listed_and_inspected(place: Place) -> None:
    listed = place.admin("list", "--status", "playing")
    assert place.mine in listed.output
    found = json.loads(place.admin("inspect", place.mine).output)
    assert (found["table"], found["seed"]) == (place.mine, None)
    assert [entry["kind"] for entry in found["journal"]] == ["create", "start"]
    assert place.admin("inspect", "nowhere").exit_code == 1


def test_a_copy_of_the_games_goes_on(place: Place, tmp_path: Path) -> None:
    server = Server(copied(place, tmp_path))
    with Visitor(server.address) as host:
        host.http.cookies.set(COOKIE, place.cookie)
        assert {one["table"] for one in host.get("/mine")} == {place.mine, place.shared}
        assert host.news(place.mine)["now"]["you"]["seats"] == [0, 1]
    assert server.stop() == 0


def test_damage_is_found_and_named(place: Place, tmp_path: Path) -> None:
    folder = copied(place, tmp_path)
    assert "2 tables are intact, 0 are damaged" in place.admin("check", folder=folder).output
    with sqlite3.connect(folder / "skyrise.db") as connection:
        connection.execute("UPDATE entries SET at = at + 1 WHERE table_id = ? AND version = 2", (place.mine,))
    connection.close()
    done = place.admin("check", folder=folder)
    assert done.exit_code == 1
    assert "1 tables are intact, 1 are damaged" in done.output
    assert f"{place.mine}: version 2: it is not what was written" in done.output
    assert "versions 1 to 1 are intact" in done.output


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("DELETE FROM entries WHERE table_id = ? AND version = 2", "version 2: the journal ends before it"),
        ("UPDATE entries SET body = '{' WHERE table_id = ? AND version = 2", "JSONDecodeError"),
        ("UPDATE tables SET head_link = '' WHERE id = ?", "version 2: it is not the one that the table knows"),
    ],
)
def test_what_a_chain_cannot_see_is_found_too(place: Place, tmp_path: Path, damage: str, said: str) -> None:
    """The last entry is cut off, or is no JSON, or another one than the table knows; and no list suffers from it."""
    folder = copied(place, tmp_path)
    with sqlite3.connect(folder / "skyrise.db") as connection:
        connection.execute(damage, (place.mine,))
    connection.close()
    done = place.admin("check", folder=folder)
    assert (done.exit_code, "1 tables are intact, 1 are damaged" in done.output) == (1, True)
    assert said in done.output
    assert "versions 1 to 1 are intact" in done.output
    assert place.mine in place.admin("list", folder=folder).output


def test_a_table_is_deleted(place: Place, tmp_path: Path) -> None:
    folder = copied(place, tmp_path)
    assert place.admin("delete", place.mine, folder=folder).exit_code == 0
    assert place.admin("delete", place.mine, folder=folder).exit_code == 1
    assert place.mine not in place.admin("list", folder=folder).output


def test_a_player_gets_and_deletes_what_is_kept_of_them(place: Place, tmp_path: Path) -> None:
    folder = copied(place, tmp_path)
    kept = json.loads(place.admin("player", place.cookie, folder=folder).output)
    assert {one["table"] for one in kept["tables"]} == {place.mine, place.shared}
    assert "2 tables" in place.admin("forget", place.cookie, folder=folder).output
    assert json.loads(place.admin("player", place.cookie, folder=folder).output)["tables"] == []
    left = place.admin("list", folder=folder).output
    assert place.shared in left
    assert place.mine not in left


def test_whoever_is_forgotten_is_in_no_journal_any_more(place: Place, tmp_path: Path) -> None:
    """Not as the owner of a seat, nor as the sender of a command, nor as a spectator; and the journals are whole."""
    folder, cookie = copied(place, tmp_path), token_urlsafe(32)
    server = Server(folder)
    with Visitor(server.address) as other:
        other.http.cookies.set(COOKIE, cookie)
        other.do(place.shared, type="chat", text="Hello", name="Passer-by")
    assert server.stop() == 0
    kept = json.loads(place.admin("player", cookie, folder=folder).output)
    assert [one["table"] for one in kept["tables"]] == [place.shared]
    for one in (cookie, place.cookie):
        assert place.admin("forget", one, folder=folder).exit_code == 0
    with sqlite3.connect(folder / "skyrise.db") as connection:
        told = "".join(connection.iterdump())
    connection.close()
    assert hash_of(cookie) not in told
    assert hash_of(place.cookie) not in told
    assert "Hello" in told
    assert "1 tables are intact, 0 are damaged" in place.admin("check", folder=folder).output


def test_a_server_that_runs_forgets_a_player_too(running: tuple[Place, Server]) -> None:
    place, server = running
    with Visitor(server.address) as host, Visitor(server.address) as other:
        host.http.cookies.set(COOKIE, place.cookie)
        link = host.news(place.shared)["now"]["you"]["links"]["0"]
        assert place.admin("forget", place.cookie).exit_code == 0
        until(lambda: host.ask(place.shared, type="give-back", seat=0), "host.only")
        assert host.news(place.shared)["now"]["you"]["seats"] == []
        with Visitor(server.address, link) as holder:
            assert holder.news(place.shared)["now"]["you"]["seats"] == [0]
        assert host.get("/mine") == []
        other.do(place.shared, type="chat", text="Hello", name="Passer-by")
    assert "1 tables are intact, 0 are damaged" in place.admin("check").output


@pytest.fixture
def running(tmp_path: Path) -> Iterator[tuple[Place, Server]]:
    """A server of a test's own."""
    place = Place(tmp_path / "data")
    server = Server(place.folder)
    place.fill(server)
    yield place, server
    assert server.stop() == 0


def until(answer: Callable[[], httpx.Response], reason: str | None) -> httpx.Response:
    """Asks until the server has heard of an order: it is refused for a reason, or not any more."""
    for _ in range(600):
        found = answer()
        if (found.json().get("reason") if found.is_client_error or found.is_server_error else None) == reason:
            return found
        time.sleep(0.1)
    raise AssertionError(f"{found.status_code} {found.text}, and not {reason}")


def test_whoever_is_shut_out_muted_or_late_is_told_so_until_it_is_lifted(running: tuple[Place, Server]) -> None:
    place, server = running
    with Visitor(server.address) as host, Visitor(server.address) as other:
        host.http.cookies.set(COOKIE, place.cookie)

        def chat() -> httpx.Response:
            return host.ask(place.mine, type="chat", text="Hello")

        def look() -> httpx.Response:
            return host.http.get(f"/api/tables/{place.mine}")

        def make() -> httpx.Response:
            return other.http.post("/api/tables", json={"seats": [{"kind": "me"}] * 2})

        assert place.admin("mute", place.cookie).exit_code == 0
        assert until(chat, "chat.muted").status_code == 403
        assert look().status_code == 200
        assert place.admin("mute", hash_of(place.cookie), "--lift").exit_code == 0
        assert place.admin("ban", hash_of(place.cookie)).exit_code == 0
        assert place.admin("drain").exit_code == 0
        assert until(look, "player.banned").status_code == 403
        assert until(make, "server.draining").status_code == 503
        assert other.http.get(f"/api/tables/{place.mine}").status_code == 200
        assert place.admin("ban", place.cookie, "--lift").exit_code == 0
        assert place.admin("drain", "--lift").exit_code == 0
        assert until(look, None).status_code == 200
        assert until(make, None).status_code == 201
        assert place.admin("drain", "--lift").exit_code == 1


def test_everybody_is_told_what_is_announced(running: tuple[Place, Server]) -> None:
    place, server = running
    with Visitor(server.address) as anybody:

        def until_told(text: str | None) -> None:
            for _ in range(600):
                if (told := anybody.get("/about")["announcement"]) == text:
                    return
                time.sleep(0.1)
            raise AssertionError(f"{told}, and not {text}")

        until_told(None)
        assert place.admin("announce", "We restart\x1b[31m\nat six.").exit_code == 0
        until_told("We restart [31m at six.")
        assert place.admin("announce", "We are back.").exit_code == 0
        until_told("We are back.")
        assert place.admin("announce", "--lift").exit_code == 0
        until_told(None)
    assert place.admin("announce", "--lift").exit_code == 1
    assert place.admin("announce", " \n").exit_code == 1
    assert place.admin("announce", "x" * 301).exit_code == 1


def test_a_game_is_ended_for_good_and_players_are_told(running: tuple[Place, Server]) -> None:
    place, server = running
    with Visitor(server.address) as host:
        host.http.cookies.set(COOKIE, place.cookie)
        before = host.news(place.mine)
        seat, legal = before["now"]["view"]["to_act"], before["now"]["view"]["legal"]

        def act() -> httpx.Response:
            news = host.news(place.mine)
            return host.ask(place.mine, type="act", seat=seat, action=legal[0], seen=news["version"])

        assert place.admin("end", place.mine).exit_code == 0
        assert until(act, "table.over").status_code == 409
        after = host.news(place.mine, since=before["version"])
        assert (after["now"]["status"], after["now"]["seed"], after["now"]["result"]) == ("over", None, None)
        assert [line["message"]["id"] for line in after["lines"]] == ["log-table-end"]
        take_back = {"type": "take-back", "seen": after["version"]}
        assert host.ask(place.mine, **take_back).json()["reason"] == "table.over"
        refused = host.http.get(f"/api/tables/{place.mine}/record")
        assert refused.json()["reason"] == "record.not-over"
    again = place.admin("end", place.mine)
    assert (again.exit_code, "no game is under way" in again.output) == (1, True)
    assert place.admin("end", "nosuchtable").exit_code == 1
    assert "2 tables are intact, 0 are damaged" in place.admin("check").output


def test_the_record_of_a_finished_game_is_exported(running: tuple[Place, Server], tmp_path: Path) -> None:
    place, server = running
    file = tmp_path / "game.json"
    refused = place.admin("export", place.mine, str(file))
    assert (refused.exit_code, file.exists()) == (1, False)
    assert place.admin("export", "nosuchtable", str(file)).exit_code == 1
    with Visitor(server.address) as host:
        news = host.host("random", "random")
        table = news["now"]["table"]
        while news["now"]["status"] != "over":
            news = host.get(f"/tables/{table}/news", since=news["version"])
        assert place.admin("export", table, str(file)).exit_code == 0
        assert json.loads(file.read_text()) == host.get(f"/tables/{table}/record")
