"""4: the auction, from the starting bid to the constructed structure."""

from __future__ import annotations

from .discs import collect
from .event_codes import CONSTRUCTED, OPENED, PASSED, PLACED, RETURNED
from .hammer import may_answer
from .legal import can_outbid, free_next_to_bid
from .runtime import emit, jit
from .state import CELLS, HEIGHTS, RANKS, State, Tables
from .words import ANSWER, ATELIER, BIDDING, HAMMER, NONE, START, TALL, VAULT


@jit
def open_auction(s: State, starter: int) -> None:
    """The starter is to place the starting bid; the caller has decided who that is (4.1)."""
    s.starter = starter
    s.to_act = starter
    s.phase = START
    s.leader = NONE
    s.latest = NONE
    s.latest_piece = NONE
    s.passed = s.finished
    s.bids = 0
    emit(s, OPENED, starter, 0, 0, 0, 0)


@jit
def place(s: State, action: int) -> None:
    """A bid or a Wonder goes from the player board to the map."""
    seat = s.to_act
    piece = action // CELLS
    cell = action % CELLS
    if piece < RANKS:
        s.available[seat] &= ~(1 << piece)
        s.bid_ranks |= 1 << piece
    else:
        s.wonders[seat] &= ~(1 << (piece - RANKS))
    s.bid_cells |= 1 << cell
    s.trail[s.bids] = action
    s.bids += 1
    s.leader = seat
    s.latest = cell
    s.latest_piece = piece
    emit(s, PLACED, seat, piece, cell, 0, 0)


@jit
def pass_by(s: State, seat: int, forced: int) -> None:
    """4.3: out of this auction."""
    s.passed |= 1 << seat
    emit(s, PASSED, seat, forced, 0, 0, 0)


@jit
def next_bidder(s: State, t: Tables) -> int:
    """4.3, 4.4 and 7.1: sets who decides next and returns that seat, or NONE when the auction has ended."""
    cells = free_next_to_bid(s, t)
    if cells == 0:
        return NONE
    if s.latest_piece >= RANKS:
        s.phase = ANSWER
        s.to_act = s.hammer_owner if may_answer(s) else NONE
        return s.to_act
    s.phase = BIDDING
    seat = s.to_act
    while True:
        seat = seat + 1 if seat + 1 < t.players else 0
        if seat == s.leader:
            return NONE
        if s.passed >> seat & 1:
            continue
        if can_outbid(s, t, seat, cells):
            s.to_act = seat
            return seat
        pass_by(s, seat, 1)  # R3


@jit
def construct(s: State, t: Tables) -> None:
    """4.4: the latest bid becomes a structure, the other bids return to their owners."""
    s.to_act = s.leader
    stand(s, t, s.leader, s.latest_piece, s.latest)
    emit(s, CONSTRUCTED, s.leader, s.latest_piece, s.latest, 0, 0)
    return_bids(s, t)


@jit
def stand(s: State, t: Tables, seat: int, piece: int, cell: int) -> None:
    """Puts a seat's structure on a neighborhood."""
    bit = 1 << cell
    s.standing[cell] = piece
    s.occupied |= bit
    s.frontier |= t.adjacent[cell]
    s.structures[seat] |= bit
    if piece < RANKS:
        s.built[HEIGHTS * seat + t.height[piece]] |= bit
    elif piece == RANKS + ATELIER:  # card 14 counts as a tall building
        s.built[HEIGHTS * seat + TALL] |= bit
    elif piece == RANKS + HAMMER:
        s.hammer = cell


@jit
def return_bids(s: State, t: Tables) -> None:
    """All bids but the last one go back; a Wonder that the Hammer has beaten too."""
    for i in range(s.bids - 1):
        piece = s.trail[i] // CELLS
        if piece < RANKS:
            owner = t.owner[piece]
            s.available[owner] |= 1 << piece
        else:
            owner = owner_of_card(s, piece - RANKS)
            s.wonders[owner] |= 1 << (piece - RANKS)
        emit(s, RETURNED, owner, piece, s.trail[i] % CELLS, 0, 0)
    s.bid_cells = 0
    s.bid_ranks = 0


@jit
def owner_of_card(s: State, card: int) -> int:
    """Who has chosen a Wonder card that is in play."""
    seat = 0
    while not s.chosen[seat] >> card & 1:
        seat += 1
    return seat


@jit
def collect_won_disc(s: State, t: Tables) -> bool:
    """4.4: the winner collects the disc under the structure, if there is one (7.2: not with the manual's Vault).
    True if it is wild, and its color must be chosen."""
    if s.disc[s.latest] == NONE or (t.vault_takes and s.latest_piece == RANKS + VAULT):
        return False
    return collect(s, s.leader, s.latest)
