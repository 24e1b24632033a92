"""Whoever waits for the compiler hears of it, and for how long; whoever waits a moment only hears nothing."""

from __future__ import annotations

from threading import Event

import pytest

from skyrise.envs import waiting
from skyrise.kernel import readiness


class Waits(Event):
    """Something that is done after so many looks, without a clock."""

    def __init__(self, looks: int) -> None:
        super().__init__()
        self.left = looks

    def wait(self, timeout: float | None = None) -> bool:
        self.left -= 1
        return self.left < 0


def told(capsys: pytest.CaptureFixture[str], looks: int) -> list[str]:
    waiting._tell(Waits(looks))
    return capsys.readouterr().err.splitlines()


@pytest.fixture(autouse=True)
def _compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "is_available", lambda: True)


def test_a_moment_is_not_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, 0) == []


def test_longer_is_told_with_progress_and_an_end(capsys: pytest.CaptureFixture[str]) -> None:
    first, *progress, last = told(capsys, 3)
    assert first == waiting.SAYING
    assert "some seconds" in first, "it takes about three: half a minute would send people away"
    assert [line.partition(",")[0] for line in progress] == ["skyrise: compiling"] * 2
    assert ", after " in last


def test_nothing_is_promised_where_there_is_no_compiler(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "is_available", lambda: False)
    assert told(capsys, 3) == []
