"""The book of a ladder, in the database: who is on it, and the latest games."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from skyrise.lab.arena.ratings import Rating
from skyrise.server.store.schema import ladder_bots, ladder_games
from skyrise.server.store.upkeep import delete_tables

from .entrants import Entrant, RatedGame


class Page(NamedTuple):
    """All that the book has."""

    entrants: list[Entrant]
    games: list[RatedGame]
    """The oldest first."""


def read_book(connection: Connection) -> Page:
    """What is written there."""
    entrants = [_entrant(row) for row in connection.execute(select(ladder_bots))]
    games = [_game(row) for row in connection.execute(select(ladder_games).order_by(ladder_games.c.begun))]
    return Page(entrants, games)


def write(connection: Connection, entrants: Iterable[Entrant] = (), games: Iterable[RatedGame] = ()) -> None:
    """Each in the place of what was written of it before."""
    for one in entrants:
        connection.execute(delete(ladder_bots).where(ladder_bots.c.id == one.id))
        connection.execute(insert(ladder_bots), _bot_row(one))
    for game in games:
        connection.execute(delete(ladder_games).where(ladder_games.c.table_id == game.table))
        connection.execute(insert(ladder_games), _game_row(game))


def forget(connection: Connection, entrants: Iterable[str] = (), tables: Iterable[str] = ()) -> None:
    """Programs that are gone, and games with their tables."""
    gone = list(tables)
    connection.execute(delete(ladder_bots).where(ladder_bots.c.id.in_(list(entrants))))
    connection.execute(delete(ladder_games).where(ladder_games.c.table_id.in_(gone)))
    delete_tables(connection, gone)


def _bot_row(one: Entrant) -> dict[str, object]:
    return {
        "id": one.id, "name": one.name, "secret": one.secret, "mu": one.rating.mu, "sigma": one.rating.sigma,
        "games": one.games, "won": one.won, "seen": one.seen,
    }  # fmt: skip


def _entrant(row: Any) -> Entrant:
    return Entrant(row.id, row.name, Rating(row.mu, row.sigma), row.games, row.won, row.seen, row.secret)


def _game_row(game: RatedGame) -> dict[str, object]:
    body = asdict(game)
    return {"table_id": body.pop("table"), "begun": body.pop("begun"), "body": json.dumps(body)}


def _game(row: Any) -> RatedGame:
    body = json.loads(row.body)
    lists = {name: tuple(body[name]) for name in ("entrants", "prestige", "ranks", "forfeits")}
    return RatedGame(table=row.table_id, begun=row.begun, ended=body["ended"], **lists)
