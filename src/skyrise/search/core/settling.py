"""How an auction ends if all others pass: what the winner builds, and takes at once."""

from __future__ import annotations

from ...rules.core.legal import legal_actions
from ...rules.core.play import apply
from ...rules.core.runtime import copy, jit, popcount
from ...rules.core.state import COLORS, State, Tables
from ...rules.core.words import (
    ANSWER,
    BIDDING,
    COMMISSIONS_DISC,
    LETTER_DISC,
    PASS,
    ROW_LENGTH,
    VAULT_CELL,
    VAULT_DISC,
    VAULT_NOTHING,
    VAULT_WILD,
    WILD,
    WILD_COLOR,
    WILD_DISC,
)
from .left import left_to_build
from .workspace import LINE, TRIAL, Workspace

USUAL_COMMISSIONS = 4.0
"""The Prestige that a commissions disc is likely to bring."""


@jit
def try_out(work: Workspace, t: Tables, action: int) -> None:
    """Writes the state that an action leads to when all others pass."""
    copy(work.states, TRIAL, LINE)
    apply(work.states[TRIAL], t, action)
    settle(work.states[TRIAL], t, work.later)


@jit
def settle(s: State, t: Tables, out: list[int]) -> None:
    """Ends the auction under way: all others pass, and the winner takes what looks best at once."""
    while s.phase == BIDDING or s.phase == ANSWER:
        apply(s, t, PASS)
    if s.phase == VAULT_DISC:
        apply(s, t, best_vault_disc(s, t, out))
    if s.phase == WILD or s.phase == VAULT_WILD:
        apply(s, t, best_color(s, t))
        if s.phase == VAULT_DISC:
            settle(s, t, out)


@jit
def best_color(s: State, t: Tables) -> int:
    """The color that a wild disc is worth most in."""
    best = 0
    for color in range(1, COLORS):
        if color_gain(s, t, s.to_act, color) > color_gain(s, t, s.to_act, best):
            best = color
    return WILD_COLOR + best


@jit
def color_gain(s: State, t: Tables, seat: int, color: int) -> float:
    """The Prestige that one more disc of a color is likely to bring."""
    discs = s.rows[COLORS * seat + color]
    if discs == ROW_LENGTH:
        return float(t.excess_prestige)
    structures = popcount(s.structures[seat] & t.color_cells[color]) + left_to_build(s, t, seat) / COLORS
    return (t.row_value[discs + 1] - t.row_value[discs]) * structures


@jit
def best_vault_disc(s: State, t: Tables, out: list[int]) -> int:
    """The best disc for the Vault to take."""
    count = legal_actions(s, t, out)
    best = out[0]
    most = -1.0e9
    for i in range(count):
        gain = 0.0 if out[i] == VAULT_NOTHING else disc_gain(s, t, s.disc[out[i] - VAULT_CELL])
        if gain > most:
            most = gain
            best = out[i]
    return best


@jit
def disc_gain(s: State, t: Tables, disc: int) -> float:
    """The Prestige that a disc is likely to bring to the seat that decides."""
    seat = s.to_act
    if disc < COLORS:
        return color_gain(s, t, seat, disc)
    if disc == WILD_DISC:
        return color_gain(s, t, seat, best_color(s, t) - WILD_COLOR)
    if disc == COMMISSIONS_DISC:
        return USUAL_COMMISSIONS
    return float(max(s.patron_value[disc - LETTER_DISC], 0) + s.commissions[seat] * t.commissions_prestige)
