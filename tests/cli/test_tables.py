"""Tables show everything that is in them, on every screen and in a pipe."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console
from rich.table import Table

from skyrise.cli import tables

NAMES = ("mason:playouts=2;exploration=0.75", "mason:playouts=4;exploration=0.75")


def table_of_bots() -> Table:
    table = tables.number_table("bot", "won", "what it is like to play against")
    for name in NAMES:
        table.add_row(name, "1,234.5", "It thinks for a while, and then it takes what you wanted to have.")
    return table


def shown(monkeypatch: pytest.MonkeyPatch, width: int, *, terminal: bool) -> str:
    out = StringIO()
    monkeypatch.setattr(tables, "screen", Console(file=out, width=width, force_terminal=terminal, color_system=None))
    tables.show_table(table_of_bots())
    return out.getvalue()


@pytest.mark.parametrize("width", [30, 50, 60, 80, 200])
def test_what_people_type_is_never_cut_on_a_terminal(monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    text = shown(monkeypatch, width, terminal=True)
    assert "…" not in text
    assert all(name in text for name in NAMES)
    words = "".join(letter if letter.isalnum() else " " for letter in text).split()
    assert words.count("thinks") == words.count("wanted") == len(NAMES)


def test_a_table_fits_its_terminal_as_long_as_its_words_do(monkeypatch: pytest.MonkeyPatch) -> None:
    assert max(map(len, shown(monkeypatch, 60, terminal=True).splitlines())) <= 60


def test_a_pipe_has_a_line_for_a_row_and_no_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    heading, *rows = shown(monkeypatch, 80, terminal=False).splitlines()
    assert heading.split()[:2] == ["bot", "won"]
    assert [row.split()[0] for row in rows] == list(NAMES)
    assert all(row.rstrip().endswith("wanted to have.") for row in rows)
