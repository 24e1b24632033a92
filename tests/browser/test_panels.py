"""What the panels of the table say, and that nothing lies over anything."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from playwright.sync_api import expect

from browser.people import NewPerson
from browser.seats import Seat
from browser.tables import ME, Table, bot, passing
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
    mine = headers.filter(has=person.page.get_by_title(words("table-clock")))
    built = mine.get_by_text(re.compile(r"^\d+/13$"))
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

    city = person.page.locator(".picture")
    assert city.evaluate(TURN_THE_WHEEL) == [1, False], "while it moves, the browser moves it without a new style"
    person.until(lambda: not city.evaluate(f"city => ({MOVES})(city)"))
    expect(whole).to_be_visible()


MOVES = "city => city.getAnimations().filter(one => !(one instanceof CSSTransition)).length"
"""Transitions, which take no time where motion is reduced, are none of it."""

TURN_THE_WHEEL = f"""async city => {{
    const before = city.style.transform;
    const {{ left, top, width, height }} = city.parentElement.getBoundingClientRect();
    const at = {{ clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true }};
    city.parentElement.dispatchEvent(new WheelEvent('wheel', {{ ...at, deltaY: -200 }}));
    await new Promise(requestAnimationFrame);
    return [({MOVES})(city), city.style.transform !== before];
}}"""
"""How many animations the city has then, and whether its style has changed."""


ALL_CORNERS = """button => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const at = (u, v) => document.elementFromPoint(left + u * width, top + v * height);
    return [[0.5, 0.1], [0.5, 0.9], [0.1, 0.5], [0.9, 0.5]].every(([u, v]) => button.contains(at(u, v)));
}"""
"""Does a click at each end of a round button meet it?"""


def test_the_board_keeps_its_size_from_turn_to_turn(new_person: NewPerson) -> None:
    person = new_person(1440, 900)
    heights = set()
    for buildings in (3, 11):
        table = Table(person.context.request, person.address, [ME, bot("random"), bot("random"), bot("random")])
        table.lead(passing, partial(_has, buildings))
        person.visit(f"/t/{table.id}")
        seat = Seat(person)
        seat.wait_for_turn()
        expect(seat.bar.get_by_role("button").nth(buildings)).to_be_visible()
        heights.add(round(seat.bar.evaluate("bar => bar.getBoundingClientRect().height")))
    spectator = new_person(1440, 900)
    spectator.visit(f"/t/{table.id}")
    expect(Seat(spectator).bar).to_be_visible()
    heights.add(round(Seat(spectator).bar.evaluate("bar => bar.getBoundingClientRect().height")))
    assert max(heights) - min(heights) <= 1, heights  # a pixel is rounding


def _has(least: int, view: dict[str, Any]) -> bool:
    """Is it a turn with so many buildings to choose from, and a pass?"""
    hand = view["available"][view["seat"]]
    return "pass" in view["legal"] and len(hand["buildings"]) + len(hand["wonders"]) >= least


def test_the_auction_panel_shows_the_leading_bid(new_person: NewPerson) -> None:
    person = new_person(1280, 720)
    seats = [ME, bot("random"), bot("random"), bot("random")]
    games = (Table(person.context.request, person.address, seats) for _ in range(20))
    table = next(table for table in games if table.lead(_bid_low, _is_long)["legal"])
    person.visit(f"/t/{table.id}")
    Seat(person).wait_for_turn()
    leading = person.page.locator(".side li.latest")
    expect(leading).to_be_visible()
    person.page.wait_for_function(IN_SIGHT, arg=leading.element_handle())


def _is_long(view: dict[str, Any]) -> bool:
    """Does the auction have more bids than its panel has room for?"""
    return "pass" in view["legal"] and len(view["auction"]["bids"]) >= 5


def _bid_low(view: dict[str, Any]) -> str:
    """The lowest bid that is possible: auctions become long."""
    bids = [action for action in view["legal"] if action[0].isdigit()]
    return min(bids, key=lambda action: int(action.split("@")[0])) if bids else str(view["legal"][0])


IN_SIGHT = """row => {
    const [own, panel] = [row, row.closest('section')].map(element => element.getBoundingClientRect());
    return own.top >= panel.top && own.bottom <= panel.bottom;
}"""
"""Is all of a row within its panel?"""
