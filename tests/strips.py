"""An island that can be broken in ways in which a real map cannot easily be."""

from __future__ import annotations

from typing import Any

from skyrise.components.names import FACTION_COLORS


def strip() -> dict[str, Any]:
    """Fourteen squares side by side."""
    hoods = [
        {
            "id": f"S{i}",
            "color": FACTION_COLORS[i % 4],
            "ring": [2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1],
            "windmill": False,
        }
        for i in range(14)
    ]
    return {
        "name": "Strip",
        "vertices": [[x, y] for x in range(15) for y in (0, 1)],
        "neighborhoods": hoods,
        "lakes": [],
        "blimps": [],
        "bridges": [],
        "ports": {"center": "S0", "left": "S5", "right": "S9"},
    }
