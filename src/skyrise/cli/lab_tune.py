"""``skyrise lab tune``: finds values of an edition that reach a target."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from skyrise.notation.files import write_text

from .lab_options import LabOptions, command_line, need_numpy
from .output import errors, print_json, screen
from .tables import number_table, show_table

if TYPE_CHECKING:
    from skyrise.lab.tune import Found, Stage, Task

STOPPED: Final = "stopped; run the same command to resume"

TaskFile = Annotated[
    Path, typer.Argument(metavar="TASK", help="What may change, what must hold and what you want, as TOML.")
]
Folder = Annotated[Path, typer.Option("--out", help="The folder for the search; an interrupted search resumes.")]
Workers = Annotated[
    int | None,
    typer.Option("--workers", "--jobs", help="Threads, or bot processes. Default: one per core.", min=1),
]
JsonOutput = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]


def tune_edition(task_file: TaskFile, out: Folder, workers: Workers = None, json_output: JsonOutput = False) -> None:
    """Find edition values that reach a target: candidates race on the same setups, and the best is confirmed.

    To resume an interrupted search, run the same command again.

    Example: skyrise lab tune numbers.toml --out numbers
    """
    need_numpy()
    from skyrise.lab.tune import Journal, Meter, document, edition_file, read_task, tune, tune_report

    task = read_task(task_file)
    options = LabOptions(bots=task.bot, jobs=workers)
    with (
        Journal(out, task.fingerprint()) as journal,
        options.crew(STOPPED) as crew,
        _watching(task, quiet=json_output) as (stage, games),
    ):
        found = tune(task, Meter(task, crew, journal, games), stage)
    write_text(out / "result.json", json.dumps(document(found), indent=1) + "\n")
    write_text(out / "report.html", tune_report(found, command_line()))
    if not task.what_if:
        write_text(out / "edition.toml", edition_file(task, found.best))
    if json_output:
        print_json(document(found))
    else:
        _say(found, out)


@contextmanager
def _watching(task: Task, *, quiet: bool) -> Iterator[tuple[Callable[[Stage], None], Callable[[int], None]]]:
    """A progress bar of the batch that is played, by all companies of a task."""
    whole = sum(task.batch_of(company) for company in task.companies) / task.budget.batch
    columns = (
        *(TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()),
        *(TextColumn("left"), TimeRemainingColumn()),
    )
    with Progress(*columns, console=errors, transient=True, disable=quiet) as bar:
        line = bar.add_task("", total=None)
        yield (
            lambda now: bar.reset(line, total=round(whole * now.games), description=_described(now)),
            lambda more: bar.advance(line, more),
        )


def _described(stage: Stage) -> str:
    best = "" if stage.best is None else f", misfit {stage.best:.2f}"
    batch = f"round {stage.race}, batch {stage.batch} of {stage.batches}, {stage.candidates} candidates"
    return f"{batch if stage.race else 'confirming'}{best}"


def _say(found: Found, out: Path) -> None:
    """Prints the way, what changes, and the result."""
    from skyrise.lab.tune import findings

    for heads, rows in (
        (findings.WAY, findings.way(found)),
        (("value", "base", "result"), findings.changed_values(found)),
        (findings.RATES, findings.rates(found)),
    ):
        table = number_table(*heads)
        for row in rows:
            table.add_row(*row)
        if rows:
            show_table(table)
    for sentence in (findings.summary(found), f"report: {out / 'report.html'}"):
        screen.print(sentence, markup=False, soft_wrap=True)
