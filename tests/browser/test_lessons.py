"""Lessons: every one is played to its end, and what is tried in vain is answered by the rule."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.people import NewPerson, Person
from browser.words import words
from skyrise.teacher.lessons import Lesson, all_lessons, lesson_of
from skyrise.teacher.lessons.lesson import counted

PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
WIDE: dict[str, Any] = {"width": 1440, "height": 900}
LOOKS = [("en", WIDE, "light"), ("pl", WIDE, "dark"), ("ru", PHONE, "dark")]
"""Every language, every size and every look once at least."""


def _guide(page: Page, code: str = "en") -> Locator:
    return page.get_by_role("region", name=words("school-guide", code))


def _listed(page: Page, lesson: str) -> Locator:
    """The way to a lesson from the list of lessons; rules beneath it lead there too."""
    return page.locator(f"ol a[href='/learn/{lesson}']")


def _walk(person: Person, lesson: Lesson, code: str = "en") -> None:
    """By its own hints, from step to step; numbers are those that the rules count."""
    page, played = person.page, list[str]()
    for number, step in enumerate(lesson.file.steps):
        of = words("school-step-of", code, number=number + 1, all=len(lesson.file.steps))
        expect(_guide(page, code)).to_contain_text(of)
        if step.counts is not None:
            answer = counted(lesson.game(number, played), step.counts.seat, step.counts.source)
            page.get_by_label(words("school-number", code), exact=True).fill(str(answer))
            person.button(words("school-number-answer", code)).click()
        elif step.accepts is not None:
            assert step.hint_action is not None
            played.append(step.hint_action)
            person.button(words("school-skip", code)).click()
        else:
            person.button(words("school-on", code)).click()
    expect(_guide(page, code)).to_contain_text(words("school-finished", code))


@pytest.mark.parametrize(("code", "size", "look"), LOOKS, ids=["en-day", "pl-night", "ru-phone-night"])
def test_a_lesson_is_played_in_every_language(
    new_person: NewPerson, code: str, size: dict[str, Any], look: str
) -> None:
    person = new_person(**size, locale=code, color_scheme=look)
    page = person.visit("/learn")
    _listed(page, "bids").click()
    expect(_guide(page, code)).to_be_visible()
    person.sees_all_said()
    assert person.barriers() == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    person.look(f"lesson-{code}-{'phone' if size == PHONE else 'wide'}")
    _walk(person, lesson_of("bids"), code)
    person.sees_all_said()


def test_all_lessons_are_played_to_their_end_and_the_list_says_so(new_person: NewPerson) -> None:
    person = new_person(**WIDE)
    for lesson in all_lessons():
        person.visit(f"/learn/{lesson.file.id}")
        _walk(person, lesson)
    page, count = person.visit("/learn"), len(all_lessons())
    expect(page.get_by_text(words("school-lessons-note", done=count, all=count))).to_be_visible()


def test_a_wrong_try_is_answered_by_its_rule_with_the_way_to_it(new_person: NewPerson) -> None:
    person = new_person()
    page = person.visit("/learn/bids")
    _guide(page).wait_for()
    page.get_by_role("group", name=words("table-pick-building")).get_by_role("button").first.click()
    page.keyboard.press("0")  # the whole city
    page.locator("path[data-place='A1']").click()
    rule = page.get_by_role("link", name=words("school-rule-more"))
    expect(rule.first).to_have_attribute("href", re.compile(r"^/learn#rule-"))


def test_somebody_who_leaves_comes_back_to_the_step(new_person: NewPerson) -> None:
    person = new_person()
    page, steps = person.visit("/learn/bids"), len(lesson_of("bids").file.steps)
    step = words("school-step-of", number=2, all=steps)
    on = person.button(words("school-skip")).or_(person.button(words("school-on")))
    on.first.click()
    expect(_guide(page)).to_contain_text(step)
    person.visit("/learn")
    expect(_listed(page, "bids")).to_contain_text(step)
    _listed(page, "bids").click()
    expect(_guide(page)).to_contain_text(step)
    person.button(words("school-back")).click()
    expect(_guide(page)).to_contain_text(words("school-step-of", number=1, all=steps))
