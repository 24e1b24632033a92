"""An observation: what one seat may know of a state, as numbers between 0 and 1 (``envs.layout``).

Only what the seat may know is read (3: public and secret): no other hand, no hidden objective, no patron's value
without a disc of its letter, no choice of Wonders before all have chosen.
"""

from __future__ import annotations

from ...rules.core.cards import CARDS
from ...rules.core.runtime import jit
from ...rules.core.state import CELLS, COLORS, LETTERS, RANKS, SOURCES, State, Tables
from ...rules.core.words import ATELIER, NONE, START, TALL
from . import numbers as n


@jit
def observe(s: State, t: Tables, facts: list[int], seat: int, out: list[float]) -> None:
    """Writes what ``seat`` may know to ``out``."""
    for number in range(n.SIZE):
        out[number] = 0
    for place in range(n.PLACES):
        if facts[n.CELL_FACT + place] != NONE:
            _place(s, t, seat, facts[n.CELL_FACT + place], n.PLACE_AT + n.PLACE * place, out)
    _bids(s, t, seat, facts, out)
    for other in range(t.players):
        _seat(s, t, seat, other, facts, out)
    _mine(s, seat, out)
    _table(s, t, seat, facts, out)


@jit
def observe_all(s: State, t: Tables, facts: list[int], seat: int, out: list[float]) -> None:
    """Writes all there is to know, secrets included: what ``seat`` may know, then everybody's cards and objectives, and
    the values of all patrons."""
    observe(s, t, facts, seat, out)
    for number in range(n.SIZE, n.STATE_SIZE):
        out[number] = 0
    for other in range(t.players):
        at = n.SECRETS_AT + n.SECRETS * seen_from(t, seat, other)
        for card in range(CARDS):
            out[at + n.SECRET_HAND + card] = s.hand[other] >> card & 1
            out[at + n.SECRET_KEPT + card] = s.chosen[other] >> card & 1
        if s.objective[other] != NONE:
            out[at + n.SECRET_OBJECTIVE + s.objective[other]] = 1
    for letter in range(LETTERS):
        if s.patron_value[letter] != NONE:
            out[n.ALL_VALUES + letter] = _share(s.patron_value[letter], 5)


@jit
def seen_from(t: Tables, seat: int, other: int) -> int:
    """How many seats clockwise from ``seat`` another one is."""
    return (other - seat + t.players) % t.players


@jit
def _share(count: int, whole: int) -> float:
    """A count as a number between 0 and 1."""
    return max(0.0, min(1.0, count / whole))


@jit
def _place(s: State, t: Tables, seat: int, cell: int, at: int, out: list[float]) -> None:
    out[at + n.IN_CITY] = 1
    if s.disc[cell] != NONE:
        out[at + n.DISC + s.disc[cell]] = 1
    if s.standing[cell] != NONE:
        _piece(t, s.standing[cell], at, out)
        out[at + n.HAMMER] = 1 if cell == s.hammer else 0
        for owner in range(t.players):
            if s.structures[owner] >> cell & 1:
                out[at + n.STRUCTURE + seen_from(t, seat, owner)] = 1


@jit
def _piece(t: Tables, piece: int, at: int, out: list[float]) -> None:
    if piece < RANKS:
        out[at + n.HEIGHT + t.height[piece]] = 1
    else:
        out[at + n.WONDER] = 1
        if piece == RANKS + ATELIER:  # card 14 counts as a tall building
            out[at + n.HEIGHT + TALL] = 1


@jit
def _bids(s: State, t: Tables, seat: int, facts: list[int], out: list[float]) -> None:
    """The bids on the map: one for each neighborhood of ``bid_cells``."""
    if s.bid_cells == 0:
        return
    for number in range(s.bids):
        cell, piece = s.trail[number] % CELLS, s.trail[number] // CELLS
        at = n.PLACE_AT + n.PLACE * _place_of(facts, cell)
        _piece(t, piece, at, out)
        out[at + n.BID + seen_from(t, seat, _owner(s, t, piece))] = 1
        if cell == s.latest:
            out[at + n.LATEST] = 1


