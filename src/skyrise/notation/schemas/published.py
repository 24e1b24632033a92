"""The published schemas, made from the declared types."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from skyrise.notation import documents
from skyrise.notation.declared import Schema, schema_of, schemas_of

from .component_files import edition_file_schema, island_file_schema

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"

LEFT_OUT: Final[Mapping[str, tuple[str, ...]]] = {
    "PositionDocument": ("finished", "auction"),
    "PatronValues": tuple(documents.PatronValues.__annotations__),
    "AuctionDocument": ("passed",),
    "PlayerDocument": tuple(documents.PlayerDocument.__annotations__),
    "RowsDocument": tuple(documents.RowsDocument.__annotations__),
    "VisionaryDocument": tuple(documents.VisionaryDocument.__annotations__),
    "PrestigeDocument": tuple(documents.PrestigeDocument.__annotations__),
}
"""What somebody who types in a position may leave out; what is written has it always."""


def published_schemas() -> dict[str, str]:
    """The text of each schema, by the name of its format."""
    return {
        "action": _text("action", "Skyrise action", schema_of(documents.ActionText)),
        "position": _text("position", "Skyrise position, skyrise-position/1", _position()),
        "record": _text("record", "Skyrise game record, skyrise-record/1", _whole(documents.RecordDocument)),
        "view": _text("view", "Skyrise view, skyrise-view/1", _whole(documents.ViewDocument)),
        "review": _text("review", "Skyrise review of a game, skyrise-review/1", _whole(documents.ReviewDocument)),
        "lesson": _text("lesson", "Skyrise lesson, as a file of its author", _whole(documents.LessonFile)),
        "edition": _text("edition", "Skyrise edition, as a file of its author", edition_file_schema()),
        "island": _text("island", "Skyrise island, as a file of its author", island_file_schema()),
        "puzzle": _text("puzzle", "Skyrise puzzle, a line of the file of puzzles", _whole(documents.PuzzleFile)),
        "bot": _text("bot", "Skyrise messages between a game and a bot, skyrise-bot/1", _bot()),
    }


def _text(name: str, title: str, schema: Schema) -> str:
    head = {"$schema": DRAFT, "$id": f"urn:skyrise:{name}:1", "title": title}
    return json.dumps({**head, **schema}, indent=1, ensure_ascii=False) + "\n"


def _whole(declared: type) -> Schema:
    """The schema of an object, with all that it refers to."""
    schemas = schemas_of([declared])
    return {**schemas.pop(declared.__name__), "$defs": schemas}


def _position() -> Schema:
    """A position as it may be typed in; all hands are known in it."""
    schemas = schemas_of([documents.PositionDocument])
    for name, fields in LEFT_OUT.items():
        required = [field for field in schemas[name].pop("required", []) if field not in fields]
        if required:
            schemas[name]["required"] = required
    schemas["PlayerDocument"]["properties"]["wonder_hand"] = schema_of(documents.Cards)
    return {**schemas.pop("PositionDocument"), "$defs": schemas}


def _bot() -> Schema:
    """One line of the protocol; an answer is the one that has no type."""
    schemas = schemas_of([documents.BotStart, documents.BotDecide, documents.BotEnd, documents.BotAnswer])
    schemas["BotAnswer"]["not"] = {"required": ["type"]}
    lines = ("BotStart", "BotDecide", "BotEnd", "BotAnswer")
    return {
        "description": "One line of the protocol. The game sends start, then decide for every decision, then end; "
        "the bot answers decide alone.",
        "oneOf": [{"$ref": f"#/$defs/{name}"} for name in lines],
        "$defs": schemas,
    }
