"""Writes the dispatch of the Wonders, rules/core/wonders/__init__.py, from the files of that folder.

A compiler must see every call, so the core cannot look a card's rule up by its name.

Usage: python scripts/make_wonders.py
"""

from __future__ import annotations

from pathlib import Path

from skyrise.components.names import WONDERS, WonderCard

FOLDER = Path(__file__).parent.parent / "src/skyrise/rules/core/wonders"

HEAD = '''\
"""7: what each Wonder brings when it is constructed, for its owner alone. One file a card.

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


def dispatch() -> str:
    """The text of the module."""
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
    (FOLDER / "__init__.py").write_text(dispatch(), "utf-8")
