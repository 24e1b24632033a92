"""The legal actions without the list of them: how many there are, and which one is at a place.

For those who want one action out of many, such as random games. The order is that of ``legal``.
"""

from __future__ import annotations

from .hammer import banned_cells
from .legal import free_next_to_bid, higher_buildings, legal_actions, starting_ban, starting_cards, starting_cells
from .runtime import Chance, below, inline, jit, popcount
from .state import CELLS, RANKS, State, Tables
from .words import BIDDING, CAPITAL, PASS, START

SIGN = 63
SMALL = 0xFFFF
"""No list is longer; said to compilers, it makes a division of 64 bits one of 16."""


@inline
def drawn_action(s: State, t: Tables, chance: Chance, out: list[int]) -> int:
    """A random one of the legal actions; ``out`` is written on at decisions that offer few."""
    if s.phase == BIDDING:
        return outbid_at(s, t, below(chance, count_outbids(s, t)))
    if s.phase == START:
        return starting_bid_at(s, t, below(chance, count_starting_bids(s, t)))
    return out[below(chance, legal_actions(s, t, out))]


@jit
def count_actions(s: State, t: Tables, out: list[int]) -> int:
    """How many actions are legal; ``out`` is written on at decisions that offer few."""
    if s.phase == BIDDING:
        return count_outbids(s, t)
    if s.phase == START:
        return count_starting_bids(s, t)
    return legal_actions(s, t, out)


@jit
def action_at(s: State, t: Tables, number: int, out: list[int]) -> int:
    """The legal action at a place of the list; they have just been counted."""
    if s.phase == BIDDING:
        return outbid_at(s, t, number)
    if s.phase == START:
        return starting_bid_at(s, t, number)
    return out[number]


@inline
def count_starting_bids(s: State, t: Tables) -> int:
    """As many as ``legal.list_starting_bids`` lists."""
    seat = s.to_act
    cells = starting_cells(s)
    allowed = cells & ~starting_ban(s, t, seat)
    cards = starting_cards(s, t, seat)
    count = count_bids(s.available[seat] & ~t.tall, cells) + count_bids(s.available[seat] & t.tall, allowed)
    if cards & 1 << CAPITAL:
        count += popcount(t.city & ~s.occupied)
        cards &= ~(1 << CAPITAL)
    return count + count_bids(cards & ~t.banned_cards, cells) + count_bids(cards & t.banned_cards, allowed)


@inline
def starting_bid_at(s: State, t: Tables, number: int) -> int:
    """The one at a place: short and medium buildings, tall ones, the Capital Building, other Wonders."""
    seat = s.to_act
    cells = starting_cells(s)
    allowed = cells & ~starting_ban(s, t, seat)
    buildings = s.available[seat]
    low = count_bids(buildings & ~t.tall, cells)
    if number < low:
        return bid_at(number, buildings & ~t.tall, 0, cells)
    number -= low
    tall = count_bids(buildings & t.tall, allowed)
    if number < tall:
        return bid_at(number, buildings & t.tall, 0, allowed)
    return wonder_at(t, number - tall, starting_cards(s, t, seat), t.city & ~s.occupied, cells, allowed)


@inline
def count_outbids(s: State, t: Tables) -> int:
    """As many as ``legal.list_outbids`` lists, the pass included."""
    seat = s.to_act
    cells = free_next_to_bid(s, t)
    allowed = cells & ~banned_cells(s, t, seat)
    higher = higher_buildings(s, seat)
    cards = s.wonders[seat]
    count = 1 + count_bids(higher & ~t.tall, cells) + count_bids(higher & t.tall, allowed)
    if t.capital_outbids and cards & 1 << CAPITAL:
        count += popcount(t.city & ~(s.occupied | s.bid_cells))
        cards &= ~(1 << CAPITAL)
    return count + count_bids(cards & ~t.banned_cards, cells) + count_bids(cards & t.banned_cards, allowed)


@inline
def outbid_at(s: State, t: Tables, number: int) -> int:
    """The one at a place; the pass is the last."""
    seat = s.to_act
    cells = free_next_to_bid(s, t)
    allowed = cells & ~banned_cells(s, t, seat)
    higher = higher_buildings(s, seat)
    low = count_bids(higher & ~t.tall, cells)
    if number < low:
        return bid_at(number, higher & ~t.tall, 0, cells)
    number -= low
    tall = count_bids(higher & t.tall, allowed)
    if number < tall:
        return bid_at(number, higher & t.tall, 0, allowed)
    anywhere = t.city & ~(s.occupied | s.bid_cells) if t.capital_outbids else 0  # 7.3
    return wonder_at(t, number - tall, s.wonders[seat], anywhere, cells, allowed)


@jit
def wonder_at(t: Tables, number: int, cards: int, anywhere: int, cells: int, allowed: int) -> int:
    """The Wonder at a place, or the pass beyond: the Capital Building if it may stand anywhere, then those that the
    Hammer allows, then those it bans."""
    if cards & 1 << CAPITAL and anywhere:
        if number < popcount(anywhere):
            return bid_at(number, 1 << CAPITAL, RANKS, anywhere)
        number -= popcount(anywhere)
        cards &= ~(1 << CAPITAL)
    free = count_bids(cards & ~t.banned_cards, cells)
    if number < free:
        return bid_at(number, cards & ~t.banned_cards, RANKS, cells)
    number -= free
    if number < count_bids(cards & t.banned_cards, allowed):
        return bid_at(number, cards & t.banned_cards, RANKS, allowed)
    return PASS


@jit
def count_bids(pieces: int, cells: int) -> int:
    """Each of the pieces on each of the cells."""
    return popcount(pieces) * popcount(cells)


@jit
def bid_at(number: int, pieces: int, base: int, cells: int) -> int:
    """The bid at a place of ``legal.list_pieces``: piece by piece, and of each, cell by cell."""
    width = popcount(cells)
    piece = (number & SMALL) // width
    return CELLS * (base + nth(pieces, piece)) + nth(cells, number - piece * width)


@jit
def nth(mask: int, number: int) -> int:
    """The place of a bit that is set, counted from 0: by halves, and without branches, which no machine would guess."""
    place = at_least(mask, number, 0, 32)
    place = at_least(mask, number, place, 16)
    place = at_least(mask, number, place, 8)
    place = at_least(mask, number, place, 4)
    place = at_least(mask, number, place, 2)
    return at_least(mask, number, place, 1)


@inline
def at_least(mask: int, number: int, place: int, further: int) -> int:
    """A place, or one further on if the bit is not below that."""
    missing = popcount(mask & (1 << place + further) - 1) - number - 1
    return place + (missing >> SIGN & 1) * further
