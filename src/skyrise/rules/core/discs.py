"""5: discs, from the map to the player boards."""

from __future__ import annotations

from .event_codes import ASSIGNED, COLLECTED, LEARNED, ROW, SURPLUS
from .runtime import emit, jit
from .state import COLORS, LETTERS, State
from .words import COMMISSIONS_DISC, LETTER_DISC, NONE, ROW_LENGTH, WILD_DISC


@jit
def collect(s: State, seat: int, cell: int) -> bool:
    """The seat takes the disc of a neighborhood. True if it is wild, and its color must be chosen."""
    disc = s.disc[cell]
    s.disc[cell] = NONE
    emit(s, COLLECTED, seat, disc, cell, 0, 0)
    if disc == WILD_DISC:
        return True
    if disc == COMMISSIONS_DISC:
        s.commissions[seat] += 1
    elif disc >= LETTER_DISC:
        take_patron_disc(s, seat, disc - LETTER_DISC)
    else:
        fill_row(s, seat, disc)
    return False


@jit
def fill_row(s: State, seat: int, color: int) -> None:
    """The next free space of the row; with four collected already, the visionary area."""
    if s.rows[COLORS * seat + color] < ROW_LENGTH:
        s.rows[COLORS * seat + color] += 1
        emit(s, ROW, seat, color, s.rows[COLORS * seat + color], 0, 0)
    else:
        s.excess[seat] += 1
        emit(s, SURPLUS, seat, color, ROW_LENGTH, 0, 0)


@jit
def take_patron_disc(s: State, seat: int, letter: int) -> None:
    """3: whoever holds a disc of a letter may look at its value."""
    s.patrons[LETTERS * seat + letter] += 1
    if s.patrons[LETTERS * seat + letter] == 1:
        emit(s, LEARNED, seat, letter, 0, 0, 0)


@jit
def assign_wild(s: State, seat: int, color: int) -> None:
    """The owner has chosen the color of a wild disc, for good."""
    emit(s, ASSIGNED, seat, color, 0, 0, 0)
    fill_row(s, seat, color)
