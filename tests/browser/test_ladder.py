"""The ladder of bots: on a server that has one, in every language, on the smallest phone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest
from playwright.sync_api import expect

from browser.people import NewPerson
from serving import Server
from skyrise.client import climb

WIDTHS = {"en": 320, "pl": 390, "ru": 1280}
TITLES = {"en": "Bot ladder", "pl": "Ranking botów", "ru": "Рейтинг ботов"}
CASUAL = {"en": "Casual", "pl": "Amator", "ru": "Любитель"}


@pytest.fixture(scope="module")
def laddered(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server where a program with a long name has played a game."""
    folder = tmp_path_factory.mktemp("ladder")
    server = Server(folder / "data", "--ladder")
    link, name = f"{server.address}/ladder", "Wolfeschlegelsteinhausen"
    list(islice(climb(link, name, lambda view: view["legal"][-1], keep=folder / "bot.json"), 1))
    yield server.address
    server.kill()


@pytest.mark.parametrize("language", WIDTHS)
def test_everybody_sees_who_is_how_strong(new_person: NewPerson, laddered: str, language: str) -> None:
    person = new_person(WIDTHS[language], address=laddered, locale=language)
    page = person.visit("/")
    page.get_by_role("link", name=TITLES[language]).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=TITLES[language])).to_be_visible()
    row = page.get_by_role("row").filter(has_text="Wolfeschlegelsteinhausen")
    expect(row).to_contain_text("±")
    expect(page.get_by_role("row").filter(has_text=CASUAL[language])).to_be_visible()
    expect(page.get_by_role("listitem").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    person.look(f"ladder-{language}")
    assert person.barriers() == []


def test_where_there_is_none_home_has_no_way_there(new_person: NewPerson) -> None:
    person = new_person()
    page = person.visit("/")
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("link", name=TITLES["en"])).to_have_count(0)
