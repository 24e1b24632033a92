"""Journals that version 0.1 has written fold to the same tables.

``version_0_1/journals.sqlite`` was written by version 0.1, with every kind of entry; ``tables.json`` is what that
version then told a visitor and each player. Both are kept as they are.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from skyrise.components.names import SOURCES
from skyrise.server.store import SqlStore
from skyrise.tables import Hall, HallSettings, Who
from skyrise.tables.entries import KINDS, Written
from tables.ports import NoThinkers

FOLDER = Path(__file__).parent / "version_0_1"
TOLD: dict[str, Any] = json.loads((FOLDER / "tables.json").read_text(encoding="utf-8"))
NEWER = {"forget", "take-up", "bring", "go-on", "ready", "begin", "seal", "open-seals", "part", "mute", "end"}
"""Kinds of entries that version 0.1 did not know."""
NO_EVENT = {"ply": None, "auction": None}
"""Lines that are no events of the game had these too; now only events have."""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A copy, which may be brought up to date."""
    return Path(shutil.copy(FOLDER / "journals.sqlite", tmp_path))


def entries(database: Path) -> list[tuple[int, float, str, str]]:
    with sqlite3.connect(database) as connection:
        return connection.execute("SELECT version, at, kind, body FROM entries ORDER BY table_id, version").fetchall()


def test_every_kind_of_entry_is_there(database: Path) -> None:
    assert {kind for _, _, kind, _ in entries(database)} == set(KINDS) - NEWER


def test_what_is_read_is_written_again_as_it_was(database: Path) -> None:
    from skyrise.tables import JournalRow

    for version, at, kind, body in entries(database):
        row = JournalRow(version, at, kind, json.loads(body))
        assert Written.read(row).row() == row


@pytest.mark.parametrize("name", TOLD["tables"])
async def test_the_tables_tell_everybody_what_they_told(database: Path, name: str) -> None:
    store = SqlStore(f"sqlite:///{database}")
    await store.open()
    hall = Hall(store, NoThinkers(), HallSettings(tick=1e9), lambda: TOLD["clock"])
    await hall.open()
    expected = TOLD["tables"][name]
    for reader, news in expected["news"].items():
        player, _, seat = reader.partition(" as ")
        now = await hall.news(expected["table"], Who(player), 0, int(seat) if seat else None)
        kinds = {line["kind"] for line in news["lines"]} if "since" not in news else None
        lines = [line for line in now["lines"] if kinds is None or line["kind"] in kinds]
        contains({**now, "lines": lines}, as_told_now(news), f"{name}, {reader}")
    await hall.close()
    await store.close()


def as_told_now(news: dict[str, Any]) -> dict[str, Any]:
    """What has changed on purpose: notes have no ply; who was there then is not there now."""
    events = {"bid", "pass", "open", "construct", "collect", "return", "score", "row", "excess", "learn", "assign"}
    events |= {"era-end", "choose", "show", "key", "finish", "end", "reveal", "decline"}
    lines = [line if line["kind"] in events else line | NO_EVENT for line in news["lines"]]
    now = {name: value for name, value in news["now"].items() if name != "spectators"}
    if now.get("result"):  # by source as they are counted, then by seat
        now["result"]["receipts"].sort(key=lambda receipt: (SOURCES.index(receipt["source"]), receipt["seat"]))
    if len(now["you"]["seats"]) > 1 and now["you"]["seat"] is None:  # told now, secrets covered, what they may do
        now["view"] = {name: value for name, value in now["view"].items() if name not in ("seat", "legal")}
    gone = {"connected", "away", "overdue", "thinking"}
    seats = [{name: value for name, value in seat.items() if name not in gone} for seat in now["seats"]]
    return {**news, "now": {**now, "seats": seats}, "lines": lines}


def contains(found: Any, expected: Any, place: str) -> None:
    """Everything that is expected is there; there may be more fields."""
    if isinstance(expected, dict):
        for name, value in expected.items():
            assert name in found, f"{place}: {name} is missing"
            contains(found[name], value, f"{place}.{name}")
    elif isinstance(expected, list):
        assert len(found) == len(expected), place
        for number, (one, other) in enumerate(zip(found, expected, strict=True)):
            contains(one, other, f"{place}[{number}]")
    else:
        assert found == expected, f"{place}: {found!r} is not {expected!r}"
