"""The live standing: Prestige as if the game ended now, what everybody may expect, and the race so far."""

from __future__ import annotations

from skyrise.components import Reason, Refusal
from skyrise.notation import Eyes
from skyrise.notation.documents import StandingDocument
from skyrise.notation.replays import ends_auction, is_between_auctions, played_again
from skyrise.rules import Game, View
from skyrise.search.forecast import expected_prestige

from .snapshot import Snapshot


def standing_at(snapshot: Snapshot) -> StandingDocument:
    """How a table's game stands for whoever looks; a ``Refusal`` where the host does not want it shown."""
    if not snapshot.shows_standing:
        raise Refusal(Reason.STANDING_HIDDEN)
    return standing_document(snapshot.game, snapshot.eyes.secrets)


def standing_document(game: Game, seat: int | None) -> StandingDocument:
    """How a game stands for a seat, or for a spectator (None): made of what their views showed, and nothing else."""
    eyes = Eyes(seat, see_all=False)
    past = game.until(0)
    moments: list[View] = []
    race: list[list[int]] = []
    for action, _, events in played_again(past, tuple(game.actions)):
        if is_between_auctions(events):
            moments = [*moments[-1:], eyes.view(past)]
        if ends_auction(action, events):
            race.append(eyes.totals(past))
    before, after = (expected_prestige(moments[at]) for at in (0, -1))
    return {
        "now": race[-1] if race else eyes.totals(past),
        "expected": [round(points, 1) for points in after],
        "change": [round(late - early, 1) for early, late in zip(before, after, strict=True)],
        "race": race,
    }
