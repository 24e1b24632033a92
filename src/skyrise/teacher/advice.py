"""Advice: the best three actions of a decision, what to expect of each, and why."""

from __future__ import annotations

from collections.abc import Sequence

from skyrise.notation.documents import AdviceDocument, AdvisedAction
from skyrise.rules import Action, View
from skyrise.rules.seen import own_action

from .explaining import Explainer
from .thinking import HINT, Answer, Effort, Question, Thought
from .why import documents

CHANCE_DIGITS = 4
PRESTIGE_DIGITS = 1


def advice_question(view: View, ply: int, effort: Effort = HINT, also: tuple[Action, ...] = ()) -> Question:
    """What somebody has to think about to advise on the decision of a view; ``also``: actions judged in any case."""
    return Question(view, f"advice {ply}", effort, also)


def advice_document(view: View, answer: Answer, ply: int, *, public: bool = False) -> AdviceDocument:
    """Advice on the decision of a view, from what was thought about it."""
    seat = view.position.to_act
    assert seat is not None
    return {
        "ply": ply,
        "seat": seat,
        "public": public,
        "method": answer.method,
        "actions": advised_actions(view, answer.thoughts, explained=answer.thoughts),
        "wins": chances(answer.wins),
        "prestige": prestige(answer.prestige),
    }


def advised_actions(view: View, thoughts: Sequence[Thought], *, explained: Sequence[Thought]) -> list[AdvisedAction]:
    """Actions, the best first; some of them are explained."""
    seat = view.position.to_act
    assert seat is not None
    explainer = Explainer(view) if explained else None
    best = thoughts[0].wins[seat]
    return [
        {
            "action": own_action(thought.action),
            "wins": chances(thought.wins),
            "prestige": prestige(thought.prestige),
            "behind": round(max(0.0, best - thought.wins[seat]), CHANCE_DIGITS),
            "reasons": documents(explainer.reasons(thought, thoughts)) if explainer and thought in explained else [],
            "line": [own_action(action) for action in thought.line],
        }
        for thought in thoughts
    ]


def chances(wins: Sequence[float]) -> list[float]:
    """Chances as they travel."""
    return [round(chance, CHANCE_DIGITS) for chance in wins]


def prestige(points: Sequence[float]) -> list[float]:
    """Expected Prestige as it travels."""
    return [round(one, PRESTIGE_DIGITS) for one in points]
