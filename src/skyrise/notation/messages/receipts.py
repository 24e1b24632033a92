"""Receipts: what Prestige is for, and where it was earned."""

from __future__ import annotations

from skyrise.notation.documents import MessageArgument, TermArgument
from skyrise.rules import Receipt

from .message import Message, term
from .places import BOARD, place_thing


def rule_thing(rule: str) -> TermArgument:
    """What a score is for, in a few words."""
    return term(f"rule-{rule.replace('.', '-')}")


def receipt_message(receipt: Receipt) -> Message:
    """A line of a score sheet."""
    args: dict[str, MessageArgument] = {"points": receipt.points, "rule": rule_thing(receipt.rule)}
    if receipt.place == BOARD:
        return Message("receipt", args)
    return Message("receipt-place", {**args, "place": place_thing(receipt.place)})
