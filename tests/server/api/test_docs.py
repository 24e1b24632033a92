"""The page for authors of bots names everything that there is."""

from __future__ import annotations

from pathlib import Path

from skyrise.notation.documents import COMMANDS
from skyrise.server.app import create_app
from skyrise.server.settings import Settings

PAGE = (Path(__file__).parents[3] / "docs" / "server.md").read_text(encoding="utf-8")


def test_every_route_is_on_the_page() -> None:
    paths = create_app(Settings(Path("nowhere"))).openapi()["paths"]
    routes = [f"`{method.upper()} {path}`" for path, methods in paths.items() for method in methods]
    assert [route for route in routes if route not in PAGE] == []


def test_every_command_is_on_the_page() -> None:
    assert [kind for kind in COMMANDS if f"`{kind}`" not in PAGE] == []
