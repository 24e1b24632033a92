"""The rules on one page: its pictures show what their captions say."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.people import NewPerson
from browser.words import words
from skyrise import load_edition
from skyrise.rules.rulebook import RULEBOOK

COLLECTED = 3


def test_the_picture_of_a_row_has_as_many_collected_discs_as_its_caption_says(new_person: NewPerson) -> None:
    person = new_person()
    caption = words("learn-row", discs=COLLECTED, value=load_edition("retail").number(f"rows.{COLLECTED}"))
    row = person.visit("/learn").get_by_role("figure").filter(has_text=caption)
    expect(row).to_be_visible()
    assert row.locator('use[href="#disc-green"]').count() == COLLECTED


def test_every_rule_has_a_place_of_its_own(new_person: NewPerson) -> None:
    page = new_person().visit("/learn#rule-auction-outbid-higher")
    expect(page.locator("#rule-auction-outbid-higher")).to_be_in_viewport()
    missing = [rule for rule in RULEBOOK if page.locator(f"[id='{_anchor(rule)}']").count() != 1]
    assert missing == []


def _anchor(rule: str) -> str:
    return "rule-" + rule.replace(".", "-").replace("_", "-")


def _small_boards(page: Page) -> Locator:
    return page.locator("section.here")


@pytest.mark.parametrize(("code", "width"), [("en", 1280), ("pl", 390), ("ru", 320)])
def test_every_section_has_a_board_that_is_played_right_there(new_person: NewPerson, code: str, width: int) -> None:
    person = new_person(width=width, height=844, locale=code)
    page = person.visit("/learn#auction")
    expect(_small_boards(page)).to_have_count(7)
    board = page.locator("#auction section.here")
    board.scroll_into_view_if_needed()
    expect(board.locator("path[data-place]").first).to_be_visible()
    _bid(board, "24", "H1")  # next to nothing that the lesson asks for: the rules or the lesson say why not
    expect(board.locator(".note")).to_be_visible()
    title = board.get_by_role("heading", level=3).inner_text()
    _bid(board, "24", "H2")
    expect(board.get_by_role("heading", level=3)).not_to_have_text(title)
    person.sees_all_said()
    assert person.barriers() == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    person.look(f"learn-board-{code}-{width}")
    assert page.evaluate("localStorage.getItem('skyrise-lessons')") is None, "what is tried here is no lesson"


def _bid(board: Locator, building: str, at: str) -> None:
    """By keyboard alone."""
    board.get_by_role("button", name=re.compile(rf"\b{building}\b")).first.press("Enter")
    place = board.locator(f"path[data-place='{at}']").first
    place.focus()
    place.press("Enter")
    if (confirm := board.locator("button.primary")).is_enabled():
        confirm.press("Enter")
