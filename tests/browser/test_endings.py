"""The end of a game tells the readers who they are in it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.people import NewPerson, Person
from browser.tables import ME, Table, bot, passing
from browser.words import words

WIDE, PHONE = (1280, 720), (390, 844)
BEYOND = "(table) => table.getBoundingClientRect().right - table.closest('section').getBoundingClientRect().right"


def _ended(person: Person, *seats: dict[str, Any]) -> tuple[Table, dict[str, Any]]:
    """A game that is over, and its result."""
    table = Table(person.context.request, person.address, seats)
    table.lead(passing)
    result: dict[str, Any] = table.news()["now"]["result"]
    return table, result


def _total(result: dict[str, Any], seat: int) -> int:
    total: int = result["scores"][seat]["total"]
    return total


def _gaps(result: dict[str, Any], seat: int, against: int) -> list[str]:
    """The largest differences by source, as they are written."""
    mine, theirs = result["scores"][seat], result["scores"][against]
    sources = [one["source"] for one in result["sources"]]
    gaps = sorted((mine[one] - theirs[one] for one in sources if mine[one] != theirs[one]), key=lambda gap: -abs(gap))
    return [f"+{gap}" if gap > 0 else f"−{-gap}" for gap in gaps[:3]]


def _decided(result: dict[str, Any], code: str) -> str:
    return words(f"score-decided-{result['decided_by'].replace(' ', '-')}", code)


def _name(table: Table, seat: int, code: str = "en") -> str:
    """As the page calls them: who has no name is called by color."""
    there = table.news()["now"]["seats"][seat]
    return there["name"] or words(f"color-{there['color']}", code)


def _sentence(table: Table, result: dict[str, Any], seat: int, who: str, code: str = "en") -> str:
    """What is to be said of a seat."""
    first, second = result["order"][:2]
    against = second if seat == first else first
    lead = _total(result, seat) - _total(result, against)
    names = {"name": _name(table, seat, code), "other": _name(table, against, code)}
    args: dict[str, Any] = {"who": who, "rank": result["ranks"][seat], **names}
    won = seat in result["winners"]
    if lead:
        return words(f"score-ended-{'ahead' if won else 'behind'}", code, points=abs(lead), **args)
    ending = "shared" if len(result["winners"]) > 1 and won else "won-tie" if won else "lost-tie"
    return words(f"score-ended-{ending}", code, decided=_decided(result, code), **args)


@pytest.mark.parametrize(
    ("code", "size", "look"),
    [("en", WIDE, "light"), ("en", PHONE, "dark"), ("pl", WIDE, "dark"), ("ru", PHONE, "light"), ("ru", WIDE, "light")],
)
def test_a_player_is_told_their_place_and_what_made_it(
    new_person: NewPerson, code: str, size: tuple[int, int], look: str
) -> None:
    person = new_person(*size, locale=code, color_scheme=look)
    table, result = _ended(person, ME, bot("random"), bot("random"), bot("random"))
    page = person.visit(f"/t/{table.id}")
    first, second = result["order"][:2]
    against = second if first == 0 else first
    expect(page.get_by_text(_sentence(table, result, 0, "you", code), exact=True)).to_be_visible()
    gaps = page.get_by_role("group", name=words("score-gaps", code, name=_name(table, against, code)))
    assert gaps.locator("b").all_inner_texts() == _gaps(result, 0, against)
    expect(page.get_by_text(words("table-you", code), exact=True)).to_be_visible()
    person.sees_all_said()
    assert person.barriers() == []
    numbers = page.get_by_role("table", name=words("score-came-from", code))
    assert numbers.evaluate(BEYOND) <= 0, "the numbers reach beyond their panel"
    person.look(f"ending-{code}-{size[0]}-{look}")
    if size == WIDE:
        person.needs_no_scrolling()
    gaps.get_by_role("button").first.click()
    picked = page.get_by_role("table").get_by_role("button", pressed=True)
    expect(picked).to_have_accessible_name(_number_name(table, result, against, code))


def _number_name(table: Table, result: dict[str, Any], against: int, code: str) -> str:
    """The number of the table that the first difference leads to."""
    mine, theirs = result["scores"][0], result["scores"][against]
    sources = [one["source"] for one in result["sources"]]
    source = max(sources, key=lambda one: abs(mine[one] - theirs[one]))
    return words(
        "score-number", code, name=_name(table, 0, code), source=words(f"source-{source}", code), points=mine[source]
    )


def test_at_one_screen_everybody_is_spoken_of_by_name(new_person: NewPerson) -> None:
    person = new_person()
    table, result = _ended(person, ME, ME)
    page = person.visit(f"/t/{table.id}")
    for seat in (0, 1):
        expect(page.get_by_text(_sentence(table, result, seat, "other"), exact=True)).to_be_visible()
    person.needs_no_scrolling()
    assert person.barriers() == []
    person.look("ending-one-screen")


def test_a_spectator_is_told_how_the_winner_won(new_person: NewPerson) -> None:
    table, result = _ended(new_person(), ME, bot("random"))
    spectator = new_person()
    page = spectator.visit(f"/t/{table.id}")
    expect(page.get_by_text(_sentence(table, result, result["order"][0], "other"), exact=True)).to_be_visible()
    expect(page.get_by_text(words("table-you"), exact=True)).to_have_count(0)
