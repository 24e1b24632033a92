"""What the rooms above ask: is the native load usable now? With a compiler that takes no time, and once for real."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest

from skyrise.kernel import notices, objects
from skyrise.kernel.apart import Crashed, compile_apart
from skyrise.kernel.interpreted import Interpreted
from skyrise.kernel.load import Load
from skyrise.kernel.readiness import Preparation, Readiness, Say

pytest.importorskip("llvmlite", reason="llvmlite is not installed: the rules run interpreted only")

MADE = Interpreted()


@pytest.fixture(autouse=True)
def folder_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(objects.VARIABLE, str(tmp_path))
    monkeypatch.setattr(notices, "_said", set())


class Kept:
    """A compiler that takes no time, and what it keeps. It may not work apart, or nowhere."""

    def __init__(self, problem: str = "", works_here: bool = True) -> None:
        self.problem, self.works_here, self.is_there, self.done = problem, works_here, False, list[str]()

    def read(self) -> Load | None:
        self.done.append("read")
        return MADE if self.is_there else None

    def compile_apart(self) -> str:
        self.done.append("compiled")
        self.is_there = not self.problem
        return self.problem

    def compile_here(self, say: Say) -> Load:
        say("compiling")
        self.done.append("compiled here")
        if not self.works_here:
            raise ValueError(self.problem)
        return MADE

    def preparation(self, compile_apart: Callable[[], str] | None = None) -> Preparation:
        """A process that has not asked yet."""
        return Preparation(self.read, compile_apart or self.compile_apart, self.compile_here)


def test_a_process_begins_cold() -> None:
    preparation = Kept().preparation()
    assert preparation.state() is Readiness.COLD
    assert not preparation.ready()
    assert preparation.load() is None
    assert not preparation.wait(seconds=0)
    assert "run interpreted" in preparation.status()


def test_what_is_missing_is_compiled_apart_and_then_read() -> None:
    kept = Kept()
    preparation = kept.preparation()
    assert preparation.wanted() is None
    assert preparation.wait(seconds=10)
    assert kept.done == ["read", "compiled", "read"]
    assert preparation.state() is Readiness.READY
    assert preparation.wanted() is preparation.load() is MADE
    assert "ready, kept in" in preparation.status()


def test_what_is_there_is_read_at_once() -> None:
    kept = Kept()
    kept.is_there = True
    preparation = kept.preparation()
    assert preparation.wanted() is MADE
    assert preparation.wanted(waiting=True) is MADE
    assert preparation.warm_up(lambda part: None) is MADE
    assert kept.done == ["read"]


def test_nobody_waits_for_the_compiler() -> None:
    end = Event()
    preparation = Kept().preparation(lambda: "" if end.wait(10) else "late")
    preparation.start()
    preparation.start()
    assert preparation.state() is Readiness.COMPILING
    assert preparation.wanted() is None
    assert not preparation.wait(seconds=0.01)
    assert "compiling the rules, 0 s so far" in preparation.status()
    end.set()
    assert preparation.wait(seconds=10)


@pytest.mark.parametrize("folder", [None, "below a file"])
def test_where_nothing_can_be_kept_a_thread_compiles(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture, folder: str | None
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv(objects.VARIABLE, "" if folder is None else str(tmp_path / "file" / folder))
    kept = Kept()
    preparation = kept.preparation()
    preparation.start()
    assert preparation.wait(seconds=10)
    assert kept.done == ["read", "compiled here"]
    assert [record.name for record in caplog.records] == ["skyrise"]
    assert "set SKYRISE_CACHE_DIR" in caplog.text
    assert "not kept" in preparation.status()


def test_what_could_not_be_kept_after_all_is_compiled_here() -> None:
    kept = Kept()
    preparation = kept.preparation(lambda: "")
    assert preparation.wanted(waiting=True) is MADE
    assert kept.done == ["read", "read", "compiled here"]


def test_a_compiler_that_fails_leaves_everything_interpreted(caplog: pytest.LogCaptureFixture) -> None:
    kept = Kept("no", works_here=False)
    preparation = kept.preparation()
    assert preparation.wanted(waiting=True) is None
    assert preparation.wanted(waiting=True) is None
    assert kept.done == ["read", "compiled", "compiled here"]
    assert preparation.state() is Readiness.BROKEN
    assert "(ValueError: no); to see why: skyrise warmup" in preparation.status()
    assert caplog.messages == [preparation.status()]
    with pytest.raises(ValueError, match="no"):
        preparation.warm_up(lambda part: None)
    assert preparation.state() is Readiness.BROKEN


def no_process() -> str:
    raise FileNotFoundError(sys.executable)


@pytest.mark.parametrize("compile_apart", [lambda: "No module named skyrise", no_process])
def test_what_cannot_be_compiled_apart_is_compiled_here(
    caplog: pytest.LogCaptureFixture, compile_apart: Callable[[], str]
) -> None:
    kept = Kept()
    preparation = kept.preparation(compile_apart)
    assert preparation.wanted(waiting=True) is MADE
    assert kept.done == ["read", "compiled here"]
    assert caplog.messages == []


def test_what_crashes_apart_is_not_tried_here() -> None:
    def crash() -> str:
        raise Crashed("the process that compiles has crashed, -11")

    kept = Kept()
    preparation = kept.preparation(crash)
    assert preparation.wanted(waiting=True) is None
    assert kept.done == ["read"]
    assert "has crashed, -11" in preparation.status()


def test_ctrl_c_while_code_is_read_says_nothing_about_the_code() -> None:
    kept, presses = Kept(), [KeyboardInterrupt()]
    kept.is_there = True

    def read() -> Load | None:
        if presses:
            raise presses.pop()
        return kept.read()

    preparation = Preparation(read, kept.compile_apart, kept.compile_here)
    with pytest.raises(KeyboardInterrupt):
        preparation.start()
    assert preparation.state() is Readiness.COLD
    assert preparation.wanted() is MADE


def test_a_load_that_was_adopted_meanwhile_stays() -> None:
    adopted, end = Interpreted(), Event()
    kept = Kept("no", works_here=False)
    preparation = kept.preparation(lambda: "late" if end.wait(10) else "")
    preparation.start()
    worker = preparation._thread
    preparation.adopt(adopted)
    end.set()
    assert worker is not None
    worker.join(10)
    assert kept.done == ["read", "compiled here"]
    assert preparation.state() is Readiness.READY
    assert preparation.load() is preparation.warm_up(lambda part: None) is adopted


def test_warming_up_says_what_it_does() -> None:
    said: list[str] = []
    preparation = Kept().preparation()
    assert preparation.warm_up(said.append) is preparation.load() is MADE
    assert said == ["compiling"]


@pytest.mark.parametrize("error", [ImportError, SystemExit])
@pytest.mark.parametrize("when", [1, 2])
def test_code_that_cannot_be_used_leaves_everything_interpreted(
    caplog: pytest.LogCaptureFixture, error: type[BaseException], when: int
) -> None:
    kept, reads = Kept(), list[int]()

    def read() -> Load | None:
        reads.append(1)
        if len(reads) == when:
            raise error("LLVM needs\nanother machine")
        return kept.read()

    preparation = Preparation(read, kept.compile_apart, kept.compile_here)
    assert preparation.wanted(waiting=True) is None
    assert f"({error.__name__}: LLVM needs)" in preparation.status()
    assert len(caplog.messages) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script takes the place of Python, and Windows runs none")
def test_a_process_that_fails_says_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    (tmp_path / "python").write_text("#!/bin/sh\necho first >&2\necho 'Refused: no' >&2\nexit 1\n")
    (tmp_path / "python").chmod(0o755)
    assert compile_apart() == "Refused: no"
    (tmp_path / "python").write_text("#!/bin/sh\nexit 3\n")
    assert compile_apart() == "exit code 3"
    (tmp_path / "python").write_text("#!/bin/sh\nkill -9 $$\n")
    with pytest.raises(Crashed, match="has crashed, -9"):
        compile_apart()


FOR_REAL = """
from skyrise import Chance, Game
from skyrise.kernel import readiness

readiness.start()
print(readiness.state().value)
game, chance = Game.new(players=4, seed=1), Chance(1)
while not game.is_over:
    game.play(chance.choice(game.legal_actions()))
print(readiness.wait(seconds=300), readiness.state().value)
from skyrise.kernel.kernel import Kernel
print(Kernel(game.match).play_games(10, seed=1).games)
"""


def test_from_cold_to_ready_for_real(tmp_path: Path) -> None:
    environment = {**os.environ, objects.VARIABLE: str(tmp_path)}
    call = [sys.executable, "-W", "error", "-c", FOR_REAL]
    for first in ("compiling", "ready"):
        done = subprocess.run(call, env=environment, capture_output=True, text=True, timeout=400, check=False)
        assert done.stdout.splitlines() == [first, "True ready", "10"], done.stderr
        assert done.stderr == ""
    (file,) = tmp_path.iterdir()
    assert file.name.startswith("cores-")
