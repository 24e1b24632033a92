"""Rate limits."""

from __future__ import annotations

from typing import Any

import pytest

from skyrise.server.security import limits
from skyrise.server.security.limits import Limiter, Limits, Rate, is_own

STRANGER = "203.0.113.7"


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def limiter(**rates: Any) -> tuple[Limiter, Clock]:
    clock = Clock()
    return Limiter(Limits(**rates), clock), clock


def test_a_burst_is_let_through_and_then_one_at_a_time() -> None:
    counting, clock = limiter(commands=Rate(3, 0.5))
    assert [counting.seconds_to_wait("commands", "player", None) for _ in range(4)] == [0, 0, 0, 2]
    clock.now += 2
    assert counting.seconds_to_wait("commands", "player", None) == 0
    assert counting.seconds_to_wait("commands", "player", None) == 2


def test_waiting_long_gives_no_more_than_a_burst() -> None:
    counting, clock = limiter(commands=Rate(2, 1))
    counting.seconds_to_wait("commands", "player", None)
    clock.now += 1000
    waits = [counting.seconds_to_wait("commands", "player", None) for _ in range(3)]
    assert [wait > 0 for wait in waits] == [False, False, True]


def test_players_and_kinds_are_counted_apart() -> None:
    counting, _ = limiter(commands=Rate(1, 1), tables=Rate(1, 1))
    assert counting.seconds_to_wait("commands", "one", None) == 0
    assert counting.seconds_to_wait("commands", "other", None) == 0
    assert counting.seconds_to_wait("tables", "one", None) == 0
    assert counting.seconds_to_wait("commands", "one", None) > 0


def test_an_address_is_counted_whoever_asks_from_there() -> None:
    counting, _ = limiter(commands=Rate(1, 1), address_share=2)
    waits = [counting.seconds_to_wait("commands", f"player {number}", STRANGER) for number in range(3)]
    assert [wait > 0 for wait in waits] == [False, False, True]


def test_the_machines_own_address_is_not_counted() -> None:
    counting, _ = limiter(commands=Rate(1, 1), address_share=1)
    assert not any(counting.seconds_to_wait("commands", f"player {number}", "127.0.0.1") for number in range(9))
    assert is_own("::1")
    assert not is_own(STRANGER)
    assert not is_own("a name")


def test_old_buckets_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 2)
    counting, _ = limiter(commands=Rate(1, 1))
    for player in ("first", "second", "third"):
        assert counting.seconds_to_wait("commands", player, None) == 0
    assert counting.seconds_to_wait("commands", "third", None) > 0
    assert counting.seconds_to_wait("commands", "first", None) == 0
