"""A turn of era 2 at every size of a window: whatever it needs can be reached, and whatever it shows can be read."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.people import NewPerson, Person
from browser.seats import MIDDLE, Seat
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
LARGE = [(320, 568), (390, 844), (640, 360), (820, 1180), (1440, 900)]
LARGER = 1.3
"""How much larger than usual the largest letters are."""
BUILDINGS = 11
SMALLEST = 11
"""Pixels of the letters on the board, where they matter to the auction."""


@pytest.mark.parametrize("code", ["en", "pl", "ru"])
def test_a_turn_of_era_2_is_within_reach_at_every_size(new_person: NewPerson, code: str) -> None:
    person = new_person(locale=code)
    seat = _in_era_2(person, code)
    found: dict[str, list[str]] = {}
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate(SETTLED)
        expect(person.button(words("table-pass", code), seat.bar)).to_be_visible()
        person.until(lambda: not seat.page.evaluate(SMALL_LETTERS, SMALLEST))
        person.needs_no_scrolling()
        if troubles := _troubles(seat):
            found[f"{width}x{height}"] = troubles
    person.look(f"turn-{code}")
    assert not found, found


def test_the_largest_letters_fit_in_the_dark(new_person: NewPerson) -> None:
    person = new_person(1440, 900, locale="ru", color_scheme="dark")
    wanted = json.dumps({"textSize": "largest", "labelSize": "largest"})
    person.page.add_init_script(f"localStorage.setItem('skyrise-settings', {json.dumps(wanted)})")
    seat = _in_era_2(person, "ru")
    found: dict[str, list[str]] = {}
    for width, height in LARGE:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate(SETTLED)
        person.until(lambda: not seat.page.evaluate(SMALL_LETTERS, SMALLEST * LARGER))
        person.needs_no_scrolling()
        if troubles := [*_troubles(seat), *person.barriers()]:
            found[f"{width}x{height}"] = troubles
        person.look(f"large-{width}")
    assert person.page.evaluate("getComputedStyle(document.documentElement).fontSize") == f"{16 * LARGER}px"
    assert not found, found


def test_the_card_of_a_place_does_not_cover_it_on_the_smallest_screen(new_person: NewPerson) -> None:
    person = new_person(320, 568)
    seat = _in_era_2(person, "en")
    card = person.page.locator("[data-note]")
    places = {action.split("@")[1] for action in seat.legal if "@" in action}
    for place in sorted(places):
        x, y = person.page.locator(f'path[data-place="{place}"]').evaluate(MIDDLE)
        person.page.mouse.move(x, y)
        expect(card.get_by_role("heading")).to_contain_text(place)
        person.until(lambda: bool(card.evaluate("card => card.getBoundingClientRect().width > 200")))
        left, top, right, bottom = card.evaluate(
            "card => (({ left, top, right, bottom }) => [left, top, right, bottom])(card.getBoundingClientRect())"
        )
        assert not (left < x < right and top < y < bottom), place
        assert left >= 0
        assert right <= 320


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


def _troubles(seat: Seat) -> list[str]:
    troubles: list[str] = seat.page.evaluate(OUT_OF_REACH)
    secrets = seat.page.locator("[data-own=secrets]").first
    return [*troubles, *([] if secrets.evaluate(IN_SIGHT) else ["own secrets are out of sight"])]


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

SMALL_LETTERS = """least => [...document.querySelectorAll('.stage text')]
    .filter(text => text.closest('[data-sign], [data-kind=bid], [data-kind=ghost]'))
    .map(text => [text.textContent, parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a])
    .filter(([, size]) => size < least)
    .map(([words, size]) => `${words} has letters of ${size.toFixed(1)} px`)"""

IN_SIGHT = """secrets => {
    document.querySelectorAll('*').forEach(element => { element.scrollTop = 0; });
    const { left, top, right, bottom } = secrets.getBoundingClientRect();
    const points = [[left + 2, top + 2], [right - 2, top + 2], [left + 2, bottom - 2], [right - 2, bottom - 2]];
    return points.every(([x, y]) => secrets.parentElement.contains(document.elementFromPoint(x, y)));
}"""
"""Without scrolling: is nothing over any corner of it, and none outside of the window?"""
