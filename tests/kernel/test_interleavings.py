"""The native load may be asked for at any time: it is compiled once, and whoever waits for it gets it.

Two threads, and every moment of the one at which the other may come in between.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from itertools import count
from threading import Condition, Event

import pytest

from kernel.interleaving import LONG, Beside, Pause, WatchedLock
from skyrise.kernel import readiness
from skyrise.kernel.apart import Crashed
from skyrise.kernel.interpreted import Interpreted
from skyrise.kernel.load import Load
from skyrise.kernel.readiness import Preparation, Readiness, Say

MADE, ADOPTED = Interpreted(), Interpreted()


class Watched(Preparation):
    """Its thread may be stopped at a moment, and its threads tell when they can go no further."""

    def __init__(self, fails: bool = False) -> None:
        super().__init__(read=self.read_toy, compile_apart=self.compile_toy, compile_here=self.compile_toy_here)
        self.fails = fails
        """The thread of its own comes to nothing: what it starts crashes."""
        self.lock = WatchedLock()
        self._changed = Condition(self.lock)  # type: ignore[arg-type]  # a lock is what behaves as one
        self.compiled = 0
        self.pause: Pause | None = None
        self.has_ended = Event()

    def read_toy(self) -> Load | None:
        return MADE if self.compiled else None

    def compile_toy(self) -> str:
        if self.fails:
            raise Crashed
        self.compiled += 1
        return ""

    def compile_toy_here(self, say: Say) -> Load:
        say("compiling")
        self.compiled += 1
        return MADE

    def _work(self) -> None:
        pause, self.pause = self.pause, None
        with pause or nullcontext():
            super()._work()
        self.has_ended.set()


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled, so llvmlite is not needed."""
    monkeypatch.setattr(readiness, "is_available", lambda: True)
    monkeypatch.setattr(readiness, "can_be_kept", lambda: True)


def check(preparation: Watched, asker: Beside) -> None:
    assert asker.end() is MADE, "it was waited for, and is not ready"
    assert preparation.state() is Readiness.READY
    assert preparation.compiled == 1


def asked_while_it_compiles(moment: int) -> bool:
    """Somebody asks when the thread that compiles is so far; False if it never is."""
    preparation = Watched()
    asker = Beside(preparation.lock, lambda: preparation.wanted(waiting=True))
    pause = preparation.pause = Pause(readiness.__file__, moment, asker.go)
    assert preparation.wanted(waiting=True) is MADE
    assert preparation.has_ended.wait(LONG)
    if pause.is_done:
        check(preparation, asker)
    return pause.is_done


def asked_by_two(moment: int) -> bool:
    """Somebody asks while another one does, in a process that is cold; False if asking takes less long."""
    preparation = Watched()
    asker = Beside(preparation.lock, lambda: preparation.wanted(waiting=True))
    with Pause(readiness.__file__, moment, asker.go) as pause:
        assert preparation.wanted(waiting=True) is MADE
    if pause.is_done:
        check(preparation, asker)
    return pause.is_done


def warm_up(preparation: Watched) -> Load:
    return preparation.warm_up(lambda part: None)


def warmed_up_while_it_compiles(moment: int, fails: bool = False) -> bool:
    """Somebody warms up when the thread that compiles is so far."""
    preparation = Watched(fails)
    asker = Beside(preparation.lock, lambda: warm_up(preparation))
    pause = preparation.pause = Pause(readiness.__file__, moment, asker.go)
    preparation.start()
    assert preparation.has_ended.wait(LONG)
    if pause.is_done:
        check(preparation, asker)
    return pause.is_done


def warmed_up_while_it_fails(moment: int) -> bool:
    """The same with a thread that comes to nothing: then whoever warms up compiles."""
    return warmed_up_while_it_compiles(moment, fails=True)


def warmed_up_by_two(moment: int) -> bool:
    """Somebody warms up while another one does."""
    preparation = Watched()
    asker = Beside(preparation.lock, lambda: warm_up(preparation))
    with Pause(readiness.__file__, moment, asker.go) as pause:
        assert warm_up(preparation) is MADE
    if pause.is_done:
        check(preparation, asker)
    return pause.is_done


def asked_while_one_warms_up(moment: int) -> bool:
    """Somebody asks, and waits, while another one warms up."""
    preparation = Watched()
    asker = Beside(preparation.lock, lambda: preparation.wanted(waiting=True))
    with Pause(readiness.__file__, moment, asker.go) as pause:
        assert warm_up(preparation) is MADE
    if pause.is_done:
        check(preparation, asker)
    return pause.is_done


EVERYTHING = [
    asked_while_it_compiles,
    asked_by_two,
    warmed_up_while_it_compiles,
    warmed_up_while_it_fails,
    warmed_up_by_two,
    asked_while_one_warms_up,
]


@pytest.mark.parametrize("happens", EVERYTHING)
def test_no_moment_is_the_wrong_one_to_ask(happens: Callable[[int], bool]) -> None:
    moments = next(moment for moment in count() if not happens(moment))
    assert moments > 10


@pytest.mark.parametrize("fails", [False, True])
def test_what_is_adopted_at_any_moment_stays(fails: bool) -> None:
    def happens(moment: int) -> bool:
        preparation = Watched(fails)
        adopter = Beside(preparation.lock, lambda: preparation.adopt(ADOPTED))
        pause = preparation.pause = Pause(readiness.__file__, moment, adopter.go)
        preparation.start()
        assert preparation.has_ended.wait(LONG)
        if pause.is_done:
            adopter.end()
            assert preparation.load() is preparation.wanted(waiting=True) is warm_up(preparation) is ADOPTED
            assert preparation.state() is Readiness.READY
        return pause.is_done

    assert next(moment for moment in count() if not happens(moment)) > 10


def test_what_is_adopted_while_one_warms_up_stays() -> None:
    def happens(moment: int) -> bool:
        preparation = Watched()
        adopter = Beside(preparation.lock, lambda: preparation.adopt(ADOPTED))
        with Pause(readiness.__file__, moment, adopter.go) as pause:
            assert warm_up(preparation) in (MADE, ADOPTED)
        if pause.is_done:
            adopter.end()
            assert preparation.load() is ADOPTED
        return pause.is_done

    assert next(moment for moment in count() if not happens(moment)) > 10


def test_many_threads_ask() -> None:
    preparation = Watched()
    askers = [Beside(preparation.lock, lambda: preparation.wanted(waiting=True)) for _ in range(20)]
    for asker in askers:
        asker.go()
    assert all(asker.end() is MADE for asker in askers)
    assert preparation.compiled == 1
