"""What a server tells about itself: figures on a port of their own, and a log without secrets."""

from __future__ import annotations

import json
import logging
import re
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from serving import Server, Visitor
from skyrise.server.logs import JsonLine, OneLine, without_secrets

BOARD = Path(__file__).parents[2] / "deploy" / "grafana.json"


@pytest.fixture(scope="module")
def port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, port: int) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("metrics") / "data", "--metrics-port", str(port), "--json-logs")
    yield server
    assert server.stop() == 0
    assert server.errors.read_text() == ""


def figures(port: int) -> dict[str, float]:
    """Every figure by its name and labels."""
    text = httpx.get(f"http://127.0.0.1:{port}/metrics").raise_for_status().text
    return {
        " ".join([sample.name, *map(str, sample.labels.values())]): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_figures_follow_what_happens(server: Server, port: int) -> None:
    with Visitor(server.address) as host:
        table = host.host("me", "me")["now"]["table"]
        host.do(table, type="chat", text="Hello")
        assert host.ask(table, type="start").status_code == 409
        assert host.http.get("/metrics").status_code == 404
        told = figures(port)
    assert told["skyrise_tables_awake"] == 1
    assert told["skyrise_command_seconds_count"] == 1
    assert told["skyrise_refused_total table.started"] == 1
    assert told["skyrise_store_trouble"] == 0
    assert told["process_resident_memory_bytes"] > 0 or sys.platform != "linux"
    assert table not in str(told)


def test_the_board_shows_only_figures_that_there_are(server: Server, port: int) -> None:
    known = {name.split()[0] for name in figures(port)}
    board = json.loads(BOARD.read_text())
    asked = [target["expr"] for panel in board["panels"] for target in panel.get("targets", [])]
    assert asked
    for expression in asked:
        names = set(re.findall(r"(?:skyrise|process)_\w+", expression))
        assert names
        assert names <= known | {"skyrise_refused_total"}, "refusals are counted when there is one"


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("cookie skyrise_player=abcDEF_-1; x", "cookie skyrise_player=…; x"),
        ("Authorization: Bearer abc.def", "Authorization: Bearer …"),
        ("postgresql+asyncpg://joe:secret@host/db", "postgresql+asyncpg://joe:…@host/db"),
        ("GET http://127.0.0.1:8000/api", "GET http://127.0.0.1:8000/api"),
    ],
)
def test_a_log_has_no_secrets(said: str, written: str) -> None:
    assert without_secrets(said) == written
    record = logging.LogRecord("skyrise", logging.WARNING, "", 0, "%s\n", (said,), None)
    assert OneLine("%(message)s").format(record) == written + r"\n"


def test_a_line_of_json_has_its_traceback() -> None:
    error = (ValueError, ValueError("skyrise_player=abc"), None)
    record = logging.LogRecord("skyrise", logging.ERROR, "", 0, "it failed", (), error)
    line = json.loads(JsonLine().format(record))
    assert (line["level"], line["logger"], line["message"]) == ("error", "skyrise", "it failed")
    assert "ValueError: skyrise_player=…" in line["error"]
