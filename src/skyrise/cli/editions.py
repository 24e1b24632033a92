"""``skyrise editions``: the editions, and what differs."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table

from skyrise.components import DEFAULT_EDITION, Edition, Value, edition_ids, load_edition
from skyrise.components.schema import SCHEMA

from .options import JsonOutput
from .output import print_json, screen
from .tables import show_table


def editions(
    edition: Annotated[
        str | None, typer.Argument(help="An edition, or the path to an edition file: lists all its values.")
    ] = None,
    against: Annotated[
        str | None, typer.Option(help="Another edition or edition file: lists only the differences from it.")
    ] = None,
    json_output: JsonOutput = False,
) -> None:
    """List the editions and their differences, or all the values of one, each with its provenance.

    Provenance: book (the rulebook of this edition states it), other book (only the rulebook of another one does),
    deduced (it follows from them), third party (a published description of the game), house (no rulebook gives it; we
    chose it), own (your file says so).

    Example: skyrise editions preview --against retail
    """
    if against is not None:
        _changed(load_edition(edition or DEFAULT_EDITION), load_edition(against), json_output=json_output)
    elif edition is not None:
        _one(load_edition(edition), json_output=json_output)
    elif json_output:
        print_json([_summary(load_edition(name)) for name in edition_ids()])
    else:
        _all()


def _all() -> None:
    base = load_edition(DEFAULT_EDITION)
    for name in edition_ids():
        edition = load_edition(name)
        table = Table("value", name, base.id, "provenance", box=None, pad_edge=False, header_style="dim")
        for key, mine, theirs in edition.differences(base):
            table.add_row(SCHEMA[key].meaning, _show(mine), _show(theirs), str(mine.provenance))
        screen.print(f"[bold]{name}[/] {edition.name} ({edition.language})")
        if table.row_count:
            show_table(table)
        else:
            screen.print("  the default" if edition == base else f"  plays as {base.id}")
        screen.print()


def _one(edition: Edition, *, json_output: bool) -> None:
    if json_output:
        print_json(edition.document())
        return
    table = Table("key", "value", "provenance", "meaning", title=f"{edition.id}: {edition.name}")
    for key, value in edition.values.items():
        table.add_row(key, _show(value), str(value.provenance), SCHEMA[key].meaning)
    show_table(table)


def _changed(edition: Edition, other: Edition, *, json_output: bool) -> None:
    """What one edition says otherwise than another."""
    differences = list(edition.differences(other))
    if json_output:
        print_json({key: {"value": mine.setting, "was": theirs.setting} for key, mine, theirs in differences})
        return
    table = Table("key", other.id, edition.id, "provenance", "meaning")
    for key, mine, theirs in differences:
        table.add_row(key, _show(theirs), _show(mine), str(mine.provenance), SCHEMA[key].meaning)
    if differences:
        show_table(table)
    else:
        screen.print(f"{edition.id} plays as {other.id}")


def _summary(edition: Edition) -> dict[str, Any]:
    base = load_edition(DEFAULT_EDITION)
    differences = {
        key: {"value": mine.setting, **mine.provenance.document(), "in_base": theirs.setting}
        for key, mine, theirs in edition.differences(base)
    }
    return {
        "id": edition.id,
        "name": edition.name,
        "language": edition.language,
        "base": edition.base,
        "differences": differences,
    }


def _show(value: Value) -> str:
    if isinstance(value.setting, tuple):
        return " ".join(map(str, value.setting))
    if isinstance(value.setting, bool):
        return "yes" if value.setting else "no"
    return str(value.setting)
