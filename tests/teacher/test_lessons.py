"""Every lesson can be played through by its own hints, and answers wrong tries by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase

import pytest

from skyrise.components import Refusal
from skyrise.language import LANGUAGES, Message, language
from skyrise.notation.documents import LessonAnswer, LessonStep, LessonTry, MessageDocument, StepFile
from skyrise.rules import IllegalAction
from skyrise.rules.rulebook import RULEBOOK
from skyrise.teacher.lessons import Lesson, all_lessons, lesson_of, lessons_document
from skyrise.teacher.lessons.lesson import accepts, counted, follow

LESSONS = all_lessons()
IDS = [lesson.file.id for lesson in LESSONS]
NAMES = ("Ada", "Bo", "Cy", "Di")


def solved(lesson: Lesson, number: int, played: list[str]) -> LessonTry:
    """What the hint of a step says."""
    step = lesson.file.steps[number]
    if step.counts is not None:
        game = lesson.game(number, played)
        return LessonTry(number, played, number=counted(game, step.counts.seat, step.counts.source))
    return LessonTry(number, played, action=step.hint_action)


def walked(lesson: Lesson) -> Iterator[tuple[int, LessonStep, list[str], LessonAnswer]]:
    """A whole lesson by its hints: the step, as it is shown, what was played before, and the answer to the hint."""
    played: list[str] = []
    step: LessonStep | None = lesson.document()["step"]
    for number in range(len(lesson.file.steps)):
        assert step is not None
        answer = lesson.answer(solved(lesson, number, played))
        yield number, step, played, answer
        played, step = [str(action) for action in answer["played"]], answer["next"]


def said_in(step: LessonStep, answer: LessonAnswer) -> list[MessageDocument]:
    maybe = [step["title"], step["happened"], step["why"], step["hint"], answer["message"], *step["tasks"]]
    maybe += [point["label"] for point in step["points_at"]]
    maybe += [rule["sentence"] for rule in step["rules"]]
    return [message for message in maybe if message is not None]


def test_there_are_ten_lessons_in_their_order() -> None:
    assert "bids bridges winning discs islands panoramas patrons wonders keys counting".split() == IDS
    assert [one["number"] for one in lessons_document(LESSONS)] == list(range(1, 11))


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_the_hints_lead_to_the_end(lesson: Lesson) -> None:
    answers = [answer for _, _, _, answer in walked(lesson)]
    assert all(answer["accepted"] for answer in answers)
    assert [answer["finished"] for answer in answers] == [False] * (len(answers) - 1) + [True]


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_is_said_in_every_language(lesson: Lesson, code: str) -> None:
    speech = language(code)
    for _, step, _, answer in walked(lesson):
        for message in said_in(step, answer):
            text = speech.say(Message(**message), NAMES)
            assert text
            assert "{" not in text


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_whatever_is_accepted_can_be_followed(lesson: Lesson) -> None:
    """Every legal action that a step accepts, not only the one of its hint."""
    for number, _, played, _ in walked(lesson):
        step = lesson.file.steps[number]
        if step.accepts is None:
            continue
        game = lesson.game(number, played)
        assert game.to_act == lesson.file.start.seat
        wanted = [action for action in map(str, game.legal_actions()) if accepts(step, action)]
        assert step.hint_action in wanted
        for pattern in step.accepts:
            assert any(fnmatchcase(action, pattern) for action in wanted), pattern
        for action in wanted:
            twin = game.copy()
            twin.play(action)
            follow(twin, step.then)


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_a_wrong_try_is_answered_by_a_rule(lesson: Lesson) -> None:
    """Whatever the rules allow and the step does not want, and what the rules do not allow."""
    for number, _, played, _ in walked(lesson):
        step = lesson.file.steps[number]
        for answer in wrong_answers(lesson, step, number, played):
            assert not answer["accepted"]
            assert answer["next"] is None
            assert answer["message"] is not None
            assert answer["rule"] is not None
            assert answer["rule"]["id"] in RULEBOOK
            assert list(answer["played"]) == played


def wrong_answers(lesson: Lesson, step: StepFile, number: int, played: list[str]) -> Iterator[LessonAnswer]:
    if step.counts is not None:
        yield lesson.answer(LessonTry(number, played, number=999))
    elif step.accepts is not None:
        legal = map(str, lesson.game(number, played).legal_actions())
        for action in legal:
            if not accepts(step, action):
                yield lesson.answer(LessonTry(number, played, action=action))
        yield lesson.answer(LessonTry(number, played, action="99@H1"))


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_every_answer_to_a_wrong_try_is_said_to_something(lesson: Lesson) -> None:
    """A pattern that no legal action fits would be said to nobody."""
    for number, _, played, _ in walked(lesson):
        step = lesson.file.steps[number]
        legal = [str(action) for action in lesson.game(number, played).legal_actions()]
        refused = [action for action in legal if not accepts(step, action)]
        for wrong in step.wrong or ():
            if step.counts is None:
                assert any(fnmatchcase(action, wrong.tried) for action in refused), (step.title, wrong.tried)


def test_a_bid_that_is_too_low_is_answered_by_the_rule() -> None:
    answer = lesson_of("bids").answer(LessonTry(1, ["20@H4"], action="24@A13"))
    assert answer["rule"] is not None
    assert answer["rule"]["id"] == "auction.outbid.higher"
    assert answer["message"] is not None
    said = language("en").say(Message(**answer["message"]))
    assert said == "24 is not higher than the latest bid, 32."


def test_what_was_not_accepted_cannot_be_sent_as_played() -> None:
    lesson = lesson_of("bids")
    for played in (["56@H4"], [], ["20@H4", "pass"], ["nonsense"]):
        with pytest.raises(Refusal, match="understand"):
            lesson.answer(LessonTry(1, played, action="56@A13"))
    with pytest.raises(Refusal):
        lesson.answer(LessonTry(99, []))


def test_there_is_no_lesson_of_another_name() -> None:
    with pytest.raises(Refusal):
        lesson_of("nothing")


def test_the_rules_decide_and_not_the_lesson() -> None:
    """The view of a step has all legal actions: a lesson never forbids what the rules allow."""
    lesson = lesson_of("bids")
    step = lesson.document()["step"]
    assert len(step["view"]["legal"]) == len(lesson.game(0, ()).legal_actions())
    with pytest.raises(IllegalAction):
        lesson.game(0, ()).play("pass")
