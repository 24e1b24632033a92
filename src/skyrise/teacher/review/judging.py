"""How good a decision was, and what kind of mistake it is."""

from __future__ import annotations

from skyrise.notation.documents import Theme, Verdict
from skyrise.rules import Action
from skyrise.rules.actions import AssignWild, Bid, ChooseWonders, Pass, PlaceWonder, TakeDisc

from ..thinking import Answer

AS_GOOD = 0.01
"""Chances that differ by less are as good: a search is not more exact."""
GOOD = 0.02
INACCURATE = 0.05
MISTAKEN = 0.10
"""A decision that gives away less than this is good, inaccurate, a mistake; whatever gives away more is a big one."""
FOUND = 0.04
"""By how much a find is better than everything else …"""
OBVIOUS = 3
"""… and it is not among so many that somebody sees who looks one action ahead."""


def looks_mistaken(answer: Answer, played: Action, seat: int) -> bool:
    """Has a search found a mistake? One search alone also finds some where there are none."""
    return answer.method == "searched" and lost_by(answer, played, seat) >= INACCURATE


def lost_by(answer: Answer, played: Action, seat: int) -> float:
    """How much smaller a seat's chance to win is than with the best action."""
    return max(0.0, answer.thoughts[0].wins[seat] - answer.of(played).wins[seat])


def verdict_of(lost: float, *, second: float | None = None, obvious: int | None = None) -> Verdict:
    """What a decision is called; ``second``: how far behind it the next best action is, if it is the best itself."""
    if lost < AS_GOOD:
        is_find = second is not None and second >= FOUND and obvious is not None and obvious >= OBVIOUS
        return "find" if is_find else "best"
    if lost < GOOD:
        return "good"
    if lost < INACCURATE:
        return "inaccuracy"
    return "mistake" if lost < MISTAKEN else "blunder"


def theme_of(played: Action, better: Action) -> Theme:
    """What kind of mistake it was to play one action instead of a better one."""
    match played, better:
        case ((AssignWild() | TakeDisc()), _):
            return "wild"
        case ((ChooseWonders() | PlaceWonder()), _):
            return "wonder"
        case _, PlaceWonder():
            return "wonder"
        case Pass(), _:
            return "passing"
        case Bid(_, at), Bid(_, better_at) if at != better_at:
            return "place"
        case Bid(number, _), Bid(better_number, _) if number < better_number:
            return "low"
    return "bidding"
