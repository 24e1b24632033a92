"""What others do can be followed: at one's own pace, moving or still, and looked back at without leaving the table."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.people import NewPerson, Person
from browser.seats import Seat
from browser.tables import ME, Table, bot, passing
from browser.words import words

WIDE, PHONE = (1280, 720), (390, 844)
PAUSE, FLIGHT, BEAT = 2000, 600, 1000
"""Milliseconds: between steps that are told slowly, of a flight, and between the steps of a replay."""


def _want(person: Person, **settings: Any) -> None:
    """The settings that the browser has kept."""
    person.page.add_init_script(f"localStorage.setItem('skyrise-settings', {json.dumps(json.dumps(settings))})")


def _built(person: Person) -> int:
    return person.page.locator("[data-kind=structure]").count()


def _strip(person: Person, message: str, code: str = "en") -> Locator:
    """The steps of the past, or of what is still being told."""
    return person.page.get_by_role("group", name=words(message, code))


def _is_in_play(view: dict[str, Any]) -> bool:
    """Some auctions are over, and there is something to bid."""
    return len(view["structures"]) >= 5 and any("@" in action for action in view["legal"])


def _others_have_bid(view: dict[str, Any]) -> bool:
    """Two bids at least since the reader's latest decision, which was in an auction before: a replay has two steps."""
    seats = [bid["seat"] for bid in (view["auction"] or {"bids": []})["bids"]]
    return _is_in_play(view) and len(seats) > 1 and view["seat"] not in seats


def _in_play(
    person: Person, *seats: dict[str, Any], code: str = "en", until: Callable[[dict[str, Any]], bool] = _is_in_play
) -> Seat:
    """Somebody to move after some auctions, with the table on the screen."""
    table = Table(person.context.request, person.address, seats)
    assert table.lead(passing, until)["legal"], "the game was over before"
    person.visit(f"/t/{table.id}")
    seat = Seat(person, code)
    expect(seat.bar.get_by_role("button").first).to_be_visible()
    return seat


@pytest.mark.parametrize(
    ("code", "size", "look"),
    [("en", WIDE, "light"), ("pl", WIDE, "dark"), ("ru", PHONE, "light"), ("en", PHONE, "dark")],
)
def test_one_looks_back_and_nothing_of_ones_turn_is_lost(
    new_person: NewPerson, code: str, size: tuple[int, int], look: str
) -> None:
    person = new_person(*size, locale=code, color_scheme=look)
    seat = _in_play(person, ME, bot("random"), code=code)
    page, ply, built = person.page, seat.now["ply"], _built(person)
    piece = next(action for action in seat.legal if "@" in action).split("@")[0]
    seat.pick_piece(piece)
    page.keyboard.press("[")
    strip = _strip(person, "table-past", code)
    expect(strip).to_contain_text(f" {ply - 1} ")
    expect(seat.bar).to_contain_text(words("table-past-prompt", code))
    person.button(words("replay-auction-back", code), strip).click()
    person.button(words("replay-auction-back", code), strip).click()
    person.until(lambda: _built(person) < built)
    person.sees_all_said()
    assert person.barriers() == []
    person.look(f"past-{code}-{size[0]}-{look}")
    person.button(words("table-past-on", code), strip).click()
    person.button(words("table-past-your-turn", code), strip).click()
    expect(strip).to_have_count(0)
    assert _built(person) == built
    expect(seat.bar.get_by_role("button", pressed=True).first).to_contain_text(piece)


def test_what_happened_since_my_turn_is_replayed_on_the_board(new_person: NewPerson) -> None:
    person = new_person(reduced_motion="no-preference")
    person.page.clock.install(time=0)
    seat = _in_play(person, ME, bot("random"), bot("random"), until=_others_have_bid)
    person.stop_time()
    ply = seat.now["ply"]
    person.button(words("table-recap-replay")).click()
    strip = _strip(person, "table-past")
    expect(person.button(words("replay-pause"), strip)).to_be_visible()
    first = strip.locator("b").inner_text()
    person.page.clock.run_for(BEAT)
    expect(strip.locator("b")).not_to_have_text(first)
    person.look("past-replayed")
    person.page.clock.run_for(BEAT * ply)
    expect(strip).to_have_count(0)
    expect(seat.bar).not_to_contain_text(words("table-past-prompt"))


def test_without_motion_the_replay_waits_for_the_reader(new_person: NewPerson) -> None:
    person = new_person()
    _in_play(person, ME, bot("random"), bot("random"), until=_others_have_bid)
    person.button(words("table-recap-replay")).click()
    strip = _strip(person, "table-past")
    expect(person.button(words("replay-play"), strip)).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(strip).to_have_count(0)


def _watched(new_person: NewPerson, telling: str, **options: Any) -> tuple[Table, Person]:
    """A table at one screen, and a spectator of it."""
    host, watcher = new_person(), new_person(**options)
    table = Table(host.context.request, host.address, [ME, ME])
    _want(watcher, telling=telling)
    watcher.page.clock.install(time=0)
    watcher.visit(f"/t/{table.id}")
    expect(Seat(watcher).bar).to_be_visible()
    return table, watcher


def _bid(table: Table, watcher: Person) -> str:
    """Whoever is to decide bids, and the watcher's page hears of it; where."""
    seat = table.news()["now"]["view"]["to_act"]
    news = table.news(seat)
    action = next(action for action in news["now"]["view"]["legal"] if "@" in action)
    table.command(type="act", seat=seat, action=action, seen=news["version"])
    watcher.until(lambda: watcher.heard["now"]["ply"] > news["now"]["ply"])
    place: str = action.split("@")[1]
    return place


def _bid_at(watcher: Person, place: str) -> Locator:
    return watcher.page.locator(f'[data-kind=bid][data-at="{place}"]')


def test_bids_fly_to_their_places_and_wait_for_those_who_want_it_slower(new_person: NewPerson) -> None:
    table, watcher = _watched(new_person, "slow", reduced_motion="no-preference")
    flights, clock = watcher.page.locator("[data-flights] > *"), watcher.page.clock
    watcher.stop_time()
    first = _bid(table, watcher)
    expect(_bid_at(watcher, first)).to_have_count(1)
    expect(flights).to_have_count(1)
    watcher.look("flight")
    clock.run_for(FLIGHT)
    expect(flights).to_have_count(0)

    second = _bid(table, watcher)
    strip = _strip(watcher, "table-telling")
    expect(strip).to_contain_text(words("table-telling-more", count=1))
    expect(_bid_at(watcher, second)).to_have_count(0)
    clock.run_for(PAUSE)
    expect(_bid_at(watcher, second)).to_have_count(1)
    expect(strip).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_step_by_step_nothing_is_shown_before_it_is_asked_for_and_a_click_skips(
    new_person: NewPerson, size: tuple[int, int]
) -> None:
    table, watcher = _watched(new_person, "step", width=size[0], height=size[1])
    places = [_bid(table, watcher), _bid(table, watcher)]
    strip = _strip(watcher, "table-telling")
    expect(strip).to_contain_text(words("table-telling-more", count=2))
    assert watcher.barriers() == []
    watcher.look(f"step-by-step-{size[0]}")
    watcher.page.keyboard.press("]")
    expect(_bid_at(watcher, places[0])).to_have_count(1)
    expect(_bid_at(watcher, places[1])).to_have_count(0)
    expect(watcher.page.locator("[data-flights] > *")).to_have_count(0)
    watcher.page.mouse.click(size[0] / 2, 300)
    expect(_bid_at(watcher, places[1])).to_have_count(1)
    expect(strip).to_have_count(0)
