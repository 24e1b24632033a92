"""Native code is never in the way: not imported unasked, and everything works where it cannot be had or kept."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from pathlib import Path
from time import time

import pytest
import typer

from skyrise.cli import warmup as command
from skyrise.kernel import notices, objects, readiness

pytest.importorskip("llvmlite", reason="llvmlite is not installed: the rules run interpreted only")

WITHOUT = """
import sys

class Blocker:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in ("numpy", "llvmlite"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Blocker)
"""
PLAY = """
from skyrise.kernel.kernel import Kernel
from skyrise import Game
print(Kernel(Game.new(players=2, seed=1).match).play_games(5, seed=1).games)
"""


def run(script: str, folder: Path | str) -> subprocess.CompletedProcess[str]:
    """A Python of its own, with its own place for native code."""
    environment = {**os.environ, objects.VARIABLE: str(folder)}
    call = [sys.executable, "-c", script]
    done = subprocess.run(call, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return done


@pytest.mark.parametrize(
    "script", ["import skyrise, skyrise.cli", "from skyrise.kernel import readiness; readiness.status()"]
)
def test_neither_skyrise_nor_its_command_imports_what_it_does_not_need(script: str) -> None:
    run(f"{script}\nimport sys; assert not {{'llvmlite', 'numpy'}} & set(sys.modules)", "")


def test_native_code_needs_no_numpy(tmp_path: Path) -> None:
    done = run(WITHOUT.replace('"numpy", "llvmlite"', '"numpy",') + PLAY, tmp_path)
    assert done.stdout == "5\n"


# Without llvmlite


def test_without_llvmlite_games_are_played_and_it_is_said_once() -> None:
    play = """
from skyrise import Chance, Game
from skyrise.kernel import readiness
from skyrise.kernel.loads import best_load, wait_for_best

assert not best_load().is_compiled
assert not wait_for_best().is_compiled
assert not readiness.wait(seconds=1)
assert readiness.state() is readiness.Readiness.ABSENT
game, chance = Game.new(players=2, seed=1), Chance(1)
while not game.is_over:
    game.play(chance.choice(game.legal_actions()))
