"""Why not: what is refused, as a message."""

from __future__ import annotations

from skyrise.components import Reason, Refusal
from skyrise.components.wonders import WonderCard
from skyrise.notation.documents import MessageArgument

from .message import Message, wonder


def refusal_message(refusal: Refusal) -> Message:
    """Why something is refused. The place is no part of the message: whoever says it puts it where it belongs."""
    return Message(reason_id(refusal.reason), {key: _argument(value) for key, value in refusal.arguments.items()})


def reason_id(reason: Reason) -> str:
    """The id of the message of a reason.

    >>> reason_id(Reason.BUILDING_NOT_YOURS)
    'reason-building-not-yours'
    """
    return f"reason-{reason.replace('.', '-').replace('_', '-')}"


def _argument(value: object) -> MessageArgument:
    """Wonders are named by each language itself, and refusals inside are messages inside."""
    if isinstance(value, Refusal):
        return refusal_message(value).document()
    if isinstance(value, WonderCard):
        return wonder(value.number)
    return value if isinstance(value, int | float | str | None) else str(value)
