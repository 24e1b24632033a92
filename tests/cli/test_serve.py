"""``skyrise serve`` as a user starts and stops it."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from present import present
from serving import Server, Visitor
from skyrise.cli.app import app
from skyrise.cli.serve import listen_on
from skyrise.server.settings import default_data
from skyrise.tables import StoreError


def serve(*options: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "skyrise", "serve", *map(str, options)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_it_says_where_it_is_and_stops_in_good_order(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    assert (
        present(server.process.stdout).readline() == f"Games are kept in {tmp_path / 'data'}; press Ctrl+C to stop.\n"
    )
    assert httpx.get(f"{server.address}/api/health").json() == {"status": "ok"}
    assert server.stop() == 0
    assert server.errors.read_text() == ""


def test_no_token_is_ever_logged(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    with Visitor(server.address) as host:
        news = host.host("me", "me")
        table, token = news["now"]["table"], news["now"]["you"]["links"]["0"]
        cookie = host.http.cookies["skyrise_player"]
        for path in (f"/t/{table}?seat=0&token={token}", f"/api/tables/{table}?token={token}", f"/api/nowhere?{token}"):
            host.http.get(path)
        with Visitor(server.address, token) as device:
            device.news(table)
        host.ask(table, type="claim", seat=0, name="Ewa", token=f"{token[:-1]}!")
    server.stop()
    said = server.errors.read_text()
    assert token not in said
    assert cookie not in said


def test_a_port_that_is_taken_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        done = serve("--port", taken.getsockname()[1], "--data", tmp_path)
    assert done.returncode == 1
    assert "choose another with --port" in done.stderr
    assert "Traceback" not in done.stderr


def test_what_is_written_to_a_connection_leaves_at_once() -> None:
    with listen_on("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname()):
        connection, _ = listening.accept()
        with connection:
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


@pytest.mark.parametrize("url", ["mysql://host/name", "no URL at all", "sqlite:///{folder}/file/games.db"])
def test_a_database_that_cannot_be_opened_is_said_in_one_line(url: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    done = serve("--port", 0, "--database", url.format(folder=tmp_path))
    assert done.returncode == 1
    assert "refused: " in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(("options", "waits"), [((), True), (("--no-wait-for-disk",), False)])
def test_the_store_is_told_whether_to_wait_for_the_disk(
    options: tuple[str, ...], waits: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = []

    def store(_: str, *, wait_for_disk: bool) -> None:
        told.append(wait_for_disk)
        raise StoreError("enough")

    monkeypatch.setattr("skyrise.server.fleet.opening.SqlStore", store)
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path), *options])
    assert told == [waits]
    assert "enough" in result.output


def test_without_the_extra_the_error_names_it(tmp_path: Path) -> None:
    (tmp_path / "fastapi.py").write_text("raise ModuleNotFoundError('no', name='fastapi')")
    program = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from skyrise.cli import main; main()"
    command = [sys.executable, "-c", program, "serve", "--port", "0"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 1
    assert "pip install 'skyrise[web]'" in done.stderr


def test_games_are_kept_where_a_users_data_belong(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_data() == tmp_path / "skyrise"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert default_data() == Path.home() / ".local" / "share" / "skyrise"
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    assert default_data() == tmp_path / "skyrise"
