"""How a game of bots ended, and its line in the state file of an arena."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Final, NamedTuple

CRASH: Final = "crash"
ILLEGAL: Final = "illegal"


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a game was stopped."""

    seat: int
    kind: str
    """``crash`` or ``illegal``."""
    reason: str


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a game ended for a seat."""

    prestige: int | None
    """None in a game that was stopped."""
    margin: int | None
    """Own Prestige − the best of the others; None in a game that was stopped."""
    rank: int
    won: float
    """1 or 0; a shared win is divided among the winners."""
    times: tuple[float, ...]
    """Seconds for each decision."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a game ended."""

    job: int
    seats: tuple[SeatResult, ...]
    failure: Failure | None = None


class Note(NamedTuple):
    """What a bot said about a decision."""

    ply: int
    """How many actions came before."""
    seat: int
    action: str
    note: str


class PlayedGame(NamedTuple):
    """What a worker sends back."""

    result: GameResult
    record: str | None
    """The text of its record, if records are kept."""
    notes: tuple[Note, ...] = ()
    """What its bots said, in order."""


def write_result(result: GameResult) -> str:
    """A result as one line of JSON."""
    document = asdict(result)
    return json.dumps({**document, "fault": document.pop("failure")})


def read_result(line: bytes) -> GameResult:
    """The result in a line; raises a ValueError, TypeError or KeyError if the line holds none."""
    document = json.loads(line)
    seats = tuple(SeatResult(**{**seat, "times": tuple(seat["times"])}) for seat in document["seats"])
    failure = document["fault"]
    return GameResult(document["job"], seats, None if failure is None else Failure(**failure))
