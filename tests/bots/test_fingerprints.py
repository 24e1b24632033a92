"""A bot's fingerprint changes with its code and its settings, and with nothing else."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path

import pytest

from skyrise.bots import registry
from skyrise.bots.fingerprints import fingerprint, fingerprint_of_maker
from skyrise.bots.random import RandomBot


def test_ours_have_settings_and_one_code() -> None:
    prints = {fingerprint(spec) for spec in ("expert", "expert:seconds=1", "expert:seconds=2", "casual")}
    assert len(prints) == 4
    assert fingerprint("expert") in prints


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A bot ``mine`` of another package, which reads its weights from a file."""
    folder = tmp_path / "my_package"
    (folder / "parts").mkdir(parents=True)
    (folder / "__init__.py").write_text("from .bot import make\n")
    (folder / "bot.py").write_text(
        "from skyrise.bots.random import RandomBot\ndef make(seed): return RandomBot(seed)\n"
    )
    (folder / "parts/weights.txt").write_text("1 2 3")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(registry.BOTS, "mine", import_module("my_package").make)
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "my_package"]:
        del sys.modules[name]


@pytest.mark.parametrize("file", ["bot.py", "parts/weights.txt", "parts/new.py"])
def test_every_file_of_a_package_counts(package: Path, file: str) -> None:
    before = fingerprint("mine")
    assert fingerprint("mine") == before
    with (package / file).open("a") as changed:
        changed.write("\n")
    assert fingerprint("mine") != before


def test_what_python_and_editors_keep_does_not_count(package: Path) -> None:
    before = fingerprint("mine")
    for name in ("__pycache__/bot.pyc", ".idea/workspace.xml"):
        (package / name).parent.mkdir(exist_ok=True)
        (package / name).write_text("kept")
    assert fingerprint("mine") == before


def test_a_maker_is_known_by_its_module_even_if_it_is_partial() -> None:
    assert fingerprint_of_maker(RandomBot) == fingerprint_of_maker(partial(RandomBot, 7))


def test_a_folder_that_python_finds_twice_counts_once(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So a folder without ``__init__.py`` is found, if a folder above it stands twice in the path."""
    before = fingerprint("mine")
    monkeypatch.setattr(sys.modules["my_package"], "__path__", [str(package), str(package / ".." / package.name)])
    assert fingerprint("mine") == before


@pytest.mark.parametrize("changed", ["bot.py", "beside.py"])
def test_the_files_of_a_program_count(tmp_path: Path, changed: str) -> None:
    for name in ("bot.py", "beside.py", "notes.txt"):
        (tmp_path / name).write_text("pass\n")
    spec = f"stdio:{sys.executable} {tmp_path / 'bot.py'}"
    before = fingerprint(spec)
    (tmp_path / "notes.txt").write_text("another thought")
    assert fingerprint(spec) == before
    (tmp_path / changed).write_text("print()\n")
    assert fingerprint(spec) != before


@pytest.mark.parametrize("sign", ["=", " "])
def test_the_files_that_options_of_a_program_name_count(tmp_path: Path, sign: str) -> None:
    (tmp_path / "bot.py").write_text("pass\n")
    model = tmp_path / "models" / "model.bin"
    model.parent.mkdir()
    model.write_text("1 2 3")
    spec = f"stdio:{sys.executable} {tmp_path / 'bot.py'} --model{sign}{model}"
    before = fingerprint(spec)
    assert fingerprint(spec) == before
    model.write_text("1 2 4")
    assert fingerprint(spec) != before


def make_with_weights(seed: int | str, *, net: str = "usual.txt") -> RandomBot:
    """A bot whose weights are in a file."""
    return RandomBot(f"{seed}{net}")


@pytest.mark.parametrize(("spec", "counts"), [("weighty:net=given.txt", "given.txt"), ("weighty", "usual.txt")])
def test_the_files_that_settings_name_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spec: str, counts: str
) -> None:
    monkeypatch.setitem(registry.BOTS, "weighty", make_with_weights)
    monkeypatch.chdir(tmp_path)
    for name in ("given.txt", "usual.txt"):
        (tmp_path / name).write_text("1 2 3")
    before = fingerprint(spec)
    for name in ("given.txt", "usual.txt"):
        (tmp_path / name).write_text("1 2 4")
        assert (fingerprint(spec) != before) == (name == counts)
        (tmp_path / name).write_text("1 2 3")


def test_a_command_that_cannot_be_started_has_a_fingerprint_all_the_same() -> None:
    assert len({fingerprint("stdio:'"), fingerprint("stdio:no-such-program-here")}) == 2
