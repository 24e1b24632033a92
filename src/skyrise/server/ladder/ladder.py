"""The ladder of a server: it calls programs that wait to games, and rates what they come to.

A game is a table like any other, made, sat down at and followed through the hall. What counts is in the book before
anybody hears of it; after a restart the ladder goes on with the games that it has there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from secrets import token_hex, token_urlsafe
from typing import Final, cast

from sqlalchemy import Connection

from skyrise.bots.registry import BOTS
from skyrise.components import Reason, Refusal
from skyrise.lab.arena.ratings import Rater
from skyrise.notation.documents import (
    BotLevel,
    Claim,
    LadderCall,
    LadderDocument,
    LadderEntry,
    NewTable,
    Now,
    SeatWish,
    TimeControl,
)
from skyrise.server.orders import Orders
from skyrise.server.store import SqlStore
from skyrise.tables import Clock, Hall, StoreError, Who

from .book import forget, read_book, write
from .document import ladder_document
from .entrants import Entrant, RatedGame, counted_ranks
from .pairing import meetings, pairs

MOST_ENTRANTS: Final = 500
MOST_GAMES: Final = 1000
"""In the book; of older ones the tables are forgotten too."""
MOST_AT_ONCE: Final = 32
"""Games under way."""
FORGOTTEN: Final = 30 * 24 * 3600.0
"""Seconds after which somebody who has not come may be forgotten, if another wants the place."""
PAUSE: Final = 1.0
"""Seconds between two looks at games and at who waits."""
GRACE: Final = 15.0
"""Seconds within which whoever asks again was never away."""
DRIFT: Final = 25 / 300
"""How much a program may change from game to game: its author works on it."""
TIME: Final = TimeControl(bank=120, increment=2)
AWAY: Final = 60.0
HOST: Final = "ladder"
"""No cookie has this hash: nobody hosts these tables."""

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Waiting:
    """A program that asks for a game."""

    since: float
    left: float
    polls: int = 0
    """How many questions are open."""
    called: asyncio.Event = field(default_factory=asyncio.Event)


class Ladder:
    """Who is on it, who waits, and what is played."""

    def __init__(self, store: SqlStore, hall: Hall, orders: Orders, clock: Clock) -> None:
        self._store, self._hall, self._orders, self._clock = store, hall, orders, clock
        self._rater = Rater(DRIFT)
        self._entrants: dict[str, Entrant] = {}
        self._games: dict[str, RatedGame] = {}
        self._waiting: dict[str, Waiting] = {}
        self._versions: dict[str, int] = {}
        self._turn = asyncio.Lock()
        """One looks at games at a time, so that none is rated twice."""

    def __repr__(self) -> str:
        return f"<Ladder of {len(self._entrants)}: {len(self._under_way())} games under way>"

    async def open(self) -> None:
        """Reads the book; our own bots are on the ladder from the beginning."""
        page = await self._store.look(read_book)
        self._entrants = {one.id: one for one in page.entrants}
        self._games = {game.table: game for game in page.games}
        new = [Entrant(level, level, self._rater.start) for level in BOTS if level not in self._entrants]
        await self._write(new)

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self.tick()
            except (StoreError, Refusal) as error:  # a store in trouble: later
                _log.warning("the ladder waits: %s", error)
            except Exception:
                _log.exception("the ladder has stumbled")

    # What programs ask for

    async def enter(self, name: str) -> LadderEntry:
        """A new program; a ``Refusal`` if somebody has the name, or if there is no room."""
        name = name.strip()
        if not name or any(one.name.casefold() == name.casefold() for one in self._entrants.values()):
            raise Refusal(Reason.LADDER_NAME)
        gone = self._make_room()
        token = token_urlsafe(24)
        one = Entrant(token_hex(6), name, self._rater.start, seen=self._clock(), secret=_hash(token))

        def put(connection: Connection) -> None:
            forget(connection, gone)
            write(connection, [one])

        await self._store.change(put)
        for number in gone:
            del self._entrants[number]
        self._entrants[one.id] = one
        return {"name": name, "token": token}

    async def game_for(self, token: str | None, wait: float) -> LadderCall | None:
        """The game that a program is called to, as soon as there is one."""
        one = self._known(token)
        if (game := self._game_of(one.id)) is not None:  # it may be over, and nobody has looked yet
            async with self._turn:
                await self._look_at(game)
        if self._game_of(one.id) is None:
            now = self._clock()
            waiting = self._waiting.setdefault(one.id, Waiting(now, now))
            waiting.polls += 1
            try:
                async with asyncio.timeout(wait):
                    await waiting.called.wait()
            except TimeoutError:
                pass
            finally:
                waiting.polls -= 1
                waiting.left = self._clock()
        game = self._game_of(one.id)
        return None if game is None else await self._call(game, one)

    def document(self) -> LadderDocument:
        """For everybody to see."""
        now = self._clock()
        here = {number for number, waiting in self._waiting.items() if waiting.polls or now < waiting.left + GRACE}
        return ladder_document(self._entrants, self._games, here, TIME)

    # What happens without being asked

    async def tick(self) -> None:
        """Rates the games that are over, and begins those that may begin."""
        async with self._turn:
            await self._tick()

    async def _tick(self) -> None:
        for game in self._under_way():
            await self._look_at(game)
        self._wake()
        now = self._clock()
        for number, waiting in list(self._waiting.items()):
            if not waiting.polls and now >= waiting.left + GRACE:
                del self._waiting[number]
        for pair in list(self._pairs(now)):
            if len(self._under_way()) < MOST_AT_ONCE:
                await self._begin(pair)
                self._wake()

    def _wake(self) -> None:
        """Those who wait hear of their games."""
        for number in list(self._waiting):
            if self._game_of(number) is not None:
                self._waiting.pop(number).called.set()

    def _pairs(self, now: float) -> Iterable[tuple[Entrant, Entrant]]:
        try:
            self._orders.check_new_table()
        except Refusal:
            return ()
        waiting = {number: one.since for number, one in self._waiting.items() if one.polls}
        busy = {number for game in self._under_way() for number in game.entrants}
        here = [one for one in self._entrants.values() if one.is_own or one.id in waiting or one.id in busy]
        return pairs(here, waiting, meetings(self._games.values()), now)

    async def _begin(self, pair: tuple[Entrant, Entrant]) -> None:
        """First the table, then the book, then everybody sits down; what a crash leaves is done by the next look."""
        seats = [
            SeatWish("bot", bot=cast(BotLevel, one.name), name=one.name) if one.is_own else SeatWish("open")
            for one in pair
        ]
        weakest = cast(BotLevel, next(iter(BOTS)))
        new = NewTable(seats, time=TIME, absence="bot", stand_in=weakest, patience=AWAY, pace=0)
        table = await self._hall.create(new, HOST)
        now = self._clock()
        game = RatedGame(table, tuple(one.id for one in pair), now)
        await self._write([replace(one, seen=now) for one in pair], [game])
        await self._seat(game)

    async def _seat(self, game: RatedGame) -> None:
        for seat, number in enumerate(game.entrants):
            one = self._entrants.get(number)
            if one is not None and one.secret is not None:
                claim = Claim("claim", f"ladder-{seat}", seat, one.name)
                await self._hall.command(game.table, Who(one.secret), claim)

    async def _look_at(self, game: RatedGame) -> None:
        if self._games.get(game.table) is not game:  # somebody has looked before
            return
        try:
            news = await self._hall.news(game.table, Who(), self._versions.get(game.table, 0))
        except Refusal as refusal:
            if refusal.reason not in (Reason.TABLE_UNKNOWN, Reason.TABLE_DAMAGED):
                raise
            await self._drop([game.table])
            return
        self._versions[game.table] = news["version"]
        if news["now"]["status"] == "gathering":
            await self._seat(game)
        elif news["now"]["result"] is not None:
            await self._rate(game, news["now"])

    async def _rate(self, game: RatedGame, now: Now) -> None:
        result = now["result"]
        assert result is not None, "whoever calls has looked"
        seats = now["seats"]
        forfeits = tuple(seat["seat"] for seat in seats if seat["kind"] == "person" and seat["bot"] is not None)
        ranks = counted_ranks(result["ranks"], forfeits)
        over = replace(
            game,
            ended=self._clock(),
            prestige=tuple(score["total"] for score in result["scores"]),
            ranks=ranks,
            forfeits=forfeits,
        )
        known = [self._entrants.get(number) for number in game.entrants]
        if len(set(forfeits)) == len(ranks) or None in known:  # nobody has played, or nobody knows who did
            await self._write((), [over])
        else:
            await self._write(self._rated(cast(list[Entrant], known), over), [over])
        self._versions.pop(game.table, None)
        await self._drop([old.table for old in list(self._games.values())[:-MOST_GAMES] if old.ended is not None])

    def _rated(self, known: Sequence[Entrant], game: RatedGame) -> list[Entrant]:
        after = self._rater.after([one.rating for one in known], game.ranks)
        return [
            replace(one, rating=rating, games=one.games + 1, won=one.won + share)
            for one, rating, share in zip(known, after, game.shares(), strict=True)
        ]

    # Inside

    async def _call(self, game: RatedGame, one: Entrant) -> LadderCall:
        seat = game.entrants.index(one.id)
        news = await self._hall.news(game.table, Who(one.secret))
        return {"table": game.table, "seat": seat, "token": news["now"]["you"]["links"][str(seat)]}

    def _known(self, token: str | None) -> Entrant:
        secret = None if token is None else _hash(token)
        for one in self._entrants.values():
            if secret is not None and one.secret == secret:
                return one
        raise Refusal(Reason.LADDER_TOKEN)

    def _under_way(self) -> list[RatedGame]:
        return [game for game in self._games.values() if game.ended is None]

    def _game_of(self, number: str) -> RatedGame | None:
        return next((game for game in self._under_way() if number in game.entrants), None)

    def _make_room(self) -> list[str]:
        """Whoever has to go so that somebody else can come."""
        programs = sorted((one for one in self._entrants.values() if not one.is_own), key=lambda one: one.seen)
        if len(programs) < MOST_ENTRANTS:
            return []
        if programs[0].seen + FORGOTTEN > self._clock() or self._game_of(programs[0].id) is not None:
            raise Refusal(Reason.LADDER_FULL)
        return [programs[0].id]

    async def _write(self, entrants: Sequence[Entrant], games: Sequence[RatedGame] = ()) -> None:
        await self._store.change(lambda connection: write(connection, entrants, games))
        self._entrants |= {one.id: one for one in entrants}
        self._games |= {game.table: game for game in games}

    async def _drop(self, tables: list[str]) -> None:
        if tables:
            await self._store.change(lambda connection: forget(connection, tables=tables))
            for table in tables:
                del self._games[table]


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()
