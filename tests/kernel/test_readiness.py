"""What the rooms above ask: is the compiled load usable now? With cores that take no time, and once for real."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest

from skyrise.kernel import cache, notices, readiness
from skyrise.kernel.apart import compile_apart
from skyrise.kernel.cores import Core
from skyrise.kernel.interpreted import Interpreted
from skyrise.kernel.load import Load
from skyrise.kernel.readiness import Preparation, Readiness

pytest.importorskip("llvmlite", reason="llvmlite is not installed: the rules run interpreted only")


@pytest.fixture(autouse=True)
def folder_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path))
    monkeypatch.setattr(readiness, "sound_folder", cache.sound_folder.__wrapped__)
    monkeypatch.setattr(notices, "_said", set())


def toy(title: str = "search", warm_up: Callable[[], object] = lambda: None) -> Core:
    """A core that compiles nothing."""

    def warm(load: Load) -> None:
        warm_up()

    return Core("toys", title, warm)


def cold(compile_apart: Callable[[], str] = lambda: "") -> Preparation:
    """A process that has compiled nothing."""
    return Preparation(compile_apart, make_load=Interpreted)


def is_sealed(core: Core) -> bool:
    folder = cache.cache_folder(core.folder)
    return folder is not None and cache.is_sealed(folder)


def test_a_process_begins_cold() -> None:
    preparation, core = cold(), toy()
    assert preparation.state() is preparation.state(core) is Readiness.COLD
    assert not preparation.ready()
    assert not preparation.ready(core)
    assert not preparation.wait(core, seconds=0)
    assert "run interpreted" in preparation.status()


def test_what_is_missing_is_compiled_apart_and_then_read() -> None:
    done: list[str] = []

    def compile_apart() -> str:
        done.append("compiled")
        return ""

    preparation, core = cold(compile_apart), toy(warm_up=lambda: done.append("read"))
    preparation.start(core)
    assert preparation.wait(core, seconds=10)
    assert done == ["compiled", "read"]
    assert is_sealed(core)
    assert preparation.state(core) is Readiness.READY
    assert "ready, kept in" in preparation.status()


def test_what_is_there_is_only_read() -> None:
    core = toy()
    cold().warm_up(lambda title: None, [core])
    preparation = cold(lambda: pytest.fail("nothing is missing"))
    preparation.start(core)
    assert preparation.wait(core, seconds=10)


def test_nobody_waits_for_the_compiler() -> None:
    end = Event()
    preparation, core = cold(lambda: "" if end.wait(10) else "late"), toy()
    preparation.start(core)
    preparation.start(core)
    assert preparation.state(core) is Readiness.COMPILING
    assert not preparation.ready(core)
    assert not preparation.wanted(core)
    assert not preparation.wait(core, seconds=0.01)
    assert "compiling everything, 0 s so far" in preparation.status()
    end.set()
    assert preparation.wait(core, seconds=10)


def test_a_core_that_is_asked_for_later_is_made_ready_too() -> None:
    preparation, core, another = cold(), toy(), toy("another")
    preparation.warm_up(lambda title: None, [core])
    assert preparation.ready()
    assert not preparation.ready(another)
    assert preparation.wanted(another, waiting=True)
    assert preparation.ready(core, another)


def test_who_waits_for_one_core_does_not_wait_for_another() -> None:
    end = Event()
    preparation, core, another = cold(), toy(), toy("another", warm_up=lambda: end.wait(10))
    preparation.start(core, another)
    assert preparation.wait(core, seconds=10)
    assert preparation.state(another) is Readiness.COMPILING
    assert not preparation.ready()
    end.set()
    assert preparation.wait(seconds=10)


def test_what_is_ready_is_not_made_ready_again() -> None:
    read: list[str] = []
    preparation, core = cold(), toy(warm_up=lambda: read.append("read"))
    assert preparation.wanted(core, waiting=True)
    assert preparation.wanted(core)
    preparation.warm_up(read.append, [core])
    assert read == ["read"]


def test_where_nothing_can_be_kept_a_thread_compiles(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv(cache.VARIABLE, "")
    preparation, core = cold(lambda: pytest.fail("it could not be kept")), toy()
    preparation.start(core)
    assert preparation.wait(core, seconds=10)
    assert [record.name for record in caplog.records] == ["skyrise"]
    assert "set SKYRISE_CACHE_DIR" in caplog.text
    assert "not kept" in preparation.status()


def test_a_compiler_that_fails_leaves_everything_interpreted(caplog: pytest.LogCaptureFixture) -> None:
    preparation, core = cold(lambda: "TypingError: no"), toy()
    folder = cache.cache_folder(core.folder)
    assert folder is not None
    (folder / "damaged.1.nbc").write_bytes(b"cope")
    preparation.start(core)
    assert not preparation.wait(core, seconds=10)
    preparation.start(core)
    assert not preparation.wanted(toy("another"), waiting=True)
    assert preparation.state(core) is Readiness.BROKEN
    assert "(TypingError: no); to see why: skyrise warmup" in preparation.status()
    assert caplog.messages == [preparation.status()]
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("error", [ImportError, SystemExit])
def test_code_that_cannot_be_used_leaves_everything_interpreted(
    caplog: pytest.LogCaptureFixture, error: type[BaseException]
) -> None:
    def fail() -> None:
        raise error("Numba needs\nanother NumPy\nfor sure")

    preparation, core = cold(), toy(warm_up=fail)
    preparation.start(core)
    assert not preparation.wait(core, seconds=10)
    assert f"({error.__name__}: Numba needs another NumPy)" in preparation.status()
    assert len(caplog.messages) == 1


def test_a_process_that_fails_says_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    (tmp_path / "python").write_text("#!/bin/sh\necho first >&2\necho 'TypingError: no' >&2\nexit 1\n")
    (tmp_path / "python").chmod(0o755)
    assert compile_apart() == "TypingError: no"
    (tmp_path / "python").write_text("#!/bin/sh\nexit 3\n")
    assert compile_apart() == "exit code 3"


FOR_REAL = """
from time import perf_counter
from skyrise import Chance, Game
from skyrise.kernel import readiness
from skyrise.kernel.manifest import KERNEL

started = perf_counter()
readiness.start(KERNEL)
print("at once" if perf_counter() - started < 1 else "late", readiness.state(KERNEL).value)
game, chance, decisions = Game.new(players=4, seed=1), Chance(1), 0
while not game.is_over:
    game.play(chance.choice(game.legal_actions()))
print("played", readiness.ready(KERNEL))
print(readiness.wait(KERNEL, seconds=300), readiness.state(KERNEL).value)
from skyrise.kernel.kernel import Kernel
print(Kernel(game.match).play_games(10, seed=1).games)
"""


def test_from_cold_to_ready_for_real(tmp_path: Path) -> None:
    environment = {**os.environ, cache.VARIABLE: str(tmp_path)}
    call = [sys.executable, "-W", "error", "-c", FOR_REAL]
    done = subprocess.run(call, env=environment, capture_output=True, text=True, timeout=400, check=False)
    assert done.stdout.splitlines() == ["at once compiling", "played False", "True ready", "10"], done.stderr
    assert done.stderr == ""
    (folder,) = tmp_path.glob("kernel-*")
    assert cache.is_sealed(folder)
    done = subprocess.run(call, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout.splitlines()[2:] == ["True ready", "10"], done.stderr
