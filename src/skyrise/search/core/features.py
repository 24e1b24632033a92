"""What the evaluation sees of a player: a list of numbers, at a moment when no auction is under way.

The evaluation is linear in them, so each is a quantity whose worth in Prestige may be learned: points that are there
already, points that are nearly there, and what is still to be built. They come in three parts, because what a bid
changes of each depends on different things: on its neighborhood, on its island and height, or on its number alone.
"""

from __future__ import annotations

from ...rules.core.cards import CARDS

# What stands where, and what is left: of a bid, the neighborhood matters.
(
    BIAS,
    SCORED,
    STRUCTURES_NOW,
    STRUCTURES_LEFT,
    BEST_ROW_LEFT,
    ROW_GROWTH,
    ROW_1,
    ROW_2,
    ROW_3,
    ROW_4,
    PANORAMAS_NOW,
    PANORAMAS_NEAR,
    PANORAMAS_FAR,
    OBJECTIVE_1,
    OBJECTIVE_2,
    OBJECTIVE_3,
    OBJECTIVE_4,
    OBJECTIVE_LOST,
    PATRONS_NOW,
    EXCESS_NOW,
    COMMISSIONS_HELD,
    COMMISSIONS_NOW,
    KEYS_NOW,
    LEFT,
    AHEAD,
    FIRST,
    STARTS,
    WONDER_NOW,
    # Island control: the island and the height matter.
    LEADS,
    SHARES,
    BEHIND,
    LEAD_BY_TALL,
    LEADS_OPEN,
    CONTROL_WONDER_NOW,
    # The buildings that are left: the number matters.
    TALL_LEFT,
    SHORT_LEFT,
    RANKS_LEFT,
    TOP_RANK,
    LOW_LEFT,
    TOPS,
    EDGE,
    HAMMERED,
    # Is the Wonder of a card still to be built? That belongs to the first part.
    CARD,
) = range(43)
FEATURES = CARD + CARDS
NAMES = (
    "bias",
    "scored",
    "structures_now",
    "structures_left",
    "best_row_left",
    "row_growth",
    "row_1",
    "row_2",
    "row_3",
    "row_4",
    "panoramas_now",
    "panoramas_near",
    "panoramas_far",
    "objective_1",
    "objective_2",
    "objective_3",
    "objective_4",
    "objective_lost",
    "patrons_now",
    "excess_now",
    "commissions_held",
    "commissions_now",
    "keys_now",
    "left",
    "ahead",
    "first",
    "starts",
    "wonder_now",
    "leads",
    "shares",
    "behind",
    "lead_by_tall",
    "leads_open",
    "control_wonder_now",
    "tall_left",
    "short_left",
    "ranks_left",
    "top_rank",
    "low_left",
    "tops",
    "edge",
    "hammered",
    *(f"card_{number}" for number in range(1, CARDS + 1)),
)
"""What the weights are called in files, in the order of the numbers above."""
