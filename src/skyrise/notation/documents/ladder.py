"""The ladder: programs that play rated games at a server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, TypedDict

from .vocabulary import Name, SeatNumber


@dataclass(frozen=True, slots=True)
class NewLadderBot:
    """A program that wants to play rated games."""

    name: Annotated[Name, "Nobody else's."]


class LadderEntry(TypedDict):
    """A program that may play from now on."""

    name: str
    token: Annotated[str, "Of the program, told this once: it shows who it is whenever it asks for a game."]


class LadderCall(TypedDict):
    """The game that a program is called to; it is the same one until it is over."""

    table: str
    seat: SeatNumber
    token: Annotated[str, "Of the seat."]


class LadderAnswer(TypedDict):
    """What a program that asks for a game is told."""

    game: Annotated[LadderCall | None, "null: there is none yet; ask again."]


class LadderBotDocument(TypedDict):
    """A program on the ladder."""

    name: str
    own: Annotated[bool, "One of the levels of bots that this server has itself."]
    rating: Annotated[float, "Everybody starts at 25."]
    error: Annotated[float, "Half of the 95% interval of the rating."]
    games: int
    won: Annotated[float, "A shared win is a part of one."]
    connected: bool
    table: Annotated[str | None, "Where it plays now."]
    seen: Annotated[float | None, "Seconds since 1970; null: not yet, or always there."]


class LadderGameSeat(TypedDict):
    """Somebody in a rated game."""

    name: Annotated[str | None, "null: no longer on the ladder."]
    prestige: Annotated[int | None, "null: the game is not over."]
    rank: Annotated[int | None, "1 for a winner."]
    forfeit: Annotated[bool, "It was away or out of time, so it counts as the last."]


class LadderGameDocument(TypedDict):
    """A rated game."""

    table: str
    begun: Annotated[float, "Seconds since 1970."]
    ended: float | None
    seats: list[LadderGameSeat]


class LadderDocument(TypedDict):
    """The ladder of a server."""

    bots: Annotated[list[LadderBotDocument], "The one that is surely strongest first."]
    games: Annotated[list[LadderGameDocument], "The latest, the newest first."]
    bank: Annotated[float, "Seconds for a game."]
    increment: Annotated[float, "Seconds more for every decision."]
