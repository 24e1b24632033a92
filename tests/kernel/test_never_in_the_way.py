"""The kernel is never in the way: not imported unasked, and everything works where it cannot be had or kept."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from skyrise.cli import warmup as command
from skyrise.kernel import cache, readiness
from skyrise.kernel.cores import Core
from skyrise.kernel.load import Load
from skyrise.kernel.readiness import Preparation

pytest.importorskip("llvmlite", reason="llvmlite is not installed: the rules run interpreted only")

NO_NUMBA = """
import sys

class Blocker:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in ("numba", "numpy", "llvmlite"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Blocker)
"""
TINY = """
from skyrise.kernel.runtime import entry

@entry
def double(number):
    return 2 * number

def warm_up():
    assert double(21) == 42
"""

CIRCLE = """
from skyrise.kernel.runtime import entry, jit

@jit
def is_even(number):
    return number == 0 or is_odd(number - 1)

@jit
def is_odd(number):
    return number != 0 and is_even(number - 1)

@entry
def parity(number):
    return is_odd(number)

assert parity(5) and not parity(6)
"""


def run(script: str, folder: Path | str, *arguments: str, here: Path | None = None) -> subprocess.CompletedProcess[str]:
    """A Python of its own, with its own place for compiled code."""
    environment = {**os.environ, cache.VARIABLE: str(folder)}
    call = [sys.executable, "-c", script, *arguments]
    done = subprocess.run(call, env=environment, cwd=here, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return done


def test_importing_skyrise_and_its_command_does_not_import_numba() -> None:
    check = "import skyrise, skyrise.cli, sys; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0


def test_asking_whether_it_is_ready_does_not_import_numba(tmp_path: Path) -> None:
    run("from skyrise.kernel import readiness; readiness.status(); import sys; assert 'numba' not in sys.modules", "")


# Without Numba


def test_without_numba_games_are_played_and_it_is_said_once() -> None:
    play = """
from skyrise import Chance, Game
from skyrise.kernel import readiness
from skyrise.kernel.manifest import KERNEL

readiness.start(KERNEL)
readiness.start(KERNEL)
assert not readiness.wait(KERNEL, seconds=1)
assert readiness.state(KERNEL) is readiness.Readiness.ABSENT
game, chance = Game.new(players=2, seed=1), Chance(1)
while not game.is_over:
    game.play(chance.choice(game.legal_actions()))
