"""What the evaluation sees of a player: a list of numbers, at a moment when no auction is under way.

The evaluation is linear in them, so each is a quantity whose worth in Prestige may be learned: points that are there
already, points that are nearly there, and what is still to be built.
"""

from __future__ import annotations

from ...rules.core.cards import CARDS
from ...rules.core.paths import largest_group
from ...rules.core.runtime import jit, lowest, popcount
from ...rules.core.scoring import objective_fulfilled, strength, total, visionary_items
from ...rules.core.state import COLORS, LETTERS, RANKS, State, Tables
from ...rules.core.wonders import prestige
from ...rules.core.words import (
    ATELIER,
    ATLANTIS,
    BLIMPS,
    BRIDGES,
    CHAINS,
    CHOOSE,
    JACOBS,
    KAHN,
    LAKES,
    MUNCH,
    NONE,
    OLMSTED,
    ROW_LENGTH,
    SHARD,
    SHORT,
    START,
    SUMMIT,
    WINDMILLS,
    ZEPPELINSTONE,
)

(
    BIAS,
    SCORED,
    STRUCTURES_NOW,
    STRUCTURES_LEFT,
    BEST_ROW_LEFT,
    ROW_GROWTH,
    ROW_1,
    ROW_2,
    ROW_3,
    ROW_4,
    LEADS,
    SHARES,
    BEHIND,
    LEAD_BY_TALL,
    LEADS_OPEN,
    PANORAMAS_NOW,
    PANORAMAS_NEAR,
    PANORAMAS_FAR,
    OBJECTIVE_1,
    OBJECTIVE_2,
    OBJECTIVE_3,
    OBJECTIVE_4,
    OBJECTIVE_LOST,
    PATRONS_NOW,
    EXCESS_NOW,
    COMMISSIONS_HELD,
    COMMISSIONS_NOW,
    KEYS_NOW,
    LEFT,
    AHEAD,
    FIRST,
    TALL_LEFT,
    SHORT_LEFT,
    RANKS_LEFT,
    TOP_RANK,
    LOW_LEFT,
    TOPS,
    EDGE,
    STARTS,
    HAMMERED,
    WONDER_NOW,
    CARD,
) = range(42)
FEATURES = CARD + CARDS
"""From ``CARD`` on: is the Wonder of this card still to be built?"""
NAMES = (
    "bias",
    "scored",
    "structures_now",
    "structures_left",
    "best_row_left",
    "row_growth",
    "row_1",
    "row_2",
    "row_3",
    "row_4",
    "leads",
    "shares",
    "behind",
    "lead_by_tall",
    "leads_open",
    "panoramas_now",
    "panoramas_near",
    "panoramas_far",
    "objective_1",
    "objective_2",
    "objective_3",
    "objective_4",
    "objective_lost",
    "patrons_now",
    "excess_now",
    "commissions_held",
    "commissions_now",
    "keys_now",
    "left",
    "ahead",
    "first",
    "tall_left",
    "short_left",
    "ranks_left",
    "top_rank",
    "low_left",
    "tops",
    "edge",
    "starts",
    "hammered",
    "wonder_now",
    *(f"card_{number}" for number in range(1, CARDS + 1)),
)
"""What the weights are called in files, in the order of the numbers below."""

ANYWHERE = (
    1 << ATLANTIS
    | 1 << ZEPPELINSTONE
    | 1 << JACOBS
    | 1 << OLMSTED
    | 1 << MUNCH
    | 1 << ATELIER
    | 1 << SHARD
    | 1 << SUMMIT
)
"""Wonders that bring the same wherever they stand, apart from what they change themselves."""
CELLS_OF_ISLAND = 14
LOW_RANK = 12
"""Buildings below this rank are hard to win an auction with."""


@jit
def see(s: State, t: Tables, seat: int, f: list[float]) -> None:
    """Writes the features of a seat."""
    for i in range(FEATURES):
        f[i] = 0.0
    f[BIAS] = 1.0
    f[SCORED] = total(s, seat)
    see_pieces(s, t, seat, f)
    see_rows(s, t, seat, f)
    see_control(s, t, seat, f)
    see_panoramas(s, t, seat, f)
    see_objective(s, t, seat, f)
    see_visionary_area(s, t, seat, f)
    see_wonders(s, t, seat, f)


