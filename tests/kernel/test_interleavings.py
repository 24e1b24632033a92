"""Cores may be asked for in any order and at any time: each is made ready, and whoever waits for it gets it.

Two threads, and every moment of the one at which the other may come in between.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from itertools import count
from pathlib import Path
from threading import Condition, Event

import pytest

from kernel.interleaving import LONG, Beside, Pause, WatchedLock
from skyrise.kernel import readiness
from skyrise.kernel.cores import Core
from skyrise.kernel.interpreted import Interpreted
from skyrise.kernel.readiness import Preparation, Readiness


class Watched(Preparation):
    """Its first thread may be stopped at a moment, and its threads tell when they can go no further."""

    def __init__(self) -> None:
        super().__init__(compile_apart=lambda: "", make_load=Interpreted)
        self.lock = WatchedLock()
        self._changed = Condition(self.lock)  # type: ignore[arg-type]  # a lock is what behaves as one
        self.warmed: Counter[str] = Counter()
        self.pause: Pause | None = None
        self.at_rest, self.has_ended = Event(), Event()

    def core(self, name: str, warm_up: Callable[[], object] = lambda: None) -> Core:
        def count_and_warm_up(load: object) -> None:
            self.warmed[name] += 1
            warm_up()

        return Core("toys", name, count_and_warm_up)

    def _work(self) -> None:
        self.lock.watch(self.at_rest)
        pause, self.pause = self.pause, None
        with pause or nullcontext():
            super()._work()
        self.at_rest.set()
        self.has_ended.set()


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A cache of its own; nothing is compiled, so Numba is not needed."""
    monkeypatch.setattr(readiness, "is_available", lambda: True)
    monkeypatch.setattr(readiness, "sound_folder", lambda room: tmp_path)


def check(preparation: Watched, asker: Beside, first: Core, second: Core) -> None:
    assert asker.end() is True, "it was waited for, and is not ready"
    assert preparation.wait(first, second, seconds=LONG)
    assert preparation.state() is Readiness.READY
    assert preparation.warmed == {"first": 1, "second": 1}


def asked_at(moment: int) -> bool:
    """A core is asked for when the thread that makes another one ready is so far; False if it never is."""
    preparation = Watched()
    first, second = preparation.core("first"), preparation.core("second")
    asker = Beside(preparation.lock, lambda: preparation.wanted(second, waiting=True))
    pause = preparation.pause = Pause(readiness.__file__, moment, asker.go)
    assert preparation.wanted(first, waiting=True)
    assert preparation.has_ended.wait(LONG)
    if pause.is_done:
        check(preparation, asker, first, second)
    return pause.is_done


def ends_at(moment: int) -> bool:
    """The thread that makes a core ready ends when another core is asked for; False if asking takes less long."""
    preparation, begun, go_on = Watched(), Event(), Event()

    def take_long() -> None:
        begun.set()
        assert go_on.wait(LONG)

    def let_it_end() -> None:
        if not go_on.is_set():
            preparation.at_rest.clear()
            go_on.set()
            assert preparation.at_rest.wait(LONG)

    def ask() -> bool:
        with pause:
            return preparation.wanted(second, waiting=True)

    first, second = preparation.core("first", take_long), preparation.core("second")
    pause = Pause(readiness.__file__, moment, let_it_end)
    asker = Beside(preparation.lock, ask)
    preparation.start(first)
    assert begun.wait(LONG)
    asker.go()
    go_on.set()
    check(preparation, asker, first, second)
    return pause.is_done


def start_both_at(moment: int) -> bool:
    """Two cores are asked for at once, in a process that is cold; False if asking takes less long."""
    preparation = Watched()
    first, second = preparation.core("first"), preparation.core("second")
    asker = Beside(preparation.lock, lambda: preparation.wanted(second, waiting=True))
    with Pause(readiness.__file__, moment, asker.go) as pause:
        assert preparation.wanted(first, waiting=True)
    if pause.is_done:
        check(preparation, asker, first, second)
    return pause.is_done


@pytest.mark.parametrize("happens", [asked_at, ends_at, start_both_at])
def test_no_moment_is_the_wrong_one_to_ask(happens: Callable[[int], bool]) -> None:
    moments = next(moment for moment in count() if not happens(moment))
    assert moments > 15


def test_many_cores_are_asked_for_by_many_threads() -> None:
    preparation = Watched()
    cores = [preparation.core(str(number)) for number in range(20)]
    askers = [Beside(preparation.lock, partial(preparation.wanted, core, waiting=True)) for core in cores]
    for asker in askers:
        asker.go()
    assert [asker.end() for asker in askers] == [True] * 20
    assert set(preparation.warmed.values()) == {1}
    assert len(preparation.warmed) == 20
