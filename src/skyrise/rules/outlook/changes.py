"""What an action would change for its player. What stays the same is left out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from ..actions import Action, Bid, PlaceWonder
from ..position import SCORED_SO_FAR
from .standing import ObjectiveOutlook, RowOutlook


@dataclass(frozen=True, slots=True)
class RowChange:
    """One of the player's rows. A fourth disc may lower it."""

    before: RowOutlook
    after: RowOutlook

    @property
    def gain(self) -> int:
        """How much more the color would bring at the end."""
        return self.after.prestige - self.before.prestige


@dataclass(frozen=True, slots=True)
class ControlChange:
    """An island changes hands."""

    island: str
    before: tuple[int, ...]
    after: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PanoramaChange:
    """The Prestige of a panorama card at the end of the game."""

    name: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class ObjectiveChange:
    """One more structure on the color of the objective."""

    before: ObjectiveOutlook
    after: ObjectiveOutlook


@dataclass(frozen=True, slots=True)
class Gain:
    """A difference in the Prestige of one source; it may be negative."""

    source: str
    points: int

    @property
    def at_once(self) -> bool:
        """Is it scored before the end of the game?"""
        return self.source in SCORED_SO_FAR


@dataclass(frozen=True, slots=True)
class ActionOutlook:
    """What an action would bring its player; for a bid, if it won the auction.

    A decision that follows is not counted: a wild disc has no color yet, and the Vault has taken nothing.
    """

    disc: str | None = None
    """The disc collected with it."""
    row: RowChange | None = None
    """The row that the disc goes to; a full one stays as it is."""
    ground: RowChange | None = None
    """The row of the color that the structure stands on, the disc included if it is of the same color."""
    control: tuple[ControlChange, ...] = ()
    panoramas: tuple[PanoramaChange, ...] = ()
    objective: ObjectiveChange | None = None
    wonder: int | None = None
    """The Prestige of the Wonder itself; None if no Wonder is constructed."""
    wins_at_once: bool = False
    """Nobody could answer it."""
    gains: tuple[Gain, ...] = ()
    """How the player's Prestige if the game ended now would differ, by source."""

    @property
    def prestige_now(self) -> int:
        """What would be scored at once: a Wonder's Prestige, and era 1 if the action ends it."""
        return sum(gain.points for gain in self.gains if gain.at_once)

    @property
    def prestige_at_end(self) -> int:
        """What it would be worth if the game ended right after it, all that is scored at once included."""
        return sum(gain.points for gain in self.gains)


@dataclass(frozen=True, slots=True)
class Span:
    """From the least to the most that several actions would bring."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Worth:
    """What a neighborhood would bring, whatever is bid there, or a piece, wherever it goes."""

    now: Span
    at_end: Span


Brings = Mapping[Action, ActionOutlook]


def worth_of_places(actions: Brings) -> dict[str, Worth]:
    """By neighborhood, over all that may be bid there."""
    return _worth(actions, lambda bid: bid.at)


def worth_of_pieces(actions: Brings) -> dict[str, Worth]:
    """By piece as actions write it (24, W7), over all neighborhoods where it may go."""
    return _worth(actions, lambda bid: str(bid).partition("@")[0])


def _worth(actions: Brings, key: Callable[[Bid | PlaceWonder], str]) -> dict[str, Worth]:
    alike: dict[str, list[ActionOutlook]] = {}
    for action, brings in actions.items():
        if isinstance(action, Bid | PlaceWonder):
            alike.setdefault(key(action), []).append(brings)
    return {
        name: Worth(_span(one.prestige_now for one in some), _span(one.prestige_at_end for one in some))
        for name, some in alike.items()
    }


def _span(points: Iterable[int]) -> Span:
    known = list(points)
    return Span(min(known), max(known))
