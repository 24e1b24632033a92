"""Around the table: the first screen, hosting, the waiting room, and own games."""

from __future__ import annotations

import re
from io import BytesIO
from typing import Any

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import expect

from browser.people import NewPerson, Person
from browser.tables import ME, Table, bot, passing
from browser.words import words

SIZES = pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["wide", "phone"])
LOOKS = pytest.mark.parametrize(
    ("code", "scheme"), [("en", "light"), ("pl", "dark"), ("ru", "light")], ids=["en", "pl-dark", "ru"]
)

WATCH = """() => {
    window.seen = [];
    const look = () => {
        const place = document.querySelector('path[data-place]') && document.querySelector('.table');
        const home = document.querySelector('.home h1');
        window.seen.push(place ? 'board' : home ? 'home' : document.body.innerText.trim() || 'nothing');
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
"""What is on the screen, frame by frame."""


def test_from_play_now_to_the_board_the_screen_is_never_empty(new_person: NewPerson) -> None:
    person = new_person()
    page = person.visit("/")
    person.button(re.compile(words("home-play"))).first.wait_for()
    page.evaluate(WATCH)
    person.button(re.compile(words("home-play"))).first.click()
    page.wait_for_url("**/t/*")
    page.locator("path[data-place]").first.wait_for(state="attached")
    page.wait_for_function("window.seen.at(-1) === 'board'")
    assert set(page.evaluate("window.seen")) == {"home", "board"}


@SIZES
@LOOKS
def test_the_first_screen_says_how_hard_it_is_and_leads_newcomers_to_the_rules(
    new_person: NewPerson, size: tuple[int, int], code: str, scheme: str
) -> None:
    person = new_person(*size, color_scheme=scheme, locale=code)
    page = person.visit("/")
    first = page.get_by_role("link", name=re.compile(re.escape(words("home-learn-first", code))))
    expect(first).to_be_visible()
    page.get_by_role("radio", name=words("home-level-skilled", code), exact=True).check()
    expect(page.get_by_text(words("home-about-skilled", code))).to_be_visible()
    rules = page.get_by_text(words("home-rules-of", code, edition=words("home-edition-retail", code)))
    rules.click()
    expect(page.get_by_role("radio", name=words("home-edition-manual", code), exact=True)).to_be_attached()
    person.sees_all_said()
    assert person.barriers() == []
    person.look(f"home-{code}-{size[0]}")


def gathered(host: Person, guest: Person, **options: Any) -> Table:
    """A table that asks whether everybody is ready, with both in its waiting room."""
    table = Table(host.context.request, host.address, [ME, {"kind": "open"}], ready_check=True, **options)
    host.visit(f"/t/{table.id}")
    guest.visit("/")
    guest.page.get_by_label(words("home-link-or-code")).fill(table.news()["now"]["code"].upper())
    guest.button(words("home-join")).click()
    guest.page.wait_for_url(f"**/t/{table.id}")
    guest.page.get_by_label(words("room-your-name")).fill("Ada")
    guest.button(words("room-sit-here")).click()
    guest.button(words("room-i-am-ready")).wait_for()
    return table


@SIZES
def test_people_say_that_they_are_ready_and_then_the_host_begins(new_person: NewPerson, size: tuple[int, int]) -> None:
    host, guest = new_person(*size), new_person(*size)
    gathered(host, guest)
    expect(host.page.get_by_text(words("room-not-ready"), exact=True)).to_be_visible()
    assert host.barriers() == [] == guest.barriers()
    host.look(f"room-ready-{size[0]}")
    guest.button(words("room-i-am-ready")).click()
    guest.page.reload()
    expect(guest.button(words("room-not-ready-after-all"))).to_be_visible()
    expect(host.page.get_by_text(words("room-all-ready"))).to_be_visible()
    host.button(words("room-start")).click()
    guest.page.locator("path[data-place]").first.wait_for(state="attached")


def test_the_host_is_asked_before_beginning_without_somebody(new_person: NewPerson) -> None:
    host, guest = new_person(), new_person()
    gathered(host, guest)
    host.button(words("room-start")).click()
    question = host.page.get_by_role("dialog", name=words("room-start-anyway-title"))
    expect(question).to_contain_text("Ada")
    assert host.barriers() == []
    host.button(words("room-start-wait"), question).click()
    expect(question).to_be_hidden()
    host.button(words("room-start")).click()
    host.button(words("room-start-anyway"), question).click()
    guest.page.locator("path[data-place]").first.wait_for(state="attached")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_picture_beside_the_link_is_the_link(new_person: NewPerson, scheme: str) -> None:
    host = new_person(color_scheme=scheme)
    table = Table(host.context.request, host.address, [ME, {"kind": "open"}])
    host.visit(f"/t/{table.id}")
    picture = host.page.get_by_role("img", name=words("room-qr")).screenshot()
    (found,) = zxingcpp.read_barcodes(Image.open(BytesIO(picture)))
    assert found.text == f"{host.address}/t/{table.id}"


def test_a_code_that_nobody_has_is_told(new_person: NewPerson) -> None:
    person = new_person()
    person.expected = ("404",)
    person.visit("/")
    person.page.get_by_label(words("home-link-or-code")).fill("000 000")
    person.button(words("home-join")).click()
    expect(person.page.get_by_role("alert")).to_have_text(words("reason-code-unknown"))


@SIZES
def test_islands_are_chosen_by_their_pictures(new_person: NewPerson, size: tuple[int, int]) -> None:
    person = new_person(*size)
    page = person.visit("/host")
    page.get_by_role("radio", name=words("host-company-device"), exact=True).check()
    expect(page.get_by_text(words("host-one-screen-note"))).to_be_visible()
    page.get_by_role("group", name=words("host-players")).get_by_role("radio", name="2").check()
    page.get_by_role("radio", name=words("host-islands-chosen"), exact=True).check()
    for slot, island in (("north", "cirrus"), ("west", "zephyr")):
        there = page.get_by_role("group", name=words(f"slot-{slot}"), exact=True)
        there.get_by_role("radio", name=words(f"island-{island}")).check()
    expect(page.locator("fieldset svg path").first).to_be_attached()
    assert person.barriers() == []
    person.look(f"host-islands-{size[0]}")
    person.button(words("host-play")).click()
    page.wait_for_url("**/t/*")
    person.until(lambda: bool(person.heard) and person.heard["now"]["city"] is not None)
    assert person.heard["now"]["city"] == {"north": "cirrus", "west": "zephyr"}


@SIZES
def test_own_games_are_listed_found_and_exported(new_person: NewPerson, size: tuple[int, int]) -> None:
    person = new_person(*size)
    table = Table(person.context.request, person.address, [{"kind": "me", "name": "Ada"}, bot("random")])
    table.lead(passing)
    page = person.visit("/games")
    rows = page.locator("main li")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text(words("bot-random"))
    assert person.barriers() == []
    person.look(f"games-{size[0]}")
    page.get_by_role("searchbox").fill("nobody")
    expect(rows).to_have_count(0)
    page.get_by_role("searchbox").fill("ada")
    expect(rows).to_have_count(1)
    with page.expect_download() as saved:
        person.button(words("games-csv")).click()
    assert table.id in saved.value.path().read_text()
    link = page.get_by_role("link", name=words("games-bg-stats")).get_attribute("href")
    assert (link or "").startswith("https://app.bgstatsapp.com/createPlay.html?data=")
    person.context.clear_cookies()  # the server no longer knows whose games they were; the browser does
    page.reload()
    expect(rows).to_have_count(1)
    page.get_by_role("link", name=words("games-replay")).click()
    page.wait_for_url(f"**/t/{table.id}/replay")


def test_text_view_and_keys_have_buttons(new_person: NewPerson) -> None:
    person = new_person()
    table = Table(person.context.request, person.address, [ME, bot("random")])
    page = person.visit(f"/t/{table.id}")
    page.locator("path[data-place]").first.wait_for(state="attached")
    person.button(words("table-table")).click()
    person.button(words("table-text-view")).click()
    dialog = page.get_by_role("dialog", name=words("table-text-view"))
    expect(dialog.locator("pre")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    if not person.button(words("keys-title")).is_visible():
        person.button(words("table-table")).click()
    person.button(words("keys-title")).click()
    expect(page.get_by_role("dialog", name=words("keys-title"))).to_be_visible()
    assert person.barriers() == []
