"""Packed journals are the same journals; what nobody came back to is deleted; SQLite's log stays small."""

from __future__ import annotations

import zlib
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import orjson
import pytest
from sqlalchemy import func, select

from present import present
from skyrise.server.store import Keeping, SqlStore, checkpoints, sqlite, sqlite_url
from skyrise.server.store.forgetting import forget_player, tables_of
from skyrise.server.store.packing import pack, unpack
from skyrise.server.store.schema import entries, owners, packs, tables
from skyrise.server.store.upkeep import DAY, delete_tables
from skyrise.server.upkeep import Calendar, keep_up_once, keeping_of
from skyrise.tables import Change, JournalRow, StoreError, VersionConflict
from skyrise.tables.chain import START, Damaged, chained, whole
from skyrise.tables.teaching import BESIDE_A_RECORD

if TYPE_CHECKING:
    from server.store.conftest import Changes, Row

NOW = 1000 * DAY


async def rows_of(sql_store: SqlStore, table: str) -> int:
    (found,) = await sql_store._read(select(func.count()).select_from(entries).where(entries.c.table_id == table))
    return int(found[0])


async def test_a_packed_journal_is_the_same_and_goes_on(sql_store: SqlStore, row: Row, change: Changes) -> None:
    await sql_store.create(row("t", NOW, status="over"), change("t", *range(1, 40), at=NOW))
    before = await sql_store.entries("t")
    assert not await sql_store.keep_up(Keeping(), NOW + 1)
    done = await sql_store.keep_up(Keeping(), NOW + 3 * DAY)
    assert (done.packed, done.deleted) == (1, 0)
    assert await rows_of(sql_store, "t") == 1
    assert await sql_store.entries("t") == before
    assert await sql_store.entries("t", 38) == before[38:]
    assert await sql_store.entries("t", 10) == before[10:]
    with pytest.raises(VersionConflict):
        await sql_store.append(change("t", 39))
    await sql_store.append(change("t", 40, at=NOW))
    assert [one.version for one in await sql_store.entries("t")] == list(range(1, 41))
    assert (await sql_store.keep_up(Keeping(), NOW + 3 * DAY)).packed == 1
    assert not await sql_store.keep_up(Keeping(), NOW + 3 * DAY)
    assert [one.version for one in await sql_store.entries("t")] == list(range(1, 41))


async def test_what_nobody_came_back_to_is_deleted(sql_store: SqlStore, row: Row, change: Changes) -> None:
    for status, days in (("gathering", 14), ("playing", 180), ("over", 730)):
        for age, name in ((days - 1, "young"), (days + 1, "old")):
            created = NOW - age * DAY
            opened = Change(f"{status}{name}", change("", 1, 2, at=created).entries, owners={0: name})
            await sql_store.create(row(f"{status}{name}", created, status=status), opened)
    await sql_store.keep_up(Keeping(), NOW)
    assert sorted(table.id for table in await sql_store.of_player("young", 9)) == [
        "gatheringyoung",
        "overyoung",
        "playingyoung",
    ]
    assert await sql_store.of_player("old", 9) == []
    for column in (owners.c.table_id, entries.c.table_id, packs.c.table_id):
        assert all(one.table_id.endswith("young") for one in await sql_store._read(select(column)))


async def test_for_ever_is_for_ever(sql_store: SqlStore, row: Row, change: Changes) -> None:
    await sql_store.create(row("t", 0.0), change("t", 1, at=0.0))
    await sql_store.put_record("r", "text")
    assert not await sql_store.keep_up(keeping_of(["gathering=0", "records=0"]), NOW * 100)
    assert (await sql_store.keep_up(keeping_of(["gathering=14"]), NOW * 100)).deleted == 1
    assert await sql_store.record("r") is None


class Times:
    """The server's clock and the system's."""

    def __init__(self, now: float) -> None:
        self.now = self.system = now

    def later(self, seconds: float) -> None:
        self.now, self.system = self.now + seconds, self.system + seconds


async def tables_after_upkeep(store: SqlStore, times: Times, calendar: Calendar) -> list[str]:
    await keep_up_once(store, Keeping(), lambda: times.now, calendar)
    return [str(one.id) for one in await store._read(select(tables.c.id))]


async def test_a_clock_that_jumped_deletes_nothing_before_the_server_has_run_for_a_day(
    sql_store: SqlStore, row: Row, change: Changes, caplog: pytest.LogCaptureFixture
) -> None:
    await sql_store.create(row("t", NOW), change("t", 1, at=NOW))
    times = Times(NOW + DAY)
    assert await tables_after_upkeep(sql_store, times, Calendar(lambda: times.now)) == ["t"]
    times = Times(NOW + 365 * DAY)
    calendar = Calendar(lambda: times.now, lambda: times.system)
    for _ in range(2):
        assert await tables_after_upkeep(sql_store, times, calendar) == ["t"]
        times.later(DAY / 3)
    assert [one.levelname for one in caplog.records if "days after" in one.getMessage()] == ["WARNING"]
    times.later(DAY)
    assert await tables_after_upkeep(sql_store, times, calendar) == []


