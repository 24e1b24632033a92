"""Why not: the reason of a refused action as a message."""

from __future__ import annotations

from typing import Any

from skyrise.rules import BadAction, IllegalAction
from skyrise.rules.core import words

from .messages import Message, term, wonder

UNREADABLE = "action.unreadable"
"""The reason against a text that is no action at all."""

ASKED = {
    words.START: "start",
    words.BIDDING: "bid",
    words.ANSWER: "answer",
    words.WILD: "wild",
    words.VAULT_DISC: "vault",
    words.VAULT_WILD: "wild",
    words.CHOOSE: "choose",
    words.OVER: "over",
}
"""The phases, as the messages about what is asked for call them."""


def reason_message(error: IllegalAction | BadAction) -> Message:
    """Why an action is refused."""
    if isinstance(error, BadAction):
        return Message(reason_id(UNREADABLE))
    return Message(reason_id(error.reason), dict(_argument(*item) for item in error.arguments.items()))


def reason_id(reason: str) -> str:
    """The id of the message of a reason."""
    return f"reason-{reason.replace('.', '-').replace('_', '-')}"


def _argument(key: str, value: Any) -> tuple[str, Any]:
    """An argument of a reason: buildings by number and Wonders by name are pieces, phases are what is asked for."""
    if key == "building":
        return "piece", value
    if key == "card":
        return "piece", wonder(value)
    if key == "phase":
        return "asked", term(f"asked-{ASKED[value]}")
    return key, value
