"""Bots, arenas and datasets that cannot be had, one for each reason."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import pytest

from skyrise.bots import Bot, make_bot, registry
from skyrise.bots.aliases import named_bots
from skyrise.bots.specs import read_settings
from skyrise.kernel.interpreted import Interpreted
from skyrise.lab.arena import Plan, RayCluster, Sprt, read_board, run
from skyrise.lab.arena.export import writer_for
from skyrise.lab.arena.journal import REFUSALS as OF_ARENA
from skyrise.lab.arena.journal import read_line
from skyrise.lab.balance import parse_sweep
from skyrise.lab.bot_games import Job
from skyrise.lab.dataset.write import resume
from skyrise.lab.errors import require
from skyrise.lab.executors.contract import gave_up
from skyrise.lab.executors.ray import _result
from skyrise.lab.games import Crew, Order, play
from skyrise.lab.games.editions import changed_edition
from skyrise.lab.learn import read_weights
from skyrise.lab.line_file import compare, complete_lines, open_after
from skyrise.lab.tune import Task, read_task
from skyrise.lab.tune.journal import REFUSALS as OF_TUNE
from skyrise.lab.tune.journal import read_line as read_measurement
from skyrise.lab.tune.start import first_candidate

IMPOSSIBLE = """value = "wonders.13.per_tall"
most = 4
[[hold]]
rule = "between"
of = "wonders.13.per_tall"
least = 5
"""
JOB = Job(7, 3, "0.3", 0, ("one", "two"))


def _bot(seed: object, depth: int) -> Bot:
    raise ValueError("no such depth")


def _make_unmakable() -> object:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry.BOTS, "unmakable", _bot)
        return make_bot("unmakable:depth=3", 7)


def _text(file: Path, text: str) -> Path:
    file.write_text(text)
    return file


def _heading(folder: Path, text: str) -> None:
    (folder / "dataset.json").write_text(text)
    resume(folder, {"seed": 2})


def _task(folder: Path, change: str) -> Task:
    want = '[[want]]\nrate = "color"\nplayers = 2\npercent = [40, 60]\n'
    (folder / "task.toml").write_text(f"[task]\n[[change]]\n{change}\n{want}")
    return read_task(folder / "task.toml")


def _give_up() -> None:
    raise gave_up(JOB, "exit code -9")


class RayError(Exception):
    """What Ray raises where a game cannot be played."""


class WorkerCrashedError(RayError):
    """What Ray raises where a worker dies."""


def _fail(*_: object, **__: object) -> Any:
    raise RayError("a long story\nno module named mine")


def _no_answer(*_: object, **__: object) -> Any:
    raise ConnectionError("refused")


def _connect() -> Iterator[object]:
    ray = SimpleNamespace(is_initialized=lambda: False, init=_no_answer)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("skyrise.lab.executors.ray.require", lambda *_: ray)
        with RayCluster("somewhere:6379").connected() as connected:
            yield connected


def _on_the_cluster() -> object:
    errors = SimpleNamespace(
        RayError=RayError, WorkerCrashedError=WorkerCrashedError, OutOfMemoryError=WorkerCrashedError
    )
    ray = cast(ModuleType, SimpleNamespace(get=_fail, exceptions=errors))
    return _result(ray, None, JOB)


BOTS: dict[str, Callable[[Path], object]] = {
    "bot.unknown": lambda _: make_bot("nobody", 7),
    "bot.settings": lambda _: make_bot("random:wits", 7),
    "bot.setting-twice": lambda _: make_bot("random:wits=3;wits=4", 7),
    "bot.setting-unknown": lambda _: make_bot("random:wits=3", 7),
    "bot.setting-missing": lambda _: read_settings("mine", _bot, {}),
    "bot.setting-value": lambda _: read_settings("mine", _bot, {"depth": "deep"}),
    "bot.command": lambda _: make_bot("stdio:", 7),
    "bot.name": lambda _: named_bots("fast="),
    "bot.name-twice": lambda _: named_bots("a=random,a=casual"),
    "bot.unmade": lambda _: _make_unmakable(),
    "bot.unloaded": lambda _: registry._loaded(EntryPoint("mine", "no_such_module:Bot", registry.GROUP)),
    "bot.no-factory": lambda _: registry._loaded(EntryPoint("mine", "skyrise:__version__", registry.GROUP)),
}
LAB: dict[str, Callable[[Path], object]] = {
    "lab.package": lambda _: require("no_such_package", "lab"),
    "lab.ending": lambda folder: writer_for(folder / "results.xlsx"),
    "lab.bots": lambda _: Plan(()),
    "lab.seconds": lambda _: Plan(("random",), seconds=0),
    "value.least": lambda _: Plan(("random",), games=0),
    "lab.change": lambda _: changed_edition("retail", ["wonders.13.per_tall"]),
    "lab.sweep": lambda _: parse_sweep("wonders.13.per_tall=4..1"),
    "lab.weights": lambda folder: read_weights(str(_text(folder / "weights.json", "[]"))),
    "lab.bot-failed": lambda _: list(play(Order(2, games=1, bot="stdio:false"), Crew(Interpreted()))),
    "arena.unreadable": lambda folder: complete_lines(folder, b"{}", OF_ARENA),
    "arena.unwritable": lambda folder: open_after(folder, 0, OF_ARENA),
    "arena.state": lambda folder: compare(folder / "notes.txt", b"my notes", {}, OF_ARENA),
    "arena.other": lambda folder: compare(folder / "state.jsonl", b'{"games": 2}', {"games": 3}, OF_ARENA),
    "arena.line": lambda folder: read_line(folder / "state.jsonl", 4, b"{}"),
    "arena.sprt": lambda _: Sprt(0.6, 0.5),
    "arena.pair": lambda _: run(Plan(("random",), 2, 1), sprt=Sprt()),
    "arena.board": lambda folder: read_board(_text(folder / "board.json", "[]")),
    "arena.gave-up": lambda _: _give_up(),
    "arena.ray": lambda _: next(_connect()),
    "arena.cluster": lambda _: _on_the_cluster(),
    "dataset.heading": lambda folder: _heading(folder, "[1"),
    "dataset.other": lambda folder: _heading(folder, '{"seed": 1}'),
    "tune.book": lambda folder: _task(folder, 'value = "keys.large"'),
    "tune.key": lambda folder: _task(folder, 'value = "keys.golden"'),
    "tune.bounds": lambda folder: _task(folder, 'value = "wonders.13.per_tall"\nleast = 3\nmost = 2'),
    "tune.start": lambda folder: first_candidate(_task(folder, IMPOSSIBLE)),
    "tune.state": lambda folder: compare(folder / "notes.txt", b"my notes", {}, OF_TUNE),
    "tune.other": lambda folder: compare(folder / "journal.jsonl", b'{"task": 2}', {"task": 3}, OF_TUNE),
    "tune.line": lambda folder: read_measurement(folder, 4, b"{}"),
}