async def test_a_clock_that_was_set_right_meanwhile_deletes_nothing(
    sql_store: SqlStore, row: Row, change: Changes
) -> None:
    await sql_store.create(row("t", NOW), change("t", 1, at=NOW))
    times = Times(NOW + 365 * DAY)
    calendar = Calendar(lambda: times.now, lambda: times.system)
    assert await tables_after_upkeep(sql_store, times, calendar) == ["t"]
    times.system = NOW
    times.later(2 * DAY)
    assert await tables_after_upkeep(sql_store, times, calendar) == ["t"]


async def test_what_is_deleted_in_good_time_needs_no_waiting(sql_store: SqlStore, row: Row, change: Changes) -> None:
    await sql_store.create(row("t", NOW), change("t", 1, at=NOW))
    times, days = Times(NOW), []
    calendar = Calendar(lambda: times.now, lambda: times.system)
    for day in range(20):
        if await tables_after_upkeep(sql_store, times, calendar):
            days.append(day)
        times.later(DAY)
    assert len(days) == 15


async def test_a_player_is_found_and_forgotten_in_packed_journals_too(
    sql_store: SqlStore, row: Row, change: Changes
) -> None:
    player = "ab" * 32
    rows = chained(START, [JournalRow(number, NOW, "chat", {"speaker": player}) for number in range(1, 5)])
    await sql_store.create(row("t", NOW, status="over"), Change("t", rows, owners={0: "somebody else"}))
    await sql_store.keep_up(Keeping(), NOW + 3 * DAY)
    assert await rows_of(sql_store, "t") == 1
    assert await sql_store.look(lambda connection: tables_of(connection, player)) == ["t"]
    assert await sql_store.change(lambda connection: forget_player(connection, player)) == ["t"]
    assert await sql_store.look(lambda connection: tables_of(connection, player)) == []
    after = list(whole(await sql_store.entries("t"), present(await sql_store.table("t")).head))
    assert [one.kind for one in after] == ["chat"] * 4 + ["forget"]
    assert len({str(one.body["speaker"]) for one in after[:4]} - {player}) == 1


async def test_a_damaged_journal_is_not_written_anew(sql_store: SqlStore, row: Row, change: Changes) -> None:
    player = "ab" * 32
    rows = chained(START, [JournalRow(number, NOW, "chat", {"speaker": player}) for number in range(1, 5)])
    forged = (*rows[:2], replace(rows[2], at=0.0), rows[3])
    await sql_store.create(row("t", NOW, status="over"), Change("t", forged, owners={0: "somebody else"}))
    with pytest.raises(StoreError, match="version 3"):
        await sql_store.change(lambda connection: forget_player(connection, player))
    assert await sql_store.entries("t") == list(forged)


async def test_reviews_of_a_table_go_with_it(sql_store: SqlStore, row: Row, change: Changes) -> None:
    await sql_store.create(row("t", NOW), change("t", 1, at=NOW))
    mine, other = ([kept.format(name=name) for kept in BESIDE_A_RECORD] for name in ("t", "other"))
    for name in (*mine, *other):
        await sql_store.put_record(name, "names")
    await sql_store.change(lambda connection: delete_tables(connection, ["t"]))
    assert [await sql_store.record(name) for name in mine] == [None, None, None]
    assert [await sql_store.record(name) for name in other] == ["names", "names", "names"]


@pytest.mark.parametrize("word", ["gathering", "games=3", "over=-1", "over=x"])
def test_what_is_no_wish_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match=word):
        keeping_of([word])


async def test_the_log_stays_small_while_writing_never_pauses(
    tmp_path: Path, row: Row, change: Changes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "SECONDS", 1e6)
    monkeypatch.setattr(sqlite, "MOST_LOG", 200_000)
    store = SqlStore(sqlite_url(tmp_path), wait_for_disk=False)
    await store.open()
    await store.create(row("t"), change("t", 1))
    log, largest = tmp_path / "skyrise.db-wal", 0
    for number in range(60):
        await store.put_record(f"r{number}", "x" * 20_000)
        largest = max(largest, log.stat().st_size)
    assert largest < 300_000
    await store.close()


def rows_with(links: int, count: int = 20) -> list[JournalRow]:
    """A journal of which the last so many entries are linked."""
    plain = [JournalRow(number, float(number), "act", {"n": number}) for number in range(1, count + 1)]
    return [*plain[: count - links], *chained(START, plain[count - links :])]


@pytest.mark.parametrize("links", [0, 1, 7, 20])
def test_links_need_no_room_in_a_pack(links: int) -> None:
    rows = rows_with(links)
    assert unpack(pack(rows)) == rows
    assert len(pack(rows)) < len(pack(rows_with(0))) + 100


def test_damage_stays_damage_in_a_pack() -> None:
    rows = rows_with(20)
    damaged = [*rows[:5], replace(rows[5], at=0.0), *rows[6:]]
    assert unpack(pack(damaged)) == damaged
    forged = orjson.loads(zlib.decompress(pack(rows)))
    forged["rows"][3][1] = 99.0
    with pytest.raises(Damaged):
        list(whole(unpack(zlib.compress(orjson.dumps(forged)))))
