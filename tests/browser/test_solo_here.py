"""One page: with a server behind it, games that need nobody elsewhere are played in the browser, if one likes."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.hosting import host_table
from browser.people import NewPerson
from browser.policies import mostly_passing
from browser.seats import Seat
from browser.serving import Server
from browser.site import visitor
from browser.words import words


def test_solo_games_are_played_here_and_all_others_at_the_server(new_person: NewPerson, server: Server) -> None:
    person = visitor(new_person, server.address)
    host_table(person, ["me", "random"])
    seat = Seat(person)
    seat.play_on(mostly_passing(1), turns=2)
    here = person.page.url
    assert "/t/local" in here
    host_table(person, ["me", "open"])
    assert "/t/local" not in person.page.url
    person.visit("/")
    person.button(words("app-settings")).click()
    solo = person.page.get_by_role("group", name=words("settings-solo"))
    solo.get_by_role("radio", name=words("solo-server")).check()
    person.look("settings-solo")
    assert person.barriers() == []
    person.page.keyboard.press("Escape")
    host_table(person, ["me", "random"])
    assert "/t/local" not in person.page.url
    person.visit("/")
    person.button(words("home-all-games", count=3)).click()
    expect(person.page.get_by_role("dialog").get_by_role("link")).to_have_count(3)
    expect(person.page.get_by_role("dialog").locator(f'a[href="{here.removeprefix(server.address)}"]')).to_be_visible()
