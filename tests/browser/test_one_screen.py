"""Several people at one screen: secrets are covered, and held to be seen; only cards are chosen behind a curtain."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.people import NewPerson, Person
from browser.seats import Seat
from browser.tables import ME, Table, asks_for, bot, passing
from browser.words import words

SIZES = pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["wide", "phone"])


def secrets_of(table: Table, seat: int) -> list[str]:
    """The names of the cards that only this seat may see."""
    return [words(f"wonder-{card}") for card in table.news(seat)["now"]["view"]["players"][seat]["wonder_hand"]]


def shared(person: Person) -> tuple[Seat, Locator, list[str]]:
    """A table for two at one screen: a decision, the button to peek, and what it shows."""
    table = Table(person.context.request, person.address, [ME, ME, bot("random")])
    person.visit(f"/t/{table.id}")
    seat = Seat(person)
    seat.wait_for_turn()
    return seat, person.button(words("table-peek")), secrets_of(table, seat.now["view"]["to_act"])


def covered(person: Person, secrets: list[str]) -> bool:
    """No secret is anywhere in the document."""
    content = person.page.content()
    return not [name for name in secrets if name in content]


@SIZES
def test_secrets_are_in_the_page_only_while_the_button_is_held(new_person: NewPerson, size: tuple[int, int]) -> None:
    person = new_person(*size)
    seat, peek, secrets = shared(person)
    assert covered(person, secrets)
    assert person.barriers() == []
    peek.hover()
    person.page.mouse.down()
    for name in secrets:
        expect(person.page.get_by_text(name).first).to_be_visible()
    assert person.barriers() == []
    person.look(f"peek-{size[0]}")
    person.page.mouse.up()
    assert covered(person, secrets)
    seat.play(passing(seat.now["view"]))


def test_a_key_shows_them_while_it_is_down_and_leaving_hides_them(new_person: NewPerson) -> None:
    person = new_person()
    _, peek, secrets = shared(person)
    peek.focus()
    person.page.keyboard.down("Space")
    expect(person.page.get_by_text(secrets[0]).first).to_be_visible()
    person.page.keyboard.up("Space")
    assert covered(person, secrets)
    person.page.keyboard.down("Enter")
    expect(person.page.get_by_text(secrets[0]).first).to_be_visible()
    peek.evaluate("button => button.blur()")
    assert covered(person, secrets)
    person.page.keyboard.up("Enter")


def test_a_screen_reader_is_asked_before_secrets_are_read_aloud(new_person: NewPerson) -> None:
    person = new_person()
    _, peek, secrets = shared(person)
    peek.evaluate("button => button.click()")  # as a screen reader does: nothing is held
    question = person.page.get_by_role("alertdialog")
    expect(question).to_be_visible()
    assert covered(person, secrets)
    assert person.barriers() == []
    person.button(words("table-peek-read"), question).click()
    expect(person.page.get_by_text(secrets[0]).first).to_be_visible()
    person.button(words("table-peek-close")).last.click()
    assert covered(person, secrets)


def test_cards_are_chosen_behind_a_curtain(new_person: NewPerson) -> None:
    person = new_person()
    table = Table(person.context.request, person.address, [ME, ME])
    table.lead(passing, asks_for("choose"))
    hands = {seat: secrets_of(table, seat) for seat in (0, 1)}
    person.visit(f"/t/{table.id}")
    seat = Seat(person)
    ready = person.button(re.compile("^" + words("table-curtain-ready", name="")))
    for _ in hands:
        ready.wait_for()
        person.until(lambda: seat.now["you"]["seat"] is None)
        assert covered(person, [name for hand in hands.values() for name in hand])
        assert person.barriers() == []
        ready.click()
        seat.wait_for_turn()
        mine = seat.now["you"]["seat"]
        for name in hands[mine]:
            expect(person.page.get_by_text(name).first).to_be_visible()
        assert covered(person, hands[1 - mine])
        seat.play(seat.legal[0])
    seat.until(lambda now: now["you"]["seat"] is None and now["view"]["legal"] != [])
    assert person.button(words("table-peek")).is_visible()
