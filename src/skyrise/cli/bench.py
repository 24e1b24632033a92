"""``skyrise bench``: how fast the rules are on this machine, interpreted and compiled."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from skyrise.kernel import readiness
from skyrise.kernel.speed import FIGURES, Summary, measure_round, summarize
from skyrise.rules import Game, Match

from .options import EditionOption, JsonOutput, PlayersOption
from .output import errors, print_json
from .tables import number_table, show_table
from .warmup import warm_up

if TYPE_CHECKING:
    from skyrise.kernel.kernel import Kernel


def bench(
    players: PlayersOption = 4,
    edition: EditionOption = "retail",
    seconds: Annotated[float, typer.Option(help="How long each run takes.", min=0.01)] = 1.0,
    rounds: Annotated[int, typer.Option(help="How many rounds of runs.", min=1)] = 5,
    json_output: JsonOutput = False,
) -> None:
    """Measure random games with the rules interpreted and compiled: decisions and games per second.

    The runs of a round follow each other, and each ratio compares two runs of one round. The median of all rounds
    is printed, and the best one. Without llvmlite you get only the figures for the interpreted rules.

    Example: skyrise bench --players 4 --rounds 3 --seconds 0.5
    """
    match = Game.new(players, edition, seed=1).match
    summaries = measure(match, _kernel(match), seconds, rounds)
    if json_output:
        figures = {figure: asdict(summary) for figure, summary in summaries.items()}
        print_json({"players": players, "edition": edition, "seconds": seconds, "rounds": rounds, "figures": figures})
    else:
        show_table(speed_table(summaries))


def _kernel(match: Match) -> Kernel | None:
    """The compiled rules of a match; None without llvmlite."""
    if not readiness.is_available():
        errors.print(f"{readiness.INSTALL}\nso these figures are for the interpreted rules only", markup=False)
        return None
    warm_up()
    from skyrise.kernel.kernel import Kernel

    return Kernel(match)


def measure(match: Match, kernel: Kernel | None, seconds: float, rounds: int) -> dict[str, Summary]:
    """The figures of several rounds; shows which run is under way."""
    measured = []
    with errors.status("") as status:
        for number in range(rounds):
            measured.append(measure_round(match, kernel, seconds, status.update))
            errors.print(f"round {number + 1} of {rounds} done")
    return summarize(measured)


def speed_table(summaries: dict[str, Summary]) -> Table:
    """A line for each figure."""
    table = number_table("", "median", "best")
    for figure, summary in summaries.items():
        table.add_row(FIGURES[figure], *map(show, (summary.median, summary.best)))
    return table


def show(figure: float) -> str:
    """Rates as whole numbers, ratios with two decimals."""
    return f"{figure:,.0f}" if figure >= 1000 else f"{figure:.2f}"
