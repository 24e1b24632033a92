"""A package gets the built page, or says once that it has none."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

import build_page


class App:
    """What hatchling says to whoever builds."""

    def __init__(self) -> None:
        self.warned: list[str] = []

    def display_warning(self, message: str) -> None:
        self.warned.append(message)


def built(monkeypatch: pytest.MonkeyPatch, version: str, *, npm: bool, fresh: bool) -> tuple[int, list[str]]:
    """How often the page is built for a package, and what is said."""
    app, builds = App(), []
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/npm" if npm else None)
    monkeypatch.setattr(build_page, "is_fresh", lambda: fresh)
    monkeypatch.setattr(build_page, "build", lambda: builds.append(version))
    given: list[Any] = [str(Path.cwd()), {}, None, None, "", "wheel", app]
    build_page.PageHook(*given).initialize(version, {})
    return len(builds), app.warned


def test_a_package_is_built_with_its_page(monkeypatch: pytest.MonkeyPatch) -> None:
    assert built(monkeypatch, "standard", npm=True, fresh=False) == (1, [])


def test_a_page_that_is_there_needs_no_node(monkeypatch: pytest.MonkeyPatch) -> None:
    assert built(monkeypatch, "standard", npm=False, fresh=True) == (1, [])


def test_without_node_the_package_has_no_page_and_says_so_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert built(monkeypatch, "standard", npm=False, fresh=False) == (0, [build_page.WITHOUT_PAGE])
    assert "Install Node.js" in build_page.WITHOUT_PAGE


def test_an_editable_install_serves_what_make_builds(monkeypatch: pytest.MonkeyPatch) -> None:
    assert built(monkeypatch, "editable", npm=True, fresh=False) == (0, [])
