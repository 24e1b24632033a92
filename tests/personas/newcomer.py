"""Somebody new to the project, with nothing on their machine but Python and a network: they do what the docs say."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from venv import EnvBuilder

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
BLOCK = re.compile(r"```(\w+)\n(.*?)```", flags=re.DOTALL)
PATIENCE = 1800.0
"""Seconds for one command; the first one of all compiles the kernel."""


class Newcomer:
    """An environment of their own, and an empty folder to work in."""

    def __init__(self, home: Path, extras: str = "") -> None:
        self.folder = home / "work"
        self.folder.mkdir()
        EnvBuilder(with_pip=True).create(home / "venv")
        self._programs = home / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
        self._environment = {
            name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")
        } | {"HOME": str(home), "XDG_CACHE_HOME": str(home / "cache"), "COLUMNS": "80"}
        self.run("pip", "install", "--quiet", f"{ROOT}[{extras}]" if extras else str(ROOT))

    def run(self, program: str, *arguments: str) -> str:
        """What a program of the environment prints; it must succeed."""
        call = [str(self._programs / program), *arguments]
        done = subprocess.run(
            call, cwd=self.folder, env=self._environment, input="quit\n", capture_output=True, text=True,
            timeout=PATIENCE, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"{shlex.join(call)}\n{done.stdout}{done.stderr}"
        return done.stdout

    def try_examples(self, page: str) -> None:
        """The Python of a page, line by line, with what it is said to print."""
        self.run("python", "-m", "doctest", "-o", "NORMALIZE_WHITESPACE", "-o", "ELLIPSIS", str(DOCS / page))

    def follow(self, page: str) -> list[str]:
        """A page from top to bottom: its files are written, its commands run; the commands."""
        done = []
        for kind, text in BLOCK.findall((DOCS / page).read_text(encoding="utf-8")):
            if name := re.match(r"# ([\w.]+)\n", text):
                (self.folder / name[1]).write_text(text, encoding="utf-8")
            for line in text.splitlines() if kind == "console" else ():
                if line.startswith("$ "):
                    self.run(*shlex.split(_few(line.removeprefix("$ "))))
                    done.append(line)
        return done


def _few(command: str) -> str:
    """The same with few games."""
    return re.sub(r"--games \d+", "--games 20" if " lab " in command else "--games 2", command)
