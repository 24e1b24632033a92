"""The log: a message for everything that happened, made only from what a seat may know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from skyrise.notation.documents import Line, MessageArgument
from skyrise.rules import Event

from .message import Message, all_of, seat_name, term, wonder
from .places import BOARD, place_thing
from .receipts import rule_thing

Fields = Mapping[str, Any]


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
        "message": _message(event, seen).document(),
        "place": seen.get("at", seen.get("place") if event.kind == "score" else None),
        "cells": list(seen.get("cells", seen.get("built", ()))),
        "ply": where.ply,
        "auction": where.auction,
        "points": seen.get("points"),
        "source": seen.get("source"),
        "rule": event.rule,
    }


def message_of(event: Event, viewer: int | None) -> Message:
    """An event as a seat may read it (None: a spectator)."""
    return _message(event, event.seen_by(viewer))


def _message(event: Event, seen: Fields) -> Message:
    variant, args = _READERS.get(event.kind, _plain)(seen)
    who = {} if event.seat is None else {"who": seat_name(event.seat)}
    return Message(f"log-{event.kind}{variant}", {**who, **args})


Read = tuple[str, dict[str, MessageArgument]]
"""The end of the message's id, and its arguments."""


def _plain(fields: Fields) -> Read:
    return "", {}


def _piece(fields: Fields) -> Read:
    """A building by its number, a Wonder by its name."""
    if "wonder" in fields:
        return "-wonder", {"piece": wonder(fields["wonder"]), "at": fields["at"]}
    return "", {"piece": fields["building"], "at": fields["at"]}


def _learn(fields: Fields) -> Read:
    letter = fields["letter"]
    if fields.get("value") is None:
        return "", {"letter": letter}
    return "-value", {"letter": letter, "value": fields["value"]}


def _reveal(fields: Fields) -> Read:
    if fields["color"] is None:
        return "-unknown", {}
    return "", {"objective": term(f"objective-{fields['color']}")}


def _choose(fields: Fields) -> Read:
    return ("-cards", _cards(fields)) if "cards" in fields else ("", {})


def _cards(fields: Fields) -> dict[str, MessageArgument]:
    return {"cards": all_of(wonder(card) for card in fields["cards"])}


def _score(fields: Fields) -> Read:
    args = {"points": fields["points"], "rule": rule_thing(fields["rule"])}
    if fields["place"] == BOARD:
        return "", args
    return "-place", {**args, "place": place_thing(fields["place"])}


_READERS: dict[str, Callable[[Fields], Read]] = {
    "bid": _piece,
    "return": _piece,
    "construct": _piece,
    "pass": lambda f: ("-forced" if f["forced"] else "", {}),
    "collect": lambda f: ("", {"disc": term(f"disc-{f['disc']}"), "at": f["at"]}),
    "assign": lambda f: ("", {"row": term(f"row-{f['color']}")}),
    "row": lambda f: ("", {"row": term(f"row-{f['color']}"), "discs": f["discs"]}),
    "excess": lambda f: ("", {"disc": term(f"disc-{f['color']}")}),
    "learn": _learn,
    "reveal": _reveal,
    "score": _score,
    "era-end": lambda f: ("", {"era": f["era"]}),
    "choose": _choose,
    "show": lambda f: ("", _cards(f)),
    "key": lambda f: ("", {"key": term(f"key-{f['key']}")}),
}
