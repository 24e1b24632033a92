"""The analysis board: any action for any seat, the engine's lines, variants, and a link that holds all of it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from browser.people import NewPerson, Person
from browser.readers import Reader, by_readers
from browser.words import words

DUEL = Path(__file__).parents[1] / "golden" / "records" / "v2" / "retail-2p.json"


def _opened(person: Person, code: str) -> Page:
    """From a replay of a record to the board."""
    page = person.visit("/replay")
    page.locator("input[type=file]").set_input_files(DUEL)
    page.wait_for_url("**/replay/*")
    page.goto(f"{page.url.partition('?')[0]}?at=3")
    page.get_by_role("link", name=words("analysis-title", code)).click()
    return page


@by_readers
def test_variants_are_played_thought_about_and_shared_by_a_link(new_person: NewPerson, reader: Reader) -> None:
    person, code = reader.person(new_person), reader.code
    page = _opened(person, code)
    lines = page.get_by_role("region", name=words("analysis-lines", code))
    variants = page.get_by_role("region", name=words("analysis-variants", code))
    expect(lines.get_by_role("listitem").first).to_be_visible()
    page.wait_for_url("**/analysis#*")
    person.sees_all_said()
    assert person.barriers() == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    person.look(f"analysis-{reader}")
    for _ in range(2):  # whatever the engine thinks best is played for whoever decides, twice
        before = page.url
        lines.get_by_title(words("analysis-play", code)).last.click()
        expect(page).not_to_have_url(before)
        expect(lines.get_by_role("listitem").first).to_be_visible()
    before = page.url
    page.keyboard.press("ArrowLeft")
    expect(page).not_to_have_url(before)
    page.keyboard.press("o")
    expect(page.get_by_label(words("review-open", code))).to_be_checked()
    expect(lines.get_by_role("listitem").first).to_be_visible()
    shown = variants.get_by_role("listitem").all_text_contents()
    other = reader.person(new_person)
    other.page.goto(page.url)
    there = other.page.get_by_role("region", name=words("analysis-variants", code))
    expect(there.get_by_role("listitem")).to_have_text(shown)


def test_a_link_without_an_analysis_says_so(new_person: NewPerson) -> None:
    page = new_person().visit("/analysis#nothing")
    expect(page.get_by_text(words("analysis-none"))).to_be_visible()
