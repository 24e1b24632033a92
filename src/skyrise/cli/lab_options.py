"""The options that all commands of the laboratory share."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from skyrise.kernel import readiness
from skyrise.kernel.loads import wait_for_best
from skyrise.lab.errors import require
from skyrise.lab.executors import RayCluster, local_executor

from .output import INTERRUPTED, errors

if TYPE_CHECKING:
    from skyrise.lab.games import Crew, Order

NOTHING_WRITTEN: Final = "stopped; no report is written"

Changes = Annotated[list[str] | None, typer.Option("--set", help="Change a value: wonders.13.per_tall=2; repeatable.")]
Report = Annotated[Path, typer.Option("--out", help="The report: one HTML file.", dir_okay=False, writable=True)]


@dataclass(frozen=True, slots=True)
class LabOptions:
    """What every command of the laboratory can be told: which games, and who plays them where."""

    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 1000
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0
    policy: Annotated[
        str, typer.Option(help="How the kernel plays: judged (one action ahead), searched (as skilled), or random.")
    ] = "judged"
    bots: Annotated[str | None, typer.Option("--bots", help="Have this bot play every seat instead of the kernel.")] = (
        None
    )
    weights: Annotated[
        str | None, typer.Option(help="The kernel plays with these weights, a file from `lab learn`.")
    ] = None
    jobs: Annotated[int | None, typer.Option(help="Threads, or bot processes. Default: one per core.", min=1)] = None
    ray: Annotated[bool, typer.Option("--ray", help="Bots play on a Ray cluster: at --address, or a local one.")] = (
        False
    )
    address: Annotated[str | None, typer.Option(help="Address of a Ray cluster: auto or host:port.")] = None

    def order(
        self,
        players: int,
        edition: str,
        changes: Sequence[str] | None = None,
        islands: Mapping[str, str] | None = None,
        loose: Sequence[str] = (),
    ) -> Order:
        """The games that are asked for."""
        from skyrise.lab.games import Order

        return Order(
            players=players,
            edition=edition,
            changes=tuple(changes or ()),
            seed=self.seed,
            games=self.games,
            policy=self.policy,
            bot=self.bots,
            islands=islands or {},
            loose=tuple(loose),
            weights=self.weights,
        )

    @contextmanager
    def crew(self, stopped: str = NOTHING_WRITTEN) -> Iterator[Crew]:
        """Who plays, as long as this is open; on Ctrl-C, ``stopped`` is printed."""
        if self.ray and self.bots is None:
            raise typer.BadParameter("works only with --bots: the kernel plays here", param_hint="--ray")
        if self.address is not None and not self.ray:
            raise typer.BadParameter(f"{self.address!r}: an address needs --ray", param_hint="--address")
        try:
            with ExitStack() as stack:
                stack.enter_context(redirect_stdout(sys.stderr))  # Ray prints a message when a worker dies
                yield self._crew(stack)
        except KeyboardInterrupt:
            errors.print(stopped, markup=False)
            raise typer.Exit(INTERRUPTED) from None

    def _crew(self, stack: ExitStack) -> Crew:
        """Waits for the compiled rules, and says so; connects to a cluster once for all games."""
        from skyrise.lab.games import Crew

        with errors.status("the kernel gets ready: some seconds, the first time on a machine"):
            load = wait_for_best()
        if not load.is_compiled:
            errors.print(f"({readiness.status()})", markup=False, soft_wrap=True)
        workers = self.jobs or os.cpu_count() or 1
        if self.bots is None:
            return Crew(load, threads=workers)
        if self.ray:
            cluster = RayCluster(self.address, self.jobs)
            stack.enter_context(cluster.connected())
            return Crew(load, executor=cluster)
        return Crew(load, executor=local_executor(workers))


def need_numpy() -> None:
    """Refuses a command if the extra of the laboratory is not installed."""
    require("numpy", "lab")


@contextmanager
def counting(total: int, *, quiet: bool = False) -> Iterator[Callable[[int], None]]:
    """A progress bar of games."""
    columns = (
        *(TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()),
        *(TextColumn("left"), TimeRemainingColumn()),
    )
    with Progress(*columns, console=errors, transient=True, disable=quiet) as bar:
        task = bar.add_task("", total=total)
        yield lambda more: bar.advance(task, more)


def command_line() -> str:
    """The command as it was called, so that it can be run again."""
    return shlex.join(["skyrise", *sys.argv[1:]])
