"""Follows a game from its set-up to its end, and notes what the laboratory wants to know."""

from __future__ import annotations

from ...rules.core.paths import largest_group
from ...rules.core.play import apply
from ...rules.core.runtime import copy, entry, jit, lowest, popcount
from ...rules.core.scoring import controls, score_end_of_game, winners
from ...rules.core.state import COLORS, LETTERS, SEATS, SOURCES, State, Tables
from ...rules.core.words import (
    BLIMPS,
    BRIDGES,
    CHAINS,
    CHOOSE,
    NONE,
    OVER,
    PASS,
    START,
    WINDMILLS,
    WONDERS,
)
from . import columns as c

GAME = 0
"""The state of the game that is followed."""
OPENED = 1
"""The state in which the auction under way was opened."""
TRIAL = 2
"""A state that is scored as if the game ended."""
STATES = 3


@entry
def survey(
    states: list[State],
    tables: list[Tables],
    actions: list[int],
    count: int,
    seats: list[int],
    facts: list[int],
    auctions: list[list[int]],
) -> int:
    """Plays ``count`` actions on ``states[GAME]``, a game at its beginning; notes whose they are, the facts of the game
    and its auctions. Returns how many auctions there were."""
    t = tables[0]
    for i in range(c.FACTS):
        facts[i] = 0
    facts[c.FIRST_STARTER] = states[GAME].starter
    number = 0
    for ply in range(count):
        s = states[GAME]
        seats[ply] = s.to_act
        in_auction = s.phase != CHOOSE
        if s.phase == START:
            copy(states, OPENED, GAME)
            open_row(s, ply, auctions[number])
        if actions[ply] < PASS:
            auctions[number][c.BIDS] += 1
            auctions[number][c.BIDDERS] |= 1 << s.to_act
        apply(s, t, actions[ply])
        if in_auction and (s.phase == START or s.phase == CHOOSE or s.phase == OVER):
            close_row(states, t, auctions[number])
            number += 1
            if s.phase != START:
                note_era(s, t, s.era if s.phase == CHOOSE else 2, facts)
    note_values(states[GAME], t, number, auctions)
    note_leads(number, auctions, facts)
    note_end(states[GAME], t, number, facts)
    return number


@jit
def open_row(s: State, ply: int, row: list[int]) -> None:
    """An auction is opened."""
    row[c.ERA] = s.era
    row[c.STARTER] = s.starter
    row[c.BIDS] = 0
    row[c.BIDDERS] = 0
    row[c.FIRST_ACTION] = ply


@jit
def close_row(states: list[State], t: Tables, row: list[int]) -> None:
    """An auction and its consequences are over: what was built and collected, and who would win now."""
    s = states[GAME]
    before = states[OPENED]
    cell = lowest(s.occupied & ~before.occupied)
    winner = 0
    while not s.structures[winner] >> cell & 1:
        winner += 1
    row[c.WINNER] = winner
    row[c.CELL] = cell
    row[c.PIECE] = s.standing[cell]
    row[c.DISC] = before.disc[cell] if s.disc[cell] == NONE else NONE
    row[c.WONDER_VALUE] = s.prestige[SOURCES * winner + WONDERS] - before.prestige[SOURCES * winner + WONDERS]
    row[c.DISC_VALUE] = (s.excess[winner] - before.excess[winner]) * t.excess_prestige
    for letter in range(LETTERS):
        gained = s.patrons[LETTERS * winner + letter] - before.patrons[LETTERS * winner + letter]
        row[c.DISC_VALUE] += gained * s.patron_value[letter]
    copy(states, TRIAL, GAME)
    if s.phase != OVER:
        score_end_of_game(states[TRIAL], t)
    row[c.LEADERS] = winners(states[TRIAL], t)


@jit
def note_values(s: State, t: Tables, number: int, auctions: list[list[int]]) -> None:
    """What each structure has brought by the end: its row, its windmill at the end of each era, and its Wonder."""
    for i in range(number):
        row = auctions[i]
        cell = row[c.CELL]
        row[c.PLACE_VALUE] = row[c.WONDER_VALUE]
        for color in range(COLORS):
            if t.color_cells[color] >> cell & 1:
                row[c.PLACE_VALUE] += t.row_value[s.rows[COLORS * row[c.WINNER] + color]]
        if t.windmills >> cell & 1 and s.panoramas >> WINDMILLS & 1:
            row[c.PLACE_VALUE] += t.panorama_prestige[WINDMILLS] * (3 - row[c.ERA])


@jit
def note_leads(number: int, auctions: list[list[int]], facts: list[int]) -> None:
    """How often the lead changed hands, and since when the winner has held it."""
    leader = 0
    facts[c.LED_SINCE] = number - 1
    for i in range(number):
        mask = auctions[i][c.LEADERS]
        if popcount(mask) == 1:
            if leader != 0 and mask != leader:
                facts[c.LEAD_CHANGES] += 1
            leader = mask
    while facts[c.LED_SINCE] > 0 and auctions[facts[c.LED_SINCE] - 1][c.LEADERS] == auctions[number - 1][c.LEADERS]:
        facts[c.LED_SINCE] -= 1


@jit
def note_end(s: State, t: Tables, number: int, facts: list[int]) -> None:
    """How the game ended."""
    facts[c.WINNERS] = winners(s, t)
    facts[c.AUCTIONS] = number
    facts[c.CARDS_IN_PLAY] = s.panoramas
    for i in range(SEATS * SOURCES):
        facts[c.PRESTIGE + i] = s.prestige[i]
    for seat in range(SEATS):
        facts[c.CHOSEN + seat] = s.chosen[seat]
        facts[c.HAND + seat] = s.hand[seat]
        facts[c.OBJECTIVE + seat] = s.objective[seat]
        facts[c.FINISH + seat] = s.finish_order[seat]


@jit
def note_era(s: State, t: Tables, era: int, facts: list[int]) -> None:
    """The end of an era: who controls each island, and which features have scored."""
    for island in range(t.islands):
        mask = 0
        for seat in range(t.players):
            if controls(s, t, seat, island):
                mask |= 1 << seat
        facts[c.CONTROL + c.ISLANDS * (era - 1) + island] = mask
    for card in range(c.PANORAMAS):
        mask = 0
        if s.panoramas >> card & 1:
            for seat in range(t.players):
                mask |= scoring_features(t, s.structures[seat], card)
        facts[c.FEATURES + c.PANORAMAS * (era - 1) + card] = mask


@jit
def scoring_features(t: Tables, mine: int, card: int) -> int:
    """What scores for a player's structures with a panorama card: lakes, blimps, islands, bridges or neighborhoods."""
    if card == WINDMILLS:
        return mine & t.windmills
    mask = 0
    if card == CHAINS:
        for island in range(t.islands):
            if largest_group(t, mine & t.island_cells[island]) >= t.panorama_structures[CHAINS]:
                mask |= 1 << island
    elif card == BRIDGES:
        for i in range(t.bridges):
            if t.bridge_cells[i] & mine == t.bridge_cells[i]:
                mask |= 1 << i
    else:
        for i in range(t.blimps if card == BLIMPS else t.lakes):
            bordering = t.blimp_cells[i] if card == BLIMPS else t.lake_cells[i]
            if popcount(mine & bordering) >= t.panorama_structures[card]:
                mask |= 1 << i
    return mask
