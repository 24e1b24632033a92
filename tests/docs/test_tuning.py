"""docs/tuning.md: its task is written down, and its commands are run on it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from docs.test_commands import ROOT, run_commands
from skyrise.components import load_edition
from skyrise.lab.tune import read_task

PAGE = ROOT / "docs" / "tuning.md"
TASKS = sorted((ROOT / "examples" / "tune").glob("*.toml"))


def test_the_task_of_the_page_is_read_and_its_commands_run(tmp_path: Path) -> None:
    (text,) = re.findall(r"```toml\n# task.toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)
    (tmp_path / "task.toml").write_text(text, encoding="utf-8")
    run_commands(PAGE, tmp_path)
    assert load_edition(str(tmp_path / "legacy/edition.toml")).base == "retail"


@pytest.mark.parametrize("file", TASKS, ids=lambda file: file.name)
def test_the_tasks_of_the_examples_are_read(file: Path) -> None:
    if "edition" in tomllib.loads(file.read_text(encoding="utf-8")):
        assert load_edition(str(file)).own, "an edition that a task starts from"
    else:
        assert read_task(file).wants
