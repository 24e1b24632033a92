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
BAR = f"document.querySelector('[aria-label=\"{words('table-action-bar')}\"]')"
PLAYED = """new Promise((done) => {
  const opening = indexedDB.open("skyrise");
  opening.onsuccess = () => {
    const all = opening.result.transaction("entries").objectStore("entries").getAll();
    all.onsuccess = () => {
      opening.result.close();
      done(all.result.filter(({ text }) => text.includes('"kind":"act"') && text.includes('"person"')).length);
    };
  };
})"""
"""How many actions of people are kept."""


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


def click(window: Firefox, found: str) -> None:
    """Clicks on something, as soon as it is there."""
    window.until(f"Boolean({found})")
    window.evaluate(f"({found}).click()")


def titled(message: str) -> str:
    return f"document.querySelector('[title=\"{words(message)}\"]')"


def play_as_advised(window: Firefox) -> None:
    """Asks for advice as soon as it is one's turn, follows it, and waits until that is kept. Bids can be picked."""
    click(window, titled("school-advice-ask"))
    window.until("document.querySelector('li.first') !== null")
    if window.evaluate("document.querySelector('li.first button') !== null"):
        click(window, "document.querySelector('li.first button')")
        click(window, f"({BAR})?.querySelector('button.primary:not(:disabled)')")
    else:
        press(window, words("table-pass"))
    window.until(f"({PLAYED}).then((actions) => actions === 1)")


def test_a_game_is_played_in_firefox_and_goes_on_after_a_reload(window: Firefox, site: str) -> None:
    window.visit(site)
    press(window, words("home-play"))
    window.until("location.pathname.startsWith('/t/local')")
    window.until(BOARD)
    window.until(f"[...({BAR})?.querySelectorAll('button') ?? []].some((one) => !one.disabled)")
    play_as_advised(window)
    window.look(SCREENSHOTS / "firefox.png")
    table = window.evaluate("location.pathname")
    window.evaluate("navigator.serviceWorker.ready.then(() => true)")
    window.reload()
    assert window.evaluate("location.pathname") == table
    window.until(BOARD)
    assert window.errors == []