print(readiness.status())
"""
    done = run(WITHOUT + play, "")
    assert done.stdout == readiness.INSTALL + "\n"
    assert done.stderr == readiness.INSTALL + "\n"


def test_without_llvmlite_the_commands_say_so() -> None:
    done = run(WITHOUT + "from skyrise.cli.warmup import warmup; warmup()", "")
    assert "llvmlite is not installed" in done.stdout
    done = run(WITHOUT + "from skyrise.cli.bench import bench; bench(2, 'retail', 0.01, 1, True)", "")
    assert "interpreted rules only" in done.stderr
    assert "interpreted_decisions" in done.stdout
    assert "kernel_games" not in done.stdout


# Where native code is kept


def test_the_users_folder_is_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(objects.VARIABLE, str(tmp_path / "here"))
    assert objects.can_be_kept()
    file = objects.object_file(["this machine"])
    assert file == tmp_path / "here" / f"cores-{objects.fingerprint(['this machine'])}.o"


def test_where_nothing_can_be_written_nothing_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv(objects.VARIABLE, str(tmp_path / "file" / "below"))
    assert not objects.can_be_kept()
    monkeypatch.setenv(objects.VARIABLE, "")
    assert not objects.can_be_kept()
    assert objects.object_file([]) is None


@pytest.mark.parametrize(("platform", "variable"), [("linux", "XDG_CACHE_HOME"), ("win32", "LOCALAPPDATA")])
def test_the_usual_places_of_systems(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, platform: str, variable: str
) -> None:
    monkeypatch.delenv(objects.VARIABLE, raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv(variable, str(tmp_path))
    assert objects.cache_root() == tmp_path / "skyrise"


def test_whatever_goes_into_the_code_is_part_of_the_fingerprint(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    prints = {objects.fingerprint(["llvmlite 1", "x86"]), objects.fingerprint(["llvmlite 2", "x86"])}
    rule = tmp_path / "rules" / "core" / "rule.py"
    rule.parent.mkdir(parents=True)
    generator = tmp_path / "kernel" / "generator.py"
    generator.parent.mkdir()
    monkeypatch.setattr(objects, "PACKAGE", tmp_path)
    monkeypatch.setattr(objects, "core_files", lambda: [rule])
    for text in ("x = 1\n", "x = 2\n"):
        rule.write_text(text)
        generator.write_text("y = 1\n")
        prints.add(objects.fingerprint(["llvmlite 1", "x86"]))
        generator.write_text("y = 2\n")
        prints.add(objects.fingerprint(["llvmlite 1", "x86"]))
    assert len(prints) == 6


def test_code_goes_there_and_back_and_nothing_else_stays(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "cores-1.o"
    assert objects.read_object(file) is None
    objects.keep_object(file, b"code")
    objects.keep_object(file, b"newer code")
    assert objects.read_object(file) == b"newer code"
    assert list(file.parent.iterdir()) == [file]


def keep_since(folder: Path, days: dict[str, float]) -> None:
    """Files of code that were used so many days ago for the last time."""
    for name in days:
        objects.keep_object(folder / name, b"code")
    for name, ago in days.items():
        os.utime(folder / name, (time() - ago * 24 * 3600,) * 2)


def test_code_that_nobody_has_used_for_long_is_deleted_when_new_code_is_kept(tmp_path: Path) -> None:
    keep_since(tmp_path, {"cores-used.o": 100, "cores-recent.o": 20, "cores-old.o": 40, "other.o": 100})
    assert objects.read_object(tmp_path / "cores-used.o") == b"code"
    objects.keep_object(tmp_path / "cores-new.o", b"code")
    left = {file.name for file in tmp_path.iterdir()}
    assert left == {"cores-new.o", "cores-recent.o", "cores-used.o", "other.o"}


def test_of_many_files_of_code_the_latest_used_stay(tmp_path: Path) -> None:
    keep_since(tmp_path, {f"cores-{number}.o": number for number in range(objects.MOST)})
    objects.keep_object(tmp_path / "cores-new.o", b"code")
    left = {file.name for file in tmp_path.iterdir()}
    assert left == {"cores-new.o", *(f"cores-{number}.o" for number in range(objects.MOST - 1))}


@pytest.mark.parametrize("damage", [b"", b"short", b"x" * 40])
def test_damaged_code_is_deleted_and_said_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: bytes
) -> None:
    monkeypatch.setattr(notices, "_said", set())
    file = tmp_path / "cores-1.o"
    file.write_bytes(damage)
    assert objects.read_object(file) is None
    assert not file.exists()
    assert f"{file} is damaged" in caplog.text


def test_damaged_code_is_compiled_anew(tmp_path: Path) -> None:
    assert run(PLAY, tmp_path).stderr == ""
    (file,) = tmp_path.iterdir()
    whole = file.read_bytes()
    file.write_bytes(whole[:-100] + bytes(100))
    done = run(PLAY, tmp_path)
    assert done.stdout == "5\n"
    assert done.stderr.count("is damaged") == 1
    assert file.read_bytes() == whole, "the same sources give the same code"
    assert run(PLAY, tmp_path).stderr == ""


def test_what_cannot_be_written_is_not_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(notices, "_said", set())
    (tmp_path / "file").write_text("")
    objects.keep_object(tmp_path / "file" / "cores-1.o", b"code")
    assert "cannot be kept" in caplog.text
    assert objects.VARIABLE in caplog.text


# The command


def test_the_command_says_that_the_kernel_is_ready(capsys: pytest.CaptureFixture[str]) -> None:
    command.warmup()
    text = capsys.readouterr().out
    assert "the compiled rules are ready" in text
    assert "after" in text


def test_the_command_says_why_compiling_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(say: object) -> None:
        raise RuntimeError("no such\nregister")

    monkeypatch.setattr(readiness, "warm_up", fail)
    with pytest.raises(typer.Exit) as end:
        command.warmup()
    assert end.value.exit_code == command.FAILED
    lines = [line for line in capsys.readouterr().err.splitlines() if line.strip()]
    assert lines[-1] == "RuntimeError: no such"


def test_a_problem_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "skyrise"):
        notices.say_once("the moon is full")
        notices.say_once("the moon is full")
    assert caplog.text.count("the moon is full") == 1
