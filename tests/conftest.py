"""Settings of all tests."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

from longest import place_of
from ticking import Ticking

settings.register_profile("quick", deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("long", deadline=None, max_examples=1000, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("SKYRISE_TEST_PROFILE", "quick"))

os.environ["LC_ALL"] = "C.UTF-8"  # tests read what commands say, in English unless they ask for another language


# A shell starts what runs in the background without interrupts, and programs that tests interrupt would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> Ticking:
    """The time of everything that thinks."""
    clock = Ticking()
    monkeypatch.setattr("skyrise.search.mind.perf_counter", clock)
    monkeypatch.setattr("skyrise.bots.expert.perf_counter", clock)
    return clock


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest files first; the others stay in their order."""
    items.sort(key=lambda item: place_of(item.path))
