"""Where the numbers of a surveyed game stand: ``facts`` are those of the game, ``auctions`` has a row for each."""

from __future__ import annotations

from ...rules.core.state import SEATS, SOURCES

ISLANDS = 5
PANORAMAS = 5
ERAS = 2

# The game.
WINNERS = 0  # a mask of seats
FIRST_STARTER = 1
AUCTIONS = 2  # how many there were
LEAD_CHANGES = 3
LED_SINCE = 4  # the winner has led after every auction from this one on
CARDS_IN_PLAY = 5  # panorama cards, a mask
PRESTIGE = 6  # by seat and source
CHOSEN = PRESTIGE + SEATS * SOURCES  # by seat: a mask of Wonder cards
HAND = CHOSEN + SEATS
OBJECTIVE = HAND + SEATS  # by seat: a color
FINISH = OBJECTIVE + SEATS  # by place: a seat
CONTROL = FINISH + SEATS  # by era and island: a mask of seats
FEATURES = CONTROL + ERAS * ISLANDS  # by era and panorama card: a mask of what has scored for anybody
FACTS = FEATURES + ERAS * PANORAMAS

# An auction.
ERA = 0
STARTER = 1
WINNER = 2
BIDS = 3
BIDDERS = 4  # a mask of seats
PIECE = 5  # the rank of a building, or RANKS + a Wonder card
CELL = 6
DISC = 7  # what was collected, or NONE
PLACE_VALUE = 8  # Prestige of the structure that stands there: its row, windmills, and what its Wonder gave at once
DISC_VALUE = 9  # Prestige of the patron and excess discs that it brought
WONDER_VALUE = 10  # the Wonder's part of PLACE_VALUE
LEADERS = 11  # who would win if the game ended then, a mask
FIRST_ACTION = 12
COLUMNS = 13
MOST_AUCTIONS = 64
