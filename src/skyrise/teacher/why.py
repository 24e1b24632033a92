"""A reason for an action or against it: a message, and what it is about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from skyrise.notation.documents import AdviceReason, MessageArgument, ReasonKind
from skyrise.notation.messages import Message

MOST = 3
"""More reasons than this are not read."""
OF_A_KIND = 2

RULES: Final = {
    "why-patron": "score.patrons",
    "why-patron-unknown": "disc.patron",
    "why-wild": "disc.wild",
    "why-commissions": "score.commissions",
    "why-excess": "score.excess",
    "why-row-up": "score.structures",
    "why-row-down": "score.structures",
    "why-ground": "score.structures",
    "why-control": "score.control",
    "why-control-shared": "score.control",
    "why-denies-control": "score.control",
    "why-objective": "score.objective",
    "why-objective-met": "score.objective",
    "why-at-once": "auction.end",
    "why-untopped": "auction.outbid.higher",
    "why-topped": "auction.outbid.higher",
    "why-denies": "auction.construct",
    "why-keeps-island": "score.control",
    "why-keeps-highest": "auction.pass",
    "why-keeps": "auction.pass",
    "why-cards": "era1.choose",
    "why-cards-less": "era1.choose",
    "why-cards-same": "era1.choose",
}
"""The rules behind reasons, by message; those of Wonders and panoramas have rules of their own."""

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
    own_rule: str | None = None
    """The id of the rule behind it, if its message alone does not tell."""

    @property
    def rule(self) -> str | None:
        """The id of the rule behind it, if there is one."""
        return self.own_rule or RULES.get(self.message.id)

    def document(self) -> AdviceReason:
        """As it travels."""
        return {
            "kind": self.kind,
            "message": self.message.document(),
            "rule": self.rule,
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
