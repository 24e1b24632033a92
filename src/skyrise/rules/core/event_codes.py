"""The codes of events: the kinds that ``emit`` is called with, their arguments, and the numbers of places and rules in
them.

==============  ==================================================================
kind            seat, then a, b, c, d (0 where there is none)
==============  ==================================================================
OPENED          the starter
PLACED          the bidder; piece, neighborhood
PASSED          who passes; 1 if they could do nothing else (R3)
RETURNED        the owner; piece, neighborhood
CONSTRUCTED     the winner; piece, neighborhood
COLLECTED       the collector; disc, neighborhood
ASSIGNED        the owner of a wild disc; color
ROW, SURPLUS    where a neighborhood disc went: a row, or the visionary area; color, discs in the row
LEARNED         who may look at a patron's value from now on; letter
REVEALED        whose secret objective lies open from now on; color
DECLINED        who leaves the Vault's further disc
SCORED          who; source, points, rule, place
ERA_ENDED       NONE; era
CHOSE           who; the mask of cards kept
SHOWN           whose Wonder cards are turned up; the mask of cards
KEY_TAKEN       who; key
FINISHED        who has built everything; how many had before
ENDED           NONE
==============  ==================================================================
"""

from __future__ import annotations

Raw = tuple[int, int, int, int, int, int]
"""An event in codes: its kind, the seat, and a, b, c, d."""

OPENED, PLACED, PASSED, RETURNED, CONSTRUCTED = 0, 1, 2, 3, 4
COLLECTED, ASSIGNED, ROW, SURPLUS, LEARNED, REVEALED, DECLINED = 5, 6, 7, 8, 9, 10, 11
SCORED, ERA_ENDED, CHOSE, SHOWN, KEY_TAKEN, FINISHED, ENDED = 12, 13, 14, 15, 16, 17, 18

# Places in SCORED: a base and a number below PLACES.
PLACES = 64
AT_CELL, AT_ISLAND, AT_LAKE, AT_BLIMP, AT_BRIDGE, AT_PATRON, AT_KEY, AT_BOARD = 0, 64, 128, 192, 256, 320, 384, 448

# Rules in SCORED: a base and, for panoramas and Wonders, the number of the card.
RULE_CONTROL, RULE_OBJECTIVE, RULE_PATRONS, RULE_EXCESS = 0, 1, 2, 3
RULE_KEYS, RULE_COMMISSIONS, RULE_STRUCTURES = 4, 5, 6
RULE_CARRIED = 7  # scored before the position that the game started from
RULE_PANORAMA = 10
RULE_WONDER = 20
