"""A second browser: the folder of files in Firefox."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from browser.firefox import Firefox, firefox
from browser.people import SCREENSHOTS
from browser.words import words

BUTTON = "[...document.querySelectorAll('button')].find((one) => one.textContent.includes({name!r}) && !one.disabled)"
BOARD = "document.querySelectorAll('path[data-place]').length > 0"


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Firefox]:
    """A window of Firefox."""
    with firefox(tmp_path) as window:
        yield window


def press(window: Firefox, name: str) -> None:
    """Presses a button, as soon as there is one of this name."""
    window.until(f"({button(name)}) !== undefined")
    window.evaluate(f"({button(name)}).click()")


def button(name: str) -> str:
    return BUTTON.format(name=name)


def test_a_game_begins_in_firefox_and_goes_on_after_a_reload(window: Firefox, site: str) -> None:
    window.visit(site)
    press(window, words("home-play"))
    window.until("location.pathname.startsWith('/t/local')")
    window.until(BOARD)
    bar = f"document.querySelector('[aria-label=\"{words('table-action-bar')}\"]')"
    window.until(f"[...({bar})?.querySelectorAll('button') ?? []].some((one) => !one.disabled)")
    window.look(SCREENSHOTS / "firefox.png")
    table = window.evaluate("location.pathname")
    window.evaluate("navigator.serviceWorker.ready.then(() => true)")
    window.reload()
    assert window.evaluate("location.pathname") == table
    window.until(BOARD)
    assert window.errors == []
