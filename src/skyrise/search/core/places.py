"""What stands where, as far as the evaluation sees it: rows, panoramas, the objective, discs, Wonders."""

from __future__ import annotations

from ...rules.core.paths import largest_group
from ...rules.core.runtime import jit, lowest, popcount
from ...rules.core.scoring import objective_fulfilled, total, visionary_items
from ...rules.core.state import COLORS, LETTERS, State, Tables
from ...rules.core.wonders import prestige
from ...rules.core.words import (
    ATLANTIS,
    BLIMPS,
    BRIDGES,
    CHAINS,
    JACOBS,
    KAHN,
    LAKES,
    MUNCH,
    NONE,
    OLMSTED,
    ROW_LENGTH,
    SHARD,
    START,
    WINDMILLS,
    ZEPPELINSTONE,
)
from .features import (
    AHEAD,
    BEST_ROW_LEFT,
    BIAS,
    CARD,
    COMMISSIONS_HELD,
    COMMISSIONS_NOW,
    EXCESS_NOW,
    FIRST,
    KEYS_NOW,
    LEFT,
    OBJECTIVE_4,
    OBJECTIVE_LOST,
    PANORAMAS_FAR,
    PANORAMAS_NEAR,
    PANORAMAS_NOW,
    PATRONS_NOW,
    ROW_1,
    ROW_GROWTH,
    SCORED,
    STARTS,
    STRUCTURES_LEFT,
    STRUCTURES_NOW,
    WONDER_NOW,
)
from .left import unbuilt_cards

ANYWHERE = 1 << ATLANTIS | 1 << ZEPPELINSTONE | 1 << JACOBS | 1 << OLMSTED | 1 << MUNCH | 1 << SHARD
"""Wonders that bring the same wherever they stand, apart from what they change themselves. Those that count buildings
are in ``control``."""


@jit
def worth_of_places(s: State, t: Tables, seat: int, left: list[int], w: list[float], at: int) -> float:
    """What a seat has, and what it may still get."""
    points = w[at + BIAS] + w[at + SCORED] * total(s, seat)
    points += worth_of_race(s, t, seat, left, w, at)
    points += worth_of_rows(s, t, seat, left[seat], w, at)
    points += worth_of_panoramas(s, t, seat, w, at)
    points += worth_of_objective(s, t, seat, left[seat], w, at)
    points += worth_of_visionary_area(s, t, seat, w, at)
    return points + worth_of_wonders(s, t, seat, w, at)


@jit
def worth_of_race(s: State, t: Tables, seat: int, left: list[int], w: list[float], at: int) -> float:
    """How many structures are left, and who is ahead in the race for the keys."""
    mine = left[seat]
    fewest = 99
    for other in range(t.players):
        if other != seat:
            fewest = min(fewest, left[other])
    points = w[at + LEFT] * mine + w[at + AHEAD] * (fewest - mine)
    if mine < fewest:
        points += w[at + FIRST]
    if s.phase == START and s.to_act == seat:
        points += w[at + STARTS]
    return points


@jit
def worth_of_rows(s: State, t: Tables, seat: int, left: int, w: list[float], at: int) -> float:
    """Rows of discs, and what structures on their colors are worth: those that stand, and those to come."""
    free = t.city & ~s.occupied
    now, growth, ahead, best = 0, 0, 0, 0
    points = 0.0
    for color in range(COLORS):
        discs = s.rows[COLORS * seat + color]
        value = t.row_value[discs]
        structures = popcount(s.structures[seat] & t.color_cells[color])
        now += value * structures
        ahead += value * popcount(free & t.color_cells[color])
        if free & t.color_cells[color]:
            best = max(best, value)
        if discs > 0:
            points += w[at + ROW_1 - 1 + discs]
        if discs < ROW_LENGTH - 1:
            growth += (t.row_value[discs + 1] - value) * structures
    points += w[at + STRUCTURES_NOW] * now + w[at + ROW_GROWTH] * growth
    average = ahead / max(popcount(free), 1)
    return points + w[at + STRUCTURES_LEFT] * (left * average) + w[at + BEST_ROW_LEFT] * (left * best)


