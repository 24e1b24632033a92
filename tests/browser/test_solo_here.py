"""One page: with a server behind it, games that need nobody elsewhere are played in the browser, if one likes."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.going_on import ways_elsewhere
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
    seat.wait_for_turn()
    ply = seat.now["ply"]
    ways_elsewhere(person).get_by_role("button", name=words("go-on-seats")).click()
    other = 1 + next(one["seat"] for one in seat.now["seats"] if not one["mine"])
    who = words("room-player", number=other)
    person.page.get_by_label(words("host-who", who=who), exact=True).select_option("open")
    person.button(words("host-open-table")).click()
    expect(person.page.get_by_text(words("room-begun-note"))).to_be_visible()
    assert "/t/local" not in person.page.url
    person.look("room-begun")
    friend = new_person(address=server.address)
    friend.visit(person.page.url.removeprefix(server.address))
    friend.page.get_by_label(words("room-your-name")).fill("Bea")
    friend.button(words("room-sit-here")).click()
    friend.button(words("room-i-am-ready")).click()
    seat.until(lambda now: now["seats"][other - 1]["ready"])
    person.button(words("room-start")).click()
    seat.until(lambda now: now["status"] == "playing")
    assert (seat.now["ply"], seat.now["you"]["seats"]) == (ply, [2 - other])
    friend.until(lambda: bool(friend.heard["now"]["view"]))
    hands = [player["wonder_hand"] for player in friend.heard["now"]["view"]["players"]]
    assert [hand is None for hand in hands] == [number != other for number in (1, 2)]
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
    person.button(words("home-all-games", count=4)).click()
    expect(person.page.get_by_role("dialog").get_by_role("link")).to_have_count(4)
    expect(person.page.get_by_role("dialog").locator(f'a[href="{here.removeprefix(server.address)}"]')).to_be_visible()
