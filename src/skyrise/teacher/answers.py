"""Answers of a thinker as lines: so a review that was stopped goes on without thinking about the same again."""

from __future__ import annotations

from typing import TypedDict

from skyrise.notation.documents import ThoughtMethod
from skyrise.rules import parse_action

from .thinking import Answer, Thought


class ThoughtLine(TypedDict):
    """A thought."""

    action: str
    wins: list[float]
    prestige: list[float]
    line: list[str]


class AnswerLine(TypedDict):
    """An answer."""

    method: ThoughtMethod
    wins: list[float]
    prestige: list[float]
    thoughts: list[ThoughtLine]
    obvious: int | None


def answer_line(answer: Answer) -> AnswerLine:
    """An answer, to be kept."""
    return {
        "method": answer.method,
        "wins": list(answer.wins),
        "prestige": list(answer.prestige),
        "thoughts": [_thought_line(thought) for thought in answer.thoughts],
        "obvious": answer.obvious,
    }


def answer_of(line: AnswerLine) -> Answer:
    """An answer that was kept."""
    thoughts = tuple(_thought(one) for one in line["thoughts"])
    return Answer(line["method"], tuple(line["wins"]), tuple(line["prestige"]), thoughts, line["obvious"])


def _thought_line(thought: Thought) -> ThoughtLine:
    return {
        "action": str(thought.action),
        "wins": list(thought.wins),
        "prestige": list(thought.prestige),
        "line": [str(action) for action in thought.line],
    }


def _thought(line: ThoughtLine) -> Thought:
    further = tuple(parse_action(action) for action in line["line"])
    return Thought(parse_action(line["action"]), tuple(line["wins"]), tuple(line["prestige"]), further)
