"""Lessons: the rules by playing, on real positions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, TypedDict

from skyrise.notation.declared import Between, Items

from .messages import MessageDocument
from .positions import ViewDocument
from .vocabulary import ActionText, PointedKind, SeenActionText, Slot


class LessonSummary(TypedDict):
    """A lesson in the list of all."""

    id: str
    number: Annotated[int, "From 1."]
    title: MessageDocument
    about: Annotated[MessageDocument, "One sentence: what one learns."]
    minutes: Annotated[int, "About how long it takes."]
    steps: int
    rules: Annotated[list[str], "The ids of the rules that it teaches."]


class RuleDocument(TypedDict):
    """A rule of the executable rulebook."""

    id: str
    section: Annotated[str, "Of the rules, or `ruling`."]
    sentence: MessageDocument


class Pointed(TypedDict):
    """Something that a lesson points at."""

    kind: PointedKind
    id: Annotated[str, "A neighborhood, a piece as actions write it, an island, a color, a letter, or a panel."]
    label: Annotated[MessageDocument | None, "What is written beside it."]


class LessonStep(TypedDict):
    """One step of a lesson: a position, what is said, and what one is to do."""

    number: Annotated[int, "From 0."]
    of: int
    title: MessageDocument
    happened: Annotated[MessageDocument | None, "What happened since the last step."]
    tasks: Annotated[list[MessageDocument], "What to do now, in its order; empty: there is something to read, then on."]
    why: Annotated[MessageDocument | None, "Why it is so."]
    hint: Annotated[MessageDocument | None, "For those who do not find it."]
    hint_action: Annotated[SeenActionText | None, "An action that is accepted, for a hint to show."]
    asks_number: Annotated[bool, "The answer is a number, not an action."]
    points_at: list[Pointed]
    rules: Annotated[list[RuleDocument], "What the step is about."]
    view: Annotated[ViewDocument, "What the learner sees; the legal actions are all that the rules allow."]


class LessonDocument(TypedDict):
    """A lesson, and its first step."""

    summary: LessonSummary
    edition: Annotated[str, "The edition whose values hold."]
    city: Annotated[dict[Slot, str], "The islands, for the picture of the city."]
    seat: Annotated[int, "The learner's."]
    step: LessonStep


@dataclass(frozen=True, slots=True)
class LessonTry:
    """What a learner does in a step: an action, a number, or nothing where there is only something to read."""

    step: Annotated[int, Between(0, 99), "The number of the step."]
    played: Annotated[list[ActionText], Items(most=99), "The actions that were accepted before, in their order."]
    action: ActionText | None = None
    number: Annotated[int, Between(0, 999)] | None = None


class LessonAnswer(TypedDict):
    """What is said to a try. A wrong one is answered by the rule behind it."""

    accepted: bool
    message: Annotated[MessageDocument | None, "What is said to it; null: the next step says all."]
    rule: Annotated[RuleDocument | None, "The rule behind the answer."]
    played: Annotated[list[SeenActionText], "What was accepted so far: to be sent with the next try."]
    next: Annotated[LessonStep | None, "The next step, if the try was accepted; null: the lesson is over, or not yet."]
    finished: Annotated[bool, "That was the last step."]
