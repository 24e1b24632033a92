"""A review of a game that was handed in: it appears while it is thought about, and every moment has a link."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.people import NewPerson, Person
from browser.readers import WIDE, Reader, by_readers
from browser.words import words
from skyrise import Game
from skyrise.notation.records import read_record


@pytest.fixture
def duel() -> Path:
    """A finished game of two: the quickest to review."""
    return Path(__file__).parents[1] / "golden" / "records" / "v2" / "retail-2p.json"


def _winners(record: Path) -> list[int]:
    """By auction: whose it was."""
    game = Game.from_record(read_record(record.read_text(encoding="utf-8")))
    return [event.seat for event in game.events if event.kind == "construct" and event.seat is not None]


def _reviewed(person: Person, record: Path, code: str) -> None:
    page = person.visit("/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/replay/*")
    page.get_by_role("link", name=words("school-review", code)).click()
    page.get_by_role("slider", name=words("review-curve", code)).wait_for()


@by_readers
def test_a_record_is_reviewed_in_every_language(new_person: NewPerson, duel: Path, reader: Reader) -> None:
    person, code = reader.person(new_person), reader.code
    _reviewed(person, duel, code)
    person.sees_all_said()
    assert person.barriers() == []
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if not reader.on_phone:
        played = person.page.get_by_role("group", name=words("review-players", code))
        assert played.evaluate("(group) => group.scrollWidth <= group.clientWidth"), "a column is out of sight"
    person.look(f"review-{reader}")


def test_moments_have_links_and_keys_walk_through_them(new_person: NewPerson, duel: Path) -> None:
    person = new_person(**WIDE)
    _reviewed(person, duel, "en")
    page = person.page
    expect(page).to_have_url(re.compile(r"at=\d+&seat=\d$"))
    before = page.url
    page.keyboard.press("n")
    expect(page).not_to_have_url(before)
    other = new_person(**WIDE)
    other.page.goto(page.url)
    other.page.get_by_role("slider", name=words("review-curve")).wait_for()
    expect(other.page).to_have_url(page.url)


def test_auctions_are_listed_and_lead_to_their_moments(new_person: NewPerson, duel: Path) -> None:
    person = new_person(**WIDE)
    _reviewed(person, duel, "en")
    page = person.page
    page.locator("summary", has_text=words("review-auctions")).click()
    rows = page.get_by_role("group", name=words("review-auctions")).locator("tbody tr")
    expect(page).to_have_url(re.compile(r"seat=\d$"))
    seat = int(page.url.rsplit("seat=", 1)[1])
    won = [auction for auction, winner in enumerate(_winners(duel), start=1) if winner == seat]
    assert [int(row) for row in rows.locator("th").all_inner_texts()] == won
    person.sees_all_said()
    assert person.barriers() == []
    person.look("review-auctions")
    before = page.url
    rows.last.get_by_role("button").click()
    expect(page).not_to_have_url(before)


def test_a_reason_leads_to_its_rule(new_person: NewPerson, duel: Path) -> None:
    person = new_person(**WIDE)
    _reviewed(person, duel, "en")
    page = person.page
    way = page.get_by_role("main").locator("a[href^='/learn#rule-']").first
    expect(way).to_be_visible(timeout=60_000)  # once the first mistake is thought through
    rule = way.get_attribute("href")
    assert rule is not None
    page.goto(f"{person.address}{rule}")
    expect(page.locator(f"[id='{rule.partition('#')[2]}']")).to_be_visible()


@by_readers
def test_any_moment_can_be_tried_again_against_bots(new_person: NewPerson, duel: Path, reader: Reader) -> None:
    person, code = reader.person(new_person), reader.code
    _reviewed(person, duel, code)
    page = person.page
    page.keyboard.press("t")
    dialog = page.get_by_role("dialog", name=words("try-again", code))
    expect(dialog).to_be_visible()
    assert person.barriers() == []
    person.look(f"try-{reader}")
    dialog.get_by_role("button", name=words("try-begin", code), exact=True).click()
    page.wait_for_url("**/t/*")
    page.get_by_role("region", name=words("table-action-bar", code)).wait_for()
    person.sees_all_said()
    told = page.request.get(f"{person.address}/api/tables/{page.url.rsplit('/', 1)[1]}").json()["now"]
    assert told["origin"]["record"] is not None
    assert told["ply"] >= told["origin"]["ply"]


def test_a_replay_tries_again_too_and_the_try_leads_back(new_person: NewPerson, duel: Path) -> None:
    person = new_person(**WIDE)
    page = person.visit("/replay")
    page.locator("input[type=file]").set_input_files(duel)
    page.wait_for_url("**/replay/*")
    replay = page.url.partition("?")[0]
    page.goto(f"{replay}?at=4")
    person.button(words("try-again")).click()
    person.button(words("try-begin"), within=page.get_by_role("dialog")).click()
    page.wait_for_url("**/t/*")
    page.get_by_role("region", name=words("table-action-bar")).wait_for()
    page.goto(f"{page.url}/replay")
    page.get_by_role("link", name=words("try-origin", ply=4)).click()
    page.get_by_role("slider", name=words("review-curve")).wait_for()
    expect(page).to_have_url(re.compile(rf"^{re.escape(replay)}/review\?at=4"))
