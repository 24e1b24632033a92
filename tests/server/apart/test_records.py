"""Foreign files are read in a process that can be killed."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from base64 import b64encode
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from present import present
from skyrise.components import Reason, Refusal
from skyrise.notation.handed_in import MOST_FREE
from skyrise.server.apart import LineProcess, record_worker
from skyrise.server.apart.record_worker import Replay, reply
from skyrise.server.apart.records import WORKER, RecordReader, RefusedApart

RECORD = next((Path(__file__).parents[2] / "golden" / "records").glob("*.json")).read_bytes()


@pytest_asyncio.fixture
async def reader() -> AsyncIterator[RecordReader]:
    reader = RecordReader()
    yield reader
    await reader.close()


def with_fields(**fields: Any) -> bytes:
    return json.dumps(json.loads(RECORD) | fields).encode()


async def question(title: str = "") -> Replay:
    return {"do": "replay", "record": RECORD.decode(), "seat": None, "see_all": True, "title": title}


async def test_a_record_is_checked_and_replayed_once(reader: RecordReader, monkeypatch: pytest.MonkeyPatch) -> None:
    assert json.loads((await reader.check(RECORD, "home"))[0])["actions"] == json.loads(RECORD)["actions"]
    asked = 0
    ask = LineProcess.ask

    async def counted(process: LineProcess, line: bytes) -> bytes:
        nonlocal asked
        asked += 1
        return await ask(process, line)

    monkeypatch.setattr(LineProcess, "ask", counted)
    first, second = await asyncio.gather(reader.replay("one", question, "a"), reader.replay("one", question, "b"))
    assert first is second is await reader.replay("one", question, "c")
    assert asked == 1
    assert (await reader.replay("other", lambda: question("Other"), "c")).etag != first.etag


async def test_a_replay_does_not_wait_for_a_file_that_is_being_checked(reader: RecordReader) -> None:
    strange = reader._strange.process
    assert isinstance(strange, LineProcess)
    os.kill((await strange.start()).pid, signal.SIGSTOP)
    checking = asyncio.create_task(reader.check(RECORD, "greedy"))
    assert (await reader.replay("one", question, "modest")).body
    assert not checking.done()
    checking.cancel()


async def test_a_file_that_costs_too_much_to_be_read_again_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    body = b64encode(RECORD).decode()
    assert reply({"do": "check", "body": body})["kind"] == "record"
    monkeypatch.setattr(record_worker, "MOST_SECONDS", 0.0)
    assert reply({"do": "check", "body": body})["problem"]["reason"] == "record.too-costly"


async def test_what_a_game_needs_to_go_on_is_found_out_once(reader: RecordReader) -> None:
    document = await reader.game("one", RECORD.decode(), "home")
    assert json.loads(document)["kind"] == "record"
    await reader._checked.process.stop()
    assert await reader.game("one", "no record", "home") is document


async def test_fields_that_are_no_part_of_the_game_have_a_limit(reader: RecordReader) -> None:
    assert await reader.check(with_fields(site="x" * (MOST_FREE // 2)), "home")
    with pytest.raises(RefusedApart) as caught:
        await reader.check(with_fields(site="x" * MOST_FREE), "home")
    assert caught.value.problem["reason"] == "record.refused"


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs a system that can stop processes")
async def test_a_record_that_takes_too_long_is_given_up_and_the_next_is_read() -> None:
    process = LineProcess(WORKER, patience=0.2)
    reader = RecordReader(process)
    os.kill((await process.start()).pid, signal.SIGSTOP)
    with pytest.raises(Refusal) as caught:
        await reader.check(RECORD, "home")
    assert caught.value.reason is Reason.RECORD_TOO_COSTLY
    process._patience = 60.0
    assert await reader.check(RECORD, "home")
    await reader.close()
    assert present(process._process).returncode is not None


async def test_a_record_that_needs_too_much_memory_costs_only_its_process(reader: RecordReader) -> None:
    huge = b'{"format": "skyrise-record/1", "x": [' + b"[]," * 12_000_000 + b"[]]}"
    with pytest.raises(Refusal) as caught:
        await reader.check(huge, "home")
    assert caught.value.reason is Reason.RECORD_TOO_COSTLY
    assert await reader.check(RECORD, "home")
