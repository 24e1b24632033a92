"""What a declared type of ``documents`` says: as a JSON Schema, and as a check of raw JSON."""

from .constraints import Between, Entries, Items, Length, Pattern, exactly_one
from .reading import read_declared, read_one_of
from .schema import Schema, schema_of, schemas_of

__all__ = [
    "Between",
    "Entries",
    "Items",
    "Length",
    "Pattern",
    "Schema",
    "exactly_one",
    "read_declared",
    "read_one_of",
    "schema_of",
    "schemas_of",
]
