"""Writes everything that is made from declarations in Python (``make types``).

That is, from the types of skyrise.notation.documents, the published JSON Schemas and the page's types; from the cores,
what the page's kernel is called with; and the paths of the page's screens, which the server declares. The OpenAPI
document is made by the server itself.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from kernel_types import kernel_example, kernel_types
from skyrise.components import Reason
from skyrise.notation import documents
from skyrise.notation.declared import Schema, schemas_of
from skyrise.notation.declared.shape import is_object
from skyrise.notation.documents import vocabulary
from skyrise.notation.schemas import published
from skyrise.rules.rulebook import RULEBOOK
from skyrise.server.page import PATHS as SCREENS

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "web" / "src" / "wire" / "types.ts"
KERNEL = ROOT / "web" / "src" / "kernel"
PATHS = ROOT / "web" / "src" / "kit" / "paths.ts"
SCHEMAS = Path(published.__file__).parent
RULES = ROOT / "web" / "src" / "wire" / "ruleReasons.ts"
RULES_HEAD = "/** Reasons of refusals that are rules. Made by `make types` from skyrise.rules: change it there. */\n"
PATHS_HEAD = "/** The path of each screen. Made by `make types` from skyrise.server.page: change it there. */\n"
HEAD = "/** Every document of the wire. Made by `make types` from skyrise.notation.documents: change it there. */\n"
PLAIN = {"string": "string", "number": "number", "integer": "number", "boolean": "boolean", "null": "null"}
PAGE_HAS_NO = (
    *("BotStart", "BotDecide", "BotEnd", "BotAnswer", "MatchDocument", "NeighborhoodDocument"),
    *("LessonFile", "LessonStart", "StepFile", "PointFile", "WrongTry", "Counted", "PuzzleFile"),
)
"""Documents that the page never meets."""


def targets() -> dict[Path, str]:
    """Every file that is made, and its text."""
    schemas = {SCHEMAS / f"{name}.schema.json": text for name, text in published.published_schemas().items()}
    kernel = {KERNEL / "cores.ts": kernel_types(), KERNEL / "example.json": kernel_example()}
    return {TYPES: page_types(), PATHS: page_paths(), RULES: rule_reasons(), **kernel, **schemas}


def page_types() -> str:
    """The page's types."""
    declared = [one for name in documents.__all__ if is_object(one := getattr(documents, name))]
    schemas = schemas_of(one for one in declared if one.__name__ not in PAGE_HAS_NO)
    lines = [HEAD]
    for name, words in _words().items():
        lines.append(f"export type {name} = {_choice(words)};")
    for name, schema in schemas.items():
        lines += _interface(name, schema)
    commands = " | ".join(command.__name__ for command in documents.COMMANDS.values())
    edits = " | ".join(edit.__name__ for edit in documents.ISLAND_EDITS.values())
    lines += ["", f"export type Command = {commands};", f"export type IslandEdit = {edits};"]
    lines += [f"export type MessageArgument = {_argument(schemas)};", ""]
    return "\n".join(lines)


def rule_reasons() -> str:
    """The reasons that have a place among the rules."""
    lines = "".join(f'  "{reason}",\n' for reason in Reason if reason in RULEBOOK)
    return f"{RULES_HEAD}export const RULE_REASONS: ReadonlySet<string> = new Set([\n{lines}]);\n"


def page_paths() -> str:
    """The paths of the page's screens, by their names."""
    screens = [
        f"  {name if name.isidentifier() else json.dumps(name)}: {json.dumps(path)}," for name, path in SCREENS.items()
    ]
    return "\n".join([f"{PATHS_HEAD}export const PATHS = {{", *screens, "} as const;", ""])


def _words() -> dict[str, tuple[str | int, ...]]:
    """The named choices, such as Color."""
    return {name: get_args(value) for name, value in vars(vocabulary).items() if get_origin(value) is Literal}


def _choice(words: tuple[Any, ...] | list[Any]) -> str:
    return " | ".join(map(json.dumps, words))


def _argument(schemas: dict[str, Schema]) -> str:
    return _values(schemas["MessageDocument"]["properties"]["args"])


def _interface(name: str, schema: Schema) -> Iterator[str]:
    """An object; what need not be sent need not be there."""
    yield ""
    yield from _comment(schema.get("description"))
    yield f"export interface {name} {{"
    for field, inner in schema["properties"].items():
        yield from _comment(inner.get("description"), "  ")
        optional = "" if field in schema.get("required", ()) else "?"
        yield f"  {field}{optional}: {_type(inner)};"
    yield "}"


def _comment(text: str | None, indent: str = "") -> Iterator[str]:
    if text:
        yield f"{indent}/** {text} */"


def _type(schema: Schema) -> str:
    """A schema as a type of TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        named = [name for name, words in _words().items() if list(words) == schema["enum"]]
        return named[0] if named else _choice(schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(map(_type, schema["anyOf"])))
    match schema.get("type"):
        case "array":
            return _list(schema)
        case "object":
            return _record(schema)
        case str() as plain:
            return PLAIN[plain]
        case _:
            return "unknown"


def _list(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(map(_type, schema['prefixItems']))}]"
    item = _type(schema["items"])
    return f"({item})[]" if " | " in item else f"{item}[]"


def _record(schema: Schema) -> str:
    """An object whose keys are data; not every word of a vocabulary need be a key."""
    value, key = _values(schema), _type(schema.get("propertyNames", Schema(type="string")))
    return f"Record<string, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"


def _values(schema: Schema) -> str:
    """The type of the values of an object whose keys are data."""
    values = schema["additionalProperties"]
    assert not isinstance(values, bool), "whose keys are data"
    return _type(values)


if __name__ == "__main__":
    for path, text in targets().items():
        path.write_text(text, encoding="utf-8")