@jit
def worth_of_panoramas(s: State, t: Tables, seat: int, w: list[float], at: int) -> float:
    """Points of the two cards, and points that lack a structure or two."""
    mine = s.structures[seat]
    free = t.city & ~s.occupied
    points = 0.0
    if s.panoramas >> BLIMPS & 1:
        for i in range(t.blimps):
            points += worth_of_border(t, BLIMPS, mine & t.blimp_cells[i], free & t.blimp_cells[i], w, at)
    if s.panoramas >> LAKES & 1:
        for i in range(t.lakes):
            points += worth_of_border(t, LAKES, mine & t.lake_cells[i], free & t.lake_cells[i], w, at)
    if s.panoramas >> CHAINS & 1:
        for island in range(t.islands):
            points += worth_of_chain(t, largest_group(t, mine & t.island_cells[island]), w, at)
    if s.panoramas >> BRIDGES & 1:
        for i in range(t.bridges):
            points += worth_of_bridge(t, t.bridge_cells[i], mine, free, w, at)
    if s.panoramas >> WINDMILLS & 1:
        points += w[at + PANORAMAS_NOW] * (t.panorama_prestige[WINDMILLS] * popcount(mine & t.windmills))
    return points


@jit
def worth_of_border(t: Tables, card: int, mine: int, free: int, w: list[float], at: int) -> float:
    """A blimp or a lake."""
    lacking = t.panorama_structures[card] - popcount(mine)
    if lacking <= 0:
        return w[at + PANORAMAS_NOW] * t.panorama_prestige[card]
    if lacking == 1 and free:
        return w[at + PANORAMAS_NEAR] * t.panorama_prestige[card]
    if lacking == 2 and free & free - 1:
        return w[at + PANORAMAS_FAR] * t.panorama_prestige[card]
    return 0.0


@jit
def worth_of_chain(t: Tables, size: int, w: list[float], at: int) -> float:
    """The largest group on an island."""
    lacking = t.panorama_structures[CHAINS] - size
    if lacking <= 0:
        return w[at + PANORAMAS_NOW] * t.panorama_prestige[CHAINS]
    return w[at + PANORAMAS_NEAR] * t.panorama_prestige[CHAINS] if lacking == 1 else 0.0


@jit
def worth_of_bridge(t: Tables, ends: int, mine: int, free: int, w: list[float], at: int) -> float:
    """A bridge."""
    if ends & mine == ends:
        return w[at + PANORAMAS_NOW] * t.panorama_prestige[BRIDGES]
    return w[at + PANORAMAS_NEAR] * t.panorama_prestige[BRIDGES] if ends & mine and ends & free else 0.0


@jit
def worth_of_objective(s: State, t: Tables, seat: int, left: int, w: list[float], at: int) -> float:
    """How close the secret objective is."""
    color = s.objective[seat]
    if color == NONE:
        return 0.0
    lacking = t.objective_structures[color] - popcount(s.structures[seat] & t.color_cells[color])
    if lacking <= 0:
        return w[at + OBJECTIVE_4]
    if lacking > left or lacking > popcount(t.color_cells[color] & ~s.occupied):
        return w[at + OBJECTIVE_LOST]
    return w[at + OBJECTIVE_4 - lacking] if lacking < 4 else 0.0


@jit
def worth_of_visionary_area(s: State, t: Tables, seat: int, w: list[float], at: int) -> float:
    """Patron, excess and commissions discs, and keys."""
    patrons = 0
    for letter in range(LETTERS):
        if s.patron_value[letter] != NONE:
            patrons += s.patrons[LETTERS * seat + letter] * s.patron_value[letter]
    points = w[at + PATRONS_NOW] * patrons + w[at + EXCESS_NOW] * (s.excess[seat] * t.excess_prestige)
    if s.commissions[seat]:
        now = s.commissions[seat] * visionary_items(s, seat) * t.commissions_prestige
        points += w[at + COMMISSIONS_HELD] * s.commissions[seat] + w[at + COMMISSIONS_NOW] * now
    for key in range(2):
        if s.keys[seat] >> key & 1:
            points += w[at + KEYS_NOW] * t.key_prestige[key]
    return points


@jit
def worth_of_wonders(s: State, t: Tables, seat: int, w: list[float], at: int) -> float:
    """Wonders still to be built, and what those that score one's own board would bring now."""
    points = 0.0
    cards = unbuilt_cards(s, seat)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        points += w[at + CARD + card] + w[at + WONDER_NOW] * wonder_now(s, t, seat, card)
    return points


@jit
def wonder_now(s: State, t: Tables, seat: int, card: int) -> int:
    """What a Wonder would bring already, wherever it is built; 0 for those that depend on the place."""
    if card == KAHN:  # its prestige reveals the objective, and looking must change nothing
        return t.kahn_prestige if objective_fulfilled(s, t, seat) else 0
    return prestige(s, t, card, seat, 0) if ANYWHERE >> card & 1 else 0