@jit
def left_to_build(s: State, t: Tables, seat: int) -> int:
    """Structures that a seat has yet to build in the whole game."""
    if s.era == 1:
        later = popcount(t.buildings[seat] & ~t.era1[seat]) + t.figures
        return popcount(s.available[seat]) + later
    return popcount(s.available[seat]) + popcount(s.wonders[seat])


@jit
def see_pieces(s: State, t: Tables, seat: int, f: list[float]) -> None:
    """How many structures are left, how good their numbers are, and who is ahead in the race for the keys."""
    left = left_to_build(s, t, seat)
    fewest = 99
    theirs = 0
    for other in range(t.players):
        if other != seat:
            fewest = min(fewest, left_to_build(s, t, other))
            theirs |= s.available[other]
    f[LEFT] = left
    f[AHEAD] = fewest - left
    f[FIRST] = 1.0 if left < fewest else 0.0
    mine = s.available[seat]
    f[TALL_LEFT] = popcount(mine & t.tall)
    f[LOW_LEFT] = popcount(mine & (1 << LOW_RANK) - 1)
    if s.phase == START and s.to_act == seat:
        f[STARTS] = 1.0
    if s.hammer != NONE and s.hammer_owner != seat:
        f[HAMMERED] = popcount(mine & t.tall)
    see_numbers(t, mine, theirs, f)


@jit
def see_numbers(t: Tables, mine: int, theirs: int, f: list[float]) -> None:
    """Buildings that are left, and how their numbers compare with those of the others."""
    rivals = popcount(theirs)
    while mine:
        rank = lowest(mine)
        mine &= mine - 1
        f[RANKS_LEFT] += rank / RANKS
        f[TOP_RANK] = rank / RANKS
        if t.height[rank] == SHORT:
            f[SHORT_LEFT] += 1.0
        if theirs >> rank == 0:
            f[TOPS] += 1.0
        else:
            f[EDGE] += popcount(theirs & (1 << rank) - 1) / rivals


@jit
def see_rows(s: State, t: Tables, seat: int, f: list[float]) -> None:
    """Rows of discs, and what structures on their colors are worth: those that stand, and those to come."""
    free = t.city & ~s.occupied
    best = 0
    ahead = 0.0
    for color in range(COLORS):
        discs = s.rows[COLORS * seat + color]
        value = t.row_value[discs]
        structures = popcount(s.structures[seat] & t.color_cells[color])
        f[STRUCTURES_NOW] += value * structures
        ahead += value * popcount(free & t.color_cells[color])
        if free & t.color_cells[color]:
            best = max(best, value)
        if discs > 0:
            f[ROW_1 - 1 + discs] += 1.0
        if discs < ROW_LENGTH - 1:
            f[ROW_GROWTH] += (t.row_value[discs + 1] - value) * structures
    f[STRUCTURES_LEFT] = f[LEFT] * ahead / max(popcount(free), 1)
    f[BEST_ROW_LEFT] = best * f[LEFT]


@jit
def see_control(s: State, t: Tables, seat: int, f: list[float]) -> None:
    """On how many islands the seat leads, shares the lead, or follows."""
    for island in range(t.islands):
        mine = strength(s, t, seat, island)
        if mine == 0:
            continue
        best = 0
        for other in range(t.players):
            if other != seat:
                best = max(best, strength(s, t, other, island))
        if mine > best:
            f[LEADS] += 1.0
            f[LEAD_BY_TALL] += (mine >> 8) - (best >> 8)
            f[LEADS_OPEN] += popcount(t.island_cells[island] & ~s.occupied) / CELLS_OF_ISLAND
        elif mine == best:
            f[SHARES] += 1.0
        else:
            f[BEHIND] += 1.0


