"""Two people in their own browsers and two bots; what the network and the server do to them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.cable import Cable
from browser.hosting import host_table
from browser.people import NewPerson, Person
from browser.policies import mostly_passing
from browser.seats import Seat, whose_turn
from browser.serving import Server
from browser.words import words

LOST = ("ERR_", "WebSocket connection")


@pytest.fixture
def cable(server: Server) -> Iterator[Cable]:
    """What the guest's browser hangs on."""
    cable = Cable(server.address)
    yield cable
    cable.close()


@pytest.fixture
def two(new_person: NewPerson, cable: Cable) -> tuple[Seat, Seat]:
    """A host, and somebody who came by the link and took the open seat."""
    host, guest = new_person(), new_person(address=cable.address)
    host_table(host, ["me", "open", "random", "random"])
    guest.visit(re.sub(r"^https?://[^/]+", "", host.page.url))
    guest.page.get_by_label(words("room-your-name")).first.fill("Ada")
    guest.button(words("room-sit-here")).first.click()
    seats = Seat(host), Seat(guest)
    for seat in seats:
        seat.until(lambda now: now.get("status") == "playing")
        expect(seat.bar).to_be_visible()
    return seats


def _play_turns(two: tuple[Seat, Seat], turns: int) -> None:
    """So many decisions, whoever of both is asked."""
    policy = mostly_passing(3)
    for _ in range(turns):
        seat, _other = whose_turn(two)
        seat.play(policy(seat.legal))


def _log(person: Person) -> list[str]:
    """The lines of the log, as they are read, once the table is there."""
    person.page.locator("path[data-place]").first.wait_for(state="attached")
    person.page.keyboard.press("l")
    lines = person.page.get_by_role("list", name=words("table-log")).get_by_role("listitem")
    expect(lines.first).to_be_visible()
    texts = lines.all_inner_texts()
    person.page.keyboard.press("l")
    return texts


def _log_is_complete(seat: Seat) -> None:
    """What was heard bit by bit is what a page hears that comes anew: nothing missed, nothing twice."""
    person = seat.person
    before, snapshots = _log(person), person.snapshots
    person.page.reload()
    person.until(lambda: person.snapshots > snapshots)
    assert _log(person)[: len(before)] == before


def test_both_play_and_a_reload_changes_nothing(two: tuple[Seat, Seat]) -> None:
    _play_turns(two, 4)
    for seat in two:
        _log_is_complete(seat)
    _play_turns(two, 2)
    two[1].person.look("table-online")


def test_a_lost_connection_is_said_and_comes_back_with_all_that_was_missed(
    two: tuple[Seat, Seat], cable: Cable
) -> None:
    host, guest = two
    guest.person.expected = LOST
    cable.cut()
    expect(guest.page.get_by_text(words("table-connection-lost"))).to_be_visible()
    if host.legal:
        host.play(host.legal[0])
    cable.mend()
    expect(guest.page.get_by_text(words("table-connection-lost"))).to_be_hidden()
    _play_turns(two, 2)
    _log_is_complete(guest)


def test_a_killed_server_goes_on_where_it_was(two: tuple[Seat, Seat], server: Server) -> None:
    _play_turns(two, 3)
    for seat in two:
        seat.person.expected = LOST
    server.kill()
    for seat in two:
        expect(seat.page.get_by_text(words("table-connection-lost"))).to_be_visible()
    server.start()
    for seat in two:
        expect(seat.page.get_by_text(words("table-connection-lost"))).to_be_hidden()
    _play_turns(two, 3)
    for seat in two:
        _log_is_complete(seat)
