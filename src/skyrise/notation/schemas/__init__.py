"""The published JSON Schemas (draft 2020-12) of the formats."""

from __future__ import annotations

from pathlib import Path

_FOLDER = Path(__file__).parent


def schema_names() -> tuple[str, ...]:
    """The formats that have a schema."""
    return tuple(sorted(path.name.removesuffix(".schema.json") for path in _FOLDER.glob("*.schema.json")))


def schema_text(name: str) -> str:
    """The schema of a format, as text."""
    return (_FOLDER / f"{name}.schema.json").read_text(encoding="utf-8")
