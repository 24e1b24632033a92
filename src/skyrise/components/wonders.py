"""The Wonder cards, from ``data/wonders.toml``: their names, their rules, and the values that editions give them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

FILE: Final = Path(__file__).parent / "data" / "wonders.toml"
SECTION: Final = "7"
"""The section of the rules that describes the cards."""


@dataclass(frozen=True, slots=True)
class CardValue:
    """A value of a card that editions may set."""

    name: str
    """The last part of its key in an edition file, and of its field in the rules' tables."""
    kind: str
    """``number``, ``flag``, ``choice`` or ``row``."""
    meaning: str
    between: tuple[int, ...] = ()
    """The bounds of a number, both included, where they are not the usual ones."""
    words: tuple[str, ...] = ()
    """The words of a choice; the rules count them from 0."""
    count: int = 0
    """How many numbers a row has."""
    before: int | str | None = None
    """What it was before editions could set it; None: they always could."""


class WonderCard(NamedTuple):
    """A Wonder card."""

    number: int
    """The number on the card, which is its initiative."""
    id: str
    """The word for it in rule ids and in the code: the name of its file in ``rules/core/wonders``."""
    name: str
    """The English name on the card."""
    rule: str
    """What it does, in a sentence."""
    section: str
    """Where ``docs/rules.md`` describes it."""
    values: tuple[CardValue, ...]


def read_wonders() -> tuple[WonderCard, ...]:
    """Every card, in the order of their numbers."""
    return tuple(_card(ident, table) for ident, table in tomllib.loads(FILE.read_text("utf-8")).items())


def _card(ident: str, table: Mapping[str, Any]) -> WonderCard:
    values = tuple(_value(name, value) for name, value in table.get("values", {}).items())
    return WonderCard(table["number"], ident, table["name"], table["rule"], table.get("section", SECTION), values)


def _value(name: str, table: Mapping[str, Any]) -> CardValue:
    said: dict[str, Any] = {field: tuple(raw) if isinstance(raw, list) else raw for field, raw in table.items()}
    return CardValue(name, **said)
