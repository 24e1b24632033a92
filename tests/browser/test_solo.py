"""One person against three bots."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.hosting import host_table
from browser.people import NewPerson
from browser.policies import mostly_passing
from browser.seats import Seat
from browser.words import words


def test_a_whole_game_against_three_bots_through_the_page(new_person: NewPerson) -> None:
    person = new_person()
    host_table(person, ["me", "beginner", "beginner", "random"])
    seat = Seat(person)
    seat.wait_for_turn()
    person.look("table-first-turn")
    assert seat.play_on(mostly_passing(1)) > 12

    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    result = seat.now["result"]
    total = result["scores"][result["winners"][0]]["total"]
    expect(person.page.get_by_role("main")).to_contain_text(str(total))
    expect(person.page.get_by_role("slider", name=words("race-choose"))).to_be_visible()
    person.needs_no_scrolling()
    person.look("score")

    before = person.page.url
    person.button(words("score-rematch")).click()
    person.page.wait_for_url(lambda url: url != before)
    seat.person.until(lambda: seat.now["table"] in person.page.url and seat.now["status"] == "playing")


def test_play_now_is_one_click_away_from_a_game_and_a_decision_can_be_taken_back(new_person: NewPerson) -> None:
    person = new_person()
    person.visit("/")
    person.button(re.compile(words("home-play"))).first.click()
    seat = Seat(person)
    seat.wait_for_turn()
    ply, decision = seat.now["ply"], seat.legal
    seat.play(next(action for action in decision if "@" in action))
    seat.wait_for_turn()  # the bots have answered: nothing changes while somebody takes back
    person.button(words("table-take-back")).click()
    person.until(lambda: seat.now["ply"] == ply)
    assert seat.legal == decision
