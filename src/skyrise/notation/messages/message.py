"""Messages: sentences not yet in any language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from skyrise.notation.documents import ListArgument, MessageArgument, MessageDocument, SeatArgument, TermArgument


@dataclass(frozen=True, slots=True)
class Message:
    """The id of a Fluent message, and its arguments: numbers, texts, and things that each language names itself."""

    id: str
    args: dict[str, MessageArgument] = field(default_factory=dict)

    def document(self) -> MessageDocument:
        """The message as it travels."""
        return {"id": self.id, "args": self.args}


def term(name: str) -> TermArgument:
    """What a message without arguments says, such as the name of a card."""
    return {"term": name}


def seat_name(seat: int) -> SeatArgument:
    """The name of whoever has a seat."""
    return {"seat": seat}


def all_of(items: Iterable[MessageArgument]) -> ListArgument:
    """Several arguments, joined as the language joins them."""
    return {"list": list(items)}


def wonder(card: int) -> TermArgument:
    """The name of a Wonder card."""
    return term(f"wonder-{card}")
