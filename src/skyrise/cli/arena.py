"""``skyrise arena``: which bot is best, and how sure that is."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.table import Table

from skyrise.bots import make_bot
from skyrise.components import Reason
from skyrise.lab.arena import (
    ArenaError,
    Board,
    Job,
    Note,
    Plan,
    Progress,
    RayCluster,
    Results,
    Sprt,
    Standing,
    Verdict,
    read_board,
    run,
    write_board,
    write_rows,
)
from skyrise.lab.arena.export import writer_for
from skyrise.lab.arena.journal import clear, default_state
from skyrise.lab.arena.plan import schedule
from skyrise.lab.executors import local_executor

from .lab_options import command_line
from .options import EditionOption, JsonOutput, PlayersOption
from .output import INTERRUPTED, errors, print_json, screen
from .preparing import prepare_bots
from .tables import number_table, show_table

FAILURES_SHOWN: Final = 5


def arena(
    bots: Annotated[
        str,
        typer.Option(
            help="Names, separated by commas; the last fills the remaining seats. fast=expert:seconds=0.1 sets a name."
        ),
    ],
    games: Annotated[int, typer.Option(help="Minimum number of games; rounded up to whole duplicates.", min=1)] = 100,
    players: PlayersOption = 4,
    seed: Annotated[int, typer.Option(help="The same seed gives the same setups.")] = 0,
    edition: EditionOption = "retail",
    jobs: Annotated[int | None, typer.Option(help="Games at a time. Default: one per core.", min=1)] = None,
    time: Annotated[float | None, typer.Option(help="Seconds per decision. Default: no limit.")] = None,
    records: Annotated[Path | None, typer.Option(help="Write one record file per game into this folder.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write the results here: .json, .csv or .parquet.")] = None,
    state: Annotated[
        Path | None,
        typer.Option(
            "--state", "--resume", help="Where finished games are kept. Default: arena-….jsonl in this folder."
        ),
    ] = None,
    sprt: Annotated[
        str | None,
        typer.Option(help="Stop once it is clear whether the first of two bots is better: 0.5,0.55."),
    ] = None,
    board: Annotated[
        Path | None, typer.Option(help="A leaderboard that grows from run to run: this file, and its page (.html).")
    ] = None,
    notes: Annotated[
        Path | None,
        typer.Option(help="Write the bots' notes on their decisions to this file, one per line; - prints them."),
    ] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Play everything again.")] = False,
    ray: Annotated[bool, typer.Option("--ray", help="Play on a Ray cluster: at ADDRESS, or a local one.")] = False,
    address: Annotated[str | None, typer.Argument(help="Address of a Ray cluster: auto or host:port.")] = None,
    json_output: JsonOutput = False,
) -> None:
    """Have bots play the same setups from every seat, and report which is best and how certain that is.

    To resume an interrupted run, run the same command again. A bot that has changed starts over.

    Example: skyrise arena --bots random,random --players 2 --games 20
    """
    if address is not None and not ray:
        raise typer.BadParameter(f"{address!r}: an address needs --ray", param_hint="ADDRESS")
    plan = Plan(tuple(name.strip() for name in bots.split(",")), players, games, seed, edition, time)
    if out is not None:
        writer_for(out)
    test = None if sprt is None else parse_sprt(sprt)
    leaders = None if board is None else read_board(board)
    file = state or default_state(plan, records=records is not None)
    if fresh:
        clear(file)
    _announce(plan, file)
    if not ray:
        prepare_bots(make_bot(spec, "not of any game") for spec in plan.specs.values())
    with (
        _bar(quiet=json_output) as tell,
        _noting(notes) as say,
        redirect_stdout(sys.stderr),
    ):  # Ray prints a message when a worker dies
        executor = RayCluster(address, jobs) if ray else local_executor(jobs or os.cpu_count() or 1)
        results = run(plan, executor=executor, state=file, records=records, tell=tell, sprt=test, tell_note=say)
    if out is not None:
        write_rows(out, results.rows())
    if board is not None and leaders is not None:
        _grow(board, leaders, results)
    _report(results, json_output=json_output)


@contextmanager
def _noting(path: Path | None) -> Iterator[Callable[[Job, Note], object]]:
    """Where notes go: nowhere, to the screen, or into a file."""
    if path is None or path == Path("-"):
        yield (lambda job, note: None) if path is None else _print_note
        return
    with path.open("a", encoding="utf-8") as file:
        yield lambda job, note: file.write(f"{_note_line(job, note)}\n")


def _print_note(job: Job, note: Note) -> None:
    errors.print(_note_line(job, note), markup=False, soft_wrap=True)


def _note_line(job: Job, note: Note) -> str:
    where = f"game {job.number}, ply {note.ply}, seat {note.seat}"
    return f"{where}, {job.bots[note.seat]}: {note.action}: {' '.join(note.note.split())}"


def parse_sprt(text: str) -> Sprt:
    """The two shares of a sequential test."""
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise ArenaError(Reason.ARENA_SPRT, place="sprt", found=text) from None
    return Sprt(low, high)


def _grow(path: Path, leaders: Board, results: Results) -> None:
    new = leaders.add(results)
    page = write_board(path, leaders, command_line())
    errors.print(f"{new} games are new on the board: {page}", markup=False, soft_wrap=True)


def _announce(plan: Plan, file: Path) -> None:
    jobs = schedule(plan)
    setups = jobs[-1].setup + 1
    errors.print(f"{len(jobs)} games on {setups} setups, kept in {file}", markup=False, soft_wrap=True)
    if len(jobs) != plan.games:
        errors.print(f"({plan.games} rounded up: every setup is played {len(jobs) // setups} times, from every seat)")


@contextmanager
def _bar(*, quiet: bool) -> Iterator[Callable[[Progress], None]]:
    """A progress bar with the win rates so far."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}", markup=False))
    with Bar(*columns, console=errors, transient=True, disable=quiet) as bar:
        task = bar.add_task("", total=None)

        def tell(progress: Progress) -> None:
            if progress.kept and progress.kept == progress.done:
                new = progress.total - progress.kept
                errors.print(f"{new} of them are new; {progress.kept} were played before (--fresh plays them again)")
            rates = "  ".join(f"{bot} {rate:.0%}" for bot, rate in progress.win_rates().items())
            bar.update(task, total=progress.total, completed=progress.done, description=rates)

        yield tell


