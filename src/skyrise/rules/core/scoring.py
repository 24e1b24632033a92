"""6: scoring: island control, panoramas, and what the end of the game brings.

Every point passes through ``score``, which keeps it under its source and says where it came from.
"""

from __future__ import annotations

from .event_codes import (
    AT_BLIMP,
    AT_BOARD,
    AT_BRIDGE,
    AT_CELL,
    AT_ISLAND,
    AT_KEY,
    AT_LAKE,
    AT_PATRON,
    RULE_COMMISSIONS,
    RULE_CONTROL,
    RULE_EXCESS,
    RULE_KEYS,
    RULE_OBJECTIVE,
    RULE_PANORAMA,
    RULE_PATRONS,
    RULE_STRUCTURES,
    SCORED,
)
from .paths import largest_group
from .runtime import emit, jit, lowest, popcount
from .state import COLORS, HEIGHTS, LETTERS, SOURCES, State, Tables
from .words import (
    BLIMPS,
    BRIDGES,
    CHAINS,
    COMMISSIONS,
    CONTROL2,
    EXCESS,
    KEYS,
    LAKES,
    LARGE_KEY,
    MEDIUM,
    NONE,
    OBJECTIVE,
    PANORAMAS2,
    PATRONS,
    SHORT,
    SMALL_KEY,
    STRUCTURES,
    TALL,
    WINDMILLS,
)


@jit
def score(s: State, seat: int, source: int, points: int, rule: int, place: int) -> None:
    """The seat gains Prestige."""
    if points:
        s.prestige[SOURCES * seat + source] += points
        emit(s, SCORED, seat, source, points, rule, place)


@jit
def total(s: State, seat: int) -> int:
    """A seat's Prestige."""
    points = 0
    for source in range(SOURCES):
        points += s.prestige[SOURCES * seat + source]
    return points


# Island control


@jit
def strength(s: State, t: Tables, seat: int, island: int) -> int:
    """Orders the players on an island: tall buildings, then medium, then short ones. 0 without any (R5)."""
    cells = t.island_cells[island]
    tall = popcount(s.built[HEIGHTS * seat + TALL] & cells)
    medium = popcount(s.built[HEIGHTS * seat + MEDIUM] & cells)
    return tall << 8 | medium << 4 | popcount(s.built[HEIGHTS * seat + SHORT] & cells)


@jit
def controls(s: State, t: Tables, seat: int, island: int) -> bool:
    """Is nobody ahead of the seat on an island? All who are tied control it."""
    mine = strength(s, t, seat, island)
    if mine == 0:
        return False
    for other in range(t.players):
        if strength(s, t, other, island) > mine:
            return False
    return True


@jit
def score_control(s: State, t: Tables, source: int, first: int, last: int) -> None:
    """Every island scores for those who control it, among the seats from ``first`` to before ``last``."""
    for island in range(t.islands):
        for seat in range(first, last):
            if controls(s, t, seat, island):
                score(s, seat, source, t.control_prestige, RULE_CONTROL, AT_ISLAND + island)


@jit
def control_cells(s: State, t: Tables, seat: int, island: int) -> int:
    """The buildings of a seat that count for control of an island."""
    first = HEIGHTS * seat
    return (s.built[first + TALL] | s.built[first + MEDIUM] | s.built[first + SHORT]) & t.island_cells[island]


# Panoramas


@jit
def score_panoramas(s: State, t: Tables, source: int, first: int, last: int) -> None:
    """Both cards on the whole city, for the seats from ``first`` to before ``last``."""
    for seat in range(first, last):
        score_panoramas_within(s, t, seat, t.city, source)


@jit
def score_panoramas_within(s: State, t: Tables, seat: int, area: int, source: int) -> None:
    """Both cards for one seat, counting what has a part in an area: the city, or one island for Intelligentsium."""
    mine = s.structures[seat]
    if s.panoramas >> BLIMPS & 1:
        score_bordered(s, t, seat, area & mine, BLIMPS, source)
    if s.panoramas >> LAKES & 1:
        score_bordered(s, t, seat, area & mine, LAKES, source)
    if s.panoramas >> CHAINS & 1:
        score_chains(s, t, seat, area & mine, source)
    if s.panoramas >> BRIDGES & 1:
        score_bridges(s, t, seat, area, source)
    if s.panoramas >> WINDMILLS & 1:
        score_windmills(s, t, seat, area & mine, source)


@jit
def score_bordered(s: State, t: Tables, seat: int, mine: int, card: int, source: int) -> None:
    """Blimps and Lakes: each one that enough of the structures border."""
    for i in range(t.blimps if card == BLIMPS else t.lakes):
        bordering = t.blimp_cells[i] if card == BLIMPS else t.lake_cells[i]
        if popcount(mine & bordering) >= t.panorama_structures[card]:
            place = i + (AT_BLIMP if card == BLIMPS else AT_LAKE)
            score(s, seat, source, t.panorama_prestige[card], RULE_PANORAMA + card, place)


@jit
def score_chains(s: State, t: Tables, seat: int, mine: int, source: int) -> None:
    """Each island on which enough of the structures are connected, once."""
    for island in range(t.islands):
        if largest_group(t, mine & t.island_cells[island]) >= t.panorama_structures[CHAINS]:
            score(s, seat, source, t.panorama_prestige[CHAINS], RULE_PANORAMA + CHAINS, AT_ISLAND + island)


