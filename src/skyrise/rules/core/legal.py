"""What may be done now: the first of the two doors."""

from __future__ import annotations

from .cards import CARDS
from .hammer import banned_cells
from .runtime import jit, lowest, popcount
from .state import CELLS, COLORS, RANKS, State, Tables
from .words import (
    ANSWER,
    BIDDING,
    CAPITAL,
    CHOOSE,
    CHOOSE_CARDS,
    HAMMER,
    NONE,
    OVER,
    PASS,
    START,
    VAULT_CELL,
    VAULT_DISC,
    VAULT_NOTHING,
    WILD_COLOR,
)


@jit
def legal_actions(s: State, t: Tables, out: list[int]) -> int:
    """Writes the legal actions into ``out`` and returns how many there are: none once the game is over."""
    if s.phase == START:
        return list_starting_bids(s, t, out)
    if s.phase == BIDDING or s.phase == ANSWER:
        return list_outbids(s, t, out)
    if s.phase == VAULT_DISC:
        return list_vault_discs(s, t, out)
    if s.phase == CHOOSE:
        return list_choices(s, t, out)
    if s.phase == OVER:
        return 0
    for color in range(COLORS):  # 5: a wild disc may get any color, even that of a full row
        out[color] = WILD_COLOR + color
    return COLORS


@jit
def list_starting_bids(s: State, t: Tables, out: list[int]) -> int:
    """4.2: any building on a starting neighborhood; a Wonder only as ``starting_cards`` says."""
    cells = starting_cells(s)
    cards = starting_cards(s, t, s.to_act)
    banned = starting_ban(s, t, s.to_act)
    n = list_pieces(out, 0, s.available[s.to_act] & ~t.tall, 0, cells)
    n = list_pieces(out, n, s.available[s.to_act] & t.tall, 0, cells & ~banned)
    if cards & 1 << CAPITAL:
        n = list_pieces(out, n, 1 << CAPITAL, RANKS, t.city & ~s.occupied)
        cards &= ~(1 << CAPITAL)
    n = list_pieces(out, n, cards & ~t.banned_cards, RANKS, cells)
    return list_pieces(out, n, cards & t.banned_cards, RANKS, cells & ~banned)


@jit
def list_outbids(s: State, t: Tables, out: list[int]) -> int:
    """4.3 and 7.1: a higher building or a Wonder next to the latest bid, or a pass; only the
    Hammer answers a placed Wonder."""
    cells = free_next_to_bid(s, t)
    seat = s.to_act
    if s.phase == ANSWER:
        n = list_pieces(out, 0, 1 << HAMMER, RANKS, cells)
    else:
        banned = banned_cells(s, t, seat)
        higher = higher_buildings(s, seat)
        n = list_pieces(out, 0, higher & ~t.tall, 0, cells)
        n = list_pieces(out, n, higher & t.tall, 0, cells & ~banned)
        cards = s.wonders[seat]
        if t.capital_outbids and cards & 1 << CAPITAL:  # 7.3
            n = list_pieces(out, n, 1 << CAPITAL, RANKS, t.city & ~(s.occupied | s.bid_cells))
            cards &= ~(1 << CAPITAL)
        n = list_pieces(out, n, cards & ~t.banned_cards, RANKS, cells)
        n = list_pieces(out, n, cards & t.banned_cards, RANKS, cells & ~banned)
    out[n] = PASS
    return n + 1


@jit
def list_pieces(out: list[int], n: int, pieces: int, base: int, cells: int) -> int:
    """Appends each of the pieces on each of the cells: the first piece cell by cell, the others as its copies."""
    if pieces == 0 or cells == 0:
        return n
    piece = lowest(pieces)
    start = n
    while cells:
        out[n] = CELLS * (base + piece) + lowest(cells)
        cells &= cells - 1
        n += 1
    end = n
    pieces &= pieces - 1
    while pieces:
        step = CELLS * (lowest(pieces) - piece)
        for i in range(start, end):
            out[n] = out[i] + step
            n += 1
        pieces &= pieces - 1
    return n


@jit
def list_vault_discs(s: State, t: Tables, out: list[int]) -> int:
    """7.2 and R11: the discs that the Vault may take; except in the manual, it may take none."""
    cells = vault_cells(s, t)
    n = 0
    while cells:
        out[n] = VAULT_CELL + lowest(cells)
        cells &= cells - 1
        n += 1
    if not t.vault_takes:
        out[n] = VAULT_NOTHING
        n += 1
    return n


@jit
def list_choices(s: State, t: Tables, out: list[int]) -> int:
    """6: one Wonder card of the hand, or each pair of cards where a player builds two Wonders."""
    hand = s.hand[s.to_act]
    n = 0
    for first in range(CARDS):
        if not hand >> first & 1:
            continue
        if t.figures == 1:
            out[n] = CHOOSE_CARDS + CARDS * first + first
            n += 1
            continue
        for second in range(first + 1, CARDS):
            if hand >> second & 1:
                out[n] = CHOOSE_CARDS + CARDS * first + second
                n += 1
    return n


@jit
def starting_cells(s: State) -> int:
    """4.2: unoccupied neighborhoods on the central island or adjacent to a structure."""
    return s.frontier & ~s.occupied


@jit
def starting_cards(s: State, t: Tables, seat: int) -> int:
    """4.2 and R2: Wonders start an auction when no buildings are left; the Capital Building always may, except in the
    manual (7.3)."""
    if s.available[seat] == 0:
        return s.wonders[seat]
    if t.capital_starts:
        return 0
    return s.wonders[seat] & 1 << CAPITAL


@jit
def starting_ban(s: State, t: Tables, seat: int) -> int:
    """R6: the Hammer's ban is void for a starter who would otherwise have no legal starting bid."""
    banned = banned_cells(s, t, seat)
    cards = starting_cards(s, t, seat)
    has_other_piece = s.available[seat] & ~t.tall or cards & ~t.banned_cards
    if has_other_piece or starting_cells(s) & ~banned:
        return banned
    return 0


@jit
def free_next_to_bid(s: State, t: Tables) -> int:
    """Unoccupied neighborhoods adjacent to the most recent bid."""
    return t.adjacent[s.latest] & ~(s.occupied | s.bid_cells)


@jit
def higher_buildings(s: State, seat: int) -> int:
    """A seat's available buildings with a number above that of the latest bid."""
    above = s.latest_piece + 1
    return s.available[seat] >> above << above


@jit
def can_outbid(s: State, t: Tables, seat: int, cells: int) -> bool:
    """Can the seat do anything but pass, with these cells free next to the latest bid?"""
    higher = higher_buildings(s, seat)
    if higher & ~t.tall or s.wonders[seat] & ~t.banned_cards:
        return True
    if higher == 0 and s.wonders[seat] == 0:
        return False
    return cells & ~banned_cells(s, t, seat) != 0


@jit
def vault_cells(s: State, t: Tables) -> int:
    """7.2: unoccupied neighborhoods with a disc; for the manual's Vault its own neighborhood's disc as well."""
    cells = 0
    for cell in range(t.cells):
        if s.disc[cell] != NONE and not s.occupied >> cell & 1:
            cells |= 1 << cell
    if t.vault_takes and s.disc[s.latest] != NONE:
        cells |= 1 << s.latest
    return cells


@jit
def vault_choices(s: State, t: Tables) -> int:
    """How many discs the Vault may take."""
    return popcount(vault_cells(s, t))
