"""A table in a list."""

from __future__ import annotations

from typing import Any

from skyrise.rules import Game

from .identity import Who
from .news import auctions_of, city_of
from .table import Table


def summary_of(table: Table, who: Who) -> dict[str, Any]:
    """What a list says of a table: what everybody may see, and where it concerns the reader."""
    mine = table.seats_of(who)
    return {
        "table": table.id,
        "title": table.options["title"],
        "edition": table.options["edition"],
        "status": table.status,
        "seats": [{"kind": s.kind, "name": s.name, "color": s.color, "bot": s.bot} for s in table.seats],
        "created": table.created,
        "my_seats": mine,
        "my_turn": table.to_act in mine,
        **_of_game(table.game, table.auction),
    }


def _of_game(game: Game | None, auction: int) -> dict[str, Any]:
    if game is None:
        return dict.fromkeys(("prestige", "era", "auction", "auctions", "city", "winners"))
    outcome = game.outcome
    return {
        "prestige": [sheet.total for sheet in game.scores()],
        "era": game.era,
        "auction": auction,
        "auctions": auctions_of(game),
        "city": city_of(game),
        "winners": None if outcome is None else list(outcome.winners),
    }
