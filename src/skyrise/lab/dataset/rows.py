"""The rows of a dataset, game by game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from skyrise.components.names import DISCS, FACTION_COLORS, SLOTS, SOURCES
from skyrise.rules.codes import cards_of, panoramas_of
from skyrise.rules.core.state import RANKS
from skyrise.rules.core.words import CHOOSE_CARDS, NONE

from ..core import columns as c
from ..games import Order
from ..games.chunk import Surveyed

Row = dict[str, Any]


def game_rows(order: Order, game: Surveyed) -> Iterator[Row]:
    """One row."""
    facts, layout = game.facts.tolist(), game.match.city.layout()
    yield {
        "game": game.number,
        "seed": order.seed_of(game.number),
        "edition": order.rules.id,
        "players": game.match.players,
        "player": order.bot or order.policy,
        **{slot: layout[slot] for slot in SLOTS},
        "panoramas": list(panoramas_of(facts[c.CARDS_IN_PLAY])),
        "first_starter": facts[c.FIRST_STARTER],
        "auctions": facts[c.AUCTIONS],
        "decisions": len(game.actions),
        "lead_changes": facts[c.LEAD_CHANGES],
        "led_since": facts[c.LED_SINCE],
        "winners": seats_of(facts[c.WINNERS]),
    }


def score_rows(_: Order, game: Surveyed) -> Iterator[Row]:
    """A row for each seat."""
    facts, players = game.facts.tolist(), game.match.players
    winners = seats_of(facts[c.WINNERS])
    finished = facts[c.FINISH : c.FINISH + players]
    for seat in range(players):
        start = c.PRESTIGE + len(SOURCES) * seat
        points = facts[start : start + len(SOURCES)]
        yield {
            "game": game.number,
            "seat": seat,
            "color": game.match.colors[seat],
            "position": (seat - facts[c.FIRST_STARTER]) % players,
            "won": 1 / len(winners) if seat in winners else 0.0,
            "prestige": sum(points),
            **dict(zip(SOURCES, points, strict=True)),
            "objective_color": FACTION_COLORS[facts[c.OBJECTIVE + seat]],
            "dealt": list(cards_of(facts[c.HAND + seat])),
            "kept": list(cards_of(facts[c.CHOSEN + seat])),
            "finished": finished.index(seat),
        }


def auction_rows(_: Order, game: Surveyed) -> Iterator[Row]:
    """A row for each auction."""
    for number, row in enumerate(game.auctions.tolist()):
        piece = row[c.PIECE]
        yield {
            "game": game.number,
            "auction": number,
            "era": row[c.ERA],
            "starter": row[c.STARTER],
            "winner": row[c.WINNER],
            "bids": row[c.BIDS],
            "bidders": row[c.BIDDERS].bit_count(),
            "price": game.match.numbers[piece] if piece < RANKS else None,
            "wonder": piece - RANKS + 1 if piece >= RANKS else None,
            "place": game.match.city.places[row[c.CELL]].id,
            "disc": None if row[c.DISC] == NONE else DISCS[row[c.DISC]],
            "place_value": row[c.PLACE_VALUE],
            "wonder_value": row[c.WONDER_VALUE],
            "disc_value": row[c.DISC_VALUE],
            "leaders": seats_of(row[c.LEADERS]),
            "first_action": row[c.FIRST_ACTION],
        }


def action_rows(_: Order, game: Surveyed) -> Iterator[Row]:
    """A row for each action."""
    starts = set(game.auctions[:, c.FIRST_ACTION].tolist())
    auction = -1
    for ply, (code, seat) in enumerate(zip(game.actions.tolist(), game.seats.tolist(), strict=True)):
        auction += ply in starts
        yield {
            "game": game.number,
            "ply": ply,
            "auction": None if code >= CHOOSE_CARDS else auction,
            "seat": seat,
            "action": str(game.match.decode(code)),
        }


def seats_of(mask: int) -> list[int]:
    """The seats in a mask."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


RowsOf = Callable[[Order, Surveyed], Iterator[Row]]
"""The rows of a table for a game."""

ROWS: Final[dict[str, RowsOf]] = {
    "actions": action_rows,
    "auctions": auction_rows,
    "scores": score_rows,
    "games": game_rows,
}
"""By table, in the order in which they are written: a part is complete once its games are there."""
