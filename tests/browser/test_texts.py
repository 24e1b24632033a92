"""Every screen: its texts in the reader's language alone, nothing cut off in windows of all sizes, and no barriers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from browser.measuring import leave_out_drawings, resize, troubles_of
from browser.people import NewPerson
from browser.reading import foreign_words
from browser.serving import Server
from browser.walk import Screen, Stage, set_stage, walk
from thorough import IS_LONG

WIDE = 1280
NARROW = 360
SIZES = ((WIDE, 720), (NARROW, 740), (390, 844), (768, 1024), (820, 1180), (1024, 768), (1440, 900))
QUICK = {"en": (WIDE, NARROW, 1024), "pl": (WIDE, NARROW, 768, 1440), "ru": (WIDE, NARROW, 390, 820)}
"""The widths at which ``make test`` looks: all of them, though not in every language. ``make long`` leaves none out."""

LOOKS = {"en": "light", "pl": "dark", "ru": "light"}
"""Each look once at least; where it was judged already, only the texts are."""

TABS = ".table > nav button, .parts button"
"""Of a table and of a replay on a narrow screen."""


@pytest.fixture(scope="module")
def stage(chromium: Browser, server: Server) -> Stage:
    return set_stage(chromium, server.address)


@pytest.mark.parametrize("code", ["en", "pl", "ru"])
def test_every_text_is_shown_whole_in_the_language_of_the_reader_and_without_barriers(
    new_person: NewPerson, stage: Stage, code: str
) -> None:
    person = new_person(locale=code, storage_state=stage.host, color_scheme=LOOKS[code])
    person.expected = ("404",)  # the unknown screen is one
    foreign: dict[str, list[str]] = {}
    troubles: dict[str, list[str]] = {}
    barriers: dict[str, list[str]] = {}
    for screen in walk(person, stage, code):
        person.sees_all_said()
        if code == "en":
            barriers[screen.name] = person.barriers()
        leave_out_drawings(person.page)
        if code == "pl":  # by night colors are what changes, and drawings have none that axe could judge
            barriers[screen.name] = person.barriers()
        for width, height in sizes_for(code):
            resize(person.page, width, height)
            for part in parts(person.page, screen):
                where = f"{screen.name} {part} {width}"
                troubles[where] = troubles_of(person.page)
                if width in (WIDE, NARROW):
                    foreign[where] = foreign_words(person.page, code)
        resize(person.page, *SIZES[-1])  # in which the next screen is opened
    assert person.page.locator("html").get_attribute("lang") == code
    assert foreign_words(person.page, "en" if code == "pl" else "pl"), "what is shown has been read"
    assert {where: found for where, found in barriers.items() if found} == {}
    assert {where: found for where, found in foreign.items() if found} == {}
    assert {where: found for where, found in troubles.items() if found} == {}


def sizes_for(code: str) -> list[tuple[int, int]]:
    """The windows in which the texts of a language are looked at."""
    return [(width, height) for width, height in SIZES if IS_LONG or width in QUICK[code]]


def test_a_quick_look_leaves_out_no_size() -> None:
    assert {width for widths in QUICK.values() for width in widths} == {width for width, _ in SIZES}


def parts(page: Page, screen: Screen) -> Iterator[str]:
    """What a narrow screen shows one after another; a wide one shows all at once."""
    tabs = page.locator(TABS)
    if screen.step is not None or page.locator("dialog[open], [role=dialog]").count() or not tabs.count():
        yield ""
        return
    number = 0
    while number < tabs.count():  # there are fewer of them once what was narrow has become wide
        yield tabs.nth(number).evaluate("tab => { tab.click(); return tab.innerText; }")
        number += 1
