"""Three languages, on every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.people import NewPerson, Person
from browser.seats import Seat
from browser.tables import ME, Table, bot, passing
from browser.words import words

LANGUAGES = ("en", "pl", "ru")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_screen_is_said_in_the_language_of_the_browser(new_person: NewPerson, code: str) -> None:
    person = new_person(locale=code)
    over = Table(person.context.request, person.address, [ME, bot("random")])
    over.lead(passing)
    going = Table(person.context.request, person.address, [ME, bot("random"), bot("random")])
    gathering = Table(person.context.request, person.address, [ME, {"kind": "open"}])
    screens = {
        "home": "/",
        "host": "/host",
        "learn": "/learn",
        "about": "/about",
        "own": "/editions",
        "drop": "/replay",
        "room": f"/t/{gathering.id}",
        "table": f"/t/{going.id}",
        "score": f"/t/{over.id}",
        "replay": f"/t/{over.id}/replay?at=9",
    }
    for name, path in screens.items():
        _read(person, path)
        person.look(f"{name}-{code}")
    assert person.page.locator("html").get_attribute("lang") == code


def _read(person: Person, path: str) -> None:
    page = person.visit(path)
    expect(page.locator("main, [role=region]").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    person.sees_all_said()


def test_the_log_and_the_text_view_speak_the_language_and_the_choice_is_kept(new_person: NewPerson) -> None:
    person = new_person()
    table = Table(person.context.request, person.address, [ME, bot("random")])
    person.visit("/")
    person.button("PL Polski").click()
    person.visit(f"/t/{table.id}")
    seat = Seat(person, "pl")
    seat.wait_for_turn()
    seat.play(next(action for action in seat.legal if "@" in action))
    person.page.keyboard.press("v")
    expect(person.page.get_by_role("dialog")).to_contain_text("Era")
    person.sees_all_said()
    person.page.keyboard.press("Escape")
    person.visit("/")
    expect(person.page.get_by_role("button", name=words("home-play", "pl")).first).to_be_visible()
