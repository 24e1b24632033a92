"""What a check of a bot has found."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

SAME_SEED: Final = "same seed"
SECRETS: Final = "secrets"
CHECKS: Final = {
    "made": "a bot can be made from a seed",
    "answers": "every decision is answered without an error",
    "legal": "the answer is one of the legal actions",
    "view unchanged": "the view stays as it was",
    "list unchanged": "the legal actions stay as they were",
    SAME_SEED: "the same seed gives the same answers",
    SECRETS: "the answer does not depend on what the seat may not know",
    "clock": "the answer comes within its time",
    "closed": "the bot can be closed",
}
"""The checks, in words."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of a checked game, with everything needed to get back to it."""

    edition: str
    players: int
    seed: int
    seat: int
    ply: int
    """How many actions came before it."""
    kind: str
    """What was to be decided."""

    def __str__(self) -> str:
        place = f"{self.edition}, {self.players} players, seed {self.seed}, seat {self.seat}, ply {self.ply}"
        return f"{place} ({self.kind})"


@dataclass(frozen=True, slots=True)
class Fault:
    """A breach of the contract by a bot."""

    check: str
    """One of ``CHECKS``."""
    reason: str
    moment: Moment

    def __str__(self) -> str:
        return f"{self.check}: {self.reason}; {self.moment}"


@dataclass
class BotReport:
    """Everything that was found out about a bot."""

    bot: str
    games: int = 0
    slowest: float = 0.0
    """Seconds of the longest decision."""
    decisions: Counter[str] = field(default_factory=Counter)
    """How many there were of each kind."""
    faults: list[Fault] = field(default_factory=list)
    made: Counter[str] = field(default_factory=Counter)
    """How often each check was made."""

    @property
    def skipped(self) -> tuple[str, ...]:
        """The checks that say nothing about the bot, because there was no occasion for them."""
        return tuple(check for check in CHECKS if not self.made[check])

    def first_faults(self) -> list[tuple[Fault, int]]:
        """The first fault of each check that failed, and how many there were."""
        times = Counter(fault.check for fault in self.faults)
        firsts = {fault.check: fault for fault in reversed(self.faults)}
        return [(firsts[check], times[check]) for check in CHECKS if check in firsts]

    def summary(self) -> str:
        """What was played."""
        games = "1 game" if self.games == 1 else f"{self.games} games"
        kinds = ", ".join(f"{count} {kind}" for kind, count in self.decisions.items())
        return f"{games}, {self.decisions.total()} decisions ({kinds})"

    def __str__(self) -> str:
        faults = [f"  {fault} ({times} in all)" for fault, times in self.first_faults()]
        return "\n".join([f"{self.bot}: {self.summary()}", *(faults or ["  no faults"])])


class BotFault(AssertionError):
    """A bot does not keep the contract; the report says how."""

    def __init__(self, report: BotReport) -> None:
        super().__init__(str(report))
        self.report = report
