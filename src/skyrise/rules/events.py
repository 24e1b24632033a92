"""Events: everything that happens in a game, for logs, screens and score sheets.

The core says what happens in small ints (``core.event_codes``); here they become events with names, a rule id, and the
part that only one seat may know apart from the part that everybody may.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from skyrise.components.names import WONDERS

from .codes import cards_of, color_name, disc_name, key_name, known_color, panorama_name, patron_name, source_name
from .core import event_codes as e
from .core.event_codes import Raw
from .core.state import RANKS, State
from .core.words import NONE
from .match import Match
from .scored_cells import moments, scored_cells


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened."""

    kind: str
    rule: str
    """The id of the rule that made it happen (``docs/rulebook.md``)."""
    seat: int | None
    public: Mapping[str, Any]
    """What everybody may know."""
    private: Mapping[str, Any] = field(default_factory=dict)
    """What only ``seat`` may know besides."""

    def seen_by(self, viewer: int | None) -> dict[str, Any]:
        """The event as a seat sees it, or a spectator (None)."""
        mine = viewer is not None and viewer == self.seat
        return {
            "kind": self.kind,
            "rule": self.rule,
            "seat": self.seat,
            **self.public,
            **(self.private if mine else {}),
        }


@dataclass(frozen=True, slots=True)
class Receipt:
    """Prestige and where it came from. A score is the sum of its receipts."""

    seat: int
    source: str
    points: int
    rule: str
    place: str
    """A neighborhood, island, lake, blimp, bridge (``A13-H1``), ``patron A``, ``large key``, or ``board``."""
    cells: tuple[str, ...] = ()
    """The neighborhoods that it is for; none for discs, keys and the like."""


def events_of(match: Match, s: State, log: Sequence[Raw]) -> Iterator[Event]:
    """The events of a log that ends at a state."""
    for raw, then in moments(s, log):
        yield _READERS[raw[0]](match, then, raw)


def receipts_of(match: Match, s: State, log: Sequence[Raw]) -> Iterator[Receipt]:
    """The receipts in a log that ends at a state."""
    for raw, then in moments(s, log):
        if raw[0] == e.SCORED:
            yield _receipt(match, then, raw)


def _receipt(match: Match, then: State, raw: Raw) -> Receipt:
    _, seat, source, points, rule, place = raw
    mask = scored_cells(then, match.tables, seat, rule, place)
    cells = cell_names(match, mask)
    return Receipt(seat, source_name(source), points, rule_of_score(rule), place_name(match, place), cells)


def cell_names(match: Match, mask: int) -> tuple[str, ...]:
    """The neighborhoods in a mask."""
    return tuple(place.id for place in match.city.places if mask >> place.number & 1)


def rule_of_score(rule: int) -> str:
    """The rule id of a SCORED code."""
    if rule >= e.RULE_WONDER:
        return f"wonder.{WONDERS[rule - e.RULE_WONDER].id}"
    if rule >= e.RULE_PANORAMA:
        return f"score.panorama.{panorama_name(rule - e.RULE_PANORAMA)}"
    return _SCORE_RULES[rule]


_SCORE_RULES = {
    e.RULE_CONTROL: "score.control",
    e.RULE_OBJECTIVE: "score.objective",
    e.RULE_PATRONS: "score.patrons",
    e.RULE_EXCESS: "score.excess",
    e.RULE_KEYS: "score.keys",
    e.RULE_COMMISSIONS: "score.commissions",
    e.RULE_STRUCTURES: "score.structures",
    e.RULE_CARRIED: "score.carried",
}


def place_name(match: Match, place: int) -> str:
    """The name of a place in a SCORED code."""
    city = match.city
    base, number = place - place % e.PLACES, place % e.PLACES
    names: dict[int, Callable[[], str]] = {
        e.AT_CELL: lambda: city.places[number].id,
        e.AT_ISLAND: lambda: city.islands[number].key,
        e.AT_LAKE: lambda: city.lakes[number].id,
        e.AT_BLIMP: lambda: city.blimps[number].id,
        e.AT_BRIDGE: lambda: "-".join(city.places[end].id for end in (city.bridges[number].a, city.bridges[number].b)),
        e.AT_PATRON: lambda: f"patron {patron_name(number)}",
        e.AT_KEY: lambda: f"{key_name(number)} key",
        e.AT_BOARD: lambda: "board",
    }
    return names[base]()


