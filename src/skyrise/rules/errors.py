"""What can be wrong with input to the rules. Each error says where and why."""

from __future__ import annotations

from skyrise.components import Refusal


class Misfit(Refusal, ValueError):
    """Something that does not fit the rules: the place in the document, and the reason."""


class BadSetup(Misfit):
    """A set-up that the box of its edition cannot give."""


class BadPosition(Misfit):
    """A position that contradicts itself or the rules of its edition."""


class BadRecord(Misfit):
    """A record whose actions or result do not follow from the rules."""


class IllegalAction(Refusal, ValueError):
    """An action that may not be played now: its reason is the id of the rule that forbids it."""
