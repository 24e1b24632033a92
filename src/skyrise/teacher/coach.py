"""The coach of a guided game: explains each new thing when it first comes up, and says what an auction brought."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import cast

from skyrise.components.names import ERAS, FACTION_COLORS, PATRONS
from skyrise.notation.documents import CoachDocument, MessageDocument, RemarkDocument
from skyrise.notation.messages import Message, message_of
from skyrise.rules import Event, Game, PlayerBoard, View
from skyrise.rules.actions import PlaceWonder
from skyrise.rules.position import CHOOSE

TOLD = ("construct", "collect", "row", "excess", "learn", "assign", "score", "key", "finish", "era-end")
"""The kinds of events that say what an auction brought."""
ROW_OF_THREE, ROW_OF_FOUR = 3, 4


@dataclass(frozen=True, slots=True)
class Topic:
    """Something that a newcomer has to hear of once."""

    name: str
    rules: tuple[str, ...]
    lesson: str
    comes_up: Callable[[View], tuple[str, ...] | None]
    """The neighborhoods to point at, if it comes up now; None if it does not."""


def coach_document(game: Game, view: View, known: Collection[str], secrets: int | None) -> CoachDocument:
    """What a coach says to whoever has heard of some topics, and knows the secrets of a seat, or none."""
    return {
        "ply": len(game.actions),
        "remark": remark(view, known),
        "auction": len(_ends(game.events)),
        "brought": brought(game.events, secrets),
    }


def remark(view: View, known: Collection[str]) -> RemarkDocument | None:
    """Something new that comes up in a decision of the reader: the first of what there is."""
    if not view.legal:
        return None
    for topic in TOPICS:
        if topic.name not in known and (places := topic.comes_up(view)) is not None:
            return {
                "topic": topic.name,
                "message": Message(f"coach-{topic.name}").document(),
                "rules": list(topic.rules),
                "lesson": topic.lesson,
                "places": list(places),
            }
    return None


def brought(events: Sequence[Event], secrets: int | None) -> list[MessageDocument]:
    """What the latest auction that is over brought, to whoever knows the secrets of a seat, or none."""
    ends = _ends(events)
    if not ends:
        return []
    after = events[ends[-1] :]
    until = next((n for n, event in enumerate(after) if event.kind in ("open", "bid")), len(after))
    return [message_of(event, secrets).document() for event in after[:until] if event.kind in TOLD]


def _ends(events: Sequence[Event]) -> list[int]:
    """Where auctions end, one after another."""
    return [number for number, event in enumerate(events) if event.kind == "construct"]


# When things come up


def _is_start(view: View) -> bool:
    return view.position.auction is None and view.position.pending is None


def _in_auction(view: View) -> tuple[str, ...] | None:
    bids = view.position.bids
    return (bids[-1].at,) if bids else None


def _pending(kind: str) -> Callable[[View], tuple[str, ...] | None]:
    def comes_up(view: View) -> tuple[str, ...] | None:
        pending = view.position.pending
        if pending is None or pending.kind != kind:
            return None
        return () if pending.won is None else (pending.won.piece.at,)

    return comes_up


def _reachable(view: View) -> Iterator[tuple[str, str]]:
    """The neighborhoods where the reader may bid, with the disc of each."""
    discs = view.position.discs
    places = dict.fromkeys(at for action in view.legal if (at := cast(str, getattr(action, "at", None))))
    return ((place, discs[place]) for place in places if place in discs)


def _disc_in_reach(*wanted: str) -> Callable[[View], tuple[str, ...] | None]:
    def comes_up(view: View) -> tuple[str, ...] | None:
        places = tuple(place for place, disc in _reachable(view) if disc in wanted)
        return places or None

    return comes_up


def _row_has(count: int) -> Callable[[View], tuple[str, ...] | None]:
    """A disc of a color lies in reach whose row has so many already."""

    def comes_up(view: View) -> tuple[str, ...] | None:
        rows = _mine(view).rows
        full = [color for color in FACTION_COLORS if rows[color] == count]
        return tuple(place for place, disc in _reachable(view) if disc in full) or None

    return comes_up


def _mine(view: View) -> PlayerBoard:
    seat = view.position.to_act
    assert seat is not None, "the reader decides"
    return view.position.players[seat]


def _starts(view: View) -> tuple[str, ...] | None:
    return () if _is_start(view) else None


def _wonder(view: View) -> tuple[str, ...] | None:
    """A Wonder may be placed."""
    places = tuple(dict.fromkeys(action.at for action in view.legal if isinstance(action, PlaceWonder)))
    return places or None


def _objective(view: View) -> tuple[str, ...] | None:
    """Places of the color of one's objective are in reach; a reader whose cards are covered has none."""
    color, city = _mine(view).objective, view.position.match.city
    colors = {place.id: place.color for place in city.places}
    return tuple(place for place, _ in _reachable(view) if colors[place] == color) or None


def _islands(view: View) -> tuple[str, ...] | None:
    """Some structures stand, so that islands have their masters."""
    return () if _is_start(view) and len(view.position.structures) >= view.position.match.players else None


def _panoramas(view: View) -> tuple[str, ...] | None:
    return () if _is_start(view) and len(view.position.structures) > view.position.match.players else None


def _last(view: View) -> tuple[str, ...] | None:
    """One structure is left to build, in era 2."""
    position = view.position
    seat = position.to_act
    assert seat is not None
    return () if position.era == len(ERAS) and position.unbuilt(seat) == 1 else None


TOPICS = (
    Topic("cards", ("era1.choose", "era2.unlock"), "wonders", _pending(CHOOSE)),
    Topic("wild", ("disc.wild",), "winning", _pending("wild")),
    Topic("vault", ("wonder.vault",), "wonders", _pending("vault")),
    Topic("start", ("auction.start.place", "auction.bid"), "bids", _starts),
    Topic("outbid", ("auction.outbid.higher", "auction.outbid.adjacent", "auction.pass"), "bids", _in_auction),
    Topic("last", ("era2.finish", "era2.key.large"), "keys", _last),
    Topic("wonder", ("auction.wonder",), "wonders", _wonder),
    Topic("fourth", ("score.structures", "disc.row"), "discs", _row_has(ROW_OF_THREE)),
    Topic("excess", ("disc.excess", "score.excess"), "discs", _row_has(ROW_OF_FOUR)),
    Topic("rows", ("disc.row", "score.structures"), "discs", _disc_in_reach(*FACTION_COLORS)),
    Topic("patrons", ("disc.patron", "score.patrons"), "patrons", _disc_in_reach(*PATRONS)),
    Topic("objective", ("score.objective",), "counting", _objective),
    Topic("islands", ("score.control",), "islands", _islands),
    Topic("panoramas", ("setup.panoramas",), "panoramas", _panoramas),
    Topic("commissions", ("disc.commissions", "score.commissions"), "patrons", _disc_in_reach("commissions")),
)
"""What there is to explain; what is rarer or more urgent comes first."""
