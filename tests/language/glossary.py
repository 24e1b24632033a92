"""The words of the Polish and Russian rulebooks, and what must not stand in their place."""

from __future__ import annotations

REQUIRED = {
    "pl": {
        "learn-discs-color": "żeton dzielnicy",
        "learn-structures": "dzielnic",
        "table-pass": "spasuj",
        "score-objective-fulfilled": "zrealizowan",
        "learn-auction": "licytacj",
        "learn-discs-wild": "żeton",
    },
    "ru": {
        "learn-discs-color": "жетон района",
        "learn-structures": "район",
        "panorama-chains-effect": "цепочк",
        "learn-auction": "аукцион",
        "wonder-3-effect": "очк",
        "learn-discs-wild": "жетон",
    },
}
"""What the messages about a thing call it, in small letters."""

FORBIDDEN = {
    "pl": (
        r"na (?:tym|jego|danym) kolorze",
        r"obszar\w* wizjonera",
        r"\bpasuj\b",
        r"zanim wszyscy nie",
        r"spełnion",
        r"kup pudełko",
        r"zagrano losową",
        r"\bBot gra za\b",
        r"spasowali: ",
    ),
    "ru": (
        r"на (?:этом|его) цвете",
        r"област\w* новатора",
        r"к престижу",
        r"купите коробку",
        r"Бот играет вместо",
        r"спасовали: ",
        r"ничто не решает",
        r"с часами",
    ),
}
"""Phrases carried over from English, as regular expressions."""
