"""What an action is worth if the auction ends with it: what it wins, what it costs, and what it denies the others."""

from __future__ import annotations

from ...rules.core.legal import legal_actions
from ...rules.core.runtime import entry, jit, take
from ...rules.core.state import State, Tables
from .bids import forget_bids, is_one_of_many, judge_bid
from .evaluation import add_up, evaluate, lead
from .settling import try_out
from .workspace import LINE, TRIAL, Workspace

LEAD = 0.001
"""What a lead of one point is worth, in chances to win: so a player who is sure to win, or to lose, still cares."""


@entry
def weigh_actions(
    work: Workspace, tables: list[Tables], deals: list[State], wins: list[float], scores: list[float]
) -> int:
    """Adds up, over the deals, each seat's chance and Prestige after each legal action; returns how many actions."""
    t = tables[0]
    count = 0
    for deal in range(len(deals)):
        take(work.states, LINE, deals, deal)
        count = legal_actions(work.states[LINE], t, work.legal)
        forget_bids(work)
        for i in range(count):
            judge(work, t, work.legal[i])
            add_up(work, t, wins, scores, i)
    return count


@jit
def judge_all(work: Workspace, t: Tables) -> int:
    """Judges every legal action of the current state for the seat that decides; returns how many there are."""
    count = legal_actions(work.states[LINE], t, work.legal)
    seat = work.states[LINE].to_act
    forget_bids(work)
    for i in range(count):
        judge(work, t, work.legal[i])
        work.judged[i] = worth(work, t, seat)
    return count


@jit
def judge(work: Workspace, t: Tables, action: int) -> None:
    """Evaluates the state that an action leads to when all others pass."""
    if is_one_of_many(work.states[LINE], t, action):
        judge_bid(work, t, action)
    else:
        try_out(work, t, action)
        evaluate(work.states[TRIAL], t, work)


@jit
def worth(work: Workspace, t: Tables, seat: int) -> float:
    """What an evaluated state is worth to a seat: the chance to win, and a little for the lead in Prestige."""
    return work.wins[seat] + LEAD * lead(work.scores, 0, t, seat)
