"""The language that somebody chooses."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.people import NewPerson
from browser.seats import Seat
from browser.tables import ME, Table, bot
from browser.words import words


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
