"""Several people at one screen, with a curtain between their secrets."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.people import NewPerson
from browser.seats import Seat
from browser.tables import ME, Table, bot, passing
from browser.words import words


def test_the_curtain_hides_every_secret_until_the_next_player_is_there(new_person: NewPerson) -> None:
    person = new_person()
    table = Table(person.context.request, person.address, [ME, ME, bot("random")])
    hands = {seat: table.news(seat)["now"]["view"]["players"][seat]["wonder_hand"] for seat in (0, 1)}
    names = {seat: [words(f"wonder-{card}") for card in hand] for seat, hand in hands.items()}
    person.visit(f"/t/{table.id}")
    seat = Seat(person)
    ready = person.button(re.compile("^" + words("table-curtain-ready", name="")))
    looked: set[int] = set()
    while looked != {0, 1}:
        ready.wait_for()
        person.until(lambda: seat.now["you"]["seat"] is None)
        secrets = [name for hand in names.values() for name in hand]
        behind = person.page.content()
        assert [name for name in secrets if name in behind] == []
        assert person.barriers() == []
        person.look("curtain")
        ready.click()
        seat.wait_for_turn()
        mine = seat.now["you"]["seat"]
        for name in names[mine]:
            expect(person.page.get_by_text(name).first).to_be_visible()
        looked.add(mine)
        other = 1 - mine
        assert [name for name in names[other] if name in person.page.content()] == []
        seat.play(passing(seat.now["view"]))
