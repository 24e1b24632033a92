"""Declared types: what a ``TypedDict`` or dataclass of ``documents`` says, as a JSON Schema and as a check of raw JSON."""

from .constraints import Between, Items, Length, Pattern
from .reading import read_declared
from .schema import Schema, schema_of, schemas_of

__all__ = ["Between", "Items", "Length", "Pattern", "Schema", "read_declared", "schema_of", "schemas_of"]
