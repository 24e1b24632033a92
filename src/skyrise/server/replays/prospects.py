"""What one legal action would bring its player."""

from __future__ import annotations

from typing import Any

from skyrise.components.names import DISCS, FACTION_COLORS
from skyrise.rules import Action, AssignWild, Bid, Game, PlaceWonder, TakeDisc
from skyrise.rules.core import words
from skyrise.rules.core.auction import collect_won_disc, construct, place
from skyrise.rules.core.happenings import CONSTRUCTED
from skyrise.rules.core.play import apply
from skyrise.rules.core.scoring import total
from skyrise.rules.core.state import COLORS, State, copy_state
from skyrise.rules.core.wonders import score_wonder


def prospects(game: Game, state: State, action: Action) -> dict[str, Any]:
    """The disc taken with an action, its row before and after, a Wonder's Prestige, and whether it wins at once."""
    match action:
        case Bid(_, at):
            return {**_disc(game, state, at), "wins_at_once": _wins_at_once(game, state, action)}
        case PlaceWonder():
            return {**_wonder(game, state, action), "wins_at_once": _wins_at_once(game, state, action)}
        case TakeDisc(at) if at is not None:
            return _disc(game, state, at)
        case AssignWild(color):
            return _row(game, state, FACTION_COLORS.index(color))
    return {}


def _disc(game: Game, state: State, at: str) -> dict[str, Any]:
    number = state.disc[game.match.city.number(at)]
    if number == words.NONE:
        return {"disc": None}
    return {"disc": DISCS[number], **(_row(game, state, number) if number < COLORS else {})}


def _row(game: Game, state: State, color: int) -> dict[str, Any]:
    """What each structure on a colour is worth, now and with one disc more; a full row stays as it is."""
    discs, values = state.rows[COLORS * state.to_act + color], game.match.tables.row_value
    return {"row_before": values[discs], "row_after": values[min(discs + 1, words.ROW_LENGTH)]}


def _wonder(game: Game, state: State, wonder: PlaceWonder) -> dict[str, Any]:
    """If the Wonder won there now: its disc (7.2: the manual's Vault leaves it) and its Prestige.

    A wild disc has no colour yet then.
    """
    twin, tables = copy_state(state), game.match.tables
    seat = twin.to_act
    place(twin, game.match.encode(wonder))
    construct(twin, tables)
    collect_won_disc(twin, tables)
    taken = twin.disc[twin.latest] == words.NONE
    before = total(twin, seat)
    score_wonder(twin, tables, wonder.card - 1, seat, twin.latest)
    disc = _disc(game, state, wonder.at) if taken else {"disc": None}
    return {**disc, "points": total(twin, seat) - before}


def _wins_at_once(game: Game, state: State, action: Action) -> bool:
    """Can nobody answer it?"""
    twin = copy_state(state)
    twin.log = []
    apply(twin, game.match.tables, game.match.encode(action))
    return any(kind == CONSTRUCTED for kind, *_ in twin.log)
