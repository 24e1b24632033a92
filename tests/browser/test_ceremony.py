"""The ends of eras: points appear source by source."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.measuring import resize, troubles_of
from browser.people import NewPerson, Person
from browser.reading import foreign_words
from browser.seats import Seat
from browser.tables import ME, Table, asks_for, bot, passing
from browser.words import words
from present import present

SIZES = ((360, 740), (1280, 720))


def test_points_appear_source_by_source_with_their_places_and_then_the_table_is_there(new_person: NewPerson) -> None:
    person = new_person(reduced_motion="no-preference")
    table = Table(person.context.request, person.address, [ME, bot("random")])
    table.lead(passing)
    page = person.visit(f"/t/{table.id}")
    counting = page.get_by_role("region", name=words("score-final-count"))
    sources = [words(f"source-{source}") for source in ("control2", "structures")]
    expect(counting).to_contain_text(sources[0])
    person.look("ceremony")
    finish = person.button(words("table-ceremony-done"))
    while not finish.count():
        person.button(words("table-ceremony-next")).click()
    expect(counting).to_contain_text(sources[1])
    finish.click()
    expect(page.get_by_role("table", name=words("score-came-from"))).to_be_visible()

    page.reload()
    expect(page.get_by_role("table", name=words("score-came-from"))).to_be_visible()


def test_the_ceremony_can_be_skipped_and_a_number_lights_up_its_places(new_person: NewPerson) -> None:
    person = new_person(reduced_motion="no-preference")
    table = Table(person.context.request, person.address, [ME, bot("random")])
    table.lead(passing)
    page = person.visit(f"/t/{table.id}")
    page.get_by_role("region", name=words("score-final-count")).wait_for()
    page.keyboard.press("Escape")

    result = table.news()["now"]["result"]
    seat = result["winners"][0]
    points = result["scores"][seat]["structures"]
    numbers = page.get_by_role("table", name=words("score-came-from"))
    cell = numbers.get_by_role("button", name=re.compile(rf"{words('source-structures')}: {points}$")).first
    cell.click()
    expect(cell).to_have_attribute("aria-pressed", "true")
    built = sum(one["seat"] == seat for one in table.news()["now"]["view"]["structures"])
    expect(page.get_by_role("status").filter(has_text=words("score-places", count=built))).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(numbers.get_by_role("button", pressed=True)).to_have_accessible_name(re.compile(words("score-column-total")))


def test_the_page_checks_that_the_set_up_was_fair(new_person: NewPerson) -> None:
    person = new_person()
    table = Table(person.context.request, person.address, [ME, bot("random")])
    table.lead(passing)
    page = person.visit(f"/t/{table.id}")
    person.button(words("fair-title")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(table.news()["now"]["commitment"])
    expect(dialog).to_contain_text(words("fair-page-yes"))
    expect(dialog).to_contain_text(words("fair-yes", islands="drawn", colors="drawn", people=0))
    assert person.barriers() == []
    with page.expect_download() as saved:
        page.keyboard.press("Escape")
        page.get_by_role("link", name=words("score-save")).click()
    assert saved.value.suggested_filename.endswith(".json")


def _count_era(person: Person) -> list[str]:
    """What the ceremony of era 1 shows, step by step, to its end."""
    ceremony = person.page.get_by_role("region", name=words("table-era-ends"))
    steps = [ceremony.inner_text()]
    while not person.button(words("table-ceremony-done")).count():
        person.button(words("table-ceremony-next")).click()
        steps.append(ceremony.inner_text())
    person.look(f"era-scores-{present(person.page.viewport_size)['width']}")
    person.button(words("table-ceremony-done")).click()
    expect(ceremony).to_be_hidden()
    return steps


@pytest.mark.parametrize(("code", "look"), [("en", "light"), ("pl", "dark"), ("ru", "light")])
def test_ceremonies_read_well_step_by_step(new_person: NewPerson, code: str, look: str) -> None:
    person = new_person(locale=code, color_scheme=look)
    table = Table(person.context.request, person.address, [ME, bot("random"), bot("random")])
    table.lead(passing, asks_for("choose"))
    person.visit(f"/t/{table.id}")
    person.button(words("table-era-scores", code), person.page.get_by_role("dialog")).click()
    assert person.barriers() == []
    _reads_well_to_the_end(person, code)

    table.lead(passing)
    seated = person.context.storage_state()
    watcher = new_person(locale=code, color_scheme=look, reduced_motion="no-preference", storage_state=seated)
    watcher.visit(f"/t/{table.id}")
    watcher.page.get_by_role("region", name=words("score-final-count", code)).wait_for()
    assert watcher.barriers() == []
    _reads_well(watcher, code)


def _reads_well_to_the_end(person: Person, code: str) -> None:
    """Every step of a ceremony."""
    _reads_well(person, code)
    while not person.button(words("table-ceremony-done", code)).count():
        person.button(words("table-ceremony-next", code)).click()
        _reads_well(person, code)


def _reads_well(person: Person, code: str) -> None:
    """What is shown is in the reader's language, and nothing is cut off, on a phone and on a wide screen."""
    for size in SIZES:
        resize(person.page, *size)
        assert foreign_words(person.page, code) == []
        assert troubles_of(person.page) == []


