"""Messages: sentences not yet in any language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Message:
    """The id of a Fluent message, and its arguments: numbers, texts, and things that each language names itself."""

    id: str
    args: dict[str, Any] = field(default_factory=dict)

    def document(self) -> dict[str, Any]:
        """The message as it goes over the wire."""
        return {"id": self.id, "args": self.args}


Thing = dict[str, Any]
"""An argument that each language has its own word for; the document of a message is one too."""


def term(name: str) -> Thing:
    """The text of a message without arguments, such as the name of a card."""
    return {"term": name}


def seat_name(seat: int) -> Thing:
    """The name of whoever has a seat."""
    return {"seat": seat}


def all_of(items: Iterable[Any]) -> Thing:
    """Several arguments, joined the way the language does it."""
    return {"list": list(items)}


def wonder(card: int) -> Thing:
    """The name of a Wonder card."""
    return term(f"wonder-{card}")
