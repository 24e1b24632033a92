"""Events: everything that happens in a game, for logs, screens and score sheets.

The core says what happens in small ints (``core.happenings``); here they become events with names, a rule id, and the
part that only one seat may know apart from the part that everybody may.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from skyrise.components.names import DISCS, FACTION_COLORS, KEYS, PANORAMAS, PATRONS, SOURCES, WONDERS

from .core import happenings as h
from .core.state import RANKS, State
from .core.words import NONE
from .match import Match
from .setup import cards_of

Raw = tuple[int, int, int, int, int, int]


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


def events_of(match: Match, s: State, log: Iterable[Raw]) -> Iterator[Event]:
    """The events of a log; the state is that of the same game, for what happenings leave out."""
    for raw in log:
        yield _READERS[raw[0]](match, s, raw)


def receipts_of(match: Match, log: Iterable[Raw]) -> Iterator[Receipt]:
    """The receipts in a log."""
    for kind, seat, source, points, rule, place in log:
        if kind == h.SCORED:
            yield Receipt(seat, SOURCES[source], points, rule_of_score(rule), place_name(match, place))


def rule_of_score(rule: int) -> str:
    """The rule id of a SCORED happening."""
    if rule >= h.RULE_WONDER:
        return f"wonder.{WONDERS[rule - h.RULE_WONDER].id}"
    if rule >= h.RULE_PANORAMA:
        return f"score.panorama.{PANORAMAS[rule - h.RULE_PANORAMA]}"
    return _SCORE_RULES[rule]


_SCORE_RULES = {
    h.RULE_CONTROL: "score.control",
    h.RULE_OBJECTIVE: "score.objective",
    h.RULE_PATRONS: "score.patrons",
    h.RULE_EXCESS: "score.excess",
    h.RULE_KEYS: "score.keys",
    h.RULE_COMMISSIONS: "score.commissions",
    h.RULE_STRUCTURES: "score.structures",
    h.RULE_CARRIED: "score.carried",
}


def place_name(match: Match, place: int) -> str:
    """The name of a place in a SCORED happening."""
    city = match.city
    base, number = place // 64 * 64, place % 64
    names: dict[int, Callable[[], str]] = {
        h.AT_CELL: lambda: city.places[number].id,
        h.AT_ISLAND: lambda: city.islands[number].key,
        h.AT_LAKE: lambda: city.lakes[number].id,
        h.AT_BLIMP: lambda: city.blimps[number].id,
        h.AT_BRIDGE: lambda: "-".join(city.places[end].id for end in (city.bridges[number].a, city.bridges[number].b)),
        h.AT_PATRON: lambda: f"patron {PATRONS[number]}",
        h.AT_KEY: lambda: f"{KEYS[number]} key",
        h.AT_BOARD: lambda: "board",
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
    return Event("collect", "disc.collect", raw[1], {"disc": DISCS[raw[2]], "at": match.city.places[raw[3]].id})


def _learned(_: Match, s: State, raw: Raw) -> Event:
    value = s.patron_value[raw[2]]
    return Event(
        "learn", "disc.patron", raw[1], {"letter": PATRONS[raw[2]]}, {"value": None if value == NONE else value}
    )


def _scored(match: Match, _: State, raw: Raw) -> Event:
    public = {"source": SOURCES[raw[2]], "points": raw[3], "place": place_name(match, raw[5])}
    return Event("score", rule_of_score(raw[4]), raw[1], public)


def _chose(_: Match, __: State, raw: Raw) -> Event:
    return Event("choose", "era1.choose", raw[1], {}, {"cards": list(cards_of(raw[2]))})


def _color(kind: str, rule: str) -> _Reader:
    return lambda _, __, raw: Event(kind, rule, raw[1], {"color": None if raw[2] == NONE else FACTION_COLORS[raw[2]]})


def _disc_placed(kind: str, rule: str) -> _Reader:
    return lambda _, __, raw: Event(kind, rule, raw[1], {"color": FACTION_COLORS[raw[2]], "discs": raw[3]})


def _plain(kind: str, rule: str, name: str = "") -> _Reader:
    return lambda _, __, raw: Event(kind, rule, _seat(raw), {name: raw[2]} if name else {})


_Reader = Callable[[Match, State, Raw], Event]
_READERS: dict[int, _Reader] = {
    h.OPENED: _plain("open", "auction.starter"),
    h.PLACED: _placed,
    h.PASSED: _passed,
    h.RETURNED: _returned,
    h.CONSTRUCTED: _constructed,
    h.COLLECTED: _collected,
    h.ASSIGNED: _color("assign", "disc.wild"),
    h.ROW: _disc_placed("row", "disc.row"),
    h.SURPLUS: _disc_placed("excess", "disc.excess"),
    h.LEARNED: _learned,
    h.REVEALED: _color("reveal", "wonder.kahn"),
    h.DECLINED: _plain("decline", "wonder.vault"),
    h.SCORED: _scored,
    h.ERA_ENDED: _plain("era-end", "era.end", "era"),
    h.CHOSE: _chose,
    h.SHOWN: lambda _, __, raw: Event("show", "era1.choose", raw[1], {"cards": list(cards_of(raw[2]))}),
    h.KEY_TAKEN: lambda _, __, raw: Event("key", f"era2.key.{KEYS[raw[2]]}", raw[1], {"key": KEYS[raw[2]]}),
    h.FINISHED: _plain("finish", "era2.finish", "place"),
    h.ENDED: _plain("end", "win"),
}