def piece_name(match: Match, piece: int) -> dict[str, int]:
    """A piece as records name it: its building number, or the card of the Wonder."""
    return {"building": match.numbers[piece]} if piece < RANKS else {"wonder": piece - RANKS + 1}


def _seat(raw: Raw) -> int | None:
    return None if raw[1] == NONE else raw[1]


def _placed(match: Match, _: State, raw: Raw) -> Event:
    rule = "auction.wonder" if raw[2] >= RANKS else "auction.bid"
    return Event("bid", rule, raw[1], {**piece_name(match, raw[2]), "at": match.city.places[raw[3]].id})


def _passed(_: Match, __: State, raw: Raw) -> Event:
    return Event("pass", "R3" if raw[2] else "auction.pass", raw[1], {"forced": bool(raw[2])})


def _returned(match: Match, _: State, raw: Raw) -> Event:
    return Event("return", "auction.return", raw[1], {**piece_name(match, raw[2]), "at": match.city.places[raw[3]].id})


def _constructed(match: Match, _: State, raw: Raw) -> Event:
    public = {**piece_name(match, raw[2]), "at": match.city.places[raw[3]].id}
    return Event("construct", "auction.construct", raw[1], public)


def _collected(match: Match, _: State, raw: Raw) -> Event:
    return Event("collect", "disc.collect", raw[1], {"disc": disc_name(raw[2]), "at": match.city.places[raw[3]].id})


def _learned(_: Match, s: State, raw: Raw) -> Event:
    value = s.patron_value[raw[2]]
    return Event(
        "learn", "disc.patron", raw[1], {"letter": patron_name(raw[2])}, {"value": None if value == NONE else value}
    )


def _scored(match: Match, then: State, raw: Raw) -> Event:
    receipt = _receipt(match, then, raw)
    public = {
        "source": receipt.source,
        "points": receipt.points,
        "place": receipt.place,
        "cells": list(receipt.cells),
    }
    return Event("score", receipt.rule, receipt.seat, public)


def _era_ended(match: Match, then: State, raw: Raw) -> Event:
    return Event("era-end", "era.end", None, {"era": raw[2], "built": list(cell_names(match, then.occupied))})


def _chose(_: Match, __: State, raw: Raw) -> Event:
    return Event("choose", "era1.choose", raw[1], {}, {"cards": list(cards_of(raw[2]))})


def _color(kind: str, rule: str) -> _Reader:
    return lambda _, __, raw: Event(kind, rule, raw[1], {"color": known_color(raw[2])})


def _disc_placed(kind: str, rule: str) -> _Reader:
    return lambda _, __, raw: Event(kind, rule, raw[1], {"color": color_name(raw[2]), "discs": raw[3]})


def _plain(kind: str, rule: str, name: str = "") -> _Reader:
    return lambda _, __, raw: Event(kind, rule, _seat(raw), {name: raw[2]} if name else {})


_Reader = Callable[[Match, State, Raw], Event]
_READERS: dict[int, _Reader] = {
    e.OPENED: _plain("open", "auction.starter"),
    e.PLACED: _placed,
    e.PASSED: _passed,
    e.RETURNED: _returned,
    e.CONSTRUCTED: _constructed,
    e.COLLECTED: _collected,
    e.ASSIGNED: _color("assign", "disc.wild"),
    e.ROW: _disc_placed("row", "disc.row"),
    e.SURPLUS: _disc_placed("excess", "disc.excess"),
    e.LEARNED: _learned,
    e.REVEALED: _color("reveal", "wonder.kahn"),
    e.DECLINED: _plain("decline", "wonder.vault"),
    e.SCORED: _scored,
    e.ERA_ENDED: _era_ended,
    e.CHOSE: _chose,
    e.SHOWN: lambda _, __, raw: Event("show", "era1.choose", raw[1], {"cards": list(cards_of(raw[2]))}),
    e.KEY_TAKEN: lambda _, __, raw: Event("key", f"era2.key.{key_name(raw[2])}", raw[1], {"key": key_name(raw[2])}),
    e.FINISHED: _plain("finish", "era2.finish", "place"),
    e.ENDED: _plain("end", "win"),
}
