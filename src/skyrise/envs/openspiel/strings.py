"""What a player of OpenSpiel knows, as text."""

from __future__ import annotations

import json
from collections.abc import Iterable

from skyrise.language import describe
from skyrise.notation import view_document
from skyrise.rules import Match, Setup

from ..spaces import action_text
from .progress import Progress

SETTING_UP = "the set-up is under way"


def observation(progress: Progress, seat: int | None) -> str:
    """The table as a seat sees it, as JSON (``skyrise.notation``); None: what everybody sees."""
    return SETTING_UP if progress.begun is None else json.dumps(view_document(progress.begun.view(seat)))


def picture(progress: Progress) -> str:
    """The table in words, as everybody sees it."""
    return SETTING_UP if progress.begun is None else describe(progress.begun.view(None).position)


def secrets(progress: Progress, seat: int) -> str:
    """What a seat knows and others may not."""
    if progress.begun is None:
        return SETTING_UP
    position = progress.begun.view(seat).position
    board, pending = position.players[seat], position.pending
    kept = pending.chosen[seat] if pending and pending.chosen else None
    values = [f"{letter}={value}" for letter, value in position.patron_values.items() if value is not None]
    return (
        f"cards {_row(board.wonder_hand or board.put_away or ())} | kept {_row(kept or ())} | "
        f"objective {board.objective} | values {_row(values)}"
    )


def information(progress: Progress, seat: int | None) -> str:
    """All that a seat has ever seen: the open part of the set-up, its own cards, and every decision.

    None: what everybody has seen.
    """
    if progress.begun is None:
        return SETTING_UP
    match = progress.begun.match
    played = ("choose" if action is None else action_text(match, action) for _, action in progress.shown(seat))
    mine = () if seat is None else (f"hand {_row(progress.dealt.wonder_hands[seat])}", secrets(progress, seat))
    who = "everybody" if seat is None else f"seat {seat}"
    return " | ".join((who, _open(match, progress.dealt), *mine, _row(played)))


def _open(match: Match, setup: Setup) -> str:
    """What everybody sees of a set-up."""
    islands = (f"{slot}={island}" for slot, island in match.city.layout().items() if island)
    discs = (f"{place}={disc}" for place, disc in setup.discs.items())
    return (
        f"{match.edition.id} | {_row(match.colors)} | {_row(islands)} | {_row(discs)} | "
        f"panoramas {_row(setup.panoramas)} | starter {setup.starter}"
    )


def _row(items: Iterable[object]) -> str:
    return " ".join(map(str, items))
