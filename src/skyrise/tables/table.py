"""A table: how things stand there. It changes by the entries of its journal alone (``entries``)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from skyrise.notation.documents import BotLevel, Status
from skyrise.rules import Game
from skyrise.rules.fairness import commitment_of

from .clocks import ChatMeter, Clocks
from .identity import Who, is_token, seat_token
from .log import TableLog
from .options import TableOptions
from .ports import TableRow
from .seats import PERSON, Seat

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"


class Table:
    """How things stand at a table, and all that happened there."""

    def __init__(self, row: TableRow, key: bytes, awake: float) -> None:
        """``key``: the server's, for the tokens of seats; ``awake``: since when clocks run again."""
        self.id, self.created, self.seed = row.id, row.created, row.seed
        self.options = TableOptions.read(row.options)
        self.commitment = commitment_of(row.seed)
        self.awake = awake
        self._key = key
        self._tokens: dict[tuple[int, int], str] = {}
        self.version = 0
        self.moved = 0
        """The version of the latest change of the game itself."""
        self.turn_since = row.created
        """Since when whoever is to act thinks."""
        self.status: Status = GATHERING
        self.host = ""
        self.seats: list[Seat] = []
        self.game: Game | None = None
        self.auction = 0
        self.clocks: Clocks | None = None
        self.deciders: list[int | None] = []
        """Of every action that stands: the seat of the person who chose it; None: a bot did."""
        self.passes_ahead: set[int] = set()
        """An intention is as secret as a card, so it is not an entry: a version without a visible reason would tell."""
        self.done: dict[str, int] = {}
        """The version that each command has led to, by its id."""
        self.rematch: str | None = None
        self.chats = ChatMeter()
        self.log = TableLog()

    @property
    def to_act(self) -> int | None:
        """The seat that decides now."""
        return self.game.to_act if self.game is not None else None

    @property
    def bot_to_act(self) -> BotLevel | None:
        """The bot that decides now, if it is one."""
        return None if self.to_act is None else self.seats[self.to_act].bot

    @property
    def is_at_one_screen(self) -> bool:
        """Do all people belong to one player?"""
        return len({seat.owner for seat in self.seats if seat.kind == PERSON}) == 1

    def set_pace(self, pace: float) -> None:
        """Makes bots faster or slower."""
        self.options = replace(self.options, pace=pace)

    def token(self, seat: int) -> str:
        """What shows that a seat is one's own."""
        key = seat, self.seats[seat].generation
        if key not in self._tokens:
            self._tokens[key] = seat_token(self._key, self.id, *key)
        return self._tokens[key]

    def seats_of(self, who: Who) -> list[int]:
        """The seats that are somebody's own."""
        return [number for number in range(len(self.seats)) if self.holds(who, number)]

    def holds(self, who: Who, number: int) -> bool:
        """Is the seat theirs?"""
        seat = self.seats[number]
        if seat.kind != PERSON:
            return False
        owns = who.player is not None and who.player == seat.owner
        return owns or (who.token is not None and is_token(who.token, self.token(number)))

    def is_host(self, who: Who) -> bool:
        """Did they make the table? The token of one of the host's seats shows it too."""
        return who.player == self.host or any(self.seats[seat].owner == self.host for seat in self.seats_of(who))

    def thought(self, now: float) -> float:
        """The seconds of this decision so far; those in which the server was down do not count."""
        return max(0.0, now - max(self.turn_since, self.awake))

    def spent(self, number: int, now: float) -> float | None:
        """The seconds to take from a seat's clock if it stops now; None if it does not run."""
        runs = self.clocks is not None and number == self.to_act and self.seats[number].bot is None
        return round(self.thought(now), 3) if runs else None

    def time_left(self, number: int, now: float) -> float | None:
        """The seconds on a seat's clock; None without one, and while a bot plays."""
        if self.clocks is None or self.seats[number].bot is not None:
            return None
        return max(0.0, self.clocks.left[number] - (self.thought(now) if number == self.to_act else 0.0))
