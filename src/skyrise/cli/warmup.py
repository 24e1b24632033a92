"""``skyrise warmup``: compile the kernel now, rather than when it is first needed."""

from __future__ import annotations

from time import perf_counter

import typer
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from skyrise.kernel import readiness

from .output import errors, screen

FAILED = 1


def warmup() -> None:
    """Compile the rules, once for this machine; later runs load the result right away.

    SKYRISE_CACHE_DIR says where it is kept. Without llvmlite, everything still works, interpreted.

    Example: skyrise warmup
    """
    if not readiness.is_available():
        screen.print(readiness.INSTALL, markup=False, soft_wrap=True)
        return
    seconds = warm_up()
    screen.print(f"{readiness.status()}, after {seconds:.1f} s", markup=False, soft_wrap=True)


def warm_up() -> float:
    """Compiles everything, or reads it from the cache, and shows the progress; returns the seconds it took."""
    started = perf_counter()
    columns = SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn()
    with Progress(*columns, console=errors, transient=True) as progress:
        task = progress.add_task("", total=None)

        def say(part: str) -> None:
            progress.print(f"{perf_counter() - started:5.1f} s: {part}")
            progress.update(task, description=f"making ready: {part}")

        try:
            readiness.warm_up(say)
        except Exception as error:
            progress.print(error, markup=False, soft_wrap=True)
            progress.print("the rules run interpreted because compiling them fails:")
            progress.print(readiness.reason(error), markup=False, soft_wrap=True)
            raise typer.Exit(FAILED) from None
    return perf_counter() - started
