"""Was the deal fixed before the game? A finished record gives its seed, and the rest must follow from it.

Before the deal everybody was shown the commitment, the SHA-256 of the server's seed. So nobody could exchange the seed
afterwards, and whoever has the record can deal again. Where people added parts of their own after that, sealed by their
SHA-256 until all were fixed, the deal follows from the seed and all parts, and the server could not choose it either.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Literal

from .chance import Seed
from .record import Record
from .setup import draw_city, draw_colors, draw_setup

Verdict = Literal["yes", "no-seed", "no-commitment", "other-seed", "other-part", "other-deal"]
Origin = Literal["drawn", "chosen"]


@dataclass(frozen=True, slots=True)
class Fairness:
    """What a record tells about its deal."""

    verdict: Verdict
    islands: Origin = "chosen"
    """The islands and their slots are those of the seed, or were chosen before the deal."""
    colors: Origin = "chosen"
    part: str | None = None
    """With ``other-deal``: the part of the set-up that the seed does not give."""
    people: int = 0
    """How many people added a part of their own to the seed."""

    @property
    def is_fair(self) -> bool:
        return self.verdict == "yes"


def commitment_of(seed: Seed) -> str:
    """What is shown of a seed before the deal: the SHA-256 of its text, as hex."""
    return sha256(str(seed).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class SealedPart:
    """What a person's browser added to the deal, and the SHA-256 of it that was shown before."""

    seat: int
    seal: str
    part: str

    @property
    def fits(self) -> bool:
        return commitment_of(self.part) == self.seal


def deal_seed(seed: Seed, parts: Sequence[SealedPart]) -> Seed:
    """What everything is drawn from: the server's seed, or where people added to it, the SHA-256 of all of it.

    >>> deal_seed("a fair deal", [])
    'a fair deal'
    """
    if not parts:
        return seed
    lines = [str(seed), *(f"{one.seat} {one.part}" for one in sorted(parts, key=lambda one: one.seat))]
    return sha256("\n".join(lines).encode()).hexdigest()


def check_fairness(record: Record) -> Fairness:
    """Does the seed of a record fit its commitment, and the deal its seed?

    >>> from skyrise import Game
    >>> game = Game.new(players=2, seed="a fair deal")
    >>> game.header["commitment"] = commitment_of("a fair deal")
    >>> check_fairness(game.record())
    Fairness(verdict='yes', islands='drawn', colors='drawn', part=None, people=0)
    """
    seed, commitment = record.header.get("seed"), record.header.get("commitment")
    if not isinstance(seed, (int, str)):
        return Fairness("no-seed")
    if commitment is not None and commitment != commitment_of(seed):
        return Fairness("other-seed")
    parts = _parts(record)
    if parts is None or not all(part.fits for part in parts):
        return Fairness("other-part")
    drawn_from = deal_seed(seed, parts)
    islands, colors = _islands(record, drawn_from), _colors(record, drawn_from)
    if (part := _other_part(record, drawn_from)) is not None:
        return Fairness("other-deal", islands, colors, part, len(parts))
    return Fairness("yes" if commitment is not None else "no-commitment", islands, colors, people=len(parts))


def _parts(record: Record) -> list[SealedPart] | None:
    """What people added, one part a seat; None if that cannot be read."""
    written = record.header.get("parts", [])
    try:
        parts = [SealedPart(int(one["seat"]), str(one["seal"]), str(one["part"])) for one in written]
    except (KeyError, TypeError, ValueError):
        return None
    return parts if len({part.seat for part in parts}) == len(parts) else None


def _islands(record: Record, seed: Seed) -> Origin:
    city = record.match.city
    drawn = draw_city(seed, record.match.players, city.islands[0])
    return "drawn" if (drawn.layout(), drawn.islands) == (city.layout(), city.islands) else "chosen"


def _colors(record: Record, seed: Seed) -> Origin:
    return "drawn" if record.match.colors == draw_colors(seed, record.match.players) else "chosen"


def _other_part(record: Record, seed: Seed) -> str | None:
    """The first part of the set-up that is not what the seed gives."""
    dealt, expected = asdict(record.setup), asdict(draw_setup(record.match, seed))
    return next((part for part in expected if dealt[part] != expected[part]), None)
