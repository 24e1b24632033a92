"""What a game of the arena came to, and its line in the state file."""

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
    """A shared win counts as its part."""
    times: tuple[float, ...]
    """Seconds for each decision."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a game ended."""

    job: int
    seats: tuple[SeatResult, ...]
    failure: Failure | None = None


class Played(NamedTuple):
    """What comes back from the place where a game was played."""

    result: GameResult
    record: str | None
    """Its text, where records are kept."""


def write_result(result: GameResult) -> str:
    """A result as one line of JSON."""
    document = asdict(result)
    return json.dumps({**document, "fault": document.pop("failure")})


def read_result(line: bytes) -> GameResult:
    """The result of a line; a ValueError, TypeError or KeyError for a line that is none."""
    document = json.loads(line)
    seats = tuple(SeatResult(**{**seat, "times": tuple(seat["times"])}) for seat in document["seats"])
    failure = document["fault"]
    return GameResult(document["job"], seats, None if failure is None else Failure(**failure))
