"""Examples for the OpenAPI document."""

from __future__ import annotations

from typing import Final

NEW_TABLES: Final = {
    "bots": {
        "summary": "Against three bots",
        "value": {"seats": [{"kind": "me", "name": "Ewa"}, *({"kind": "bot", "bot": "casual"} for _ in range(3))]},
    },
    "friends": {
        "summary": "With friends, by link",
        "value": {"seats": [{"kind": "me", "name": "Ewa"}, {"kind": "open"}, {"kind": "open"}], "title": "Friday"},
    },
}
OWN_EDITIONS: Final = {
    "own": {
        "summary": "Two values that the box prints otherwise",
        "value": {
            "name": "My box",
            "base": "retail",
            "values": {"wonders.13.per_tall": 2, "patrons.values": [1, 2, 4, 6]},
        },
    },
}
EDITION_TEXTS: Final = {
    "own": {
        "summary": "A file that changes one value",
        "value": {"text": '[edition]\nid = "my-box"\nbase = "retail"\n\n[wonders.13]\nper_tall = 2\n'},
    },
}
ISLAND_EDITS: Final = {
    "blank": {
        "summary": "Color a triangle green",
        "value": {
            "type": "color",
            "area": "X1",
            "color": "green",
            "island": {
                "name": "Triangle",
                "vertices": [[0, 200], [100, 300], [-100, 300]],
                "neighborhoods": [{"id": "X1", "color": "white", "ring": [0, 1, 2], "windmill": False}],
                "lakes": [],
                "blimps": [],
                "bridges": [],
                "ports": {},
            },
        },
    },
}
COMMANDS: Final = {
    "claim": {
        "summary": "Take an open seat",
        "value": {"type": "claim", "id": "claim-0001", "seat": 1, "name": "Jan"},
    },
    "act": {
        "summary": "Bid building 24 on H1",
        "value": {"type": "act", "id": "act-000001", "seat": 1, "action": "24@H1", "seen": 12},
    },
}
