"""Many games at once, all seats: each game is at somebody's decision, and every row of numbers is for that seat.

Games share a pool of matches, ``which`` says the one that each is played in. What a game is dealt, and what seats that
play by themselves do, comes from its own ``chance``: so games are the same ones on any number of threads.
"""

from __future__ import annotations

from typing import NamedTuple

from ...rules.core.deal import deal
from ...rules.core.legal import legal_actions
from ...rules.core.pick import action_at, count_actions
from ...rules.core.play import apply
from ...rules.core.runtime import Chance, below, entry, jit
from ...rules.core.scoring import total, winners
from ...rules.core.state import State, Tables
from ...rules.core.words import NONE, OVER
from . import numbers as n
from .observe import observe, observe_all

NO_RESET = 0
NEXT_STEP = 1
SAME_STEP = 2
"""When a game that is over is dealt anew: never, by the step after, or by the step that ends it."""


class Pool(NamedTuple):
    """The matches that are played, one element for each."""

    t: list[Tables]
    facts: list[list[int]]
    index_of: n.ShortRows
    code_of: n.ShortRows


class Games(NamedTuple):
    """What there is of each game, one element for each."""

    s: list[State]
    chance: list[Chance]
    which: list[int]
    learner: list[int]
    """The only seat that is asked, the others play at random; NONE: all are asked."""
    actor: list[int]
    """Whose decision the row is for; of a game that is over, whoever decided last."""
    ended: list[bool]
    """The latest step has ended the game."""
    won: list[int]
    """The winners of the game that ended last, as a mask."""
    final: list[list[int]]
    """Its Prestige, by seat."""
    points: list[list[int]]
    """Prestige so far, by seat."""
    counts: list[int]
    """How many actions are legal."""
    legal: n.ShortRows
    """Which ones: their indices, as many as ``counts`` says."""
    masks: n.ByteRows
    """The same, as 0 and 1."""
    seen: n.SingleRows
    """What the actor sees."""
    last_seen: n.SingleRows
    """What the actor saw of a game that was over and has been dealt anew in the same step."""
    last_actor: list[int]


@entry
def deal_many(pool: Pool, games: Games, numbers: list[int], first: int, last: int, codes: list[int]) -> None:
    """Deals the games of ``numbers[first:last]``."""
    for number in range(first, last):
        _begin(pool, games, numbers[number], codes)


@entry
def step_many(
    pool: Pool, games: Games, numbers: list[int], first: int, last: int, actions: list[int], mode: int, codes: list[int]
) -> None:
    """Plays an action in each of the games of ``numbers[first:last]``; ``mode`` is when games are dealt anew."""
    for number in range(first, last):
        game = numbers[number]
        games.ended[game] = False
        if games.s[game].phase == OVER:
            if mode == NEXT_STEP:
                _begin(pool, games, game, codes)
        else:
            _step(pool, games, game, actions[game], codes)
            games.ended[game] = games.s[game].phase == OVER
            if games.ended[game] and mode == SAME_STEP:
                _keep_last(games, game)
                _begin(pool, games, game, codes)


@entry
def show_many(pool: Pool, games: Games, numbers: list[int], codes: list[int]) -> None:
    """Writes the rows of games whose states were changed from outside."""
    for number in range(len(numbers)):
        _clear_mask(games, numbers[number])
        _show(pool, games, numbers[number], codes)


@entry
def state_many(pool: Pool, games: Games, seats: list[int], out: n.SingleRows) -> None:
    """Writes for each game all there is to know, secrets included, as seen from a seat."""
    for game in range(len(seats)):
        which = games.which[game]
        observe_all(games.s[game], pool.t[which], pool.facts[which], seats[game], out[game])


@jit
def _begin(pool: Pool, games: Games, game: int, codes: list[int]) -> None:
    games.which[game] = below(games.chance[game], len(pool.t))
    t = pool.t[games.which[game]]
    if games.learner[game] != NONE:
        games.learner[game] = below(games.chance[game], t.players)
    deal(games.s[game], t, games.chance[game])
    _others(games.s[game], t, games.learner[game], codes, games.chance[game])
    _clear_mask(games, game)
    _show(pool, games, game, codes)


@jit
def _step(pool: Pool, games: Games, game: int, action: int, codes: list[int]) -> None:
    which = games.which[game]
    apply(games.s[game], pool.t[which], pool.code_of[which][action])
    _others(games.s[game], pool.t[which], games.learner[game], codes, games.chance[game])
    _clear_mask(games, game)
    _show(pool, games, game, codes)


@jit
def _others(s: State, t: Tables, learner: int, codes: list[int], chance: Chance) -> None:
    """If there is a learner, the other seats play at random until it is to act, or the game is over."""
    if learner == NONE:
        return
    while s.phase != OVER and s.to_act != learner:
        number = below(chance, count_actions(s, t, codes))
        apply(s, t, action_at(s, t, number, codes))


@jit
def _show(pool: Pool, games: Games, game: int, codes: list[int]) -> None:
    """Writes the row of a game; its mask is clear."""
    which = games.which[game]
    t = pool.t[which]
    if games.learner[game] != NONE:
        games.actor[game] = games.learner[game]
    elif games.s[game].phase != OVER:
        games.actor[game] = games.s[game].to_act
    for seat in range(t.players):
        games.points[game][seat] = total(games.s[game], seat)
    if games.s[game].phase == OVER:
        games.won[game] = winners(games.s[game], t)
        for seat in range(t.players):
            games.final[game][seat] = games.points[game][seat]
    games.counts[game] = legal_actions(games.s[game], t, codes)
    for number in range(games.counts[game]):
        index = pool.index_of[which][codes[number]]
        games.legal[game][number] = index
        games.masks[game][index] = 1
    observe(games.s[game], t, pool.facts[which], games.actor[game], games.seen[game])


@jit
def _clear_mask(games: Games, game: int) -> None:
    """What was legal before: less to write than the whole mask."""
    for number in range(games.counts[game]):
        games.masks[game][games.legal[game][number]] = 0


@jit
def _keep_last(games: Games, game: int) -> None:
    games.last_actor[game] = games.actor[game]
    for number in range(n.SIZE):
        games.last_seen[game][number] = games.seen[game][number]
