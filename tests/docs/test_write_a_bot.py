"""docs/write-a-bot.md, walked through from top to bottom: its files are written, its commands are run."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PAGE = (Path(__file__).parent.parent.parent / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"```(\w+)\n(.*?)```", flags=re.DOTALL)


class Reader:
    """Somebody who does what the page says, in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.installed = folder / "installed"
        paths = (folder, self.installed, os.environ.get("PYTHONPATH", ""))
        self.environment = {**os.environ, "PYTHONPATH": os.pathsep.join(str(path) for path in paths if str(path))}

    def read(self, page: str) -> Iterator[str]:
        """Does everything in order; yields each command when it is done."""
        for kind, text in BLOCK.findall(page):
            if name := re.match(r"# ([\w.]+)\n", text):
                (self.folder / name[1]).write_text(text, encoding="utf-8")
            for line in text.splitlines() if kind == "console" else ():
                command = line.removeprefix("$ ")
                self.run(quick(command))
                yield command

    def run(self, command: str) -> str:
        """What a command prints."""
        call = [sys.executable, "-m", *self.arguments(command)]
        done = subprocess.run(
            call, cwd=self.folder, env=self.environment, input="quit\n", capture_output=True, text=True, timeout=300
        )
        assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
        return done.stdout

    def arguments(self, command: str) -> list[str]:
        """The command, without a network. The files of the folder are found as after ``-e``: see ``PYTHONPATH``."""
        if command == "pip install -e .":
            offline = ("--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check")
            return ["pip", "install", *offline, "--target", str(self.installed), "."]
        return shlex.split(command)

    def wins(self, command: str) -> dict[str, float]:
        """The share of games that each bot wins."""
        return {one["bot"]: one["win_rate"] for one in json.loads(self.run(f"{command} --json"))["standings"]}


def quick(command: str) -> str:
    """The same with two games, one after the other."""
    few = re.sub(r"--games \d+", "--games 2", command)
    return f"{few} --jobs 1" if few.startswith("skyrise arena") else few


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Reader:
    return Reader(tmp_path_factory.mktemp("mason"))


@pytest.fixture(scope="module")
def done(reader: Reader) -> list[str]:
    """The commands of the page, all of which have succeeded."""
    return list(reader.read(PAGE))


def test_every_command_of_the_page_works(done: list[str]) -> None:
    assert len(done) >= 10
    assert {command.split()[0] for command in done} == {"pip", "skyrise"}


def test_the_bot_is_one_of_the_list_and_keeps_the_contract(reader: Reader, done: list[str]) -> None:
    assert "playouts=0" in reader.run("skyrise bots")
    assert "decisions" in reader.run("skyrise bots check mason:playouts=2 --edition manual --players 3")


def test_the_bot_is_better_than_random_and_playing_out_makes_it_better(reader: Reader, done: list[str]) -> None:
    first = reader.wins("skyrise arena --bots mason,random --players 2 --games 12 --jobs 1")
    better = reader.wins("skyrise arena --bots mason:playouts=10,mason --players 2 --games 12 --jobs 1")
    assert first["mason"] >= 0.75
    assert better["mason:playouts=10"] >= 0.7
