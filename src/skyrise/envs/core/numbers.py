"""Where the parts of an observation begin. ``envs.layout`` says in words what they are."""

from __future__ import annotations

from typing import Annotated

from ...rules.core.cards import CARDS
from ...rules.core.state import COLORS, HEIGHTS, LETTERS, RANKS, SEATS

Bytes = Annotated[list[int], "i1"]
ByteRows = Annotated[list[list[int]], "i1"]
ShortRows = Annotated[list[list[int]], "i2"]
Singles = Annotated[list[float], "f4"]
SingleRows = Annotated[list[list[float]], "f4"]
"""Numbers that lie closer together than usual: learners want many of them."""

PLACES = 60
"""Neighborhoods of the box, in the order of their names; those of islands that are not in the city stay 0."""
DISC_KINDS = COLORS + LETTERS + 2
ISLANDS = 4
SLOTS = 4
PHASES = 8
PANORAMAS = 5

# One neighborhood.
IN_CITY = 0
DISC = IN_CITY + 1
STRUCTURE = DISC + DISC_KINDS
HEIGHT = STRUCTURE + SEATS
WONDER = HEIGHT + HEIGHTS
HAMMER = WONDER + 1
BID = HAMMER + 1
LATEST = BID + SEATS
PLACE = LATEST + 1

# One seat.
PLAYS = 0
COLOR = PLAYS + 1
ROW = COLOR + COLORS
PATRON = ROW + COLORS
EXCESS = PATRON + LETTERS
COMMISSIONS = EXCESS + 1
KEY = COMMISSIONS + 1
PRESTIGE = KEY + 2
PASSED = PRESTIGE + 1
LEADS = PASSED + 1
STARTS = LEADS + 1
FINISHED = STARTS + 1
BUILDING = FINISHED + 1
CARD = BUILDING + RANKS
SHOWN = CARD + CARDS
OBJECTIVE = SHOWN + CARDS
REVEALED = OBJECTIVE + COLORS
SEAT = REVEALED + 1

# The whole table.
PLACE_AT = 0
SEAT_AT = PLACE_AT + PLACES * PLACE
WHOLE_AT = SEAT_AT + SEATS * SEAT
SLOT = WHOLE_AT
HAND = SLOT + ISLANDS * SLOTS
KEPT = HAND + CARDS
VALUE = KEPT + CARDS
ERA2 = VALUE + LETTERS
PHASE = ERA2 + 1
PANORAMA = PHASE + PHASES
TO_BEAT = PANORAMA + PANORAMAS
ON_MAP = TO_BEAT + RANKS + CARDS
BIDS = ON_MAP + RANKS
TO_ACT = BIDS + 1
SIZE = TO_ACT + SEATS

# What nobody may know alone, behind an observation: for critics. First the secrets of each seat.
SECRET_HAND = 0
SECRET_KEPT = SECRET_HAND + CARDS
SECRET_OBJECTIVE = SECRET_KEPT + CARDS
SECRETS = SECRET_OBJECTIVE + COLORS
SECRETS_AT = SIZE
ALL_VALUES = SECRETS_AT + SEATS * SECRETS
STATE_SIZE = ALL_VALUES + LETTERS

# The action space: bids of buildings, of Wonders, then the other decisions.
WONDER_BID = RANKS * PLACES
PASS = WONDER_BID + CARDS * PLACES
WILD_COLOR = PASS + 1
VAULT_PLACE = WILD_COLOR + COLORS
VAULT_NOTHING = VAULT_PLACE + PLACES
CHOOSE_ONE = VAULT_NOTHING + 1
CHOOSE_TWO = CHOOSE_ONE + CARDS
ACTIONS = CHOOSE_TWO + CARDS * (CARDS - 1) // 2

# What an observer needs to know about a match: an array of whole numbers.
CELL_FACT = 0  # the cell of each place of the box, or NONE
SLOT_FACT = CELL_FACT + PLACES  # the slot of each outer island, or NONE
COLOR_FACT = SLOT_FACT + ISLANDS  # the color of each seat, or NONE
FACTS = COLOR_FACT + SEATS

MOST_LEGAL = 1024
"""Room for the legal actions of a decision: there are fewer than 15 pieces for 60 neighborhoods."""
