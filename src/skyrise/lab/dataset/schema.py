"""The tables of a dataset: each column with its type and its meaning. ``docs/dataset.md`` is made from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from skyrise.components.names import SLOTS, SOURCES
from skyrise.language import language

from ..errors import require


class Column(NamedTuple):
    """A column: the type in Arrow's words, ``*`` behind it for a list, and what it means."""

    type: str
    meaning: str


GAME: Final = Column("int64", "the number of the game, from 0 on: what joins the tables")
MASK_LIST: Final = "int8*"

TABLES: Final[Mapping[str, Mapping[str, Column]]] = {
    "games": {
        "game": GAME,
        "seed": Column("string", "of the setup: `skyrise play --seed …` deals the same one"),
        "edition": Column("string", "what was played"),
        "players": Column("int8", "how many"),
        "player": Column("string", "who was on every seat: `judged`, `searched`, `random`, or a bot"),
        **{slot: Column("string", f"the island in the {slot}, or null") for slot in SLOTS},
        "panoramas": Column("string*", "the panorama cards in play"),
        "first_starter": Column("int8", "the seat that started the first auction"),
        "auctions": Column("int16", "how many"),
        "decisions": Column("int16", "how many actions"),
        "lead_changes": Column("int16", "how often the lead went from one player to another"),
        "led_since": Column("int16", "the auction since which the winner has led"),
        "winners": Column(MASK_LIST, "seats; more than one where the edition lets a tie stand"),
    },
    "scores": {
        "game": GAME,
        "seat": Column("int8", "from 0 on"),
        "color": Column("string", "of the player"),
        "position": Column("int8", "0 starts the first auction, 1 is the next one clockwise …"),
        "won": Column("float64", "1, 0, or a part of a shared win"),
        "prestige": Column("int16", "in all"),
        **{source: Column("int16", f"from: {language('en').words(f'source-{source}')}") for source in SOURCES},
        "objective_color": Column("string", "the color of the secret objective"),
        "dealt": Column(MASK_LIST, "Wonder cards in hand"),
        "kept": Column(MASK_LIST, "Wonder cards that were chosen"),
        "finished": Column("int8", "0 had built everything first, 1 second …"),
    },
    "auctions": {
        "game": GAME,
        "auction": Column("int16", "from 0 on"),
        "era": Column("int8", "1 or 2"),
        "starter": Column("int8", "the seat that started it"),
        "winner": Column("int8", "the seat that won it"),
        "bids": Column("int8", "how many, placed Wonders included"),
        "bidders": Column("int8", "how many players placed one"),
        "price": Column("int8", "the number of the building that won; null for a Wonder"),
        "wonder": Column("int8", "the card of the Wonder that won; null for a building"),
        "place": Column("string", "the neighborhood that was won"),
        "disc": Column("string", "what was collected there, or null"),
        "place_value": Column(
            "int16", "Prestige of the structure by the end: its row, its windmill, its Wonder's effect"
        ),
        "wonder_value": Column("int16", "the Wonder's part of it"),
        "disc_value": Column("int16", "Prestige of the patron and excess discs that it brought"),
        "leaders": Column(MASK_LIST, "the seats that would have won if the game had ended then"),
        "first_action": Column("int16", "the number of its first action"),
    },
    "actions": {
        "game": GAME,
        "ply": Column("int16", "the number of the action, from 0 on"),
        "auction": Column("int16", "to which it belongs; null at the choice of Wonder cards"),
        "seat": Column("int8", "who has decided"),
        "action": Column("string", "its text, as in records"),
    },
}

OBSERVED: Final[Mapping[str, Column]] = {
    "game": GAME,
    "ply": Column("int16", "the number of the action, as in `actions`"),
    "seat": Column("int8", "who has decided"),
    "observation": Column("float*", "what the seat may know, as [the environments](tensors.md) give it"),
    "legal": Column("int16*", "the indices of the legal actions, ascending: where the mask is 1"),
    "action": Column("int16", "the index of what was played"),
    "won": Column("float64", "what came of it for the seat: 1, 0, or a part of a shared win"),
    "search": Column(
        "float*", "with `--search`, or of players who search: its share in each legal action; null if only one is legal"
    ),
    "search_value": Column("float64", "the chance to win that this search gives its favorite"),
}
"""The table of ``--observations``."""


def arrow_schema(table: str) -> Any:
    """The schema of a table for pyarrow."""
    arrow = require("pyarrow", "lab")

    def arrow_type(name: str) -> Any:
        return arrow.list_(arrow_type(name[:-1])) if name.endswith("*") else arrow.type_for_alias(name)

    return arrow.schema([(name, arrow_type(column.type)) for name, column in _columns(table).items()])


def _columns(table: str) -> Mapping[str, Column]:
    return TABLES.get(table, OBSERVED)


def describe() -> str:
    """The tables in Markdown."""
    lines = []
    for table, columns in {**TABLES, "observations": OBSERVED}.items():
        lines += [f"### `{table}`", "", "| column | type | meaning |", "|---|---|---|"]
        for name, column in columns.items():
            kind = f"list of {column.type[:-1]}" if column.type.endswith("*") else column.type
            lines.append(f"| `{name}` | {kind} | {column.meaning} |")
        lines.append("")
    return "\n".join(lines)
