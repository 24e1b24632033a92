"""3: the deal: everything random once the islands are in place, drawn in the order of ``deal``."""

from __future__ import annotations

from .auction import open_auction
from .cards import CARDS
from .runtime import Chance, below, jit, lowest
from .state import CELLS, COLORS, HEIGHTS, LETTERS, SEATS, SOURCES, State, Tables
from .words import NONE

PANORAMA_CARDS = 5
PANORAMAS_IN_PLAY = 2


@jit
def deal(s: State, t: Tables, chance: Chance) -> None:
    """Deals a new game into a state."""
    clear(s, t)
    place_discs(s, t, chance)
    deal_hands(s, t, chance)
    deal_objectives(s, t, chance)
    draw_panoramas(s, chance)
    place_value_tiles(s, t, chance)
    begin(s, t, below(chance, t.players))


@jit
def draw(cards: int, count: int, chance: Chance) -> int:
    """One of the ``count`` cards in a mask."""
    for _ in range(below(chance, count)):
        cards &= cards - 1
    return lowest(cards)


@jit
def place_discs(s: State, t: Tables, chance: Chance) -> None:
    """One disc of the bag on each neighborhood."""
    cell = 0
    for disc in range(COLORS + LETTERS + 2):
        for _ in range(t.disc_counts[disc]):
            s.disc[cell] = disc
            cell += 1
    for last in range(t.cells - 1, 0, -1):
        swap(s.disc, last, below(chance, last + 1))


@jit
def swap(numbers: list[int], i: int, j: int) -> None:
    """Swaps two entries."""
    held = numbers[i]
    numbers[i] = numbers[j]
    numbers[j] = held


@jit
def deal_hands(s: State, t: Tables, chance: Chance) -> None:
    """Wonder cards, one hand after the other."""
    deck = (1 << CARDS) - 1
    left = CARDS
    for seat in range(t.players):
        for _ in range(t.hand_size):
            card = draw(deck, left, chance)
            deck &= ~(1 << card)
            left -= 1
            s.hand[seat] |= 1 << card


@jit
def deal_objectives(s: State, t: Tables, chance: Chance) -> None:
    """One secret objective each."""
    deck = (1 << COLORS) - 1
    left = COLORS
    for seat in range(t.players):
        s.objective[seat] = draw(deck, left, chance)
        deck &= ~(1 << s.objective[seat])
        left -= 1


@jit
def draw_panoramas(s: State, chance: Chance) -> None:
    """Two panorama cards face up."""
    deck = (1 << PANORAMA_CARDS) - 1
    for drawn in range(PANORAMAS_IN_PLAY):
        card = draw(deck, PANORAMA_CARDS - drawn, chance)
        deck &= ~(1 << card)
        s.panoramas |= 1 << card


@jit
def place_value_tiles(s: State, t: Tables, chance: Chance) -> None:
    """One patron value tile on each patron."""
    for letter in range(LETTERS):
        s.patron_value[letter] = t.patron_tiles[letter]
    for last in range(LETTERS - 1, 0, -1):
        swap(s.patron_value, last, below(chance, last + 1))


@jit
def clear(s: State, t: Tables) -> None:
    """An empty city and empty player boards."""
    s.era = 1
    s.occupied = 0
    s.frontier = t.island_cells[0]
    s.hammer = NONE
    s.hammer_owner = NONE
    s.revealed = 0
    s.panoramas = 0
    s.finished = 0
    s.bid_cells = 0
    s.bid_ranks = 0
    for cell in range(CELLS):
        s.standing[cell] = NONE
        s.disc[cell] = NONE
    for seat in range(SEATS):
        clear_seat(s, seat)


@jit
def clear_seat(s: State, seat: int) -> None:
    """One empty player board."""
    s.structures[seat] = 0
    s.available[seat] = 0
    s.wonders[seat] = 0
    s.hand[seat] = 0
    s.chosen[seat] = 0
    s.objective[seat] = NONE
    s.patron_value[seat] = NONE
    s.excess[seat] = 0
    s.commissions[seat] = 0
    s.keys[seat] = 0
    s.finish_order[seat] = NONE
    for height in range(HEIGHTS):
        s.built[HEIGHTS * seat + height] = 0
    for i in range(COLORS):
        s.rows[COLORS * seat + i] = 0
        s.patrons[LETTERS * seat + i] = 0
    for source in range(SOURCES):
        s.prestige[SOURCES * seat + source] = 0


@jit
def begin(s: State, t: Tables, starter: int) -> None:
    """Everybody has their era-1 buildings beside their board, and the first auction opens."""
    for seat in range(t.players):
        s.available[seat] = t.era1[seat]
    open_auction(s, starter)
