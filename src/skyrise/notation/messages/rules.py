"""The rules of the executable rulebook as messages."""

from __future__ import annotations

from skyrise.components import Edition
from skyrise.components.names import WONDERS
from skyrise.rules.rulebook import RULEBOOK

from ..documents import RuleDocument
from .effects import effect_messages
from .message import Message

RULING = "R"


def rule_message(rule: str, edition: Edition) -> Message:
    """The sentence of a rule: what a card does with the values of an edition, how we read a silent passage, or a rule.

    >>> from skyrise import load_edition
    >>> rule_message("auction.outbid.higher", load_edition()).id, rule_message("R3", load_edition()).id
    ('rulebook-auction-outbid-higher', 'ruling-3')
    """
    card = next((card.number for card in WONDERS if rule == f"wonder.{card.id}"), None)
    if card is not None:
        return effect_messages(edition)[f"wonder-{card}"]
    if rule.startswith(RULING):
        return Message(f"ruling-{rule.removeprefix(RULING)}")
    return Message(f"rulebook-{rule.replace('.', '-').replace('_', '-')}")


def rule_document(rule: str, edition: Edition) -> RuleDocument:
    """A rule as it travels."""
    return {"id": str(rule), "section": RULEBOOK[rule].section, "sentence": rule_message(rule, edition).document()}


def rules_document(edition: Edition) -> list[RuleDocument]:
    """The whole rulebook."""
    return [rule_document(rule, edition) for rule in RULEBOOK]
