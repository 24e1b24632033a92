"""Where a drawing may begin: one piece of land, to be split."""

from __future__ import annotations

import math
from typing import Final

from skyrise.components import Island, Neighborhood
from skyrise.components.frozen import frozen
from skyrise.components.names import FACTION_COLORS

MIDDLE: Final = (0.0, 355.0)
HALF: Final = (265.0, 185.0)
"""Where the published islands lie, and how far they reach."""
CORNERS: Final = 24


def blank_island(name: str) -> Island:
    """An oval of one neighborhood, without ports."""
    angles = [2 * math.pi * number / CORNERS for number in range(CORNERS)]
    coast = [(MIDDLE[0] + HALF[0] * math.cos(angle), MIDDLE[1] + HALF[1] * math.sin(angle)) for angle in angles]
    land = Neighborhood("X1", tuple(range(CORNERS)), FACTION_COLORS[0], windmill=False)
    vertices = tuple((round(x, 1), round(y, 1)) for x, y in coast)
    return Island(name, name, vertices, (land,), (), (), (), frozen({}), own=True)