print(readiness.status())
"""
    done = run(NO_NUMBA + play, "")
    assert done.stdout == readiness.INSTALL + "\n"
    assert done.stderr == readiness.INSTALL + "\n"


def test_without_numba_the_commands_say_so() -> None:
    done = run(NO_NUMBA + "from skyrise.cli.warmup import warmup; warmup()", "")
    assert "Numba is not installed" in done.stdout
    done = run(NO_NUMBA + "from skyrise.cli.bench import bench; bench(2, 'retail', 0.01, 1, True)", "")
    assert "interpreted rules alone" in done.stderr
    assert "interpreted_decisions" in done.stdout
    assert "kernel_games" not in done.stdout


# Where compiled code is kept


def test_the_users_folder_is_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path / "here"))
    folder = cache.cache_folder()
    assert folder is not None
    assert folder.parent == tmp_path / "here"
    assert folder.name == f"kernel-{cache.fingerprint()}"


def test_where_nothing_can_be_written_nothing_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path / "file" / "below"))
    assert cache.cache_folder() is None
    monkeypatch.setenv(cache.VARIABLE, "")
    assert cache.cache_folder() is None


@pytest.mark.parametrize(("platform", "variable"), [("linux", "XDG_CACHE_HOME"), ("win32", "LOCALAPPDATA")])
def test_the_usual_places_of_systems(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, platform: str, variable: str
) -> None:
    monkeypatch.delenv(cache.VARIABLE, raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv(variable, str(tmp_path))
    assert cache.cache_root() == tmp_path / "skyrise"


def test_a_change_of_the_rules_changes_the_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = cache.fingerprint()
    (tmp_path / "rule.py").write_text("x = 1\n")
    monkeypatch.setattr(cache, "CORES", (tmp_path,))
    assert cache.fingerprint() != before


def test_a_change_of_another_room_changes_its_folder_alone(tmp_path: Path) -> None:
    before, kernel = cache.fingerprint(tmp_path), cache.fingerprint()
    (tmp_path / "search.py").write_text("x = 1\n")
    assert cache.fingerprint(tmp_path) != before
    assert cache.fingerprint() == kernel


def test_rooms_are_folders_of_the_package() -> None:
    assert cache.room_of(readiness.where) == cache.KERNEL
    assert cache.room_of(command.warmup).name == "cli"
    assert cache.room_of(test_rooms_are_folders_of_the_package) == Path(__file__).parent


def test_code_that_does_not_fit_its_seal_is_deleted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path))
    folder = cache.cache_folder(tmp_path)
    assert folder is not None
    code = folder / "room" / "double.1.nbc"
    code.parent.mkdir()
    code.write_bytes(b"code")
    assert not cache.is_sealed(folder)
    cache.seal(folder)
    assert cache.is_sealed(folder)
    (folder / "room" / "added.2.nbc").write_bytes(b"more code")
    assert cache.is_sealed(folder)
    code.write_bytes(b"cope")
    assert not cache.is_sealed(folder)
    assert cache.sound_folder.__wrapped__(tmp_path) == folder
    assert [file for file in folder.rglob("*") if file.is_file()] == []
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert f"{folder} is damaged" in caplog.text


@pytest.mark.parametrize("damage", ["index", "code", "both sealed", "nothing"])
def test_what_cannot_be_read_is_compiled_anew(tmp_path: Path, damage: str) -> None:
    (tmp_path / "tiny.py").write_text(TINY)
    use, kept = "import tiny; tiny.warm_up()", tmp_path / "kept"
    assert run(use, kept, here=tmp_path).stderr == ""
    (folder,) = kept.glob(f"{tmp_path.name}-*")
    if damage == "both sealed":
        cache.seal(folder)
    for file in folder.rglob("*.nbi" if damage == "index" else "*.nbc" if damage != "nothing" else "none"):
        file.write_bytes(file.read_bytes()[:40])
    assert run(use, kept, here=tmp_path).stderr.count("is damaged") == (damage != "nothing")
    assert run(use, kept, here=tmp_path).stderr == ""


def test_what_cannot_be_written_is_not_kept(tmp_path: Path) -> None:
    (tmp_path / "tiny.py").write_text(TINY)
    fill_the_disk = """
import tiny
def full(key, data): raise OSError(28, "No space left on device")
tiny.double._cache._cache_file.save = full
tiny.warm_up()
tiny.double(1.5)
"""
    stderr = run(fill_the_disk, tmp_path / "kept", here=tmp_path).stderr
    assert stderr.count("cannot be kept") == 1
    assert "No space left on device" in stderr


def test_functions_that_call_one_another_are_not_kept_because_numba_could_not_read_them(tmp_path: Path) -> None:
    (tmp_path / "circle.py").write_text(CIRCLE)
    for _ in range(2):
        assert "parity is compiled in every run" in run("import circle", tmp_path / "kept", here=tmp_path).stderr


# The command


def test_the_command_says_that_the_kernel_is_ready(capsys: pytest.CaptureFixture[str]) -> None:
    command.warmup()
    text = capsys.readouterr().out
    assert "the compiled rules are ready, kept in" in text
    assert "after" in text


def test_the_command_says_why_compiling_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(load: Load) -> None:
        raise RuntimeError("no such\nregister\nand more")

    monkeypatch.setattr(readiness, "warm_up", Preparation().warm_up)
    monkeypatch.setattr(readiness, "all_cores", lambda: (Core("toys", "the impossible", fail),))
    with pytest.raises(typer.Exit) as end:
        command.warmup()
    assert end.value.exit_code == command.FAILED
    lines = capsys.readouterr().err.splitlines()
    assert any("0.0 s: the impossible" in line for line in lines)
    assert [line for line in lines if line.strip()][-1] == "RuntimeError: no such register"


def test_a_problem_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    from skyrise.kernel.notices import say_once

    with caplog.at_level(logging.WARNING, "skyrise"):
        say_once("the moon is full")
        say_once("the moon is full")
    assert caplog.text.count("the moon is full") == 1
