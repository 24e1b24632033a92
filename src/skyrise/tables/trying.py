"""Trying again: a table where one plays on against bots from a moment of a game that is over."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from skyrise.components import Reason, Refusal
from skyrise.notation import own_of_edition, write_record
from skyrise.notation.documents import Color, NewTry, OriginDocument
from skyrise.rules import Game, Record

from .dealing import slots_of
from .opening import Opening, begun
from .options import TableOptions
from .seats import BOT, PERSON, Seat
from .snapshot import Snapshot
from .try_entries import TakeUp


def origin_of(wish: NewTry, *, table: str | None = None, record: str | None = None) -> OriginDocument:
    """Where a try comes from."""
    return {"table": table, "record": record, "ply": wish.ply}


def tried_record(snapshot: Snapshot) -> Record:
    """The game of a table to try again; a ``Refusal`` before it is over: whoever goes back would learn secrets."""
    if not snapshot.game.is_over:
        raise Refusal(Reason.TRY_NOT_OVER)
    return snapshot.game.record()


def try_opening(
    record: Record, wish: NewTry, origin: OriginDocument, table: str, host: str, seed: str, now: float
) -> Opening:
    """A table that takes a game up; a ``Refusal`` where nothing is left to decide, or its islands cannot be shown."""
    game = _game(record, wish.ply)
    mine = game.to_act if wish.seat is None else wish.seat
    if mine is None or mine >= game.players:
        raise Refusal(Reason.TRY_MOMENT)
    seats = [_seat(wish, number == mine, color, host) for number, color in enumerate(game.match.colors)]
    taken = write_record(replace(record.until(wish.ply), names=tuple(_names(game)), header={}, result=None))
    return begun(table, _options(game), seats, TakeUp(taken, origin), host, seed, now)


def _game(record: Record, ply: int) -> Game:
    if any(island.own for island in record.match.city.islands):
        raise Refusal(Reason.TRY_ISLANDS)
    if ply > len(record.actions):
        raise Refusal(Reason.TRY_MOMENT)
    return Game.from_record(replace(record.until(ply), result=None))


def _names(game: Game) -> list[str]:
    return [color.capitalize() for color in game.match.colors]


def _seat(wish: NewTry, mine: bool, color: str, host: str) -> Seat:
    if mine:
        return Seat(PERSON, name=wish.name or "", color=cast(Color, color), owner=host)
    return Seat(BOT, color=cast(Color, color), bot=wish.bots)


def _options(game: Game) -> TableOptions:
    edition = game.match.edition
    own = own_of_edition(edition) if edition.own else None
    return TableOptions(
        players=game.players,
        edition=edition.id if own is None else own.base,
        components=edition.components,
        own=own,
        islands=slots_of(game.match.city),
        time=None,
        absence="wait",
        patience=60,
        pace=0.8,
        listed=False,
        title="",
    )