def _is_well_into_era_2(view: dict[str, Any]) -> bool:
    """With no dialog over the table, such as that of a wild disc."""
    return view["era"] == 2 and len(view["structures"]) >= 20 and "pending" not in view


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=["wide", "phone"])
def test_the_scores_of_era_1_can_be_seen_again_after_a_reload(new_person: NewPerson, size: tuple[int, int]) -> None:
    person = new_person(*size)
    table = Table(person.context.request, person.address, [ME, ME])
    table.lead(passing, asks_for("choose"))
    page = person.visit(f"/t/{table.id}")
    person.button(re.compile("^" + words("table-curtain-ready", name=""))).click()
    cards = page.get_by_role("dialog")
    cards.wait_for()
    expect(page.get_by_role("region", name=words("table-era-ends"))).to_be_hidden()
    person.look(f"era-scores-cards-{size[0]}")
    kept = cards.get_by_role("group").get_by_role("button").first
    kept.click()
    person.button(words("table-era-scores"), cards).click()
    at_once = _count_era(person)
    assert words("source-control1") in at_once[0]
    expect(kept).to_have_attribute("aria-pressed", "true")

    table.lead(passing, _is_well_into_era_2)
    page.reload()
    Seat(person).wait_for_turn()
    if size[0] < 760:
        person.button(words("table-tab-scores")).click()
    again = person.button(words("table-era-scores"))
    assert person.barriers() == []
    person.look(f"era-scores-offered-{size[0]}")
    again.click()
    expect(again).to_have_attribute("aria-pressed", "true")
    assert _count_era(person) == at_once
    expect(again).to_be_focused()


def test_the_panels_count_with_the_ceremony(new_person: NewPerson) -> None:
    person = new_person()
    table = Table(person.context.request, person.address, [ME, bot("random")])
    final = table.lead(passing, asks_for("choose"))["players"]
    person.visit(f"/t/{table.id}")
    person.button(words("table-era-scores"), person.page.get_by_role("dialog")).click()
    counted = person.page.get_by_role("region", name=words("table-era-ends")).locator(".total b")
    panels = person.page.locator(".players .prestige b")
    while not person.button(words("table-ceremony-done")).count():
        assert sorted(panels.all_inner_texts()) == sorted(counted.all_inner_texts())
        person.button(words("table-ceremony-next")).click()
    at_the_end = person.page.get_by_role("region", name=words("table-era-ends")).inner_text()
    for width, height in ((390, 844), (820, 1180), (1280, 720)):
        person.page.set_viewport_size({"width": width, "height": height})
        expect(person.button(words("table-ceremony-done"))).to_be_visible()  # it goes on, and does not begin anew
    assert person.page.get_by_role("region", name=words("table-era-ends")).inner_text() == at_the_end
    person.button(words("table-ceremony-done")).click()
    expect(counted).to_have_count(0)
    assert sorted(panels.all_inner_texts()) == sorted(str(sum(one["prestige"].values())) for one in final)
