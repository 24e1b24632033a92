"""What a command imports: no more than it needs, since people wait for it."""

from __future__ import annotations

import subprocess
import sys

import pytest
from typer.testing import CliRunner

from skyrise.cli.app import app
from skyrise.cli.commands import COMMANDS

HEAVY = ("numpy", "prompt_toolkit", "fastapi", "pyarrow", "llvmlite", "skyrise.lab", "skyrise.server")


@pytest.mark.parametrize("command", ["editions", "legal"])
def test_a_small_command_waits_for_no_large_part(command: str) -> None:
    program = f"""
import sys
from skyrise.cli.app import app
try:
    app([{command!r}, "--help"])
except SystemExit:
    print([name for name in {HEAVY!r} if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_the_help_names_every_command() -> None:
    shown = CliRunner().invoke(app, ["--help"]).output
    assert [name for name in COMMANDS if name not in shown.split()] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_there_and_says_what_it_does(command: str) -> None:
    done = CliRunner().invoke(app, [command, "--help"])
    assert done.exit_code == 0
    assert f" {command} [OPTIONS]" in done.output


def test_an_unknown_command_is_refused_by_its_name() -> None:
    done = CliRunner().invoke(app, ["fly"])
    assert done.exit_code == 2
    assert "fly" in done.output
