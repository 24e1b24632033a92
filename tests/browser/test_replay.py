"""Games to look back at: by table, by link, from a file."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.people import NewPerson, Person
from browser.tables import ME, Table, bot, passing
from browser.words import words


@pytest.fixture
def watched(new_person: NewPerson, record: Path) -> Person:
    """Somebody who has handed in a record and watches it."""
    person = new_person()
    page = person.visit("/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/replay/*")
    _scrub(page).wait_for()
    return person


def _scrub(page: Page) -> Locator:
    """The bar with the moments of the game."""
    return page.get_by_role("slider", name=words("replay-scrub"))


def _is_at(page: Page, ply: int) -> None:
    """The bar and the address say so."""
    expect(_scrub(page)).to_have_value(str(ply))
    expect(page).to_have_url(re.compile(rf"at={ply}$"))


def _plies(record: Path) -> int:
    return len(json.loads(record.read_text())["actions"])


def test_keys_walk_by_action_auction_and_era(watched: Person, record: Path) -> None:
    page, keys = watched.page, watched.page.keyboard
    keys.press("ArrowRight")
    _is_at(page, 1)
    keys.press("ArrowLeft")
    _is_at(page, 0)
    keys.press("End")
    _is_at(page, _plies(record))
    keys.press("Home")
    keys.press("ArrowDown")
    first = int(_scrub(page).input_value())
    assert first > 0
    expect(page.get_by_text(words("replay-where", number=2, auctions=52))).to_be_visible()
    keys.press("PageUp")
    _is_at(page, 0)
    keys.press("e")
    expect(_scrub(page)).not_to_have_value("0")
    watched.needs_no_scrolling()
    watched.look("replay")


def test_a_link_leads_to_its_moment_for_somebody_else(watched: Person, new_person: NewPerson) -> None:
    watched.page.keyboard.press("PageDown")
    watched.page.keyboard.press("PageDown")
    at = _scrub(watched.page).input_value()
    _is_at(watched.page, int(at))
    other = new_person()
    other.page.goto(watched.page.url)
    _is_at(other.page, int(at))


def test_a_line_of_the_log_leads_to_its_moment(watched: Person) -> None:
    lines = watched.page.get_by_role("list", name=words("table-log")).get_by_role("link")
    lines.nth(8).click()
    expect(_scrub(watched.page)).not_to_have_value("0")
    assert watched.page.locator("[aria-current=step]").count() == 1


def test_autoplay_runs_and_pauses(watched: Person) -> None:
    watched.page.keyboard.press("Space")
    expect(_scrub(watched.page)).to_have_value("2")
    watched.button(words("replay-pause")).click()
    expect(watched.button(words("replay-play"))).to_be_visible()


def test_the_record_can_be_saved_as_it_was_handed_in(watched: Person, record: Path) -> None:
    with watched.page.expect_download() as saved:
        watched.page.get_by_role("link", name=words("score-save")).click()
    assert json.loads(saved.value.path().read_text())["actions"] == json.loads(record.read_text())["actions"]


def test_a_file_can_be_dropped(new_person: NewPerson, record: Path) -> None:
    person = new_person()
    page = person.visit("/replay")
    page.locator("label:has(input[type=file])").evaluate(DROP, record.read_text())
    page.wait_for_url("**/replay/*")


DROP = """(label, text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "game.json", { type: "application/json" }));
    label.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
}"""


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda document: document["actions"].__setitem__(3, "99@H1"), "actions[3]"),
        (lambda document: document["setup"].pop("discs"), "setup"),
        (lambda document: document["result"]["winners"].append(1), "result"),
    ],
    ids=["action", "setup", "result"],
)
def test_a_bad_file_is_refused_with_its_place(
    new_person: NewPerson, record: Path, tmp_path: Path, change: Callable[[dict[str, Any]], object], place: str
) -> None:
    document = json.loads(record.read_text())
    change(document)
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(document))
    person = new_person()
    person.expected = ("Failed to load resource",)
    person.visit("/replay").locator("input[type=file]").set_input_files(bad)
    alert = person.page.get_by_role("alert")
    expect(alert).to_contain_text(words("replay-refused"))
    expect(alert).to_contain_text(place)
    assert person.barriers() == []


@pytest.mark.parametrize(
    ("code", "change", "said"),
    [
        ("pl", lambda document: document["setup"].pop("starter"), "tego pola brakuje"),
        ("pl", lambda document: document["actions"].__setitem__(3, "99@H1"), "99@H1: 99 nie jest twoim budynkiem."),
        ("ru", lambda document: document["setup"]["discs"].pop("H1"), "не хватает жетона"),
    ],
    ids=["field", "action", "disc"],
)
def test_a_bad_file_is_refused_in_the_language_of_the_reader(
    new_person: NewPerson, record: Path, code: str, change: Callable[[dict[str, Any]], object], said: str
) -> None:
    document = json.loads(record.read_text())
    change(document)
    person = new_person(locale=code)
    person.expected = ("Failed to load resource",)
    page = person.visit("/replay")
    page.locator("label:has(input[type=file])").evaluate(DROP, json.dumps(document))
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(words("reason-record-refused", code, why=said))
    person.sees_all_said()


def test_before_the_end_only_my_own_secrets_are_open(new_person: NewPerson) -> None:
    person = new_person()
    table = Table(person.context.request, person.address, [ME, bot("random")])
    table.lead(passing, lambda view: len(view["structures"]) >= 3)
    replay = person.context.request.get(f"{person.address}/api/tables/{table.id}/replay").json()
    assert {frame["view"]["players"][1]["objective"] for frame in replay["frames"]} == {None}
    person.visit(f"/t/{table.id}/replay")
    expect(person.page.get_by_text(words("replay-only-yours"))).to_be_visible()
    expect(person.button(words("go-on-here"))).to_have_count(0)


def test_at_the_last_moment_the_panels_show_what_the_race_comes_to(watched: Person, record: Path) -> None:
    page = watched.page
    page.keyboard.press("End")
    _is_at(page, _plies(record))
    race = page.get_by_role("table", name=words("race-note")).get_by_role("row").last
    expect(page.locator(".players .prestige b")).to_have_text(race.get_by_role("cell").all_inner_texts())
