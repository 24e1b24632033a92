"""Windows between a phone and a desktop: whatever a turn needs can be clicked."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.hosting import host_table
from browser.people import NewPerson
from browser.seats import Seat
from browser.words import words

SIZES = [(768, 1024), (820, 1180), (834, 1194), (844, 390), (900, 700), (1112, 834), (1113, 834)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_control_of_a_turn_is_within_reach(new_person: NewPerson, width: int, height: int) -> None:
    person = new_person(width, height)
    host_table(person, ["me", "random", "random", "random"])
    seat = Seat(person)
    while seat.wait_for_turn() and "pass" not in seat.legal:
        seat.play(seat.legal[0])
    buildings = person.page.get_by_role("group", name=words("table-pick-building")).get_by_role("button")
    expect(buildings.nth(2)).to_be_visible()
    person.needs_no_scrolling()
    for building in buildings.all():
        assert is_within_reach(building), building.inner_text()
    assert is_within_reach(person.button(words("table-pass"), seat.bar))
    piece, place = next(action for action in seat.legal if "@" in action).split("@")
    seat.pick_piece(piece)
    seat.click_place(place)
    confirm = person.button(re.compile(rf"\b{place}$"), seat.bar).last
    assert is_within_reach(confirm)
    person.look(f"turn-{width}x{height}")
    moved = seat.now["moved"]
    confirm.click()
    person.until(lambda: seat.now["moved"] > moved)


def is_within_reach(control: Locator) -> bool:
    """Once it is scrolled to: does a click in its middle meet it, and is all of it in the window?"""
    return bool(control.evaluate(MEETS))


MEETS = """control => {
    control.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, right, bottom } = control.getBoundingClientRect();
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return control.contains(met) && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""
