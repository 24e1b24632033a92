"""Lines of a log: an event of the game, as one reader may know it."""

from __future__ import annotations

from dataclasses import dataclass

from skyrise.rules import Event

from .documents import Line
from .messages import message_of


@dataclass(frozen=True, slots=True)
class LinePlace:
    """Where a line stands in its log."""

    version: int
    index: int
    at: float
    ply: int | None
    auction: int


def event_line(event: Event, viewer: int | None, where: LinePlace) -> Line:
    """An event of the game, from what a seat may know of it (None: a spectator)."""
    seen = event.seen_by(viewer)
    return {
        "version": where.version,
        "index": where.index,
        "at": where.at,
        "kind": event.kind,
        "seat": event.seat,
        "message": message_of(event, viewer).document(),
        "place": seen.get("at", seen.get("place") if event.kind == "score" else None),
        "cells": list(seen.get("cells", seen.get("built", ()))),
        "ply": where.ply,
        "auction": where.auction,
        "points": seen.get("points"),
        "source": seen.get("source"),
    }
