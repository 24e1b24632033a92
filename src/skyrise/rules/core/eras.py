"""6: eras: how they end, the choice of Wonder cards, and the keys to the city."""

from __future__ import annotations

from .auction import open_auction
from .cards import CARDS
from .event_codes import CHOSE, ENDED, ERA_ENDED, FINISHED, KEY_TAKEN, SHOWN
from .runtime import emit, jit, lowest, popcount
from .scoring import score_control, score_end_of_game, score_panoramas
from .state import State, Tables
from .words import CHOOSE, CHOOSE_CARDS, CONTROL1, HAMMER, LARGE_KEY, NONE, OVER, PANORAMAS1, SMALL_KEY


@jit
def after_auction(s: State, t: Tables) -> None:
    """4.4: last of all come the keys, the end of an era and the next starter."""
    winner = s.leader
    if s.era == 1:
        if s.available[winner] == 0:
            end_era_1(s, t)
        else:
            open_auction(s, winner)
    elif s.available[winner] | s.wonders[winner]:
        open_auction(s, winner)
    else:
        finish(s, t, winner)


@jit
def end_era_1(s: State, t: Tables) -> None:
    """Somebody has built all their era-1 buildings: island control, panoramas, then the choice of Wonder cards."""
    emit(s, ERA_ENDED, NONE, 1, 0, 0, 0)
    score_control(s, t, CONTROL1, 0, t.players)
    score_panoramas(s, t, PANORAMAS1, 0, t.players)
    s.starter = NONE
    s.leader = NONE
    s.latest = NONE
    s.latest_piece = NONE
    s.passed = 0
    s.bids = 0
    s.phase = CHOOSE
    s.to_act = 0


@jit
def choose(s: State, t: Tables, action: int) -> None:
    """R4: one seat after another, and nobody sees a choice before all are in."""
    first = (action - CHOOSE_CARDS) // CARDS
    second = (action - CHOOSE_CARDS) % CARDS
    s.chosen[s.to_act] = 1 << first | 1 << second
    emit(s, CHOSE, s.to_act, s.chosen[s.to_act], 0, 0, 0)
    s.to_act = next_to_choose(s, t)
    if s.to_act == NONE:
        begin_era_2(s, t)


@jit
def next_to_choose(s: State, t: Tables) -> int:
    """The first seat that has not chosen its Wonder cards, or NONE."""
    for seat in range(t.players):
        if s.chosen[seat] == 0:
            return seat
    return NONE


@jit
def begin_era_2(s: State, t: Tables) -> None:
    """The cards are turned up; everybody gets their era-2 buildings and their Wonders."""
    s.era = 2
    for seat in range(t.players):
        s.wonders[seat] = s.chosen[seat]
        s.available[seat] |= t.buildings[seat] & ~t.era1[seat]
        if s.chosen[seat] >> HAMMER & 1:
            s.hammer_owner = seat
        emit(s, SHOWN, seat, s.chosen[seat], 0, 0, 0)
    open_auction(s, lowest_initiative(s, t))


@jit
def lowest_initiative(s: State, t: Tables) -> int:
    """4.1 and R1: the seat still building whose cards have the lowest sum; of equal sums, the lowest single card."""
    best = NONE
    for seat in range(t.players):
        if s.finished >> seat & 1:
            continue
        if best == NONE or initiative(s.chosen[seat]) < initiative(s.chosen[best]):
            best = seat
    return best


@jit
def initiative(cards: int) -> int:
    """Orders hands of chosen cards: by the sum of their numbers, then by the lowest one."""
    total = 0
    rest = cards
    while rest:
        total += lowest(rest) + 1
        rest &= rest - 1
    return total * 32 + lowest(cards)


@jit
def finish(s: State, t: Tables, seat: int) -> None:
    """The seat has built everything: keys, and either the end or the next auction."""
    place = popcount(s.finished)
    s.finish_order[place] = seat
    s.finished |= 1 << seat
    emit(s, FINISHED, seat, place, 0, 0, 0)
    if place == 0:
        take_key(s, seat, LARGE_KEY)
    elif place == 1 and t.players > 2:
        take_key(s, seat, SMALL_KEY)
    if place + 1 < t.players:
        open_auction(s, lowest_initiative(s, t))
    else:
        end_game(s, t)


@jit
def take_key(s: State, seat: int, key: int) -> None:
    """A key goes to the visionary area."""
    s.keys[seat] |= 1 << key
    emit(s, KEY_TAKEN, seat, key, 0, 0, 0)


@jit
def end_game(s: State, t: Tables) -> None:
    """All have built everything."""
    emit(s, ERA_ENDED, NONE, 2, 0, 0, 0)
    s.phase = OVER
    s.to_act = NONE
    s.leader = NONE
    score_end_of_game(s, t)
    emit(s, ENDED, NONE, 0, 0, 0, 0)
