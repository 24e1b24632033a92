"""Tables on the screen. Nothing in them is ever cut, since people type and compare what they read there.

On a terminal the widest columns are folded between words until the table fits; where not even its longest words fit
beside each other, each row is a list. In a pipe there are no frames, and lines are as long as they need to be.
"""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.measure import Measurement
from rich.table import Column, Table
from rich.text import Text

from .output import screen

ENDLESS: Final = 100_000
"""Columns that no line has."""


def number_table(first: str, *others: str) -> Table:
    """A table with these headings; the columns after the first hold numbers, aligned to the right."""
    table = Table(first)
    for heading in others:
        table.add_column(heading, justify="right")
    return table


def show_table(table: Table) -> None:
    """Prints a table."""
    if not screen.is_terminal:
        table.box, table.pad_edge = None, False
        Console(file=screen.file, highlight=False, width=_whole(table)).print(table)
    elif _fit(table, screen.width):
        screen.print(table)
    else:
        _show_list(table)


def _whole(table: Table) -> int:
    """How wide a table is in which nothing is folded."""
    return Measurement.get(screen, screen.options.update(width=ENDLESS), table).maximum


def _fit(table: Table, width: int) -> bool:
    """Folds the widest columns until the table fits; False if longest words would have to be broken."""
    sizes = [_measured(column) for column in table.columns]
    widths = [size.maximum for size in sizes]
    frame = _whole(table) - sum(widths)
    while sum(widths) + frame > width:
        wide = [number for number, size in enumerate(sizes) if widths[number] > size.minimum]
        if not wide:
            return False
        widths[max(wide, key=lambda number: widths[number])] -= 1
    for column, wanted in zip(table.columns, widths, strict=True):
        column.width, column.overflow = wanted, "fold"
    return True


def _measured(column: Column) -> Measurement:
    """The longest word and the longest line of a column."""
    texts = [_text(cell) for cell in (column.header, *column.cells)]
    sizes = [Measurement.get(screen, screen.options.update(width=ENDLESS), text) for text in texts]
    return Measurement(max(size.minimum for size in sizes), max(size.maximum for size in sizes))


def _show_list(table: Table) -> None:
    headings = [_text(column.header) for column in table.columns]
    for row in zip(*(column.cells for column in table.columns), strict=True):
        for heading, cell in zip(headings, map(_text, row), strict=True):
            if cell.plain:
                screen.print(Text.assemble(heading, ": " if heading.plain else "", cell), soft_wrap=True)
        screen.print()


def _text(cell: object) -> Text:
    return cell if isinstance(cell, Text) else Text.from_markup(str(cell))
