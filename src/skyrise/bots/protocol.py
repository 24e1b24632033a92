"""The messages of ``skyrise-bot/1``: the contract of bots as JSON lines, for programs in any language."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from skyrise.components import Reason
from skyrise.components.reading import Node, not_utf8, parse_json, show
from skyrise.notation import BadDocument, view_document
from skyrise.rules import Action, Match, Seed, View

from .contract import Clock
from .match_facts import match_document
from .view_reading import read_actions, read_view

PROTOCOL: Final = "skyrise-bot/1"
START: Final = "start"
DECIDE: Final = "decide"
END: Final = "end"


@dataclass(frozen=True, slots=True)
class Question:
    """What a program is asked for a decision."""

    ident: int
    view: View
    legal: tuple[Action, ...]
    clock: Clock


def start_line(view: View, seed: Seed) -> str:
    """The first message: what is played, and who the program is there."""
    match = match_document(view.position.match)
    return _line({"type": START, "protocol": PROTOCOL, "seat": view.seat, "seed": seed, "match": match})


def decide_line(question: Question) -> str:
    """A decision is wanted."""
    legal = [str(action) for action in question.legal]
    view = view_document(question.view)
    seconds = question.clock.seconds
    return _line({"type": DECIDE, "id": question.ident, "seconds": seconds, "legal": legal, "view": view})


def end_line() -> str:
    """The last message: the game is over, or given up."""
    return _line({"type": END})


def answer_line(ident: int, action: Action) -> str:
    """The answer of a program."""
    return _line({"id": ident, "action": str(action)})


def read_answer(line: bytes, ident: int, legal: Sequence[Action]) -> Action:
    """The action of an answer; refuses what does not answer the question, and what is not legal."""
    answer = read_line(line)
    if answer.field("id").raw != ident:
        raise answer.field("id").error(Reason.ANSWER_ID, expected=str(ident), found=show(answer.raw["id"]))
    by_text = {str(action): action for action in legal}
    text = answer.field("action").text()
    if text not in by_text:
        raise answer.field("action").error(Reason.ANSWER_ACTION, found=show(text), count=len(by_text))
    return by_text[text]


def read_line(line: bytes) -> Node:
    """The message of a line."""
    try:
        text = line.decode()
    except UnicodeDecodeError as error:
        raise not_utf8(error, BadDocument) from error
    return Node(parse_json(text, BadDocument), "", BadDocument)


def read_seed(start: Node) -> Seed:
    """The seed of a first message, of the version that we speak."""
    start.field("type").choice((START,))
    start.field("protocol").choice((PROTOCOL,))
    seed = start.field("seed")
    return seed.number(-(2**63), 2**64) if isinstance(seed.raw, int) else seed.text()


def read_question(message: Node, match: Match | None) -> Question:
    """The question of a message ``decide``; ``match`` is the one of the question before."""
    seconds = message.get("seconds")
    if not seconds.is_null and (isinstance(seconds.raw, bool) or not isinstance(seconds.raw, int | float)):
        raise seconds.error(Reason.ANSWER_SECONDS, found=show(seconds.raw))
    return Question(
        ident=message.field("id").number(0, 2**53),
        view=read_view(message.field("view"), match),
        legal=read_actions(message.field("legal")),
        clock=Clock(seconds.raw),
    )


def schema_text() -> str:
    """The JSON Schema of the messages, as text."""
    return (Path(__file__).parent / "schemas" / "bot.schema.json").read_text(encoding="utf-8")


def _line(message: dict[str, Any]) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n"
