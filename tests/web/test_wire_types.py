"""The page's types of the wire are those of the server."""

from __future__ import annotations

from make_wire_types import TARGET, wire_types


def test_the_types_of_the_page_are_made_from_the_models_of_today() -> None:
    assert TARGET.read_text(encoding="utf-8") == wire_types(), "run: python scripts/make_wire_types.py"
