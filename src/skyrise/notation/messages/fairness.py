"""Whether a deal was fair, as a message."""

from __future__ import annotations

from skyrise.notation.documents import MessageArgument
from skyrise.rules.fairness import Fairness

from .message import Message


def fairness_message(fairness: Fairness) -> Message:
    """What the check of a record says about its deal."""
    origins: dict[str, MessageArgument] = {"islands": fairness.islands, "colors": fairness.colors}
    origins["people"] = fairness.people
    arguments: dict[str, dict[str, MessageArgument]] = {
        "yes": origins,
        "no-commitment": origins,
        "other-deal": {"part": fairness.part},
    }
    return Message(f"fair-{fairness.verdict}", arguments.get(fairness.verdict, {}))
