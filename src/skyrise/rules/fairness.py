"""Was the deal fixed before the game? A finished record gives its seed, and the rest must follow from it.

Before the deal everybody was shown the commitment, the SHA-256 of the seed. So nobody could exchange the seed
afterwards, and whoever has the record can deal again.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Literal

from .chance import Seed
from .record import Record
from .setup import draw_city, draw_colors, draw_setup

Verdict = Literal["yes", "no-seed", "no-commitment", "other-seed", "other-deal"]
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

    @property
    def is_fair(self) -> bool:
        return self.verdict == "yes"


def commitment_of(seed: Seed) -> str:
    """What is shown of a seed before the deal: the SHA-256 of its text, as hex."""
    return sha256(str(seed).encode()).hexdigest()


def check_fairness(record: Record) -> Fairness:
    """Does the seed of a record fit its commitment, and the deal its seed?

    >>> from skyrise import Game
    >>> game = Game.new(players=2, seed="a fair deal")
    >>> game.header["commitment"] = commitment_of("a fair deal")
    >>> check_fairness(game.record())
    Fairness(verdict='yes', islands='drawn', colors='drawn', part=None)
    """
    seed, commitment = record.header.get("seed"), record.header.get("commitment")
    if not isinstance(seed, (int, str)):
        return Fairness("no-seed")
    if commitment is not None and commitment != commitment_of(seed):
        return Fairness("other-seed")
    islands, colors = _islands(record, seed), _colors(record, seed)
    if (part := _other_part(record, seed)) is not None:
        return Fairness("other-deal", islands, colors, part)
    return Fairness("yes" if commitment is not None else "no-commitment", islands, colors)


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
