"""The kernel is never in the way: not imported unasked, and everything works where it cannot be had or kept."""

from __future__ import annotations

import subprocess
import sys

import pytest

from skyrise.cli import warmup as command
from skyrise.kernel import cache
from skyrise.kernel.warmup import Warmth

pytest.importorskip("numba", reason="Numba is not installed: the rules run interpreted only")


def test_importing_skyrise_and_its_command_does_not_import_numba():
    check = "import skyrise, skyrise.cli, sys; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0


def test_the_users_folder_is_used(monkeypatch, tmp_path):
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path / "here"))
    folder = cache.cache_folder()
    assert folder is not None
    assert folder.parent == tmp_path / "here"
    assert folder.name == f"kernel-{cache.fingerprint()}"


def test_where_nothing_can_be_written_nothing_is_kept(monkeypatch, tmp_path):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path / "file" / "below"))
    assert cache.cache_folder() is None
    monkeypatch.setenv(cache.VARIABLE, "")
    assert cache.cache_folder() is None


@pytest.mark.parametrize(("platform", "variable"), [("linux", "XDG_CACHE_HOME"), ("win32", "LOCALAPPDATA")])
def test_the_usual_places_of_systems(monkeypatch, tmp_path, platform, variable):
    monkeypatch.delenv(cache.VARIABLE, raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv(variable, str(tmp_path))
    assert cache.cache_root() == tmp_path / "skyrise"


def test_a_change_of_the_rules_changes_the_folder(monkeypatch, tmp_path):
    before = cache.fingerprint()
    (tmp_path / "rule.py").write_text("x = 1\n")
    monkeypatch.setattr(cache, "CORE", tmp_path)
    assert cache.fingerprint() != before


def test_the_command_says_that_the_kernel_is_ready(capsys):
    command.warmup()
    assert "the kernel is ready, after" in capsys.readouterr().out


def test_the_command_says_what_is_missing(monkeypatch, capsys):
    monkeypatch.setattr(command, "is_available", lambda: False)
    command.warmup()
    assert "Numba is not installed" in capsys.readouterr().out
    monkeypatch.setattr(command, "is_available", lambda: True)
    monkeypatch.setattr(command, "warm_up", lambda: Warmth(1.0, None))
    command.warmup()
    assert "not kept" in capsys.readouterr().out
