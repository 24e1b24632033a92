"""What there is to say, in no language yet: messages for events, refusals, receipts and cards. Standard library only.

A ``skyrise.language.Language`` says them; the page has its own speaker for the same messages.
"""

from .effects import effect_messages
from .fairness import fairness_message
from .log import LinePlace, event_line, message_of
from .message import Message, all_of, seat_name, term, wonder
from .receipts import receipt_message
from .refusals import reason_id, refusal_message
from .rules import rule_document, rule_message, rules_document
from .values import value_message, word_message

__all__ = [
    "LinePlace",
    "event_line",
    "Message",
    "all_of",
    "effect_messages",
    "fairness_message",
    "message_of",
    "reason_id",
    "receipt_message",
    "refusal_message",
    "rule_document",
    "rule_message",
    "rules_document",
    "seat_name",
    "term",
    "value_message",
    "wonder",
    "word_message",
]
