"""Games that are taken elsewhere as files."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator

from browser.people import Person
from browser.words import words


def ways_elsewhere(person: Person) -> Locator:
    """What the panel of a table says about going on elsewhere."""
    panel = person.page.get_by_role("region", name=words("table-table"), exact=True)
    if not panel.count():
        person.button(words("table-table")).click()
    ways = panel.locator("details").filter(has_text=words("go-on-elsewhere"))
    ways.locator("summary").click()
    return ways


def save_game(person: Person, folder: Path) -> Path:
    """Saves the game of the table as a file."""
    with person.page.expect_download() as saved:
        ways_elsewhere(person).get_by_role("link", name=words("go-on-save")).click()
    file = folder / saved.value.suggested_filename
    saved.value.save_as(file)
    return file


def drop(person: Person, file: Path) -> None:
    """Drops a file on the page of replays."""
    person.visit("/replay")
    person.page.locator("input[type=file]").set_input_files(file)
