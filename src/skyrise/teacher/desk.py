"""The desk of a teacher who sits elsewhere: lines of JSON come in, lines of JSON go out.

A process of a server, or a worker of the page, answers them; whoever asks has tables to keep and no time to think.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Final, Literal, TypedDict

from skyrise.notation import read_record, view_document, view_of_document
from skyrise.notation.documents import AdviceDocument, ReviewDocument, ViewDocument
from skyrise.rules import Action, View, parse_action

from .advice import advice_document, advice_question
from .answers import AnswerLine, answer_line, answer_of
from .review import Review
from .thinking import OwnThinker, Thinker

KEPT: Final = 2
"""Reviews that are under way."""


class Advise(TypedDict):
    """Asks for advice on the decision of a view."""

    do: Literal["advise"]
    view: ViewDocument
    ply: int
    public: bool
    also: list[str]


class GoOn(TypedDict):
    """Asks for a review that goes on for some seconds from where it was."""

    do: Literal["review"]
    record: str
    seconds: float
    answers: list[AnswerLine]
    """What was thought before, if whoever answers has been stopped since."""


class Answer(TypedDict, total=False):
    """Advice; or a review, what was thought for it now, and whether it is finished; or why there is none."""

    advice: AdviceDocument
    review: ReviewDocument
    answers: list[AnswerLine]
    finished: bool
    failure: str


def advise_line(view: View, ply: int, *, public: bool = False, also: Sequence[Action] = ()) -> str:
    """Asks for advice, which judges some actions in any case."""
    return advise_document_line(view_document(view), ply, public=public, also=also)


def advise_document_line(view: ViewDocument, ply: int, *, public: bool = False, also: Sequence[Action] = ()) -> str:
    """Asks for advice on a view that is a document already."""
    asked: Advise = {"do": "advise", "view": view, "ply": ply, "public": public, "also": list(map(str, also))}
    return _line(asked)


def review_line(record: str, seconds: float, answers: Sequence[AnswerLine] = ()) -> str:
    """Asks for a review of a record's text to go on, from what was thought before."""
    asked: GoOn = {"do": "review", "record": record, "seconds": seconds, "answers": list(answers)}
    return _line(asked)


def is_for_a_teacher(line: str | bytes) -> bool:
    """Is a line for this desk? Lines for bots come the same way."""
    return (line if isinstance(line, str) else line.decode()).startswith('{"do":')


class TeacherDesk:
    """Answers lines. Advice depends on its line alone; a review that is asked for again goes on."""

    def __init__(self, think: Thinker | None = None) -> None:
        self._think = think or OwnThinker()
        self._reviews: OrderedDict[str, Review] = OrderedDict()

    def reply(self, line: str | bytes) -> str:
        """The answer to a line; what fails is said."""
        try:
            asked: Advise | GoOn = json.loads(line)
            return _line(self._advise(asked) if asked["do"] == "advise" else self._go_on(asked))
        except Exception as error:
            return _line(Answer(failure=f"{type(error).__name__}: {error}"))

    def _advise(self, asked: Advise) -> Answer:
        view = view_of_document(asked["view"])
        also = tuple(parse_action(action) for action in asked["also"])
        thought = self._think(advice_question(view, asked["ply"], also=also))
        return {"advice": advice_document(view, thought, asked["ply"], public=asked["public"])}

    def _go_on(self, asked: GoOn) -> Answer:
        review, until = self._review(asked["record"], asked["answers"]), perf_counter() + asked["seconds"]
        answers = []
        while (question := review.next_question()) is not None and perf_counter() < until:
            answer = self._think(question)
            review.take(answer)
            answers.append(answer_line(answer))
        return {"review": review.document(), "answers": answers, "finished": review.is_finished}

    def _review(self, record: str, answers: Sequence[AnswerLine]) -> Review:
        """The review as far as it is here; one that is not here goes on from what was thought before."""
        review = self._reviews.pop(record, None) or begun_review(record, answers)
        self._reviews[record] = review
        if len(self._reviews) > KEPT:
            self._reviews.popitem(last=False)
        return review


def begun_review(record: str, answers: Sequence[AnswerLine]) -> Review:
    """A review of a record's text, with what was thought about it before."""
    review = Review(read_record(record))
    for line in answers:
        if review.next_question() is None:
            break
        review.take(answer_of(line))
    return review


def _line(document: Mapping[str, object]) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n"
