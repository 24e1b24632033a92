"""The messages of ``skyrise-bot/1``: the contract of bots as JSON lines, for programs in any language."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from skyrise.components import Reason
from skyrise.components.reading import Node, not_utf8, parse_json, show
from skyrise.notation import BadDocument, match_document, read_view, view_document
from skyrise.notation.documents import BotMessage
from skyrise.notation.views import read_actions
from skyrise.rules import Action, Match, Seed, View
from skyrise.rules.seen import own_action

from .contract import Clock

PROTOCOL: Final = "skyrise-bot/1"
START: Final = "start"
DECIDE: Final = "decide"
END: Final = "end"
LONGEST_NOTE: Final = 500
"""Letters of a note that are kept."""


@dataclass(frozen=True, slots=True)
class DecisionRequest:
    """What a program is sent when its seat has a decision to make."""

    ident: int
    view: View
    legal: tuple[Action, ...]
    clock: Clock


def start_line(view: View, seed: Seed) -> str:
    """The first message: what is played, and who the program is there."""
    match = match_document(view.position.match)
    assert view.seat is not None, "a bot has a seat"
    return _line({"type": START, "protocol": PROTOCOL, "seat": view.seat, "seed": seed, "match": match})


def decide_line(request: DecisionRequest) -> str:
    """Asks for a decision."""
    legal = [own_action(action) for action in request.legal]
    view = view_document(request.view)
    seconds = request.clock.seconds
    return _line({"type": DECIDE, "id": request.ident, "seconds": seconds, "legal": legal, "view": view})


def end_line() -> str:
    """The last message: the game is over, or given up."""
    return _line({"type": END})


def answer_line(ident: int, action: Action) -> str:
    """The answer of a program."""
    return _line({"id": ident, "action": str(action)})


def read_answer(line: bytes, ident: int, legal: Sequence[Action]) -> tuple[Action, str | None]:
    """The action in an answer, and what is said of it; refuses an answer to another request, or an illegal action."""
    answer = read_line(line)
    if answer.field("id").raw != ident:
        raise answer.field("id").error(Reason.ANSWER_ID, expected=str(ident), found=show(answer.raw["id"]))
    by_text = {str(action): action for action in legal}
    text = answer.field("action").text()
    if text not in by_text:
        raise answer.field("action").error(Reason.ANSWER_ACTION, found=show(text), count=len(by_text))
    note = answer.get("note")
    return by_text[text], None if note.is_null else note.text()[:LONGEST_NOTE]


def read_line(line: bytes) -> Node:
    """The message of a line."""
    try:
        text = line.decode()
    except UnicodeDecodeError as error:
        raise not_utf8(error, BadDocument) from error
    return Node(parse_json(text, BadDocument), "", BadDocument)


def read_seed(start: Node) -> Seed:
    """The seed in a first message; refuses another version of the protocol."""
    start.field("type").choice((START,))
    start.field("protocol").choice((PROTOCOL,))
    seed = start.field("seed")
    return seed.number(-(2**63), 2**64) if isinstance(seed.raw, int) else seed.text()


def read_request(message: Node, match: Match | None) -> DecisionRequest:
    """The request in a message ``decide``; ``match`` is that of the request before."""
    seconds = message.get("seconds")
    if not seconds.is_null and (isinstance(seconds.raw, bool) or not isinstance(seconds.raw, int | float)):
        raise seconds.error(Reason.ANSWER_SECONDS, found=show(seconds.raw))
    return DecisionRequest(
        ident=message.field("id").number(0, 2**53),
        view=read_view(message.field("view"), match),
        legal=read_actions(message.field("legal")),
        clock=Clock(seconds.raw),
    )


def _line(message: BotMessage) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n"