def summary(results: Results) -> dict[str, Any]:
    """The results as JSON."""
    return {
        **results.plan.fingerprint(),
        "games": len(results.jobs),
        "played": len(results.games),
        "setups": len({results.jobs[game.job].setup for game in results.games}),
        "standings": [asdict(standing) for standing in results.standings()],
        "pairwise": results.pairwise(),
        "sprt": results.verdict and {**asdict(results.verdict), "decision": results.verdict.decision},
    }


def _report(results: Results, *, json_output: bool) -> None:
    if json_output:
        print_json(summary(results))
    elif results.games:
        _print_results(results)
        _print_verdict(results.verdict)
    if not results.is_complete:
        errors.print(f"stopped after {len(results.games)} of {len(results.jobs)} games; run the same command to resume")
        raise typer.Exit(INTERRUPTED)


def _print_verdict(verdict: Verdict | None) -> None:
    if verdict is None or verdict.share is None:
        return
    ahead = f"ahead {verdict.share:.1%} of the time on {verdict.cases} setups"
    far = f"likelihood {verdict.likelihood:+.2f}, sure at ±{verdict.bound:.2f}"
    screen.print(f"the first bot is {verdict.decision or 'perhaps stronger'}: {ahead}; {far}", soft_wrap=True)


def _print_results(results: Results) -> None:
    standings = results.standings()
    show_table(_strength(standings))
    if len(standings) > 2:
        show_table(_matrix([standing.bot for standing in standings], results.pairwise()))
    show_table(_behaviour(standings))
    failures = [row for row in results.rows() if row.crash]
    for row in failures[:FAILURES_SHOWN]:
        screen.print(f"game {row.job}, Player {row.seat + 1}, {row.bot}: {row.crash}", markup=False, soft_wrap=True)
    if len(failures) > FAILURES_SHOWN:
        screen.print(f"… and {len(failures) - FAILURES_SHOWN} more games stopped by a failure")


def _strength(standings: list[Standing]) -> Table:
    table = number_table("bot", "games", "won", "95%", "margin", "Prestige", "rating")
    for one in standings:
        low, high = one.win_interval
        table.add_row(
            escape(one.bot),
            str(one.games),
            f"{one.win_rate:.1%}",
            f"{low:.1%}–{high:.1%}",
            f"{_number(one.margin, '+.1f')} ± {_number(one.margin_error, '.1f')}",
            _number(one.prestige, ".1f"),
            f"{one.rating:.1f} ± {one.rating_interval[1] - one.rating:.1f}",
        )
    return table


def _matrix(bots: list[str], pairwise: dict[str, dict[str, float]]) -> Table:
    table = number_table("bot", *(f"before {escape(bot)}" for bot in bots))
    for mine in bots:
        table.add_row(escape(mine), *(_number(pairwise[mine].get(theirs), ".1%") for theirs in bots))
    return table


def _behaviour(standings: list[Standing]) -> Table:
    table = number_table("bot", "decisions", "mean ms", "p95 ms", "max ms", "crashes", "illegal", "slow")
    for one in standings:
        times = (_number(time and 1000 * time, ".3f") for time in (one.time_mean, one.time_p95, one.time_max))
        table.add_row(escape(one.bot), str(one.decisions), *times, str(one.crashes), str(one.illegal), str(one.slow))
    return table


def _number(number: float | None, form: str) -> str:
    """A number, or a dash if there is none."""
    return "–" if number is None else format(number, form)