@jit
def see_panoramas(s: State, t: Tables, seat: int, f: list[float]) -> None:
    """Points of the two cards, and points that lack one structure."""
    mine = s.structures[seat]
    free = t.city & ~s.occupied
    if s.panoramas >> BLIMPS & 1:
        for i in range(t.blimps):
            see_bordered(t, BLIMPS, mine & t.blimp_cells[i], free & t.blimp_cells[i], f)
    if s.panoramas >> LAKES & 1:
        for i in range(t.lakes):
            see_bordered(t, LAKES, mine & t.lake_cells[i], free & t.lake_cells[i], f)
    if s.panoramas >> CHAINS & 1:
        for island in range(t.islands):
            see_chain(t, largest_group(t, mine & t.island_cells[island]), f)
    if s.panoramas >> BRIDGES & 1:
        for i in range(t.bridges):
            see_bridge(t, t.bridge_cells[i], mine, free, f)
    if s.panoramas >> WINDMILLS & 1:
        f[PANORAMAS_NOW] += t.panorama_prestige[WINDMILLS] * popcount(mine & t.windmills)


@jit
def see_bordered(t: Tables, card: int, mine: int, free: int, f: list[float]) -> None:
    """A blimp or a lake."""
    lacking = t.panorama_structures[card] - popcount(mine)
    if lacking <= 0:
        f[PANORAMAS_NOW] += t.panorama_prestige[card]
    elif lacking == 1 and free:
        f[PANORAMAS_NEAR] += t.panorama_prestige[card]
    elif lacking == 2 and free & free - 1:
        f[PANORAMAS_FAR] += t.panorama_prestige[card]


@jit
def see_chain(t: Tables, size: int, f: list[float]) -> None:
    """The largest group on an island."""
    lacking = t.panorama_structures[CHAINS] - size
    if lacking <= 0:
        f[PANORAMAS_NOW] += t.panorama_prestige[CHAINS]
    elif lacking == 1:
        f[PANORAMAS_NEAR] += t.panorama_prestige[CHAINS]


@jit
def see_bridge(t: Tables, ends: int, mine: int, free: int, f: list[float]) -> None:
    """A bridge."""
    if ends & mine == ends:
        f[PANORAMAS_NOW] += t.panorama_prestige[BRIDGES]
    elif ends & mine and ends & free:
        f[PANORAMAS_NEAR] += t.panorama_prestige[BRIDGES]


@jit
def see_objective(s: State, t: Tables, seat: int, f: list[float]) -> None:
    """How close the secret objective is."""
    color = s.objective[seat]
    if color == NONE:
        return
    lacking = t.objective_structures[color] - popcount(s.structures[seat] & t.color_cells[color])
    if lacking <= 0:
        f[OBJECTIVE_4] = 1.0
    elif lacking > f[LEFT] or lacking > popcount(t.color_cells[color] & ~s.occupied):
        f[OBJECTIVE_LOST] = 1.0
    elif lacking == 1:
        f[OBJECTIVE_3] = 1.0
    elif lacking == 2:
        f[OBJECTIVE_2] = 1.0
    elif lacking == 3:
        f[OBJECTIVE_1] = 1.0


@jit
def see_visionary_area(s: State, t: Tables, seat: int, f: list[float]) -> None:
    """Patron, excess and commissions discs, and keys."""
    for letter in range(LETTERS):
        if s.patron_value[letter] != NONE:
            f[PATRONS_NOW] += s.patrons[LETTERS * seat + letter] * s.patron_value[letter]
    f[EXCESS_NOW] = s.excess[seat] * t.excess_prestige
    f[COMMISSIONS_HELD] = s.commissions[seat]
    f[COMMISSIONS_NOW] = s.commissions[seat] * visionary_items(s, seat) * t.commissions_prestige
    for key in range(2):
        if s.keys[seat] >> key & 1:
            f[KEYS_NOW] += t.key_prestige[key]


@jit
def see_wonders(s: State, t: Tables, seat: int, f: list[float]) -> None:
    """Wonders still to be built, and what those that score one's own board would bring now."""
    cards = s.chosen[seat] if s.phase == CHOOSE else s.wonders[seat]
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        f[CARD + card] = 1.0
        f[WONDER_NOW] += wonder_now(s, t, seat, card)


@jit
def wonder_now(s: State, t: Tables, seat: int, card: int) -> int:
    """What a Wonder would bring already, wherever it is built; 0 for those that depend on the place."""
    if card == KAHN:  # its prestige reveals the objective, and looking must change nothing
        return t.kahn_prestige if objective_fulfilled(s, t, seat) else 0
    return prestige(s, t, card, seat, 0) if ANYWHERE >> card & 1 else 0
