"""A table: how things stand there. It changes by the entries of its journal alone (``entries``)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from skyrise.notation.documents import AdviceKind, BotLevel, OriginDocument, Status
from skyrise.rules import Game
from skyrise.rules.fairness import commitment_of

from .chain import START
from .clocks import Clocks
from .identity import CommandKey, Who, is_token, seat_token
from .log import Events, TableLog
from .options import TableOptions
from .ports import TableRow
from .sealing import Sealing
from .seats import BOT, OPEN, PERSON, Seat
from .talk import Talk

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
MOST_ENTRIES: Final = 10_000
"""Of a journal, until nothing is written there any more but what the game itself needs; a game has some hundreds."""
MOST_REMEMBERED: Final = 4096
"""People of whom a table knows by heart which seats are theirs."""


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
        self.arranged = 0
        """The version of the latest change of anything but the game: by actions nobody comes to a seat, or loses it."""
        self._held: dict[Who, list[int]] = {}
        self.link = START
        """Of the latest entry: the next one is chained to it."""
        self.moved = 0
        """The version of the latest change of the game itself."""
        self.begun: float | None = None
        """When the game began."""
        self.turn_since = row.created
        """Since when whoever is to act thinks."""
        self.status: Status = GATHERING
        self.host = ""
        self.seats: list[Seat] = []
        self.game: Game | None = None
        self.auction = 0
        self.sealing = Sealing()
        """What people add to the deal."""
        self.dealt_apart = False
        """The cards were dealt to several people: whoever has lost a seat since was one of them too."""
        self.clocks: Clocks | None = None
        self.deciders: list[int | None] = []
        """Of every action that stands: the seat of the person who chose it; None: a bot did."""
        self.passes_ahead: set[int] = set()
        """Kept beside the journal (``aside``)."""
        self.done: dict[CommandKey, int] = {}
        """The version that each command has led to."""
        self.rematch: str | None = None
        self.is_ended = False
        """Whoever runs the server has ended the game before it was over."""
        self.origin: OriginDocument | None = None
        """Where the game was taken up; None: it was dealt here."""
        self.brought: str | None = None
        """The file of a game that was begun elsewhere, with all its secrets."""
        self.auctions_before = 0
        """Auctions of a game that came here as a position, whose actions nobody knows."""
        self.talk = Talk()
        self.log = TableLog()

    @property
    def is_full(self) -> bool:
        """Has so much happened that the game is played to its end, and nothing else is changed?"""
        return self.version >= MOST_ENTRIES

    @property
    def can_take_back(self) -> bool:
        """Is there a decision of a person that may be taken back?"""
        return self._has_decided and self.is_at_one_screen and not self.is_full

    @property
    def is_beginning(self) -> bool:
        """Do people seal and show their parts?"""
        return self.status == GATHERING and self.sealing.begun is not None

    @property
    def to_act(self) -> int | None:
        """The seat that decides now."""
        return self.game.to_act if self.game is not None and not self.is_ended else None

    @property
    def bot_to_act(self) -> BotLevel | None:
        """The bot that decides now, if it is one."""
        return None if self.to_act is None else self.seats[self.to_act].bot

    @property
    def is_awaited(self) -> bool:
        """Does anybody who plays wait for a first decision? Bots then keep no pace; who stands in for people does."""
        return not self._has_decided and any(seat.kind == PERSON and seat.bot is None for seat in self.seats)

    @property
    def _has_decided(self) -> bool:
        """Has a person decided anything?"""
        return any(seat is not None for seat in self.deciders)

    @property
    def is_at_one_screen(self) -> bool:
        """Do all people belong to one player, and did they when the cards were dealt?"""
        return len(self.owners()) == 1 and not self.dealt_apart

    @property
    def shows_standing(self) -> bool:
        """May readers ask for the live standing? Where several people play, the host decides."""
        return self.options.standing or self.is_at_one_screen

    @property
    def advice(self) -> AdviceKind | None:
        """Whose advice there is: one's own at one screen; where several people play, everybody's if the host wishes."""
        return "own" if self.is_at_one_screen else "public" if self.options.advice else None

    @property
    def asks_ready(self) -> bool:
        """Are people asked whether they are ready? Not at one screen, where nobody is surprised."""
        return self.options.ready_check and len(self.owners()) > 1

    @property
    def not_ready(self) -> list[int]:
        """The seats of people who have not said yet that they are ready; the host says so by beginning."""
        people = enumerate(self.seats)
        return [n for n, seat in people if seat.kind == PERSON and seat.owner != self.host and not seat.ready]

    def deal(self, game: Game) -> None:
        """The game begins."""
        self.game = game
        self.dealt_apart = len(self.owners()) > 1

    def advance(self, events: Events, at: float) -> None:
        """The game itself has changed."""
        assert self.game is not None, "there is a game that has changed"
        self.moved, self.turn_since = self.version, at
        self.auction += sum(event.kind == "open" for event in events)
        self.status = OVER if self.game.is_over else PLAYING

    def seat_bots(self, level: BotLevel) -> None:
        """Bots take the seats that are open."""
        for seat in self.seats:
            if seat.kind == OPEN:
                seat.kind, seat.bot = BOT, level

    def start_clocks(self) -> None:
        """Everybody has the whole time, if there are clocks."""
        if (time := self.options.time) is not None:
            self.clocks = Clocks(len(self.seats), time.bank, time.increment)

    def owners(self) -> set[str | None]:
        """Everybody who has a seat."""
        return {seat.owner for seat in self.seats if seat.kind == PERSON}

    @property
    def has_people(self) -> bool:
        """Is a seat a person's, or kept open for one?"""
        return any(seat.kind != BOT for seat in self.seats)

    @property
    def people(self) -> list[int]:
        """One seat of each person: the first, where several play on one device."""
        firsts = {seat.owner: number for number, seat in reversed(list(enumerate(self.seats))) if seat.kind == PERSON}
        return sorted(firsts.values())

    def set_pace(self, pace: float) -> None:
        """Makes bots faster or slower."""
        self.options = replace(self.options, pace=pace)

    def token(self, seat: int) -> str:
        """What shows that a seat is one's own."""
        key = seat, self.seats[seat].generation
        if key not in self._tokens:
            self._tokens[key] = seat_token(self._key, self.id, *key)
        return self._tokens[key]

    def arrange(self) -> None:
        """Something besides the game changes."""
        self.arranged = self.version
        self._held.clear()

    def seats_of(self, who: Who) -> list[int]:
        """The seats that are somebody's own."""
        held = self._held.get(who)
        if held is None:
            if len(self._held) >= MOST_REMEMBERED:
                self._held.clear()
            held = self._held[who] = [number for number in range(len(self.seats)) if self.holds(who, number)]
        return held

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

    def done_before(self, command: CommandKey) -> int | None:
        """The version that a command has led to, if it was carried out; one of version 0.1 has no sender."""
        return self.done.get(command, self.done.get(CommandKey("", command.id)))

    def wake(self) -> None:
        """Nothing has happened in the future, wherever the system's clock has been set since."""
        self.turn_since = min(self.turn_since, self.awake)
        self.talk.wake(self.awake)
        self.sealing.wake(self.awake)

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
