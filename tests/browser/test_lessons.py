"""Lessons: every one is played to its end, and what is tried in vain is answered by the rule."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.people import NewPerson, Person
from browser.readers import ALL_READERS, Reader
from browser.words import words
from skyrise.teacher.lessons import Lesson, all_lessons, lesson_of
from skyrise.teacher.lessons.lesson import counted
from thorough import IS_LONG


def _guide(page: Page, code: str = "en") -> Locator:
    return page.get_by_role("region", name=words("school-guide", code))


def _listed(page: Page, lesson: str) -> Locator:
    """The way to a lesson from the list of lessons; rules beneath it lead there too."""
    return page.locator(f"ol a[href='/learn/{lesson}']")


def _lessons_of(reader: Reader) -> Sequence[Lesson]:
    """``make long`` plays every lesson in every language on both screens, ``make test`` each of them once."""
    return all_lessons() if IS_LONG else all_lessons()[ALL_READERS.index(reader) :: len(ALL_READERS)]


def _walk(person: Person, lesson: Lesson, code: str = "en") -> None:
    """By its own hints, from step to step; numbers are those that the rules count."""
    page, played = person.page, list[str]()
    for number, step in enumerate(lesson.file.steps):
        of = words("school-step-of", code, number=number + 1, all=len(lesson.file.steps))
        expect(_guide(page, code)).to_contain_text(of)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"step {number + 1} is too wide"
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


@pytest.mark.parametrize("reader", ALL_READERS, ids=str)
def test_lessons_are_played_to_their_end_and_the_list_says_so(new_person: NewPerson, reader: Reader) -> None:
    person, code, played = reader.person(new_person), reader.code, _lessons_of(reader)
    for lesson in played:
        page = person.visit(f"/learn/{lesson.file.id}")
        expect(_guide(page, code)).to_be_visible()
        person.sees_all_said()
        assert person.barriers() == []
        person.look(f"lesson-{lesson.file.id}-{reader}")
        _walk(person, lesson, code)
        person.sees_all_said()
    page = person.visit("/learn")
    note = words("school-lessons-note", code, done=len(played), all=len(all_lessons()))
    expect(page.get_by_text(note)).to_be_visible()
    person.sees_all_said()


def test_every_lesson_has_its_reader() -> None:
    assert {lesson.file.id for reader in ALL_READERS for lesson in _lessons_of(reader)} == {
        lesson.file.id for lesson in all_lessons()
    }


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
