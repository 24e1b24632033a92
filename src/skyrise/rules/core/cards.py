"""The Wonder cards in numbers. Made by scripts/make_wonders.py from components/data/wonders.toml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

CARDS = 20

Small = Annotated[int, "i1", 0]


@dataclass(slots=True, eq=False)
class CardTables:
    """The values of the cards in an edition. A choice between words is a number: 0 is the first."""

    hammer_prestige: Small
    hammer_relief: Small
    capital_starts: Small
    capital_outbids: Small
    capital_prestige: Small
    palace_per_bid: Small
    atlantis_prestige: Small
    atlantis_lakes: Small
    zeppelinstone_prestige: Small
    zeppelinstone_blimps: Small
    lynch_per_structure: Small
    opportunity_per_neighborhood: Small
    kahn_prestige: Small
    jacobs_per_disc: Small
    jacobs_per_row: Small
    jacobs_discs: Small
    jacobs_most: Small
    olmsted_per_structure: Small
    olmsted_on_central: Small
    munch_per_letter: Small
    munch_most: Small
    sullivan_per_tall: Small
    atelier_per_tall: Small
    atelier_banned: Small
    shard_per_disc: Small
    boca_per_color: Small
    boca_most: Small
    baron_unbuilt: Annotated[list[int], "i1", 3]
    baron_counts: Small
    vault_takes: Small
    summit_per_island: Small
    niemeyer_per_structure: Small
