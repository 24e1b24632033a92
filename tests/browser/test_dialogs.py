"""Every decision that is more than a bid, reached in a game at one screen and answered through the page."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.measuring import resize, troubles_of
from browser.people import NewPerson, Person
from browser.reading import foreign_words
from browser.seats import Seat
from browser.tables import ME, Choice, Table, asks_for, towards, with_wonder
from browser.words import words

MOST_DEALS = 12


def _sit_down(person: Person, table: Table, code: str = "en") -> Seat:
    """Opens the table for whoever decides."""
    person.visit(f"/t/{table.id}")
    seat = Seat(person, code)
    seat.wait_for_turn()
    return seat


def _is_asked_in_every_language(new_person: NewPerson, owner: Person, table: Table) -> None:
    """What the owner of the seats is asked reads well in the other languages, wide and narrow."""
    for code in ("pl", "ru"):
        reader = new_person(locale=code, storage_state=owner.context.storage_state())
        _sit_down(reader, table, code)
        for width, height in ((1280, 720), (360, 740)):
            resize(reader.page, width, height)
            assert foreign_words(reader.page, code) == []
            assert troubles_of(reader.page) == []


def _dealt(person: Person, card: int) -> Table:
    """A table for two at one screen at which somebody has the card."""
    for _ in range(MOST_DEALS):
        table = Table(person.context.request, person.address, [ME, ME])
        hands = [table.news(seat)["now"]["view"]["players"][seat]["wonder_hand"] for seat in (0, 1)]
        if any(card in hand for hand in hands):
            return table
        person.context.clear_cookies()
    raise AssertionError(f"card {card} was never dealt")


def test_a_wild_disc_asks_for_its_colour_and_shows_what_each_row_would_be_worth(new_person: NewPerson) -> None:
    person = new_person()
    table = Table(person.context.request, person.address, [ME] * 4)
    scene = person.context.request.get(f"{person.address}/api/city", params=table.news()["now"]["city"]).json()
    view = table.lead(towards("wild", scene), asks_for("wild"))
    seat = _sit_down(person, table)

    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_contain_text(words("table-wild-title"))
    expect(dialog.get_by_role("button")).to_have_count(4)
    assert person.barriers() == []
    person.look("dialog-wild")
    seat.play("wild=green")
    rows = table.news(view["to_act"])["now"]["view"]["players"][view["to_act"]]["rows"]
    assert rows["green"] == view["players"][view["to_act"]]["rows"]["green"] + 1


def test_the_wonder_cards_are_chosen_with_their_effects_in_sight(new_person: NewPerson) -> None:
    person = new_person()
    table = Table(person.context.request, person.address, [ME, ME])
    view = table.lead(with_wonder("W0"), asks_for("choose"))
    person.visit(f"/t/{table.id}")
    seat = Seat(person)
    person.until(lambda: bool(seat.now))
    seat.skip_ceremony()
    person.button(re.compile("^" + words("table-curtain-ready", name=""))).click()
    seat.wait_for_turn()

    dialog = person.page.get_by_role("dialog")
    for card in view["players"][view["to_act"]]["wonder_hand"]:
        expect(dialog).to_contain_text(words(f"wonder-{card}"))
    expect(person.button(words("table-choose-confirm", count=2), dialog)).to_be_disabled()
    dialog.locator("[data-explains=initiative]").first.focus()
    expect(dialog.locator("[popover]")).to_contain_text(words("explain-initiative"))
    assert person.barriers() == []
    person.look("dialog-wonders")
    wanted = seat.legal[0]
    seat.play(wanted)
    chosen = table.news(view["to_act"])["now"]["view"]["pending"]["chosen"][view["to_act"]]
    assert "+".join(map(str, chosen)) == wanted.removeprefix("choose=")


def _hammer_may_answer(view: dict[str, Any]) -> bool:
    bids = (view["auction"] or {"bids": []})["bids"]
    return bool(bids) and "wonder" in bids[-1] and any(action.startswith("W1@") for action in view["legal"])


def _any_other_wonder(view: dict[str, Any]) -> str:
    """The Hammer's owner stays in; the other player places a Wonder as soon as it may be."""
    legal: list[str] = view["legal"]
    keeps = [action for action in legal if re.search(r"=1(\+|$)", action)]
    wonders = [action for action in legal if re.match(r"W(?!1@)\d+@", action)]
    bids = [action for action in legal if re.match(r"\d+@", action)]
    owns = 1 in view["players"][view["to_act"]]["wonders"]
    return next(iter([*keeps, *([] if owns else wonders), *bids, *legal]))


@pytest.mark.parametrize(
    ("card", "choose", "asked", "answer"),
    [
        (18, with_wonder("W18"), asks_for("vault"), "vault="),
        (1, _any_other_wonder, _hammer_may_answer, "W1@"),
    ],
    ids=["vault", "hammer"],
)
def test_a_wonder_asks_its_owner(
    new_person: NewPerson, card: int, choose: Choice, asked: Callable[[dict[str, Any]], bool], answer: str
) -> None:
    person = new_person()
    table = _dealt(person, card)
    view = table.lead(choose, asked)
    assert asked(view), "the game was over before it came to that"
    seat = _sit_down(person, table)
    assert person.barriers() == []
    person.look(f"dialog-wonder-{card}")
    _is_asked_in_every_language(new_person, person, table)
    action = next(action for action in seat.legal if action.startswith(answer) and action != "vault=none")
    seat.play(action)
    assert action in table.actions()
