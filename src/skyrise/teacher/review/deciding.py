"""The documents of decisions: from what was thought about them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from skyrise.components.names import PATRONS
from skyrise.notation.documents import AdviceReason, AdvisedAction, DecisionDocument, Era, Theme, Verdict
from skyrise.notation.messages import Message, all_of, seat_name
from skyrise.rules import View
from skyrise.rules.seen import open_action

from ..advice import CHANCE_DIGITS, PRESTIGE_DIGITS, advised_actions
from ..thinking import Answer, Thought
from .judging import GOOD, lost_by, theme_of, verdict_of
from .moments import Decision

AGAINST = ("costs", "follows")
"""The kinds of reasons that may speak against what was played."""


def decision_document(decision: Decision, answer: Answer | None, *, fine: bool) -> DecisionDocument:
    """A decision, as far as it has been thought about."""
    if answer is None or not decision.is_free:
        return _unjudged(decision, fine=fine or not decision.is_free)
    seat = decision.seat
    best, played = answer.thoughts[0], answer.of(decision.action)
    lost = lost_by(answer, decision.action, seat)
    verdict = verdict_of(lost, second=_second(answer, played, seat), obvious=answer.obvious)
    tells = fine and (lost >= GOOD or verdict == "find")
    candidates = advised_actions(decision.view, answer.thoughts, explained=answer.thoughts if tells else ())
    return {
        **_unjudged(decision, fine=fine),
        "verdict": verdict,
        "lost": round(lost, CHANCE_DIGITS),
        "lost_prestige": round(best.prestige[seat] - played.prestige[seat], PRESTIGE_DIGITS),
        "before": round(best.wins[seat], CHANCE_DIGITS),
        "after": round(played.wins[seat], CHANCE_DIGITS),
        "theme": _theme(decision, best, verdict),
        "method": answer.method,
        "candidates": candidates,
        "why": _why(decision, candidates) if tells else [],
        "hidden": [message.document() for message in hidden(decision.view)] if tells else [],
    }


def _unjudged(decision: Decision, *, fine: bool) -> DecisionDocument:
    return {
        "ply": decision.ply,
        "auction": decision.auction,
        "era": cast(Era, decision.era),
        "seat": decision.seat,
        "action": open_action(decision.action),
        "kind": decision.kind,
        "verdict": "best" if decision.is_free else "only",
        "lost": 0.0,
        "lost_prestige": 0.0,
        "before": 0.0,
        "after": 0.0,
        "open_lost": None,
        "theme": None,
        "method": "judged" if decision.is_free else "only",
        "fine": fine,
        "candidates": [],
        "why": [],
        "hidden": [],
    }


def _second(answer: Answer, played: Thought, seat: int) -> float | None:
    """How far behind the next best action is, if the best was played."""
    if played is not answer.thoughts[0] or len(answer.thoughts) == 1:
        return None
    return played.wins[seat] - max(thought.wins[seat] for thought in answer.thoughts[1:])


def _theme(decision: Decision, best: Thought, verdict: Verdict) -> Theme | None:
    return theme_of(decision.action, best.action) if verdict in ("inaccuracy", "mistake", "blunder") else None


def _why(decision: Decision, candidates: Sequence[AdvisedAction]) -> list[AdviceReason]:
    """What speaks against what was played, then what speaks for the better action."""
    played = next(one for one in candidates if one["action"] == str(decision.action))
    if played is candidates[0]:
        return played["reasons"][:2]
    against = [reason for kind in AGAINST for reason in played["reasons"] if reason["kind"] == kind]
    return [*against[:1], *candidates[0]["reasons"]][:2]


def hidden(view: View) -> Iterator[Message]:
    """What a seat cannot know."""
    position = view.position
    for letter in PATRONS:
        if position.patron_values[letter] is None:
            yield Message("hidden-patron", {"letter": letter})
    seats = range(position.match.players)
    if closed := [seat for seat in seats if position.players[seat].objective is None]:
        yield Message("hidden-objectives", {"names": all_of(map(seat_name, closed))})
    if closed := [seat for seat in seats if position.players[seat].wonder_hand is None]:
        yield Message("hidden-hands", {"names": all_of(map(seat_name, closed))})
