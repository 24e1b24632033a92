"""What can be wrong with what the rules are given. Each error says where and why."""

from __future__ import annotations

from typing import Any

from skyrise.components import Faulty


class Misfit(Faulty):
    """Something that does not fit the rules: the place in the document, and the reason."""


class BadSetup(Misfit):
    """A set-up that the box of its edition cannot give."""


class BadPosition(Misfit):
    """A position that contradicts itself or the rules of its edition."""


class BadRecord(Misfit):
    """A record whose actions or result the rules do not bear out."""


class IllegalAction(ValueError):
    """An action that may not be played now."""

    def __init__(self, reason: str, sentence: str, **arguments: object) -> None:
        super().__init__(sentence)
        self.reason = reason
        """The id of the rule that forbids it."""
        self.arguments = arguments
        """What the sentence is about, for other languages."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.reason, str(self)), {"arguments": self.arguments}
