"""From a declared type to its JSON Schema (draft 2020-12)."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from types import NoneType
from typing import Final, Literal, TypedDict, cast, get_args, get_origin

from .constraints import Between, Constraint, Entries, Items, Length, Pattern, alternatives_of
from .shape import Declared, fields_of, is_object, is_union, members, plain, summary_of

Schema = TypedDict(
    "Schema",
    {
        "$ref": str,
        "$defs": "dict[str, Schema]",
        "type": str,
        "description": str,
        "properties": "dict[str, Schema]",
        "required": list[str],
        "additionalProperties": "Schema | bool",
        "propertyNames": "Schema",
        "items": "Schema",
        "prefixItems": "list[Schema]",
        "anyOf": "list[Schema]",
        "oneOf": "list[Schema]",
        "not": "Schema",
        "const": object,
        "enum": list[object],
        "default": object,
        "pattern": str,
        "minimum": float,
        "maximum": float,
        "minLength": int,
        "maxLength": int,
        "maxProperties": int,
        "minItems": int,
        "maxItems": int,
        "uniqueItems": bool,
    },
    total=False,
)
"""A JSON Schema, as much of one as declared types need."""

REFERENCE: Final = "#/$defs/{name}"
KINDS: Final = {str: "string", bool: "boolean", int: "integer", float: "number", NoneType: "null"}


def schemas_of(types: Iterable[type], reference: str = REFERENCE) -> dict[str, Schema]:
    """The schemas of objects and of all objects inside them, by name; each refers to the others."""
    found: dict[str, Schema] = {}
    waiting = list(types)
    while waiting:
        one = waiting.pop()
        if one.__name__ not in found:
            walk = _Walk(reference)
            found[one.__name__] = walk.object(one)
            waiting += walk.met
    return dict(sorted(found.items()))


def schema_of(declared: Declared, reference: str = REFERENCE) -> Schema:
    """The schema of one type; objects are referred to by name."""
    return _Walk(reference).type(declared)


class _Walk:
    """Walks over a type, and remembers the objects that it meets."""

    def __init__(self, reference: str) -> None:
        self._reference = reference
        self.met: list[type] = []

    def object(self, declared: type) -> Schema:
        """An object with its fields. What comes in is a dataclass, and may have no other fields."""
        fields = fields_of(declared)
        required = [name for name, field in fields.items() if field.required]
        schema: Schema = {"type": "object"}
        if (summary := summary_of(declared)) is not None:
            schema["description"] = summary
        schema["properties"] = {name: self.type(field.type) for name, field in fields.items()}
        if required:
            schema["required"] = required
        if alternatives := alternatives_of(declared):
            schema["oneOf"] = [{"required": [name]} for name in alternatives]
        if dataclasses.is_dataclass(declared):
            schema["additionalProperties"] = False
            self._add_defaults(schema, declared)
        return schema

    def _add_defaults(self, schema: Schema, declared: type) -> None:
        for name, field in fields_of(declared).items():
            if not field.required:
                schema["properties"][name]["default"] = field.default

    def type(self, declared: Declared) -> Schema:
        """Any type."""
        inside = plain(declared)
        schema = self._plain(inside.type)
        for constraint in inside.constraints:
            _constrain(schema, constraint)
        if inside.description is not None:
            schema["description"] = inside.description
        return schema

    def _plain(self, declared: Declared) -> Schema:
        if declared in KINDS:
            return {"type": KINDS[declared]}
        if declared is object:
            return {}
        if is_object(declared):
            self.met.append(declared)
            return {"$ref": self._reference.format(name=declared.__name__)}
        if is_union(declared):
            return {"anyOf": [self.type(member) for member in members(declared)]}
        return self._generic(get_origin(declared), get_args(declared))

    def _generic(self, origin: Declared, args: tuple[Declared, ...]) -> Schema:
        if origin is Literal:
            return {"const": args[0]} if len(args) == 1 else {"enum": list(args)}
        if origin is list:
            return {"type": "array", "items": self.type(args[0])}
        if origin is dict:
            return {"type": "object", **self._keys(args[0]), "additionalProperties": self.type(args[1])}
        if origin is tuple:
            items = [self.type(item) for item in args]
            return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}
        raise TypeError(f"{origin} of {args} has no JSON Schema: see notation/declared/schema.py")

    def _keys(self, key: Declared) -> Schema:
        names = self.type(key)
        return {} if names == {"type": "string"} else {"propertyNames": names}


def _constrain(schema: Schema, constraint: Constraint) -> None:
    match constraint:
        case Between(least, most):
            _set(schema, minimum=least, maximum=most)
        case Length(least, most):
            _set(schema, minLength=least or None, maxLength=most)
        case Pattern(regex):
            _set(schema, pattern=f"^({regex})$" if "|" in regex else f"^{regex}$")
        case Items(least, most, unique):
            _set(schema, minItems=least or None, maxItems=most, uniqueItems=unique or None)
        case Entries(most):
            _set(schema, maxProperties=most)


def _set(schema: Schema, **values: object) -> None:
    schema.update(cast(Schema, {name: value for name, value in values.items() if value is not None}))
