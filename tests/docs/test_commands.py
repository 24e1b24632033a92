"""The docs: each line ``$ skyrise …`` of a console block runs, in order, page by page; links lead somewhere."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
WALKED = ("write-a-bot.md", "tuning.md")
"""Pages whose commands need the files that they show: they have tests of their own."""


def commands(page: Path) -> list[str]:
    blocks = re.findall(r"```console\n(.*?)```", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    return [line.removeprefix("$ ") for block in blocks for line in block.splitlines() if line.startswith("$ skyrise")]


def test_there_are_commands_to_run() -> None:
    assert sum(len(commands(page)) for page in PAGES) >= 10


@pytest.mark.parametrize("page", [page for page in PAGES if page.name not in WALKED], ids=lambda page: page.name)
def test_the_commands_of_a_page_run(page: Path, tmp_path: Path) -> None:
    run_commands(page, tmp_path)


def run_commands(page: Path, folder: Path) -> None:
    """Runs the commands of a page in a folder."""
    for command in commands(page):
        program, *arguments = shlex.split(command)
        assert program == "skyrise"
        call = [sys.executable, "-m", "skyrise", *arguments]
        done = subprocess.run(call, cwd=folder, input="", capture_output=True, text=True, timeout=600, check=False)
        assert done.returncode == 0, f"{command}: {done.stderr}"


@pytest.mark.parametrize("page", [*PAGES, ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md"], ids=lambda p: p.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_the_python_of_the_readme_runs() -> None:
    options = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
    done = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=options, encoding="utf-8")
    assert done.attempted > 5
    assert done.failed == 0
