"""What the panels of the table say, and that nothing lies over anything."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.people import NewPerson
from browser.seats import Seat
from browser.tables import ME, Table, bot
from browser.test_sizes import is_within_reach
from browser.words import words


def test_with_a_clock_the_headers_still_say_how_much_is_built(new_person: NewPerson) -> None:
    person = new_person()
    seats = [{**ME, "name": "Eve"}, bot("random"), bot("random"), bot("random")]
    table = Table(person.context.request, person.address, seats, time={"bank": 3600})
    person.visit(f"/t/{table.id}")
    Seat(person).wait_for_turn()
    headers = person.page.locator(".players header")
    expect(headers).to_have_count(4)
    expect(person.page.get_by_title(words("table-clock"))).to_have_count(1)
    for header in headers.all():
        assert header.evaluate("header => header.scrollWidth <= header.clientWidth")
        built = header.get_by_text(re.compile(r"^\d+/13$"))
        assert built.evaluate("built => built.getBoundingClientRect().width > 12")


def test_two_wonders_of_a_player_are_told_apart_by_their_numbers(new_person: NewPerson) -> None:
    person = new_person()
    table = Table(person.context.request, person.address, [ME, bot("random")])
    view = table.lead(lambda view: view["legal"][0], lambda view: _wonders(view["legal"]) >= 2)
    person.visit(f"/t/{table.id}")
    seat = Seat(person)
    seat.wait_for_turn()
    cards = sorted({action.split("@")[0] for action in view["legal"] if action.startswith("W")})
    chips = seat.bar.locator(".letter")
    expect(chips).to_have_count(len(cards))
    assert sorted(chips.all_inner_texts()) == cards


def _wonders(legal: list[str]) -> int:
    return len({action.split("@")[0] for action in legal if action.startswith("W")})


def test_zoomed_in_the_way_back_to_the_whole_city_is_within_reach(new_person: NewPerson) -> None:
    person = new_person()
    table = Table(person.context.request, person.address, [ME, bot("random"), bot("random"), bot("random")])
    table.lead(lambda view: view["legal"][0], lambda view: view["era"] == 2 and "pass" in view["legal"])
    person.visit(f"/t/{table.id}")
    Seat(person).wait_for_turn()
    person.button(words("board-zoom-in")).click()
    for name in ("board-zoom-in", "board-zoom-out", "board-whole"):
        assert person.button(words(name)).evaluate(ALL_CORNERS), name
    whole = person.button(words("board-whole"))
    assert is_within_reach(whole)
    whole.click()
    expect(whole).to_have_count(0)


ALL_CORNERS = """button => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const at = (u, v) => document.elementFromPoint(left + u * width, top + v * height);
    return [[0.5, 0.1], [0.5, 0.9], [0.1, 0.5], [0.9, 0.5]].every(([u, v]) => button.contains(at(u, v)));
}"""
"""Does a click at each end of a round button meet it?"""
