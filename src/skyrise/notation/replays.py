"""Games to look back at, moment by moment, as somebody may see them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import cast

from skyrise.components.players import given_names
from skyrise.rules import Action, ChooseWonders, Event, Game, Record, View
from skyrise.rules.fairness import check_fairness
from skyrise.rules.known import known_game
from skyrise.rules.seen import SeenAction, open_action, seen_action

from .documents import Color, Era, Frame, LastingView, Line, MomentView, OriginDocument, ReplayDocument, Slot
from .editions import edition_document
from .messages import LinePlace, event_line, fairness_message
from .results import result_document
from .svg import scene_document
from .views import view_document

BETWEEN_AUCTIONS = frozenset({"open", "era-end"})


@dataclass(frozen=True, slots=True)
class Eyes:
    """Whose eyes look at a replay: a seat's or a spectator's (None) while the game goes on, everybody's after it."""

    seat: int | None
    see_all: bool

    def view(self, game: Game) -> View:
        """What they see of a moment."""
        return View(None, game.position(), ()) if self.see_all else replace(game.view(self.seat), legal=())

    def viewer(self, event: Event) -> int | None:
        """As whom they see an event."""
        return event.seat if self.see_all else self.seat

    def action(self, action: Action, by: int | None) -> SeenAction | None:
        """What they may know of somebody's action."""
        return open_action(action) if self.see_all else seen_action(action, by, self.seat)

    def totals(self, game: Game) -> list[int]:
        """Every seat's Prestige if the game ended now, as far as they know."""
        known = game if self.see_all else known_game(game.view(self.seat))
        return [sheet.total for sheet in known.outcome_now().scores]


def replay_document(record: Record, eyes: Eyes, title: str = "") -> ReplayDocument:
    """A whole game, as somebody may see it."""
    match, seed = record.match, record.header.get("seed") if eyes.see_all else None
    film = _film(record, eyes)
    layout = {slot: island for slot, island in match.city.layout().items() if island is not None}
    return {
        "title": title,
        "edition": edition_document(match.edition),
        "names": list(given_names(record.names, match.colors)),
        "colors": cast(list[Color], list(match.colors)),
        "city": cast(dict[Slot, str], layout),
        "scene": scene_document(match.city) if any(island.own for island in match.city.islands) else None,
        "lasting": film.lasting,
        "frames": film.frames,
        "race": film.race,
        "race_plies": film.race_plies,
        "result": result_document(film.game) if film.game.is_over else None,
        "commitment": cast(str | None, record.header.get("commitment")),
        "seed": None if seed is None else str(seed),
        "origin": origin_of(record),
        "fair": None if seed is None else fairness_message(check_fairness(record)).document(),
    }


def origin_of(record: Record) -> OriginDocument | None:
    """Where a game was taken up, if its header says so in our way: anybody may have written it."""
    origin = record.header.get("origin")
    if not isinstance(origin, Mapping) or not isinstance(ply := origin.get("ply"), int):
        return None
    return {"table": _id(origin.get("table")), "record": _id(origin.get("record")), "ply": ply}


def _id(name: object) -> str | None:
    return name if isinstance(name, str) and re.fullmatch("[0-9a-z]{1,32}", name) else None


@dataclass(frozen=True, slots=True)
class _Film:
    """A whole game: its frames, the race from auction to auction, and the game at its end."""

    lasting: LastingView
    frames: list[Frame]
    race: list[list[int]]
    race_plies: list[int]
    game: Game


def _film(record: Record, eyes: Eyes) -> _Film:
    """Plays a record again and takes a frame after each action."""
    game = Game.from_record(replace(record, actions=(), result=None))
    lasting, _ = _split(game, eyes)
    frames: list[Frame] = []
    race: list[list[int]] = []
    race_plies: list[int] = []
    auction = 0
    for ply, (action, seat, events) in enumerate(played_again(game, record.actions)):
        lines, auction = _lines(events, eyes, ply, auction)
        told = None if action is None else eyes.action(action, seat)
        era = cast(Era, game.era)
        view = _split(game, eyes)[1] if ply else view_document(eyes.view(game))
        frames.append(
            {"ply": ply, "action": told, "seat": seat, "auction": auction, "era": era, "view": view, "lines": lines}
        )
        if ends_auction(action, events):
            race.append(eyes.totals(game))
            race_plies.append(ply)
    return _Film(lasting, frames, race, race_plies, game)


def _split(game: Game, eyes: Eyes) -> tuple[LastingView, MomentView]:
    """A view as what never changes in a game, and what does."""
    view = view_document(eyes.view(game))
    lasting = {name: value for name, value in view.items() if name in LastingView.__annotations__}
    moment = {name: value for name, value in view.items() if name in MomentView.__annotations__}
    return cast(LastingView, lasting), cast(MomentView, moment)


def played_again(game: Game, actions: tuple[Action, ...]) -> Iterator[tuple[Action | None, int | None, list[Event]]]:
    """The moment before the first action, and then the game after each: the action, whose it was, what happened."""
    yield None, None, game.events
    for action in actions:
        seat = game.to_act
        yield action, seat, game.play(action)


def _lines(events: list[Event], eyes: Eyes, ply: int, auction: int) -> tuple[list[Line], int]:
    """The lines of a moment, and the number of the auction after it."""
    lines = []
    for index, event in enumerate(events):
        auction += event.kind == "open"
        lines.append(event_line(event, eyes.viewer(event), LinePlace(ply, index, 0.0, ply, auction)))
    return lines, auction


def ends_auction(action: Action | None, events: list[Event]) -> bool:
    """Was an auction over then? At the beginning, and after the choice of Wonder cards, one opens, but none was."""
    return action is not None and not isinstance(action, ChooseWonders) and is_between_auctions(events)


def is_between_auctions(events: list[Event]) -> bool:
    """Does a moment that these events led to lie between two auctions?"""
    return any(event.kind in BETWEEN_AUCTIONS for event in events)
