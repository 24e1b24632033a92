"""People at one table, each in front of a browser of their own."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from browser.people import Person
from browser.seats import Seat, whose_turn
from browser.tables import ME, Table
from browser.words import words

GUEST = "Ada"


def sit_together(host: Person, guest: Person, **options: Any) -> tuple[Seat, Seat]:
    """The host's table for two, on which the guest takes the open seat: the game begins."""
    table = Table(host.context.request, host.address, [ME, {"kind": "open"}], **options)
    for person in (host, guest):
        person.visit(f"/t/{table.id}")
    guest.page.get_by_label(words("room-your-name")).fill(GUEST)
    guest.button(words("room-sit-here")).click()
    seats = Seat(host), Seat(guest)
    for seat in seats:
        expect(seat.bar).to_be_visible()
    return seats


def let_guest_decide(host: Seat, guest: Seat) -> None:
    """While it is the host's turn, the host bids, until it is for the guest to answer; a bid may win at once."""
    while whose_turn((host, guest))[0] is host:
        host.play(next(action for action in host.legal if "@" in action))


def of_seat(person: Person, name: str) -> Locator:
    """The tools for a seat, in the panel about the table."""
    panel = person.page.get_by_role("region", name=words("table-table"), exact=True)
    if not panel.count():
        person.button(words("table-table")).click()
    return panel.get_by_role("listitem").filter(has_text=name)
