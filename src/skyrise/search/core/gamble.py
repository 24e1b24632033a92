"""What an action is worth among players who go on at random."""

from __future__ import annotations

from ...rules.core.legal import legal_actions
from ...rules.core.pick import action_at, count_actions
from ...rules.core.play import apply
from ...rules.core.runtime import entry, take
from ...rules.core.state import State, Tables
from ...rules.core.words import OVER
from .chance import below
from .evaluation import add_up, settle_result
from .workspace import LINE, Workspace


@entry
def play_out_actions(
    work: Workspace, tables: list[Tables], deals: list[State], wins: list[float], scores: list[float]
) -> int:
    """Plays on at random after each legal action of each deal; adds up the results; returns how many actions."""
    t = tables[0]
    take(work.states, LINE, deals, 0)
    count = legal_actions(work.states[LINE], t, work.legal)
    for i in range(count):
        for deal in range(len(deals)):
            take(work.states, LINE, deals, deal)
            s = work.states[LINE]
            apply(s, t, work.legal[i])
            while s.phase != OVER:
                number = below(work.chance, count_actions(s, t, work.later))
                apply(s, t, action_at(s, t, number, work.later))
            settle_result(s, t, work)
            add_up(work, t, wins, scores, i)
    return count
