"""What a choice is worth, before one commits: in the bar, on the board, on the phone, for those who hear it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.people import NewPerson, Person
from browser.seats import Seat
from browser.tables import ME, Table, bot, passing
from browser.words import words

MINUS = "\N{MINUS SIGN}"


def _deciding(person: Person, code: str = "en") -> Seat:
    """In an auction that somebody else began, with several places to answer on."""
    games = (
        Table(person.context.request, person.address, [{**ME, "name": "Eve"}, *[bot("random")] * 3]) for _ in range(20)
    )
    table = next(table for table in games if table.lead(passing, _has_choice)["legal"])
    person.visit(f"/t/{table.id}")
    seat = Seat(person, code)
    seat.wait_for_turn()
    return seat


def _has_choice(view: dict[str, Any]) -> bool:
    places = {action.split("@")[1] for action in view["legal"] if re.match(r"\d+@", action)}
    return view["era"] == 2 and "pass" in view["legal"] and len(places) >= 2


def _outlook(seat: Seat) -> dict[str, Any]:
    """What the rules say of this position."""
    now = seat.now
    path = f"{seat.person.address}/api/tables/{now['table']}/outlook?seat={now['you']['seat']}"
    outlook: dict[str, Any] = seat.page.request.get(path).json()
    return outlook


def _signed(points: int) -> str:
    return "0" if points == 0 else f"+{points}" if points > 0 else f"{MINUS}{-points}"


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("code", ["en", "pl", "ru"])
def test_every_place_shows_what_it_would_bring_and_the_bar_says_it_of_a_bid(
    new_person: NewPerson, code: str, width: int
) -> None:
    person = new_person(width, 900, locale=code)
    seat = _deciding(person, code)
    outlook = _outlook(seat)
    _shows_all_places(seat, outlook)
    person.look(f"worth-all-{code}-{width}")
    assert person.barriers() == []
    person.page.keyboard.press("g")
    expect(person.page.locator('[data-sign="badge"]')).to_have_count(0)
    _says_it_of_a_bid(seat, outlook["actions"])
    person.look(f"worth-{code}-{width}")
    person.sees_all_said()
    assert person.barriers() == []


def _shows_all_places(seat: Seat, outlook: dict[str, Any]) -> None:
    """One button for all places, and their badges for the building that is chosen then."""
    page = seat.page
    badges = page.locator('[data-sign="badge"]')
    expect(badges).to_have_count(0)
    button = seat.person.button(seat.words("table-worth-show"), seat.bar)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(badges).to_have_count(len(outlook["places"]))
    piece = next(action for action in seat.legal if "@" in action).split("@")[0]
    seat.pick_piece(piece)
    for place in {action.split("@")[1] for action in seat.legal if action.startswith(f"{piece}@")}:
        then = outlook["actions"][f"{piece}@{place}"]
        badge = page.locator(f'[data-sign="badge"][data-at="{place}"]')
        expect(badge).to_contain_text(_signed(then["end"]))
        expect(page.locator(f'path[data-place="{place}"]')).to_have_attribute(
            "aria-label", re.compile(re.escape(_signed(then["end"])))
        )
    seat.person.sees_all_said()


def _says_it_of_a_bid(seat: Seat, brings: dict[str, Any]) -> None:
    """The bid that brings most kinds of gains, in the bar."""
    bids = [action for action in seat.legal if re.match(r"\d+@", action)]
    bid = max(bids, key=lambda action: len(brings[action]["gains"]))
    piece, place = bid.split("@")
    seat.pick_piece(piece)
    seat.click_place(place)
    then = brings[bid]
    told = seat.bar.get_by_role("status", name=seat.words("table-worth-title"))
    total = seat.words("table-worth", now=_signed(then["now"]), end=_signed(then["end"]))
    expect(told).to_contain_text(total)
    if then["disc"]:
        expect(told).to_contain_text(seat.words("table-worth-disc", disc={"term": f"disc-{then['disc']}"}))
    for row in {change["color"]: change for change in (then["row"], then["ground"]) if change}.values():
        if row["before"]["value"] != row["after"]["value"]:
            expect(told).to_contain_text(f"{row['before']['value']} → {row['after']['value']}")
    for change in then["panoramas"]:
        expect(told).to_contain_text(words(f"panorama-{change['name']}", seat.code))


def test_signs_of_worth_do_not_lie_over_one_another(new_person: NewPerson) -> None:
    person = new_person(1440, 900)
    seat = _deciding(person)
    expect(person.button(seat.words("table-worth-show"), seat.bar)).to_be_visible()
    person.page.keyboard.press("g")
    badges = person.page.locator('[data-sign="badge"]')
    expect(badges.first).to_be_visible()
    assert len(seat.legal) > 1
    assert person.page.evaluate(MEETINGS) == []


MEETINGS = """() => {
    const box = (one) => one.getBoundingClientRect();
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const badges = [...document.querySelectorAll('[data-sign="badge"]')];
    return badges.flatMap((badge, at) => badges.slice(at + 1)
        .filter((other) => meet(box(badge), box(other)))
        .map((other) => `${badge.dataset.at} over ${other.dataset.at}`));
}"""
"""Which signs of worth lie over one another?"""


def test_the_words_of_a_sign_stay_within_it(new_person: NewPerson) -> None:
    for code in ("en", "pl", "ru"):
        person = new_person(1440, 900, locale=code)
        seat = _deciding(person, code)
        person.button(seat.words("table-worth-show"), seat.bar).click()
        expect(person.page.locator('[data-sign="badge"]').first).to_be_visible()
        person.look(f"worth-places-{code}")
        assert person.page.evaluate(BEYOND) == []


BEYOND = """() => [...document.querySelectorAll('[data-sign="badge"]')].flatMap((badge) => {
    const all = badge.querySelector("rect").getBoundingClientRect();
    const head = badge.querySelector("rect.head")?.getBoundingClientRect();
    return [...badge.querySelectorAll("text")].filter((text) => {
        const { left, right } = text.getBoundingClientRect();
        const within = text.matches(".name") ? head : all;
        return left < within.left - 1 || right > within.right + 1;
    }).map((text) => `${badge.dataset.at}: ${text.textContent} ${badge.outerHTML}`);
})"""
"""Which words reach beyond their sign?"""
