"""The parts of the command, each imported when it is asked for: who lists editions need not wait for the laboratory."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import typer
from typer.core import TyperGroup
from typer.main import get_command

COMMANDS: Final = {
    "play": "play.play",
    "serve": "serve.serve",
    "admin": "admin.app",
    "think": "think.think",
    "site": "site.site",
    "simulate": "simulate.simulate",
    "replay": "replay.replay",
    "verify": "verify.verify",
    "legal": "inspect.legal",
    "score": "inspect.score",
    "show": "show.show",
    "explain": "explain.explain",
    "review": "review.review",
    "solve": "solve.solve_ending",
    "editions": "editions.editions",
    "schema": "schema.schema",
    "arena": "arena.arena",
    "bench": "bench.bench",
    "warmup": "warmup.warmup",
    "bots": "bots.app",
    "lab": "lab.app",
}
"""File and name of each, in the order of the help: a function, or an app with commands of its own."""


class Commands(TyperGroup):
    """All commands by name."""

    def list_commands(self, ctx: Any) -> list[str]:
        """In the order of the help, which needs them all."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """A command; None if there is none of this name."""
        return _command(cmd_name) if cmd_name in COMMANDS else None


def _command(name: str) -> Any:
    module, _, member = COMMANDS[name].partition(".")
    found: typer.Typer | Callable[..., Any] = getattr(import_module(f".{module}", __package__), member)
    command = get_command(found if isinstance(found, typer.Typer) else _app_of(found))
    command.name = name
    return command


def _app_of(function: Callable[..., Any]) -> typer.Typer:
    app = typer.Typer(add_completion=False)
    app.command()(function)
    return app
