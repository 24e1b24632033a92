"""Everything without a mouse."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.people import NewPerson
from browser.seats import Seat
from browser.words import words


def test_a_game_begins_and_an_auction_is_played_by_keys_alone(new_person: NewPerson) -> None:
    person = new_person()
    page, keys = person.visit("/"), person.page.keyboard
    play = person.button(re.compile(words("home-play"))).first
    play.wait_for()
    while not play.evaluate("button => button === document.activeElement"):
        keys.press("Tab")
    keys.press("Enter")
    seat = Seat(person)
    for _ in range(3):
        seat.wait_for_turn()
        moved, can_bid = seat.now["moved"], any("@" in action for action in seat.legal)
        expect(seat.bar).to_be_visible()
        if "pass" in seat.legal and not can_bid:
            keys.press("p")
        else:
            keys.press("1")
            keys.press("n")
            keys.press("Enter")
            expect(person.button(re.compile(r"\b[A-Z]\d+$"), seat.bar)).to_be_enabled()
            keys.press("Enter")
            assert seat.bar.evaluate("bar => bar.contains(document.activeElement)"), "the focus is lost"
        seat.until_moved(moved)
        assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"
    keys.press("?")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(words("table-key-text"))
    keys.press("Escape")
    expect(dialog).to_be_hidden()
