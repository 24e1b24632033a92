"""``skyrise lab``: datasets, balance, comparisons, maps and tuning, from many games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from skyrise.components.names import CENTRAL, SLOTS
from skyrise.notation.files import write_text

from .lab_learn import learn_weights
from .lab_options import Changes, LabOptions, Report, command_line, counting, need_numpy
from .lab_output import say_differences, say_rates, say_sensitivity, say_sweep
from .lab_puzzles import mine_puzzles
from .lab_tune import tune_edition
from .options import EditionOption, PlayersOption, takes_options
from .output import screen

app = typer.Typer(
    add_completion=False,
    help="""Measure the game: is an edition or a map fair, what does a change do? Also writes games as tables.

    Example: skyrise lab balance --edition retail --games 1000
    """,
    no_args_is_help=True,
)

JsonOutput = Annotated[bool, typer.Option("--json", help="Print all figures as JSON.")]


@app.command("dataset")
@takes_options
def dataset(
    common: LabOptions,
    folder: Annotated[Path | None, typer.Argument(help="Where the tables go; an interrupted run resumes.")] = None,
    players: PlayersOption = 4,
    edition: EditionOption = "retail",
    changes: Changes = None,
    part: Annotated[int, typer.Option(help="Games per part: how much an interruption can lose.", min=1)] = 500,
    observations: Annotated[
        bool,
        typer.Option("--observations", help="Also write what each player saw and could do, as numbers to learn from."),
    ] = False,
    search: Annotated[
        int, typer.Option(help="With --observations: search simulations per decision, as the expert does.", min=0)
    ] = 0,
    schema: Annotated[bool, typer.Option("--schema", help="Print what the tables mean, and exit.")] = False,
) -> None:
    """Play games and write them as Parquet: the tables games, scores, auctions and actions.

    Example: skyrise lab dataset games --games 1000 --players 4
    """
    need_numpy()
    from skyrise.lab.dataset import Observing, describe, missing_parts, write_dataset

    if schema:
        typer.echo(describe())
        return
    if folder is None:
        raise typer.BadParameter("name a folder for the tables", param_hint="FOLDER")
    order = common.order(players, edition, changes)
    left = min(common.games, part * len(missing_parts(order, folder, part)))
    if search and not observations:
        raise typer.BadParameter("needs --observations", param_hint="--search")
    with common.crew("stopped; run the same command to resume") as crew, counting(left) as tell:
        write_dataset(order, crew, folder, part, tell, Observing(crew.load, search) if observations else None)
    screen.print(f"{common.games} games in {folder}", markup=False, soft_wrap=True)


@app.command("balance")
@takes_options
def balance(
    common: LabOptions,
    players: PlayersOption = 4,
    edition: EditionOption = "retail",
    changes: Changes = None,
    out: Report = Path("balance.html"),
    json_output: JsonOutput = False,
) -> None:
    """Is an edition fair? Wins by seat, color, start and Wonder card; Prestige; leads; auctions; in one HTML file.

    Example: skyrise lab balance --edition retail --games 1000
    """
    need_numpy()
    from skyrise.lab.balance import WINS, balance_report, measure, verdicts

    order = common.order(players, edition, changes)
    with common.crew() as crew, counting(common.games, quiet=json_output) as tell:
        tally = measure(order, crew, tell)
    write_text(out, balance_report(order, tally, command_line()))
    say_rates(out, tally, WINS, verdicts(order, tally), json_output=json_output)


@app.command("compare")
@takes_options
def compare(
    common: LabOptions,
    first: Annotated[str, typer.Argument(help="An edition, or the path to an edition file.")],
    second: Annotated[
        str | None, typer.Argument(help="Another one. Default: the first with the changes of --set.")
    ] = None,
    changes: Changes = None,
    players: PlayersOption = 4,
    out: Report = Path("comparison.html"),
    json_output: JsonOutput = False,
) -> None:
    """What difference does another edition, or one changed value, make? Both are played on the same setups.

    Example: skyrise lab compare retail --set wonders.13.per_tall=2 --games 1000
    """
    if second is None and not changes:
        raise typer.BadParameter("name a second edition, or change a value with --set", param_hint="SECOND")
    need_numpy()
    from skyrise.lab.balance import comparison_report, measure_both

    one, other = common.order(players, first), common.order(players, second or first, changes)
    with common.crew() as crew, counting(2 * common.games, quiet=json_output) as tell:
        tally = measure_both(one, other, crew, tell)
    write_text(out, comparison_report(one, other, tally, command_line()))
    say_differences(out, tally, json_output=json_output)


@app.command("sweep")
@takes_options
def sweep(
    common: LabOptions,
    edition: Annotated[str, typer.Argument(help="An edition, or the path to an edition file.")],
    sweep: Annotated[str, typer.Option("--sweep", help="A value and its settings: wonders.13.per_tall=1..4.")],
    changes: Changes = None,
    players: PlayersOption = 4,
    out: Report = Path("sweep.html"),
    json_output: JsonOutput = False,
) -> None:
    """What does one value do across its whole range? All settings are played on the same setups.

    Example: skyrise lab sweep retail --sweep wonders.13.per_tall=1..4 --games 1000
    """
    need_numpy()
    from skyrise.lab.balance import parse_sweep, sweep_report, sweep_value

    key, settings = parse_sweep(sweep)
    order = common.order(players, edition, changes)
    with common.crew() as crew, counting((1 + len(settings)) * common.games, quiet=json_output) as tell:
        swept = sweep_value(order, key, settings, crew, tell)
    write_text(out, sweep_report(swept, command_line()))
    say_sweep(out, swept, json_output=json_output)


@app.command("sensitivity")
@takes_options
def sensitivity(
    common: LabOptions,
    edition: Annotated[str, typer.Argument(help="An edition, or the path to an edition file.")],
    keys: Annotated[
        list[str] | None, typer.Option("--key", help="Only values whose keys begin like this: wonders; repeatable.")
    ] = None,
    changes: Changes = None,
    players: PlayersOption = 4,
    out: Report = Path("sensitivity.html"),
    json_output: JsonOutput = False,
) -> None:
    """What affects win rates most? Each value is changed by one step on its own, on the same setups.

    Example: skyrise lab sensitivity retail --key wonders --games 1000
    """
    need_numpy()
    from skyrise.lab.balance import measure_steps, sensitivity_report, steps_of

    order = common.order(players, edition, changes)
    steps, fixed = steps_of(order, keys or ())
    if not steps:
        raise typer.BadParameter("no value that can be changed on its own has such a key", param_hint="--key")
    with common.crew() as crew, counting((1 + len(steps)) * common.games, quiet=json_output) as tell:
        found = measure_steps(order, steps, fixed, crew, tell)
    write_text(out, sensitivity_report(found, command_line()))
    say_sensitivity(out, found, json_output=json_output)


@app.command("map")
@takes_options
def measure_map(
    common: LabOptions,
    islands: Annotated[list[str], typer.Argument(help="Islands or island files, in random slots, or slot=island.")],
    edition: EditionOption = "retail",
    out: Report = Path("map.html"),
    json_output: JsonOutput = False,
) -> None:
    """Is a map fair? Wins by seat and slot, choke points, and how often each feature scores. One player per island.

    Example: skyrise lab map aurora boreas cirrus zephyr --games 1000
    """
    laid, loose = split_islands(islands)
    players = len(set(laid) - {CENTRAL}) + len(loose)
    need_numpy()
    from skyrise.lab.balance import measure
    from skyrise.lab.maps import OF_ISLANDS, OF_SEATS, Atlas, map_measures, map_report, map_verdicts

    order = common.order(players, edition, islands=laid, loose=loose)
    atlas = Atlas(order)
    with common.crew() as crew, counting(common.games, quiet=json_output) as tell:
        tally = measure(order, crew, tell, map_measures(atlas))
    write_text(out, map_report(order, atlas, tally, command_line()))
    say_rates(out, tally, (*OF_SEATS, *OF_ISLANDS), map_verdicts(order, tally), json_output=json_output)


app.command("tune")(tune_edition)
app.command("learn")(learn_weights)
app.command("puzzles")(mine_puzzles)


def split_islands(words: Sequence[str]) -> tuple[dict[str, str], tuple[str, ...]]:
    """Islands with a slot, and those without."""
    laid = {}
    for word in words:
        slot, sign, island = word.partition("=")
        if sign and (slot not in (*SLOTS, CENTRAL) or not island):
            raise typer.BadParameter(f"{word}: the slots are {', '.join(SLOTS)}, {CENTRAL}", param_hint="ISLANDS")
        if sign:
            laid[slot] = island
    return laid, tuple(word for word in words if "=" not in word)
