"""Which load is used: compiled as soon as it is ready, interpreted until then."""

from __future__ import annotations

import pytest

from skyrise.envs.core import games
from skyrise.envs.loads import Interpreted, best_load, wait_for_best
from skyrise.kernel import readiness


@pytest.fixture
def asked(monkeypatch) -> list[str]:
    """What is asked of the compiled load, which is never ready."""
    calls: list[str] = []
    monkeypatch.setattr(readiness, "ready", lambda: False)
    monkeypatch.setattr(readiness, "start", lambda: calls.append("start"))
    monkeypatch.setattr(readiness, "wait", lambda: calls.append("wait"))
    return calls


def test_until_the_compiled_load_is_ready_it_is_made_ready_in_the_background(asked):
    assert isinstance(best_load(), Interpreted)
    assert asked == ["start"]


def test_who_can_wait_waits_and_plays_interpreted_if_it_cannot_be_had(asked):
    assert isinstance(wait_for_best(), Interpreted)
    assert asked[:2] == ["start", "wait"]


def test_the_interpreted_load_is_the_module_as_it_stands():
    assert Interpreted().games is games
