"""What must be so on every screen: at one glance, and on a phone accessible by day and by night."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.people import NewPerson
from browser.policies import mostly_passing
from browser.seats import Seat
from browser.tables import ME, Table, bot, passing

PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
SMALL_TARGETS = """() => {
    const controls = [...document.querySelectorAll('button, a[href], input, select, summary, textarea')];
    const alone = controls.filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest('p'));
    const size = one => (one.closest('label') ?? one).getBoundingClientRect();
    return alone.filter(one => size(one).height > 1 && Math.min(size(one).width, size(one).height) < 43.5)
        .map(one => `${one.innerText || one.ariaLabel || one.value}: ${size(one).width} x ${size(one).height}`);
}"""
"""What a finger could miss: controls under 44 px, save for links inside a paragraph."""


@pytest.mark.parametrize("look", ["light", "dark"])
def test_no_screen_has_barriers_on_a_phone(new_person: NewPerson, look: str) -> None:
    person = new_person(**PHONE, color_scheme=look)
    over = Table(person.context.request, person.address, [ME, bot("random")])
    over.lead(passing)
    going = Table(person.context.request, person.address, [ME, bot("random"), bot("random"), bot("random")])
    going.lead(passing, lambda view: len(view["structures"]) >= 4)
    gathering = Table(person.context.request, person.address, [ME, {"kind": "open"}])
    tables = {"room": gathering.id, "table": going.id, "score": over.id, "replay": f"{over.id}/replay?at=30"}
    screens = {"home": "", "host": "host", "learn": "learn", "about": "about", "own": "editions", "drop": "replay"}
    screens |= {name: f"t/{path}" for name, path in tables.items()}
    barriers, small = {}, {}
    for name, path in screens.items():
        page = person.visit(f"/{path}")
        expect(page.locator("main, [role=region]").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        person.look(f"{name}-phone-{look}")
        barriers[name] = person.barriers()
        small[name] = page.evaluate(SMALL_TARGETS)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} is wider than the screen"
    assert {name: found for name, found in barriers.items() if found} == {}
    assert {name: found for name, found in small.items() if found} == {}


def test_table_score_and_replay_need_no_scrolling(new_person: NewPerson) -> None:
    person = new_person()
    over = Table(person.context.request, person.address, [ME, bot("random"), bot("random"), bot("random")])
    over.lead(passing)
    going = Table(person.context.request, person.address, [ME, bot("random"), bot("random"), bot("random")])
    for path in (f"/t/{going.id}", f"/t/{over.id}", f"/t/{over.id}/replay?at=50"):
        person.visit(path).wait_for_load_state("networkidle")
        person.needs_no_scrolling()


def test_a_game_is_played_on_a_phone(new_person: NewPerson) -> None:
    person = new_person(**PHONE)
    table = Table(person.context.request, person.address, [ME, bot("random")])
    person.visit(f"/t/{table.id}")
    seat = Seat(person)
    seat.play_on(mostly_passing(5), turns=4)
    person.look("table-phone")
