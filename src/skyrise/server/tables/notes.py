"""What the log of a table says besides the events of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from skyrise.language import Message
from skyrise.language.messages import seat_name, term

from .happenings import Note

TOLD: Final = {"claim", "free", "seat-bot", "stand-in", "give-back", "take-back"}
"""Entries about a seat that everybody is told of."""


def note_of(kind: str, body: Mapping[str, Any]) -> Note | None:
    """The line for an entry; None if there is nothing to say."""
    if kind == "chat":
        return _chat(body)
    if kind in ("start", "rematch"):
        return Note(kind, None, Message(f"log-table-{kind}"))
    if kind == "act":
        return _about(body, "bot-failed") if body.get("fault") else None
    return _about(body, kind) if kind in TOLD else None


def _about(body: Mapping[str, Any], kind: str) -> Note:
    seat = body["seat"]
    args = {"who": seat_name(seat)}
    if "bot" in body:
        args["level"] = term(f"bot-{body['bot']}")
    cause = f"-{body['cause']}" if "cause" in body else ""
    return Note(kind, seat, Message(f"log-table-{kind}{cause}", args))


def _chat(body: Mapping[str, Any]) -> Note:
    seat, text = body["seat"], body["text"]
    if seat is None:
        return Note("chat", None, Message("log-chat-spectator", {"name": body["name"], "text": text}))
    return Note("chat", seat, Message("log-chat", {"who": seat_name(seat), "text": text}))
