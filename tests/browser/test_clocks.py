"""Tables with a clock: it runs where everybody sees it, and what happens when it has run out.

The tables' time and the page's are the test's: neither moves by itself.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.company import GUEST, let_guest_decide, sit_together
from browser.people import NewPerson
from browser.seats import Seat
from browser.serving import TimedServer
from browser.tables import ME, Table, bot
from browser.words import words

SECONDS = 10
BANK = {"bank": SECONDS}


@pytest.fixture(scope="module")
def server(timed_server: TimedServer) -> TimedServer:
    """Everybody sits at tables whose time the test moves."""
    return timed_server


def stop_time(page: Page) -> None:
    """From now on the page's timers wait for the test; before it is opened."""
    page.clock.install(time=0)
    page.clock.pause_at(1)


def test_a_bot_plays_on_for_whoever_is_out_of_time_and_the_seat_can_be_had_back(
    new_person: NewPerson, server: TimedServer
) -> None:
    person = new_person()
    seats = [{**ME, "name": "Eve"}, bot("random")]
    table = Table(person.context.request, person.address, seats, time=BANK, absence="bot", pace=1)
    stop_time(person.page)
    person.visit(f"/t/{table.id}")
    seat = Seat(person)
    clock = person.page.get_by_title(words("table-clock"))
    person.until(lambda: bool(seat.legal))
    expect(clock).to_contain_text("0:10")
    person.page.clock.run_for(3000)
    expect(clock).to_contain_text("0:07")
    person.look("clock")
    server.advance(SECONDS)
    expect(seat.bar).to_contain_text(words("table-prompt-stand-in", name="Eve", bot=words("bot-casual")))

    person.button(words("table-take-seat-back"), seat.bar).click()
    person.until(lambda: bool(seat.legal))
    expect(clock).to_contain_text("0:30")
    person.page.clock.resume()
    seat.wait_for_turn()
    seat.play(seat.legal[0])


def test_the_host_decides_about_a_guest_who_is_out_of_time(new_person: NewPerson, server: TimedServer) -> None:
    host, guest = new_person(), new_person(390, 844)
    mine, theirs = sit_together(host, guest, time=BANK, absence="host")
    let_guest_decide(mine, theirs)
    running = guest.page.get_by_role("list", name=words("table-players")).get_by_title(words("table-clock"))
    expect(running.filter(has_text="▶")).to_be_visible()
    guest.look("clock-phone")

    server.advance(SECONDS)
    question = host.page.get_by_role("dialog", name=words("table-late-title", name=GUEST))
    question.wait_for()
    assert host.barriers() == []
    host.look("dialog-late")
    host.button(words("table-absent-bot"), question).click()
    expect(theirs.bar).to_contain_text(words("table-prompt-stand-in", name=GUEST, bot=words("bot-casual")))


def test_no_host_is_asked_about_their_own_time(new_person: NewPerson, server: TimedServer) -> None:
    host = new_person()
    table = Table(host.context.request, host.address, [ME, bot("random")], time=BANK, absence="host")
    host.visit(f"/t/{table.id}")
    seat = Seat(host)
    seat.wait_for_turn()
    mine = seat.now["you"]["seat"]
    assert not seat.now["seats"][mine]["overdue"]
    server.advance(SECONDS)
    host.until(lambda: seat.now["seats"][mine]["overdue"])
    expect(host.page.get_by_text(words("table-overdue"))).to_be_visible()
    expect(host.page.get_by_role("dialog")).to_have_count(0)
    seat.play(seat.legal[0])
