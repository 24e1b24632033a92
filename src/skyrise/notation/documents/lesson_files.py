"""A lesson as its author writes it: a file of data, with what is said by message id."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from skyrise.notation.declared import Between, Items, Length, Pattern

from .vocabulary import ActionText, Color, EditionId, Json, OuterIsland, PointedKind, SeatNumber, Slot, Source

MessageId = Annotated[str, Pattern("[a-z][a-z0-9]*(-[a-z0-9]+)*"), "The id of a Fluent message."]
RuleId = Annotated[str, Pattern(r"[A-Za-z0-9_]+(\.[A-Za-z0-9_]+)*"), "The id of a rule of the executable rulebook."]
Tried = Annotated[str, Length(1, 40), "An action, in which * stands for anything: 57@A13, *@A13, W*@*, pass."]


@dataclass(frozen=True, slots=True)
class LessonStart:
    """The position that a lesson begins with: a deal, and the actions that lead to it."""

    seed: Annotated[str, Length(1, 80), "What chance draws, it draws from this."]
    players: Annotated[int, Between(2, 4)]
    seat: Annotated[SeatNumber, "The learner's."]
    edition: EditionId = "retail"
    colors: Annotated[list[Color] | None, "By seat; without: drawn."] = None
    islands: Annotated[dict[Slot, OuterIsland] | None, "The island of each slot; without: drawn."] = None
    actions: Annotated[str, Pattern("[^\n]*"), "Texts of actions, with spaces between."] = ""


@dataclass(frozen=True, slots=True)
class PointFile:
    """Something that a step points at."""

    kind: PointedKind
    id: Annotated[str, Length(1, 40)]
    label: MessageId | None = None


@dataclass(frozen=True, slots=True)
class WrongTry:
    """What is said to a try that the rules allow but the step does not want."""

    message: MessageId
    rule: Annotated[RuleId, "The rule behind the answer."]
    tried: Annotated[Tried, "Which tries it is said to; of several that fit, the first is said."] = "*"


@dataclass(frozen=True, slots=True)
class Counted:
    """A number that the learner is to find: what a seat would score, as the rules count it."""

    seat: SeatNumber
    source: Annotated[Source | None, "Of one source; without: of all."] = None


@dataclass(frozen=True, slots=True)
class StepFile:
    """One step: what is said, what is pointed at, what is accepted, and what is said to anything else."""

    title: MessageId
    rules: Annotated[list[RuleId], Items(1)]
    happened: MessageId | None = None
    tasks: list[MessageId] | None = None
    why: MessageId | None = None
    hint: MessageId | None = None
    arguments: Annotated[dict[str, Json] | None, "Of all these messages."] = None
    points: list[PointFile] | None = None
    accepts: Annotated[list[Tried] | None, "Without it and without counts there is something to read."] = None
    hint_action: Annotated[ActionText | None, "One of those that are accepted; a test plays it."] = None
    wrong: list[WrongTry] | None = None
    counts: Counted | None = None
    start: Annotated[LessonStart | None, "Another position, which the lesson goes on from."] = None
    then: Annotated[str, Pattern("[^\n]*"), "Actions that follow by themselves, with spaces between."] = ""


@dataclass(frozen=True, slots=True)
class LessonFile:
    """A lesson."""

    id: Annotated[str, Pattern("[a-z]+(-[a-z]+)*")]
    number: Annotated[int, Between(1, 99), "Its place among the lessons."]
    title: MessageId
    about: MessageId
    minutes: Annotated[int, Between(1, 10)]
    start: LessonStart
    steps: Annotated[list[StepFile], Items(1, 30)]
