"""The schemas of the files that designers write: editions and islands.

They say what a single value may be. What values must say together, the loader alone knows: that no two buildings share
a number, that rings do not cross.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from skyrise.components.island_files import MOST_FEATURES, NEIGHBORHOODS, OUTER_PORTS
from skyrise.components.names import SLOTS
from skyrise.components.published import versions
from skyrise.components.schema import MAX_BUILDING_NUMBER, SCHEMA, Choice, Flag, Kind, Number
from skyrise.notation import documents
from skyrise.notation.declared import Schema, schema_of, schemas_of

HEADER: Final[dict[str, Schema]] = {
    "id": {"type": "string", "minLength": 1, "description": "Not that of a published edition."},
    "base": schema_of(documents.EditionId),
    "name": {"type": "string", "minLength": 1},
    "language": {"type": "string", "minLength": 1, "default": "en"},
    "components": {"enum": list(versions()), "description": "The version of the published data; without: the newest."},
}
SHARED: Final[dict[str, Schema]] = {
    "from": {**schema_of(documents.ProvenanceKind), "description": "Who vouches for it."},
    "book": {
        **schema_of(documents.EditionId),
        "description": "The edition whose book says it, if it is another one's.",
    },
    "printed": {
        "type": "array",
        "items": {"type": "integer", "minimum": 0, "maximum": MAX_BUILDING_NUMBER},
        "description": "Of a list of numbers: those that the book prints, where it does not print all.",
    },
}
"""What may be said of any value."""
REFERRED: Final[dict[str, Schema]] = {name: {"$ref": f"#/$defs/{name}"} for name in SHARED}


def edition_file_schema() -> Schema:
    """An edition file, as TOML reads it: a header, and whatever differs from the base, in tables."""
    schema = _tables(SCHEMA.items())
    schema["description"] = "An edition file in TOML. What it leaves out is as in its base."
    schema["properties"] = {
        "edition": _object(HEADER, "id"),
        **schema["properties"],
        "conditions": {"type": "object", "additionalProperties": _vouched("from", "book")},
    }
    schema["required"] = ["edition"]
    schema["$defs"] = SHARED
    return schema


def island_file_schema() -> Schema:
    """An island file: an outer island or a central one."""
    schemas = schemas_of([documents.IslandFile])
    island = schemas.pop("IslandFile")
    island["properties"]["name"] = {"type": "string", "minLength": 1}
    for one in (island, *schemas.values()):
        one["additionalProperties"] = False
    for feature in ("lakes", "blimps", "bridges"):
        island["properties"][feature]["maxItems"] = MOST_FEATURES[feature]
    kinds = [(NEIGHBORHOODS[False], OUTER_PORTS), (NEIGHBORHOODS[True], SLOTS)]
    island["oneOf"] = [_kind_of_island(count, ports) for count, ports in kinds]
    return {**island, "$defs": schemas}


def _kind_of_island(neighborhoods: int, ports: tuple[str, ...]) -> Schema:
    return {
        "properties": {
            "neighborhoods": {"minItems": neighborhoods, "maxItems": neighborhoods},
            "ports": {"required": list(ports), "maxProperties": len(ports)},
        }
    }


def _tables(keys: Iterable[tuple[str, Kind]]) -> Schema:
    """Tables in tables, as the dots of the keys say."""
    inside: dict[str, list[tuple[str, Kind]]] = {}
    for key, kind in keys:
        name, _, rest = key.partition(".")
        inside.setdefault(name, []).append((rest, kind))
    return _object({name: _leaf(found[0][1]) if not found[0][0] else _tables(found) for name, found in inside.items()})


def _leaf(kind: Kind) -> Schema:
    """A bare value, or one with the book that vouches for it; a value of the base may be vouched for alone."""
    setting = _setting(kind)
    vouched = _vouched(*SHARED)
    vouched["properties"] = {"value": setting, **vouched["properties"]}
    return {"description": kind.meaning, "anyOf": [setting, vouched]}


def _vouched(*names: str) -> Schema:
    return _object({name: REFERRED[name] for name in names}, "from")


def _setting(kind: Kind) -> Schema:
    match kind:
        case Choice():
            return {"enum": list(kind.words)}
        case Flag():
            return {"type": "boolean"}
        case Number():
            return {"type": "integer", "minimum": kind.least, "maximum": kind.most}
        case _:
            item: Schema = {"type": "integer", "minimum": kind.least, "maximum": kind.most}
            return {"type": "array", "items": item, "uniqueItems": True}


def _object(properties: dict[str, Schema], *required: str) -> Schema:
    schema: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    if required:
        schema["required"] = list(required)
    return schema
