"""Lines of the log, as they go over the wire."""

from __future__ import annotations

from typing import Any

from skyrise.language import message_of
from skyrise.rules import Event

from .happenings import Happening, Note

Line = dict[str, Any]


def event_line(
    event: Event, viewer: int | None, *, version: int, index: int, at: float, ply: int | None, auction: int
) -> Line:
    """An event of the game, from what a seat may know of it (None: a spectator)."""
    seen = event.seen_by(viewer)
    return {
        "version": version,
        "index": index,
        "at": at,
        "kind": event.kind,
        "seat": event.seat,
        "message": message_of(event, viewer).document(),
        "place": seen.get("at", seen.get("place") if event.kind == "score" else None),
        "ply": ply,
        "auction": auction,
        "points": seen.get("points"),
        "source": seen.get("source"),
    }


def lines_of(happening: Happening, viewer: int | None) -> list[Line]:
    """The lines of a version: what happened at the table, then what happened in the game."""
    lines = [_note_line(happening, index, note) for index, note in enumerate(happening.notes)]
    auction = happening.auction
    for index, event in enumerate(happening.events or (), len(lines)):
        auction += event.kind == "open"
        lines.append(
            event_line(
                event,
                viewer,
                version=happening.version,
                index=index,
                at=happening.at,
                ply=happening.ply,
                auction=auction,
            )
        )
    return lines


def _note_line(happening: Happening, index: int, note: Note) -> Line:
    return {
        "version": happening.version,
        "index": index,
        "at": happening.at,
        "kind": note.kind,
        "seat": note.seat,
        "message": note.message.document(),
        "place": None,
        "ply": happening.ply,
        "auction": happening.auction or None,
        "points": None,
        "source": None,
    }
