"""Commands that take options as one value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import pytest
import typer
from typer.testing import CliRunner

from skyrise.cli.options import takes_options


@dataclass(frozen=True)
class Shared:
    """Options of several commands."""

    games: Annotated[int, typer.Option(min=1)] = 10
    quiet: bool = False


app = typer.Typer()


@app.command()
@takes_options
def count(shared: Shared, name: Annotated[str, typer.Argument()], seed: int = 3) -> None:
    """Count something."""
    typer.echo(f"{name} {seed} {shared}")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["a"], "a 3 Shared(games=10, quiet=False)"),
        (["--games", "2", "a", "--quiet", "--seed", "4"], "a 4 Shared(games=2, quiet=True)"),
    ],
)
def test_the_fields_of_a_dataclass_are_options(words: list[str], said: str) -> None:
    assert CliRunner().invoke(app, words).output.strip() == said


def test_their_limits_hold() -> None:
    assert CliRunner().invoke(app, ["a", "--games", "0"]).exit_code == 2


def test_the_help_of_a_command_lists_them() -> None:
    shown = CliRunner().invoke(app, ["--help"]).output
    assert "Count something." in shown
    assert all(option in shown for option in ("--games", "--quiet", "--seed"))
    assert "shared" not in shown
