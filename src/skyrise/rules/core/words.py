"""Names for numbers: places in the tuples of ``skyrise.components.names``, phases, and the codes of actions.

An action is one int. A bid is ``64 × piece + neighborhood``, where pieces 0–47 are buildings by rank and those from 48
on are Wonders by card; the other decisions follow. Every action of every game has one code below ``ACTIONS``.
"""

from __future__ import annotations

from .cards import CARDS
from .state import CELLS, COLORS, LETTERS, RANKS

NONE = -1

# Colors are 0–3 in discs, rows and objectives; patron letters follow among the discs.
LETTER_DISC = COLORS
WILD_DISC = LETTER_DISC + LETTERS
COMMISSIONS_DISC = WILD_DISC + 1
ROW_LENGTH = 4

SHORT, MEDIUM, TALL = 0, 1, 2
BLIMPS, LAKES, CHAINS, BRIDGES, WINDMILLS = 0, 1, 2, 3, 4
LARGE_KEY, SMALL_KEY = 0, 1

CONTROL1, PANORAMAS1, WONDERS, CONTROL2, PANORAMAS2, OBJECTIVE = 0, 1, 2, 3, 4, 5
PATRONS, EXCESS, KEYS, COMMISSIONS, STRUCTURES = 6, 7, 8, 9, 10

# Wonder cards that other files need by name, counted from 0: a card's number is one more.
HAMMER, CAPITAL, ATLANTIS, ZEPPELINSTONE, KAHN, JACOBS = 0, 1, 3, 4, 7, 8
OLMSTED, MUNCH, ATELIER, SHARD, VAULT, SUMMIT = 10, 11, 13, 14, 17, 18

# Phases: what is decided now.
START = 0  # the starting bid of an auction
BIDDING = 1  # outbid, place a Wonder, or pass
ANSWER = 2  # a Wonder was placed: the Hammer's owner answers or passes
WILD = 3  # the color of the wild disc just won
VAULT_DISC = 4  # the disc that the Vault takes
VAULT_WILD = 5  # the color of the wild disc that the Vault took
CHOOSE = 6  # the Wonder cards kept at the end of era 1
OVER = 7

WONDER_BID = CELLS * RANKS
PASS = WONDER_BID + CELLS * CARDS
WILD_COLOR = PASS + 1
VAULT_CELL = WILD_COLOR + COLORS
VAULT_NOTHING = VAULT_CELL + CELLS
CHOOSE_CARDS = VAULT_NOTHING + 1  # + CARDS × the first card + the second (the same one twice for one card)
ACTIONS = CHOOSE_CARDS + CARDS * CARDS