@jit
def score_bridges(s: State, t: Tables, seat: int, area: int, source: int) -> None:
    """Each bridge with a structure at both ends; it counts for an area where one of its ends is."""
    for i in range(t.bridges):
        ends = t.bridge_cells[i]
        if ends & s.structures[seat] == ends and ends & area:
            score(s, seat, source, t.panorama_prestige[BRIDGES], RULE_PANORAMA + BRIDGES, AT_BRIDGE + i)


@jit
def score_windmills(s: State, t: Tables, seat: int, mine: int, source: int) -> None:
    """Each windmill neighborhood with a structure."""
    cells = mine & t.windmills
    while cells:
        place = AT_CELL + lowest(cells)
        score(s, seat, source, t.panorama_prestige[WINDMILLS], RULE_PANORAMA + WINDMILLS, place)
        cells &= cells - 1


# The end of the game


@jit
def score_end_of_game(s: State, t: Tables) -> None:
    """The end of era 2, for everybody."""
    score_end_of_game_for(s, t, 0, t.players)


@jit
def score_end_of_game_for(s: State, t: Tables, first: int, last: int) -> None:
    """The end of era 2 for the seats from ``first`` to before ``last``, in the order of the rulebook."""
    score_control(s, t, CONTROL2, first, last)
    score_panoramas(s, t, PANORAMAS2, first, last)
    for seat in range(first, last):
        score_objective(s, t, seat)
    for seat in range(first, last):
        score_patrons(s, seat)
    for seat in range(first, last):
        score(s, seat, EXCESS, s.excess[seat] * t.excess_prestige, RULE_EXCESS, AT_BOARD)
    for seat in range(first, last):
        score_keys(s, t, seat)
    for seat in range(first, last):
        score_commissions(s, t, seat)
    for seat in range(first, last):
        score_structures(s, t, seat)


@jit
def objective_fulfilled(s: State, t: Tables, seat: int) -> bool:
    """Does the seat have enough structures on the color of its objective? An unknown objective is not fulfilled."""
    color = s.objective[seat]
    if color == NONE:
        return False
    return popcount(objective_cells(s, t, seat)) >= t.objective_structures[color]


@jit
def objective_cells(s: State, t: Tables, seat: int) -> int:
    """The structures of a seat on the color of its objective, which is known."""
    return s.structures[seat] & t.color_cells[s.objective[seat]]


@jit
def score_objective(s: State, t: Tables, seat: int) -> None:
    """The secret objective, if it is fulfilled."""
    if objective_fulfilled(s, t, seat):
        score(s, seat, OBJECTIVE, t.objective_prestige[s.objective[seat]], RULE_OBJECTIVE, AT_BOARD)


@jit
def score_patrons(s: State, seat: int) -> None:
    """Patron discs at their values; an unknown value is 0."""
    for letter in range(LETTERS):
        if s.patron_value[letter] != NONE:
            points = s.patrons[LETTERS * seat + letter] * s.patron_value[letter]
            score(s, seat, PATRONS, points, RULE_PATRONS, AT_PATRON + letter)


@jit
def score_keys(s: State, t: Tables, seat: int) -> None:
    """Keys to the city."""
    for key in range(LARGE_KEY, SMALL_KEY + 1):
        if s.keys[seat] >> key & 1:
            score(s, seat, KEYS, t.key_prestige[key], RULE_KEYS, AT_KEY + key)


@jit
def score_commissions(s: State, t: Tables, seat: int) -> None:
    """Each commissions disc scores for every item in the visionary area."""
    points = s.commissions[seat] * visionary_items(s, seat) * t.commissions_prestige
    score(s, seat, COMMISSIONS, points, RULE_COMMISSIONS, AT_BOARD)


@jit
def visionary_items(s: State, seat: int) -> int:
    """Patron, excess and commissions discs, and keys."""
    items = s.excess[seat] + s.commissions[seat] + popcount(s.keys[seat])
    for letter in range(LETTERS):
        items += s.patrons[LETTERS * seat + letter]
    return items


@jit
def score_structures(s: State, t: Tables, seat: int) -> None:
    """Each structure scores the value of its color's row."""
    for color in range(COLORS):
        value = t.row_value[s.rows[COLORS * seat + color]]
        cells = s.structures[seat] & t.color_cells[color]
        while cells:
            score(s, seat, STRUCTURES, value, RULE_STRUCTURES, AT_CELL + lowest(cells))
            cells &= cells - 1


# The win


@jit
def winners(s: State, t: Tables) -> int:
    """The seats that win: most Prestige, and among those tied, whoever the edition's tie-break puts first."""
    best = 0
    for seat in range(t.players):
        if best == 0 or precedes(s, t, seat, lowest(best)):
            best = 1 << seat
        elif not precedes(s, t, lowest(best), seat):
            best |= 1 << seat
    return best


@jit
def precedes(s: State, t: Tables, seat: int, other: int) -> bool:
    """Does the seat rank strictly before the other one?"""
    mine = total(s, seat)
    theirs = total(s, other)
    if mine != theirs:
        return mine > theirs
    if t.tie_by_patrons:
        return s.prestige[SOURCES * seat + PATRONS] > s.prestige[SOURCES * other + PATRONS]
    return finish_place(s, t, seat) < finish_place(s, t, other)


@jit
def finish_place(s: State, t: Tables, seat: int) -> int:
    """How many finished before the seat; those still building share the last place."""
    for place in range(popcount(s.finished)):
        if s.finish_order[place] == seat:
            return place
    return t.players
