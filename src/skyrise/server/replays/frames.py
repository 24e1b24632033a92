"""A game moment by moment, as somebody may see it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from skyrise.notation import view_document
from skyrise.rules import Action, ChooseWonders, Event, Game, Record, View, known_game
from skyrise.server.tables import event_line

NEVER_CHANGES = (
    *("format", "components", "edition", "edition_data", "island_data"),
    *("seats", "islands", "panoramas"),
)
"""Fields of a view that only the first frame has."""

AUCTION_IS_OVER = frozenset({"open", "era-end"})


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

    def totals(self, game: Game) -> list[int]:
        """Every seat's Prestige if the game ended now, as far as they know."""
        known = game if self.see_all else known_game(game.view(self.seat))
        return [sheet.total for sheet in known.outcome_now().scores]


@dataclass(frozen=True, slots=True)
class Film:
    """A whole game: its frames, and the race from auction to auction."""

    frames: list[dict[str, Any]]
    race: list[list[int]]
    race_plies: list[int]


def film(record: Record, eyes: Eyes) -> Film:
    """Plays a record again and takes a frame after each action."""
    game = Game.from_record(replace(record, actions=(), result=None))
    frames, race, race_plies, auction = [], [], [], 0
    for ply, (action, seat, events) in enumerate(_played(game, record.actions)):
        lines, auction = _lines(events, eyes, ply, auction)
        view = view_document(eyes.view(game))
        changing = {name: value for name, value in view.items() if ply == 0 or name not in NEVER_CHANGES}
        text = None if action is None else str(action)
        frame = {"ply": ply, "action": text, "seat": seat, "auction": auction, "era": game.era}
        frames.append({**frame, "view": changing, "lines": lines})
        if action is not None and _ends_auction(action, events):
            race.append(eyes.totals(game))
            race_plies.append(ply)
    return Film(frames, race, race_plies)


def _played(game: Game, actions: tuple[Action, ...]) -> Iterator[tuple[Action | None, int | None, list[Event]]]:
    """The moment before the first action, and then the game after each: the action, whose it was, what happened."""
    yield None, None, game.events
    for action in actions:
        seat = game.to_act
        yield action, seat, game.play(action)


def _lines(events: list[Event], eyes: Eyes, ply: int, auction: int) -> tuple[list[dict[str, Any]], int]:
    """The lines of a moment, and the number of the auction after it."""
    lines = []
    for index, event in enumerate(events):
        auction += event.kind == "open"
        lines.append(event_line(event, eyes.viewer(event), version=ply, index=index, at=0.0, ply=ply, auction=auction))
    return lines, auction


def _ends_auction(action: Action, events: list[Event]) -> bool:
    """After the choice of Wonder cards an auction opens, but none was over."""
    return not isinstance(action, ChooseWonders) and any(event.kind in AUCTION_IS_OVER for event in events)
