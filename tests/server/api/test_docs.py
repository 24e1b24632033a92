"""The page for authors of bots names everything that there is."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from skyrise.server.app import create_app
from skyrise.server.settings import Settings
from skyrise.server.wire import Command

PAGE = (Path(__file__).parents[3] / "docs" / "server.md").read_text(encoding="utf-8")


def test_every_route_is_on_the_page() -> None:
    paths = create_app(Settings(Path("nowhere"))).openapi()["paths"]
    routes = [f"`{method.upper()} {path}`" for path, methods in paths.items() for method in methods]
    assert [route for route in routes if route not in PAGE] == []


def test_every_command_is_on_the_page() -> None:
    kinds = [model.model_fields["type"].annotation for model in get_args(get_args(Command)[0])]
    assert [kind for (kind,) in map(get_args, kinds) if f"`{kind}`" not in PAGE] == []
