"""What an action does: the second of the two doors."""

from __future__ import annotations

from .auction import collect_won_disc, construct, next_bidder, pass_by, place
from .discs import assign_wild, collect
from .eras import after_auction, choose
from .event_codes import DECLINED
from .legal import vault_cells, vault_choices
from .runtime import emit, jit, lowest
from .state import RANKS, State, Tables
from .wonders import score_wonder
from .words import (
    CHOOSE,
    NONE,
    PASS,
    VAULT,
    VAULT_CELL,
    VAULT_DISC,
    VAULT_NOTHING,
    VAULT_WILD,
    WILD,
    WILD_COLOR,
)


@jit
def apply(s: State, t: Tables, action: int) -> None:
    """Plays an action that ``legal_actions`` lists; it checks nothing."""
    if action <= PASS:
        if action < PASS:
            place(s, action)
        else:
            pass_by(s, s.to_act, 0)
        go_on(s, t)
    elif s.phase == CHOOSE:
        choose(s, t, action)
    elif s.phase == WILD:
        assign_wild(s, s.to_act, action - WILD_COLOR)
        resolve_wonder(s, t)
    elif s.phase == VAULT_WILD:
        assign_wild(s, s.to_act, action - WILD_COLOR)
        after_auction(s, t)
    elif action == VAULT_NOTHING:
        emit(s, DECLINED, s.to_act, 0, 0, 0, 0)
        after_auction(s, t)
    else:
        take_vault_disc(s, t, action - VAULT_CELL)


@jit
def go_on(s: State, t: Tables) -> None:
    """Passes the turn to the next bidder, or ends the auction (4.4), up to the next decision."""
    if next_bidder(s, t) != NONE:
        return
    construct(s, t)
    if collect_won_disc(s, t):
        s.phase = WILD
    else:
        resolve_wonder(s, t)


@jit
def resolve_wonder(s: State, t: Tables) -> None:
    """4.4 and 7: the effect of a constructed Wonder."""
    if s.latest_piece < RANKS:
        after_auction(s, t)
        return
    card = s.latest_piece - RANKS
    score_wonder(s, t, card, s.leader, s.latest)
    if card == VAULT:
        open_vault(s, t)
    else:
        after_auction(s, t)


@jit
def open_vault(s: State, t: Tables) -> None:
    """7.2, R10, R11: no question if there is nothing to take; the manual's Vault takes an only disc unasked."""
    choices = vault_choices(s, t)
    if choices == 0:
        after_auction(s, t)
    elif choices == 1 and t.vault_takes:
        take_vault_disc(s, t, lowest(vault_cells(s, t)))
    else:
        s.phase = VAULT_DISC


@jit
def take_vault_disc(s: State, t: Tables, cell: int) -> None:
    """R10: as any collected disc; a wild one asks for its color."""
    if collect(s, s.leader, cell):
        s.phase = VAULT_WILD
    else:
        after_auction(s, t)
