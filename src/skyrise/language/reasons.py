"""Why an action or a file was refused, as a message."""

from __future__ import annotations

from typing import Any

from skyrise.components import Fault, Faulty
from skyrise.rules import BadAction, IllegalAction
from skyrise.rules.core import words

from .messages import Message, term, wonder

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


def reason_message(error: IllegalAction | BadAction | Faulty) -> Message:
    """Why an action is refused, or a file."""
    if isinstance(error, IllegalAction):
        return Message(reason_id(error.reason), dict(_argument(*item) for item in error.arguments.items()))
    return fault_message(error.fault)


def fault_message(fault: Fault) -> Message:
    """What is wrong, including faults nested inside."""
    return Message(reason_id(fault.reason), {key: _inside(value) for key, value in fault.arguments.items()})


def _inside(value: object) -> object:
    if isinstance(value, Fault):
        return fault_message(value).document()
    return reason_message(value).document() if isinstance(value, IllegalAction) else value


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
