"""The page as an app: Chromium would install it, and a new version is told of, but never in the middle of a game."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect

from browser.hosting import host_table
from browser.launching import launched
from browser.people import NewPerson, Person
from browser.seats import Seat
from browser.site import visitor
from browser.words import words
from files_served import served
from skyrise.browser.site import PAGE, write_site

CODES = ("en", "pl", "ru")
KEPT = "navigator.serviceWorker.ready.then(() => caches.keys())"

FOR_A_TEST = "in-incognito"
"""Each test has a browser that forgets everything: Chromium installs nothing there, and says so."""
WIDTH = """source => new Promise((done) => {
  const picture = new Image();
  picture.onload = () => done(picture.width);
  picture.src = source;
})"""


@pytest.fixture(scope="module")
def chromium(driver: Playwright) -> Iterator[Browser]:
    """The whole browser: one without windows installs nothing."""
    with launched(driver, "chromium") as browser:
        yield browser


def kept_by(person: Person) -> list[str]:
    """The versions of the page that the browser keeps."""
    names: list[str] = person.page.evaluate(KEPT)
    return [name for name in names if name.startswith("skyrise-")]


def test_chromium_would_install_it_in_every_language(new_person: NewPerson, site: str) -> None:
    person = visitor(new_person, site)
    devtools = person.context.new_cdp_session(person.page)
    for code in CODES:
        person.page.evaluate("code => localStorage.setItem('skyrise-language', code)", code)
        person.page.reload()
        person.page.locator(f'html[lang="{code}"]').wait_for()
        found = devtools.send("Page.getAppManifest")
        manifest = json.loads(found["data"])
        assert found["errors"] == []
        assert manifest["lang"] == code
        assert manifest["shortcuts"][0]["name"] == words("home-play", code)
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in errors] == [FOR_A_TEST]
    for icon in manifest["icons"]:
        assert icon["sizes"].startswith(f"{person.page.evaluate(WIDTH, icon['src'])}x")


def test_a_new_version_is_told_of_and_waits_for_the_reader(new_person: NewPerson, tmp_path: Path) -> None:
    page, folder = tmp_path / "page", tmp_path / "site"
    shutil.copytree(PAGE, page)
    write_site(folder, page)
    with served(folder) as address:
        person = visitor(new_person, address)
        before = kept_by(person)
        host_table(person, ["me", "random"])
        seat = Seat(person)
        seat.wait_for_turn()
        (page / "icon-180.png").write_bytes(b"another picture")
        write_site(folder, page)
        person.page.evaluate("navigator.serviceWorker.ready.then((kept) => kept.update())")
        person.page.wait_for_function("navigator.serviceWorker.ready.then((kept) => kept.waiting !== null)")
        expect(person.page.get_by_text(words("app-update"))).to_have_count(0)
        person.page.goto(f"{address}/learn")
        expect(person.page.get_by_text(words("app-update"))).to_be_visible()
        person.look("new-version")
        with person.page.expect_navigation():
            person.button(words("app-update-now")).click()
        after = kept_by(person)
        assert before == after[:1]
        assert len(after) == 2
        expect(person.page.get_by_text(words("app-update"))).to_have_count(0)


def test_a_shortcut_begins_a_game(new_person: NewPerson, site: str) -> None:
    person = visitor(new_person, site, "/?play")
    person.page.wait_for_url("**/t/local*")
