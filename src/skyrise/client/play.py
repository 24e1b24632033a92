"""A whole game on a seat of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from skyrise.notation.documents import ResultDocument, ViewDocument

from .calls import Refused
from .table import Table

Choose = Callable[[ViewDocument], str]
"""An action for whoever sees this view (``skyrise schema view`` describes it)."""
STALE: Final = "table.stale"


def play(table: Table, name: str, choose: Choose) -> ResultDocument:
    """Takes a seat, unless one has it already, and plays to the end; returns the result."""
    seat = table.sit(name)
    for news in table.follow():
        now = news["now"]
        if now["result"] is not None:
            return now["result"]
        if now["view"] is not None and now["view"]["to_act"] == now["you"]["seat"] == seat:
            try:
                table.act(choose(now["view"]))
            except Refused as refused:
                if refused.reason != STALE:  # the game has moved on meanwhile: there is news
                    raise
    raise Refused(410, {"detail": f"the table {table.id} ended without a result"})
