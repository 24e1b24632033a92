"""What the rooms above ask: is the compiled load usable now? With parts that take no time, and once for real."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from threading import Event

import pytest

from present import present
from skyrise.kernel import cache, notices, readiness
from skyrise.kernel.readiness import Readiness

pytest.importorskip("numba", reason="Numba is not installed: the rules run interpreted only")


@pytest.fixture(autouse=True)
def cold(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A process that has compiled nothing, with one part that compiles nothing and a folder of its own."""
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path))
    monkeypatch.setattr(readiness, "sound_folder", cache.sound_folder.__wrapped__)
    monkeypatch.setattr(readiness, "_parts", {})
    monkeypatch.setattr(readiness, "_warm", set())
    monkeypatch.setattr(readiness, "_work", readiness._Work())
    monkeypatch.setattr(notices, "_said", set())
    readiness.register("search", lambda: None)


def sealed() -> bool:
    return all(folder is not None and cache.is_sealed(folder) for folder in readiness._folders())


def test_a_process_begins_cold() -> None:
    assert readiness.state() is Readiness.COLD
    assert not readiness.ready()
    assert not readiness.wait(0)
    assert "run interpreted" in readiness.status()


def test_what_is_missing_is_compiled_apart_and_then_read(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    readiness.register("search", lambda: done.append("read"))

    def compile_apart() -> str:
        done.append("compiled")
        return ""

    monkeypatch.setattr(readiness, "_compile_apart", compile_apart)
    readiness.start()
    assert readiness.wait(10)
    assert done == ["compiled", "read"]
    assert sealed()
    assert readiness.state() is Readiness.READY
    assert "ready, kept in" in readiness.status()


def test_what_is_there_is_only_read(monkeypatch: pytest.MonkeyPatch) -> None:
    readiness.warm_up(lambda part: None)
    readiness._warm.clear()
    monkeypatch.setattr(readiness, "_compile_apart", lambda: pytest.fail("nothing is missing"))
    readiness.start()
    assert readiness.wait(10)


def test_nobody_waits_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    end = Event()
    monkeypatch.setattr(readiness, "_compile_apart", lambda: "" if end.wait(10) else "late")
    readiness.start()
    readiness.start()
    assert readiness.state() is Readiness.COMPILING
    assert not readiness.ready()
    assert not readiness.wait(0.01)
    assert "compiling everything, 0 s so far" in readiness.status()
    end.set()
    assert readiness.wait(10)


def test_a_part_that_comes_later_is_made_ready_too() -> None:
    readiness.warm_up(lambda part: None)
    assert readiness.ready()
    readiness.register("another", lambda: None)
    assert not readiness.ready()
    readiness.start()
    assert readiness.wait(10)


def test_where_nothing_can_be_kept_a_thread_compiles(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv(cache.VARIABLE, "")
    readiness.start()
    assert readiness.wait(10)
    assert [record.name for record in caplog.records] == ["skyrise"]
    assert "set SKYRISE_CACHE_DIR" in caplog.text
    assert "not kept" in readiness.status()


def test_a_compiler_that_fails_leaves_everything_interpreted(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    folder = present(readiness._folders()[0])
    (folder / "damaged.1.nbc").write_bytes(b"cope")
    monkeypatch.setattr(readiness, "_compile_apart", lambda: "TypingError: no")
    readiness.start()
    assert not readiness.wait(10)
    readiness.start()
    assert readiness.state() is Readiness.BROKEN
    assert "(TypingError: no); to see why: skyrise warmup" in readiness.status()
    assert caplog.messages == [readiness.status()]
    assert list(folder.iterdir()) == []


def test_code_that_cannot_be_used_leaves_everything_interpreted(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail() -> None:
        raise ImportError("Numba needs\nanother NumPy\nfor sure")

    monkeypatch.setattr(readiness, "_compile_apart", lambda: "")
    readiness.register("search", fail)
    readiness.start()
    assert not readiness.wait(10)
    assert "(ImportError: Numba needs another NumPy)" in readiness.status()
    assert len(caplog.messages) == 1


def test_a_process_that_fails_says_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    (tmp_path / "python").write_text("#!/bin/sh\necho first >&2\necho 'TypingError: no' >&2\nexit 1\n")
    (tmp_path / "python").chmod(0o755)
    assert readiness._compile_apart() == "TypingError: no"
    (tmp_path / "python").write_text("#!/bin/sh\nexit 3\n")
    assert readiness._compile_apart() == "exit code 3"


def test_what_is_wanted_is_begun_and_waited_for_by_those_who_may(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(readiness, "ready", lambda: False)
    monkeypatch.setattr(readiness, "start", lambda: asked.append("start"))
    monkeypatch.setattr(readiness, "wait", lambda: asked.append("wait"))
    assert not readiness.wanted()
    assert asked == ["start"]
    assert not readiness.wanted(waiting=True)
    assert asked == ["start", "start", "wait"]
    monkeypatch.setattr(readiness, "ready", lambda: True)
    assert readiness.wanted(waiting=True)
    assert asked == ["start", "start", "wait"]


FOR_REAL = """
from time import perf_counter
from skyrise import Chance, Game
from skyrise.kernel import readiness

started = perf_counter()
readiness.start()
print("at once" if perf_counter() - started < 10 else "late", readiness.state().value)
game, chance, decisions = Game.new(players=4, seed=1), Chance(1), 0
while not game.is_over:
    game.play(chance.choice(game.legal_actions()))
print("played", readiness.ready())
print(readiness.wait(300), readiness.state().value)
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
    done = subprocess.run(call, env=environment, capture_output=True, text=True, timeout=400, check=False)
    assert done.stdout.splitlines()[2:] == ["True ready", "10"], done.stderr
