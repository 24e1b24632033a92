"""Tasks for the tests of tuning."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from skyrise.kernel.loads import wait_for_best
from skyrise.lab.games import Crew
from skyrise.lab.tune import Journal, Meter, Task, read_task

TOY: Final = """
[task]
name = "A legacy that wins"
seed = 5
player = "random"

[search]
rounds = 4
candidates = 4
batch = 100
race = 400
confirm = 600

[[change]]
value = "wonders.20.per_structure"
most = 40

[[want]]
rate = "kept"
players = 2
of = [20]
percent = [70, 90]
"""
"""Random players win about half of their games with this card; it has to give far more than 2 for each structure."""

NUMBERS: Final = """
[task]
seed = 1
player = "random"

[search]
rounds = 1
candidates = 6
batch = 20
race = 40
confirm = 20

[[change]]
numbers = "buildings.*"
keep = [24, 62, 72, 32, 64, 91]

[[hold]]
rule = "each ten"
[[hold]]
rule = "highest of a ten"
least = 2
most = 3
[[hold]]
rule = "between"
of = "buildings.*.tall"
most = 40
[[hold]]
rule = "between"
of = "buildings.*.short"
least = 65
[[hold]]
rule = "also with"
red = { 24 = 23, 62 = 64 }
blue = { 64 = 62 }

[[want]]
rate = "color"
players = [2, 3]
percent = [30, 55]
"""
"""Building numbers as the rules want them."""


def task_of(text: str, folder: Path) -> Task:
    """The task of a text."""
    file = folder / "task.toml"
    file.write_text(text, encoding="utf-8")
    return read_task(file)


def crew(threads: int = 1) -> Crew:
    """Who plays: the compiled rules where there are any."""
    return Crew(wait_for_best(), threads=threads)


def meter(task: Task, journal: Journal | None = None, threads: int = 1) -> Meter:
    """Plays for a task."""
    return Meter(task, crew(threads), journal or Journal(None, {}))