@jit
def _place_of(facts: list[int], cell: int) -> int:
    for place in range(n.PLACES):
        if facts[n.CELL_FACT + place] == cell:
            return place
    return 0


@jit
def _owner(s: State, t: Tables, piece: int) -> int:
    if piece < RANKS:
        return t.owner[piece]
    for seat in range(t.players):
        if s.chosen[seat] >> (piece - RANKS) & 1:
            return seat
    return NONE


@jit
def _seat(s: State, t: Tables, seat: int, other: int, facts: list[int], out: list[float]) -> None:
    at = n.SEAT_AT + n.SEAT * seen_from(t, seat, other)
    out[at + n.PLAYS] = 1
    out[at + n.COLOR + facts[n.COLOR_FACT + other]] = 1
    for color in range(COLORS):
        out[at + n.ROW + color] = _share(s.rows[COLORS * other + color], 4)
    for letter in range(LETTERS):
        out[at + n.PATRON + letter] = _share(s.patrons[LETTERS * other + letter], 4)
    out[at + n.EXCESS] = _share(s.excess[other], 12)
    out[at + n.COMMISSIONS] = _share(s.commissions[other], 2)
    out[at + n.KEY] = s.keys[other] & 1
    out[at + n.KEY + 1] = s.keys[other] >> 1 & 1
    out[at + n.PRESTIGE] = _share(_prestige(s, other), 200)
    out[at + n.PASSED] = (s.passed & ~s.finished) >> other & 1 if s.bid_cells else 0
    out[at + n.LEADS] = 1 if s.leader == other and s.bid_cells else 0
    out[at + n.STARTS] = 1 if s.starter == other and (s.bid_cells or s.phase == START) else 0
    out[at + n.FINISHED] = s.finished >> other & 1
    for rank in range(RANKS):
        out[at + n.BUILDING + rank] = s.available[other] >> rank & 1
    for card in range(CARDS):
        out[at + n.CARD + card] = s.wonders[other] >> card & 1
        out[at + n.SHOWN + card] = s.chosen[other] >> card & 1 if s.era == 2 else 0
    out[at + n.REVEALED] = s.revealed >> other & 1
    if (other == seat or s.revealed >> other & 1) and s.objective[other] != NONE:
        out[at + n.OBJECTIVE + s.objective[other]] = 1


@jit
def _prestige(s: State, seat: int) -> int:
    points = 0
    for source in range(SOURCES):
        points += s.prestige[SOURCES * seat + source]
    return points


@jit
def _mine(s: State, seat: int, out: list[float]) -> None:
    for card in range(CARDS):
        out[n.HAND + card] = s.hand[seat] >> card & 1
        out[n.KEPT + card] = s.chosen[seat] >> card & 1
    for letter in range(LETTERS):
        if s.patrons[LETTERS * seat + letter] > 0 and s.patron_value[letter] != NONE:
            out[n.VALUE + letter] = _share(s.patron_value[letter], 5)


@jit
def _table(s: State, t: Tables, seat: int, facts: list[int], out: list[float]) -> None:
    for island in range(n.ISLANDS):
        if facts[n.SLOT_FACT + island] != NONE:
            out[n.SLOT + n.SLOTS * island + facts[n.SLOT_FACT + island]] = 1
    out[n.ERA2] = s.era - 1
    out[n.PHASE + s.phase] = 1
    for card in range(n.PANORAMAS):
        out[n.PANORAMA + card] = s.panoramas >> card & 1
    if s.bid_cells:
        out[n.TO_BEAT + s.latest_piece] = 1
        for rank in range(RANKS):
            out[n.ON_MAP + rank] = s.bid_ranks >> rank & 1
        out[n.BIDS] = _share(s.bids, 20)
    if s.to_act != NONE:
        out[n.TO_ACT + seen_from(t, seat, s.to_act)] = 1
