"""Writes web/src/wire/types.ts, the page's types of what goes over the wire, from the models in skyrise.server.wire.

Usage: python scripts/make_wire_types.py
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

from skyrise.server import wire
from skyrise.server.wire import options

TARGET = Path(__file__).parent.parent / "web" / "src" / "wire" / "types.ts"
HEAD = "/** What goes over the wire. Made by scripts/make_wire_types.py from skyrise.server.wire: change it there. */\n"
PLAIN = {"string": "string", "number": "number", "integer": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def aliases() -> dict[str, list[str]]:
    """The named choices of the options, such as Color."""
    return {name: list(get_args(value)) for name, value in vars(options).items() if get_origin(value) is Literal}


def type_of(schema: Schema) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        named = [name for name, values in aliases().items() if values == schema["enum"]]
        return named[0] if named else " | ".join(map(json.dumps, schema["enum"]))
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(map(type_of, schema[union]))
    match schema.get("type"):
        case "array":
            item = type_of(schema["items"])
            return f"({item})[]" if " | " in item else f"{item}[]"
        case "object":
            return record_of(schema)
        case str() as plain:
            return PLAIN[plain]
        case _:
            return "unknown"


def record_of(schema: Schema) -> str:
    """An object whose keys are data."""
    values = schema.get("additionalProperties", True)
    value = "unknown" if values is True else type_of(values)
    if "propertyNames" in schema:
        return f"Partial<Record<{type_of(schema['propertyNames'])}, {value}>>"
    return f"Record<string, {value}>"


def comment(text: str | None, indent: str = "") -> Iterator[str]:
    if text:
        yield f"{indent}/** {' '.join(text.replace('``', '`').split())} */"


def interface(name: str, schema: Schema) -> Iterator[str]:
    """A model; what has a default need not be there."""
    yield ""
    yield from comment(schema.get("description"))
    yield f"export interface {name} {{"
    for field, inner in schema["properties"].items():
        yield from comment(inner.get("description"), "  ")
        optional = field not in schema.get("required", ()) and "const" not in inner
        yield f"  {field}{'?' if optional else ''}: {type_of(inner)};"
    yield "}"


def wire_types() -> str:
    """The text of the file."""
    models = [model for name in wire.__all__ if isinstance(model := getattr(wire, name), type)]
    documents = [(model, "validation") for model in models if issubclass(model, BaseModel)]
    _, schemas = models_json_schema(documents, ref_template="#/$defs/{model}")  # type: ignore[arg-type]
    lines = [HEAD]
    for name, values in aliases().items():
        lines.append(f"export type {name} = {' | '.join(map(json.dumps, values))};")
    for name, schema in schemas["$defs"].items():
        lines += interface(name, schema)
    commands = TypeAdapter(wire.Command).json_schema()["oneOf"]
    lines += ["", f"export type Command = {' | '.join(map(type_of, commands))};", ""]
    return "\n".join(lines)


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(wire_types(), encoding="utf-8")
