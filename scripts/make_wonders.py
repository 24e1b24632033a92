"""Writes what the core must know of the Wonders when it is compiled, from their data and their rule files:

- ``rules/core/cards.py``: how many cards there are, and a field for each of their values;
- ``rules/core/wonders/__init__.py``: the calls of their rules. A compiler must see every call, so the core cannot look
  a rule up by name.

Usage: python scripts/make_wonders.py
"""

from __future__ import annotations

from pathlib import Path

from skyrise.components.names import WONDERS
from skyrise.components.wonders import CardValue, WonderCard

CORE = Path(__file__).parent.parent / "src/skyrise/rules/core"
FOLDER = CORE / "wonders"

CARDS = '''\
"""The Wonder cards in numbers. Made by scripts/make_wonders.py from components/data/wonders.toml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

CARDS = {count}

Small = Annotated[int, "i1", 0]


@dataclass(slots=True, eq=False)
class CardTables:
    """The values of the cards in an edition. A choice between words is a number: 0 is the first."""

'''

HEAD = '''\
"""7: what each Wonder brings when it is constructed, for its owner alone. One file per card.

Made by scripts/make_wonders.py from the files of this folder. A card without a file brings no Prestige: what card 18,
The Vault, brings is in ``play``, with the decisions that it asks for.
"""

from __future__ import annotations

from ..event_codes import AT_CELL, RULE_WONDER
from ..runtime import jit
from ..scoring import score
from ..state import State, Tables
from ..words import WONDERS
'''
SCORE = '''

@jit
def score_wonder(s: State, t: Tables, card: int, seat: int, cell: int) -> None:
    """The seat has just constructed the Wonder of a card; R14: what it gives counts as ``wonders``."""
'''
ELSE = """\
    else:
        score(s, seat, WONDERS, prestige(s, t, card, seat, cell), RULE_WONDER + card, AT_CELL + cell)
"""
PRESTIGE = '''

@jit
def prestige(s: State, t: Tables, card: int, seat: int, cell: int) -> int:
    """The Prestige of a card in one sum."""
'''


def made() -> dict[Path, str]:
    """The text of each file."""
    return {CORE / "cards.py": _cards(), FOLDER / "__init__.py": _dispatch()}


def _cards() -> str:
    fields = [f"    {card.id}_{value.name}: {_type(value)}\n" for card in WONDERS for value in card.values]
    return "".join([CARDS.format(count=len(WONDERS)), *fields])


def _type(value: CardValue) -> str:
    return f'Annotated[list[int], "i1", {value.count}]' if value.kind == "row" else "Small"


def _dispatch() -> str:
    cards = [card for card in WONDERS if (FOLDER / f"{card.id}.py").exists()]
    in_receipts = [card for card in cards if not _returns_a_sum(card)]
    sums = [card for card in cards if _returns_a_sum(card)]
    imports = sorted(f"from .{card.id} import {card.id}\n" for card in cards)
    scored = [
        f"    {'el' if number else ''}if card == {card.number - 1}:\n        {card.id}(s, t, seat, cell)\n"
        for number, card in enumerate(in_receipts)
    ]
    returned = [f"    if card == {card.number - 1}:\n        return {card.id}(s, t, seat, cell)\n" for card in sums]
    return "".join([HEAD, *imports, SCORE, *scored, ELSE, PRESTIGE, *returned, "    return 0\n"])


def _returns_a_sum(card: WonderCard) -> bool:
    """Some cards score in several receipts by themselves, and return nothing."""
    signature = f"def {card.id}(s: State, t: Tables, seat: int, cell: int) -> int:"
    return signature in (FOLDER / f"{card.id}.py").read_text("utf-8")


if __name__ == "__main__":
    for path, text in made().items():
        path.write_text(text, "utf-8")
