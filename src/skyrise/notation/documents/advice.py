"""What a teacher says of a decision: the best actions, what to expect of each, and why."""

from __future__ import annotations

from typing import Annotated, TypedDict

from .messages import MessageDocument
from .vocabulary import Place, ReasonKind, SeatNumber, SeenActionText, ThoughtMethod


class AdviceReason(TypedDict):
    """One reason for an action, or against it."""

    kind: Annotated[ReasonKind, "What it wins, what it costs, what it denies somebody, what it keeps, what follows."]
    message: MessageDocument
    rule: Annotated[str | None, "The id of the rule behind it; null: none."]
    points: Annotated[int | None, "The Prestige that it is about: less than 0 if it is lost; null: none can be told."]
    seat: Annotated[SeatNumber | None, "Whom it concerns, if not the one who decides."]
    places: Annotated[list[Place], "The neighborhoods that it is about, to be pointed at."]


class AdvisedAction(TypedDict):
    """An action, and what to expect of it."""

    action: SeenActionText
    wins: Annotated[list[float], "By seat: the chance to win, from 0 to 1."]
    prestige: Annotated[list[float], "By seat: the Prestige to expect at the end."]
    behind: Annotated[float, "How much smaller the chance of the one who decides is than with the best action."]
    reasons: Annotated[list[AdviceReason], "The most important first."]
    line: Annotated[list[SeenActionText], "How the game may well go on after it, to the end of the auction or further."]


class AdviceDocument(TypedDict):
    """Advice on a decision, from what one seat may know, or from what everybody may know."""

    ply: Annotated[int, "How many actions were played before the decision."]
    seat: SeatNumber
    public: Annotated[bool, "Made of what everybody may know, and to be seen by everybody at the table."]
    method: ThoughtMethod
    actions: Annotated[list[AdvisedAction], "The best first: three at most, and an action that was asked about."]
    wins: Annotated[list[float], "By seat: the chance to win after the best action."]
    prestige: Annotated[list[float], "By seat: the Prestige to expect after the best action."]


class RemarkDocument(TypedDict):
    """What a coach explains when it first comes up."""

    topic: Annotated[str, "What it is about; a coach who is told that it is known does not say it again."]
    message: MessageDocument
    rules: Annotated[list[str], "The ids of the rules that it explains."]
    lesson: Annotated[str | None, "The id of the lesson about it."]
    places: Annotated[list[Place], "The neighborhoods that it is about, to be pointed at."]


class CoachDocument(TypedDict):
    """What the coach of a guided game says now."""

    ply: int
    remark: Annotated[RemarkDocument | None, "Something new, if there is: one a turn at most."]
    auction: Annotated[int, "How many auctions are over: what the latest brought is news once."]
    brought: Annotated[list[MessageDocument], "What the latest auction brought, the winner's gains first."]
