"""The messages of ``skyrise-bot/1``."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from skyrise.notation.declared import Between, Items

from .editions import MatchDocument
from .positions import ViewDocument
from .vocabulary import ActionText, SeatNumber, SeenActionText

QuestionId = Annotated[int, Between(0), "The number of a question and of its answer."]


class BotStart(TypedDict):
    """The first message: what is played, and who the program is there."""

    type: Literal["start"]
    protocol: Literal["skyrise-bot/1"]
    seat: SeatNumber
    seed: Annotated[int | str, "Where the bot may get its chance from."]
    match: MatchDocument


class BotDecide(TypedDict):
    """A decision is wanted."""

    type: Literal["decide"]
    id: QuestionId
    seconds: Annotated[float | None, Between(0), "The time for this decision; null: as long as it takes."]
    legal: Annotated[list[SeenActionText], Items(1)]
    view: ViewDocument


class BotEnd(TypedDict):
    """The last message: the game is over, or given up."""

    type: Literal["end"]


class BotAnswer(TypedDict):
    """The answer of a program to a question."""

    id: QuestionId
    action: Annotated[ActionText, "One of the legal actions of the question."]
    note: NotRequired[Annotated[str, "Words for people who read along."]]


BotMessage = BotStart | BotDecide | BotEnd | BotAnswer
