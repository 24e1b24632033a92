"""A reason for an action or against it: a message, and what it is about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from skyrise.notation.documents import AdviceReason, MessageArgument, ReasonKind
from skyrise.notation.messages import Message

MOST = 3
"""More reasons than this are not read."""
OF_A_KIND = 2

Arguments = dict[str, MessageArgument]
"""Of a message."""


@dataclass(frozen=True, slots=True)
class Why:
    """One reason."""

    kind: ReasonKind
    message: Message
    points: int | None = None
    """The Prestige that it is about, as its message says it."""
    seat: int | None = None
    """Whom it concerns, if not the one who decides."""
    places: tuple[str, ...] = ()
    weight: float = 0.0
    """How much it matters, in Prestige."""

    def document(self) -> AdviceReason:
        """As it travels."""
        return {
            "kind": self.kind,
            "message": self.message.document(),
            "points": self.points,
            "seat": self.seat,
            "places": list(self.places),
        }


def most_important(reasons: Iterable[Why]) -> list[Why]:
    """A few reasons, the weightiest first, not too many of one kind."""
    kept: list[Why] = []
    for why in sorted(reasons, key=lambda one: -one.weight):
        if sum(one.kind == why.kind for one in kept) < OF_A_KIND and len(kept) < MOST:
            kept.append(why)
    return kept


def documents(reasons: Sequence[Why]) -> list[AdviceReason]:
    """As they travel."""
    return [why.document() for why in reasons]
