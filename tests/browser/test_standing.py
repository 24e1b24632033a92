"""The live standing: Prestige as if the game ended now, what everybody may expect, and the race, at the table."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.company import sit_together
from browser.people import NewPerson, Person
from browser.seats import Seat
from browser.tables import ME, Table, bot, passing
from browser.words import words


def _late(person: Person) -> Table:
    table = Table(person.context.request, person.address, [{**ME, "name": "Eve"}, *[bot("random")] * 3])
    table.lead(passing, lambda view: len(view["structures"]) >= 12 and "pass" in view["legal"])
    return table


def _panel(person: Person, code: str = "en") -> Locator:
    return person.page.get_by_role("region", name=words("table-standing", code), exact=True)


def _standing(person: Person, table: Table) -> dict[str, Any]:
    standing: dict[str, Any] = person.page.request.get(f"{person.address}/api/tables/{table.id}/standing?seat=0").json()
    return standing


@pytest.mark.parametrize(("code", "width", "theme"), [("en", 1440, "dark"), ("pl", 390, "light"), ("ru", 820, "dark")])
def test_it_says_what_the_server_worked_out(new_person: NewPerson, code: str, width: int, theme: str) -> None:
    person = new_person(width, 1100, locale=code, color_scheme=theme)
    table = _late(person)
    person.visit(f"/t/{table.id}")
    Seat(person, code).wait_for_turn()
    if width < 1000:
        person.button(words("table-tab-scores", code)).click()
    panel = _panel(person, code)
    rows = panel.get_by_role("table").first.get_by_role("row")
    expect(rows).to_have_count(5)
    told = _standing(person, table)
    expected = sorted((round(points) for points in told["expected"]), reverse=True)
    shown = [int(row.locator("b").inner_text()) for row in rows.all()[1:]]
    assert shown == pytest.approx(expected, abs=1)  # halves are rounded differently
    assert {row.locator("td").nth(1 if width > 1000 else 0).inner_text() for row in rows.all()[1:]} == {
        str(points) for points in told["now"]
    }
    if width > 1000:
        person.button(words("race-title", code), panel).click()
    race = panel.get_by_role("slider", name=words("race-choose", code))
    race.focus()
    race.press("End")
    assert race.get_attribute("aria-valuenow") == str(len(told["race"]))
    person.look(f"standing-{code}")
    person.sees_all_said()
    assert person.barriers() == []


def test_whoever_does_not_want_it_does_not_see_it(new_person: NewPerson) -> None:
    person = new_person(1440, 900)
    wanted = json.dumps({"standing": False})
    person.page.add_init_script(f"localStorage.setItem('skyrise-settings', {json.dumps(wanted)})")
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.visit(f"/t/{_late(person).id}")
    Seat(person).wait_for_turn()
    expect(person.page.get_by_role("region", name=words("table-islands"))).to_be_visible()
    expect(_panel(person)).to_have_count(0)
    assert not any("/standing" in url for url in asked)


@pytest.mark.parametrize("wished", [True, False])
def test_with_other_people_the_host_decides(new_person: NewPerson, wished: bool) -> None:
    host, guest = new_person(), new_person()
    sit_together(host, guest, standing=wished)
    for person in (host, guest):
        expect(person.page.get_by_role("region", name=words("table-islands"))).to_be_visible()
        expect(_panel(person)).to_have_count(int(wished))
