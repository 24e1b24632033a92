"""Every symbol of the table explains itself: to the pointer, to the focus, and to a finger that stays on it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.people import NewPerson, Person
from browser.seats import Seat
from browser.tables import ME, Table, bot, passing
from browser.words import words

SECTIONS = {
    "prestige": "scoring",
    "built": "goal",
    "left": "eras",
    "dots": "goal",
    "wonder": "wonders",
    "rows": "discs",
    "visionary": "discs",
    "patron": "discs",
    "key": "eras",
    "initiative": "wonders",
    "control": "scoring",
    "eras": "eras",
    "standing": "scoring",
}
"""By symbol: the part of the rules page that says more."""


def _at_the_table(person: Person, code: str = "en") -> None:
    table = Table(person.context.request, person.address, [{**ME, "name": "Eve"}, *[bot("random")] * 3])
    table.lead(passing, lambda view: view["era"] == 2 and "pass" in view["legal"])
    person.visit(f"/t/{table.id}")
    Seat(person, code).wait_for_turn()


def _tells(bubble: Locator, topic: str, code: str) -> None:
    expect(bubble).to_contain_text(words(f"explain-{topic}", code))
    link = bubble.get_by_role("link", name=words("explain-rule", code))
    address = link.get_attribute("href") or ""
    assert address.startswith("/learn?table=")
    assert address.endswith(f"#{SECTIONS[topic]}")


@pytest.mark.parametrize(("code", "look"), [("en", "light"), ("pl", "dark"), ("ru", "light")])
def test_the_focus_and_the_pointer_are_told_what_a_symbol_means(new_person: NewPerson, code: str, look: str) -> None:
    person = new_person(1440, 1000, locale=code, color_scheme=look)
    _at_the_table(person, code)
    page = person.page
    expect(page.locator("[data-explains=standing]")).to_be_visible()
    bubble = page.locator("[popover]")
    for topic in SECTIONS:
        page.locator(f"[data-explains={topic}]:visible").last.focus()
        _tells(bubble, topic, code)
        assert bubble.evaluate("bubble => bubble.matches(':popover-open')")
        page.keyboard.press("Escape")
        expect(bubble).to_have_count(0)
    person.sees_all_said()
    on_the_way = page.locator("[data-explains][tabindex='0']").evaluate_all(
        "all => all.map(one => one.dataset.explains)"
    )
    assert set(on_the_way) == set(SECTIONS), "the Tab key comes to each of them once at least"
    page.locator("[data-explains=visionary]").last.hover()
    _tells(bubble, "visionary", code)
    person.look(f"explained-{code}")
    assert person.barriers() == []
    bubble.get_by_role("link").hover()
    expect(bubble).to_be_visible()
    page.mouse.move(700, 450)
    expect(bubble).to_have_count(0)


def test_the_link_leads_to_the_rule_itself(new_person: NewPerson) -> None:
    person = new_person()
    _at_the_table(person)
    person.page.locator("[data-explains=key]").first.focus()
    with person.context.expect_page() as opened:
        person.page.keyboard.press("Tab")
        person.page.keyboard.press("Enter")
    rules = opened.value
    expect(rules.get_by_role("heading", name=words("learn-eras"))).to_be_in_viewport()


def test_a_finger_that_stays_is_told_and_goes_on_from_there(new_person: NewPerson) -> None:
    person = new_person(390, 844, has_touch=True)
    _at_the_table(person)
    page = person.page
    symbol = page.locator("[data-explains=prestige]").first
    touch = {"pointerType": "touch", "bubbles": True}
    symbol.dispatch_event("pointerdown", touch)
    bubble = page.locator("[popover]")
    _tells(bubble, "prestige", "en")
    symbol.dispatch_event("pointerup", touch)
    expect(bubble).to_be_visible()
    page.locator("main").dispatch_event("pointerdown", touch)
    expect(bubble).to_have_count(0)
