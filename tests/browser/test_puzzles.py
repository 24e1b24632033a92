"""Puzzles in the page: the one of the day, training by idea, a rating, and the answer explained."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.people import NewPerson
from browser.readers import Reader, by_readers
from browser.words import words
from skyrise.rules.actions import Bid, Pass
from skyrise.teacher.puzzles import all_puzzles

DUEL = next(puzzle for puzzle in all_puzzles().values() if puzzle.file.idea == "let-go")
"""Its answer is a pass: a button."""


@by_readers
def test_a_puzzle_is_solved_and_explained(new_person: NewPerson, reader: Reader) -> None:
    assert isinstance(DUEL.answer, Pass)
    person, code = reader.person(new_person), reader.code
    page = person.visit("/puzzles")
    expect(page.get_by_text(words("puzzle-of-day", code))).to_be_visible()
    person.sees_all_said()
    assert person.barriers() == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    person.look(f"puzzles-{reader}")
    page = person.visit(f"/puzzles/{DUEL.file.id}?idea=let-go")
    bar = page.get_by_role("region", name=words("table-action-bar", code))
    expect(bar).to_be_visible()
    assert person.barriers() == []
    person.look(f"puzzle-{reader}")
    person.button(words("table-pass", code), within=bar).click()
    solved = page.get_by_role("region", name=words("puzzle-right", code))
    expect(solved.get_by_role("listitem").first).to_be_visible()
    person.sees_all_said()
    assert person.barriers() == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    person.look(f"puzzle-solved-{reader}")
    page.get_by_role("link", name=words("puzzle-all", code)).click()
    expect(page.get_by_text(words("puzzle-solved", code, solved=1, tried=1))).to_be_visible()


def test_a_wrong_answer_shows_both_and_the_next_puzzle_comes(new_person: NewPerson) -> None:
    person = new_person(width=1440, height=900)
    page = person.visit(f"/puzzles/{DUEL.file.id}")
    bar = page.get_by_role("region", name=words("table-action-bar"))
    bid = next(action for action in DUEL.view.legal if isinstance(action, Bid))
    pieces = bar.get_by_role("group", name=words("table-pick-building"))
    pieces.get_by_role("button", name=re.compile(rf"\b{bid.building}\b")).click()
    place = page.locator(f"path[data-place='{bid.at}']").first
    place.focus()
    place.press("Enter")
    bar.locator("button.primary").click()
    wrong = page.get_by_role("region", name=words("puzzle-wrong"))
    expect(wrong.get_by_role("listitem")).to_have_count(2)
    person.button(words("puzzle-next")).press("Enter")
    expect(page).not_to_have_url(re.compile(DUEL.file.id))
    page.get_by_role("region", name=words("table-action-bar")).wait_for()
