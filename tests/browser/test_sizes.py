"""A turn of era 2 at every size of a window: whatever it needs can be reached, and whatever it shows can be read."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.people import NewPerson, Person
from browser.seats import Seat
from browser.tables import ME, Table, bot, passing
from browser.words import words

SIZES = [
    (320, 568),
    (360, 640),
    (390, 844),
    (640, 360),
    (768, 1024),
    (820, 1180),
    (844, 390),
    (900, 700),
    (1112, 834),
    (1113, 715),
    (1280, 720),
    (1440, 900),
    (1600, 985),
    (2560, 1440),
]
BUILDINGS = 11


@pytest.mark.parametrize("code", ["en", "pl", "ru"])
def test_a_turn_of_era_2_is_within_reach_at_every_size(new_person: NewPerson, code: str) -> None:
    person = new_person(locale=code)
    seat = _in_era_2(person, code)
    found: dict[str, list[str]] = {}
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate(SETTLED)
        expect(person.button(words("table-pass", code), seat.bar)).to_be_visible()
        person.needs_no_scrolling()
        if troubles := seat.page.evaluate(OUT_OF_REACH):
            found[f"{width}x{height}"] = troubles
    person.look(f"turn-{code}")
    assert not found, found


def _in_era_2(person: Person, code: str) -> Seat:
    """In an auction with many buildings to choose from, a clock, and a decision that can be taken back."""
    seats = [{**ME, "name": "Eve"}, bot("random"), bot("random"), bot("random")]
    games = (Table(person.context.request, person.address, seats, time={"bank": 3600}) for _ in range(20))
    table = next(table for table in games if table.lead(passing, _is_as_wanted)["legal"])
    person.visit(f"/t/{table.id}")
    seat = Seat(person, code)
    seat.wait_for_turn()
    expect(person.button(seat.words("table-take-back"))).to_be_visible()
    piece, place = next(action for action in seat.legal if "@" in action).split("@")
    seat.pick_piece(piece)
    seat.click_place(place)
    return seat


def _is_as_wanted(view: dict[str, Any]) -> bool:
    hand = view["available"][view["seat"]]
    many = len(hand["buildings"]) + len(hand["wonders"]) >= BUILDINGS
    return view["era"] == 2 and many and "pass" in view["legal"] and any("@" in action for action in view["legal"])


def is_within_reach(control: Locator) -> bool:
    """Once it is scrolled to: does a click in its middle meet it, and is all of it in the window?"""
    return bool(control.evaluate(MEETS))


MEETS = """control => {
    control.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, right, bottom } = control.getBoundingClientRect();
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isWhole = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    return control.contains(met) && isWhole;
}"""

SETTLED = """async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
}"""
"""The window is measured, the table arranged, the board fitted and its letters made legible."""

OUT_OF_REACH = f"""() => [...document.querySelectorAll('button, a, select')]
    .filter(control => control.checkVisibility({{ visibilityProperty: true }}))
    .filter(control => !({MEETS})(control))
    .map(control => `${{control.ariaLabel || control.innerText}} cannot be clicked`)"""
