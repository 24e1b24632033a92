"""One number for what everybody can see of a state. Equal states have equal keys, others practically never."""

from __future__ import annotations

from ...rules.core.cards import CARDS
from ...rules.core.runtime import jit
from ...rules.core.scoring import total
from ...rules.core.state import CELLS, COLORS, LETTERS, SOURCES, State, Tables
from ...rules.core.words import CHOOSE, WONDERS

MASK = 0x7FFFFFFFFFFFFFFF
FACTOR = 0x2545F4914F6CDD1D


@jit
def mix(key: int, number: int) -> int:
    """Takes one more number into a key. Only low bits of the product are kept: they are the same on every load."""
    key = (key ^ number & MASK) * FACTOR & MASK
    return key ^ key >> 29


@jit
def key_of(s: State, t: Tables) -> int:
    """The key of a state. Objectives, values, hands, and choices before they are shown, are not part of it."""
    key = mix(s.phase, s.to_act + 8 * s.era + 32 * s.panoramas)
    for cell in range(t.cells):
        key = mix(key, CELLS * s.standing[cell] + s.disc[cell])
    for seat in range(t.players):
        key = mix_player(s, seat, key)
    key = mix(key, s.finished)
    for place in range(t.players):
        key = mix(key, s.finish_order[place])
    for i in range(s.bids):
        key = mix(key, s.trail[i])
    return mix(key, s.passed)


@jit
def mix_player(s: State, seat: int, key: int) -> int:
    """What lies on and beside a player board."""
    key = mix(key, s.available[seat])
    key = mix(key, s.wonders[seat])
    if s.phase != CHOOSE:
        key = mix(key, s.chosen[seat])
    for color in range(COLORS):
        key = mix(key, s.rows[COLORS * seat + color])
    for letter in range(LETTERS):
        key = mix(key, s.patrons[LETTERS * seat + letter])
    key = mix(key, s.excess[seat] + 64 * s.commissions[seat] + 4096 * s.keys[seat])
    return mix(key, total(s, seat))


@jit
def told(s: State, t: Tables) -> int:
    """A number for the secrets that have come to light: which Wonders were chosen, and what those built have brought
    (Kahn's Ambition tells of an objective). After the same actions, states with the same number have the same key."""
    if s.era == 1:
        return 0
    number = 0
    for seat in range(t.players):
        number = mix(number, s.chosen[seat] | s.prestige[SOURCES * seat + WONDERS] << CARDS)
    return number
