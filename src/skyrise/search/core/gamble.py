"""What an action is worth among players who go on at random."""

from __future__ import annotations

from skyrise.rules.core.state import State, Tables
from skyrise.rules.core.words import OVER

from .chance import below
from .desk import LINE, Desk
from .door import apply, legal_actions
from .evaluation import add_up, settle_result
from .machine import entry, take


@entry
def play_out_actions(
    desk: Desk, tables: list[Tables], deals: list[State], wins: list[float], scores: list[float]
) -> int:
    """Plays on at random after each legal action of each deal; adds up how it ended. Returns how many actions."""
    t = tables[0]
    take(desk.states, LINE, deals, 0)
    count = legal_actions(desk.states[LINE], t, desk.legal)
    for i in range(count):
        for deal in range(len(deals)):
            take(desk.states, LINE, deals, deal)
            s = desk.states[LINE]
            apply(s, t, desk.legal[i])
            while s.phase != OVER:
                apply(s, t, desk.later[below(desk.chance, legal_actions(s, t, desk.later))])
            settle_result(s, t, desk)
            add_up(desk, t, wins, scores, i)
    return count
