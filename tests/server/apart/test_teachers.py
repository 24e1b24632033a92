"""Teachers in processes of their own share their time among homes."""

from __future__ import annotations

import asyncio

import pytest

from skyrise.server.apart import LineProcess
from skyrise.server.apart.teachers import TeacherProcess
from skyrise.tables.ports import Sponsor


async def test_homes_take_turns_and_whoever_waits_comes_before_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[str] = []

    async def ask(process: LineProcess, line: bytes) -> bytes:
        await asyncio.sleep(0)
        served.append(line.decode())
        return b"{}"

    monkeypatch.setattr(LineProcess, "ask", ask)
    teacher = TeacherProcess()
    many = [teacher.ask(f"greedy {number}", Sponsor(0, "greedy")) for number in range(6)]
    await asyncio.gather(*many, teacher.ask("review", Sponsor(1, "other")), teacher.ask("modest", Sponsor(0, "modest")))
    assert served.index("modest") <= 2
    assert served[-1] == "review"
