"""Score sheets: the Prestige of every seat by source, each point with its receipt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .codes import prestige_of
from .core.event_codes import Raw
from .core.scoring import precedes, score_end_of_game, total, winners
from .core.state import State, copy_with_log
from .core.words import OVER
from .events import Receipt, receipts_of
from .match import Match


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """One seat's Prestige."""

    seat: int
    points: dict[str, int]
    """By source, every source in its order."""
    receipts: tuple[Receipt, ...]

    @property
    def total(self) -> int:
        return sum(self.points.values())


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    scores: tuple[ScoreSheet, ...]
    finished: tuple[int, ...]
    """The seats in the order in which they built their last structure."""
    winners: tuple[int, ...]
    """More than one only where the edition lets a tie stand."""
    decided_by: str
    """``most Prestige``, or the edition's tie-break if two or more were level."""
    ranks: tuple[int, ...]
    """By seat: 1 for a winner, and so on. Behind the winners, those with equal Prestige share a rank."""


def score_sheets(match: Match, s: State, log: Sequence[Raw]) -> tuple[ScoreSheet, ...]:
    """What every seat has scored so far; the log ends at the state."""
    receipts = list(receipts_of(match, s, log))
    return tuple(
        ScoreSheet(
            seat,
            prestige_of(s, seat),
            tuple(receipt for receipt in receipts if receipt.seat == seat),
        )
        for seat in range(match.players)
    )


def ended_now(match: Match, s: State) -> State:
    """The state as if the game ended now. Bids on the map do not score; keys are those taken already."""
    if s.phase == OVER:
        return s
    twin = copy_with_log(s)
    score_end_of_game(twin, match.tables)
    return twin


def outcome_of(match: Match, s: State, log: Sequence[Raw]) -> Outcome:
    """The outcome of a game that is over, or of one that is scored as if it were."""
    mask = winners(s, match.tables)
    won = [seat for seat in range(match.players) if mask >> seat & 1]
    level = [seat for seat in range(match.players) if total(s, seat) == max(total(s, p) for p in range(match.players))]
    return Outcome(
        scores=score_sheets(match, s, log),
        finished=tuple(s.finish_order[: s.finished.bit_count()]),
        winners=tuple(won),
        decided_by=_tie_break(match, s, level) if len(level) > 1 else "most Prestige",
        ranks=tuple(_rank(match, s, won, seat) for seat in range(match.players)),
    )


def _rank(match: Match, s: State, won: list[int], seat: int) -> int:
    if seat in won:
        return 1
    return 1 + sum(other in won or total(s, other) > total(s, seat) for other in range(match.players))


def _tie_break(match: Match, s: State, level: list[int]) -> str:
    """What decided: the edition's tie-break, or nothing, if the tie stands."""
    if any(precedes(s, match.tables, a, b) for a in level for b in level):
        return match.edition.word("victory.tie")
    return "shared"
