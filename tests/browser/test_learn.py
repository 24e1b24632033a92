"""The rules on one page: its pictures show what their captions say."""

from __future__ import annotations

from playwright.sync_api import expect

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
