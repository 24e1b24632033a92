"""What the commands of the laboratory have in common: which games, and who plays them."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from skyrise.kernel import readiness
from skyrise.kernel.loads import wait_for_best
from skyrise.lab.arena import Processes, RayCluster, Serial
from skyrise.lab.arena.errors import require
from skyrise.lab.manifest import LAB
from skyrise.search.manifest import SEARCH

from .output import errors

if TYPE_CHECKING:
    from skyrise.lab.games import Crew

INTERRUPTED: Final = 130
NOTHING_WRITTEN: Final = "stopped; no report is written"

Players = Annotated[int, typer.Option(help="2, 3 or 4.", min=2, max=4)]
EditionName = Annotated[str, typer.Option("--edition", help="An edition, or the path of an edition file.")]
Games = Annotated[int, typer.Option(help="How many games.", min=1)]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Policy = Annotated[str, typer.Option(help="How the kernel plays: judged (one action ahead) or random.")]
BotName = Annotated[str | None, typer.Option("--bots", help="Let this bot play on every seat instead of the kernel.")]
Changes = Annotated[list[str] | None, typer.Option("--set", help="Change a value: wonders.13.per_tall=2; repeatable.")]
Jobs = Annotated[int | None, typer.Option(help="Threads, or processes of bots; else one for each core.", min=1)]
Ray = Annotated[bool, typer.Option("--ray", help="Bots play on a Ray cluster: at --address, or one of our own.")]
Report = Annotated[Path, typer.Option("--out", help="The report: one HTML file.", dir_okay=False, writable=True)]
Address = Annotated[str | None, typer.Option(help="Of a Ray cluster: auto or host:port.")]


def need_numpy() -> None:
    """Refuses a command where the extra of the laboratory is not installed."""
    require("numpy", "lab", "the laboratory")


@contextmanager
def at_work(
    bot: str | None, jobs: int | None, *, ray: bool, address: str | None, stopped: str = NOTHING_WRITTEN
) -> Iterator[Crew]:
    """Who plays, as long as this is open; says what Ctrl-C comes to."""
    if ray and bot is None:
        raise typer.BadParameter("is for games of --bots: the kernel plays here", param_hint="--ray")
    if address is not None and not ray:
        raise typer.BadParameter(f"{address!r}: an address is for --ray", param_hint="--address")
    try:
        with ExitStack() as places:
            places.enter_context(redirect_stdout(sys.stderr))  # Ray talks when a worker dies
            yield _crew(bot, jobs, RayCluster(address, jobs) if ray else None, places)
    except KeyboardInterrupt:
        errors.print(stopped, markup=False)
        raise typer.Exit(INTERRUPTED) from None


def _crew(bot: str | None, jobs: int | None, cluster: RayCluster | None, places: ExitStack) -> Crew:
    """Waits for the compiled rules, and says so; connects to a cluster once for all games."""
    from skyrise.lab.games import Crew

    with errors.status("the kernel gets ready: a minute, the first time on a machine"):
        load = wait_for_best(SEARCH, LAB)
    if not load.is_compiled:
        errors.print(f"({readiness.status(SEARCH, LAB)})", markup=False, soft_wrap=True)
    workers = jobs or os.cpu_count() or 1
    if bot is None:
        return Crew(load, threads=workers)
    if cluster is not None:
        places.enter_context(cluster.connected())
        return Crew(load, executor=cluster)
    return Crew(load, executor=Serial() if workers == 1 else Processes(workers))


@contextmanager
def counting(total: int, *, quiet: bool = False) -> Iterator[Callable[[int], None]]:
    """A bar of games that are done."""
    columns = (
        *(TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()),
        *(TextColumn("left"), TimeRemainingColumn()),
    )
    with Progress(*columns, console=errors, transient=True, disable=quiet) as bar:
        task = bar.add_task("", total=total)
        yield lambda more: bar.advance(task, more)


def command_line() -> str:
    """The command as it was called, to be run again."""
    return shlex.join(["skyrise", *sys.argv[1:]])
