"""Deals what a seat cannot know again, in place, all ways equally likely: ``rules.determinize``, but fast.

Only what a judgement or a search looks at is dealt: objectives, patron values, and hands that are not chosen from yet.
"""

from __future__ import annotations

from ...rules.core.cards import CARDS
from ...rules.core.play import apply
from ...rules.core.runtime import copy, entry, jit, lowest, popcount
from ...rules.core.state import COLORS, LETTERS, State, Tables
from ...rules.core.words import CHOOSE
from .chance import below


@entry
def deal_again(deals: list[State], tables: list[Tables], seat: int, chance: list[int]) -> None:
    """Writes over every deal but the first: what is hidden from a seat is dealt anew. In era 1 that goes for hands too,
    because a search may get as far as the choice."""
    for i in range(1, len(deals)):
        copy(deals, i, 0)
        guess_ahead(deals[i], tables[0], seat, chance)


@entry
def act_in_all(deals: list[State], tables: list[Tables], action: int) -> None:
    """Plays an action in every deal."""
    for i in range(len(deals)):
        apply(deals[i], tables[0], action)


@jit
def guess_ahead(s: State, t: Tables, seat: int, chance: list[int]) -> None:
    """Deals what is hidden from a seat, and matters to a search."""
    guess(s, t, seat, chance)
    if s.era == 1 and s.phase != CHOOSE:
        guess_hands(s, t, seat, chance)


@jit
def guess(s: State, t: Tables, seat: int, chance: list[int]) -> None:
    """Deals what is hidden from a seat, and matters to a judgement."""
    guess_objectives(s, t, seat, chance)
    guess_values(s, seat, chance)
    if s.phase == CHOOSE:
        guess_hands(s, t, seat, chance)


@jit
def draw_from(cards: int, chance: list[int]) -> int:
    """One of the cards in a mask."""
    for _ in range(below(chance, popcount(cards))):
        cards &= cards - 1
    return lowest(cards)


@jit
def guess_objectives(s: State, t: Tables, seat: int, chance: list[int]) -> None:
    """The others' objectives, except those already revealed."""
    known = 1 << seat | s.revealed
    left = (1 << COLORS) - 1
    for other in range(t.players):
        if known >> other & 1:
            left &= ~(1 << s.objective[other])
    for other in range(t.players):
        if not known >> other & 1:
            color = draw_from(left, chance)
            left &= ~(1 << color)
            s.objective[other] = color


@jit
def guess_values(s: State, seat: int, chance: list[int]) -> None:
    """Shuffles the value tiles of the patrons that the seat has no disc of."""
    for letter in range(LETTERS - 1, 0, -1):
        if s.patrons[LETTERS * seat + letter] == 0:
            other = below(chance, letter + 1)
            while s.patrons[LETTERS * seat + other] != 0:
                other = below(chance, letter + 1)
            held = s.patron_value[letter]
            s.patron_value[letter] = s.patron_value[other]
            s.patron_value[other] = held


@jit
def guess_hands(s: State, t: Tables, seat: int, chance: list[int]) -> None:
    """The others' Wonder cards, and which of them they kept if they have already chosen."""
    left = ((1 << CARDS) - 1) & ~s.hand[seat]
    for other in range(t.players):
        if other == seat:
            continue
        hand = 0
        for _ in range(t.hand_size):
            hand |= 1 << draw_from(left & ~hand, chance)
        left &= ~hand
        s.hand[other] = hand
        if s.chosen[other]:
            s.chosen[other] = 0
            for _ in range(t.figures):
                s.chosen[other] |= 1 << draw_from(hand & ~s.chosen[other], chance)
