"""The moments of a recorded game that a review looks at: its decisions, and how things stood between auctions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from skyrise.notation.documents import DecisionKind
from skyrise.rules import Action, Event, Game, Record, View, known_game
from skyrise.rules.actions import AssignWild, Bid, ChooseWonders, Pass, PlaceWonder, TakeDisc

_KINDS: dict[type, DecisionKind] = {
    Bid: "bid",
    Pass: "pass",
    PlaceWonder: "wonder",
    ChooseWonders: "choose",
    AssignWild: "wild",
    TakeDisc: "vault",
}


@dataclass(frozen=True, slots=True)
class Decision:
    """What somebody decided, what they saw, and what they could not see."""

    ply: int
    auction: int
    era: int
    seat: int
    action: Action
    view: View
    open_view: View
    """The same decision with all cards open."""

    @property
    def kind(self) -> DecisionKind:
        """What was decided."""
        return "start" if isinstance(self.action, Bid) and not self.view.position.bids else _KINDS[type(self.action)]

    @property
    def is_free(self) -> bool:
        """Was there a choice?"""
        return len(self.view.legal) > 1


@dataclass(frozen=True, slots=True)
class Standing:
    """How things stood before the first auction, or after one."""

    ply: int
    auction: int
    """How many auctions are over."""
    era: int
    public: View
    """What everybody could see."""
    open: View
    result: tuple[float, ...] | None
    """By seat: the parts of the win, if the game is over."""
    prestige: tuple[int, ...]
    """By seat: Prestige at the end, if the game is over."""


@dataclass(frozen=True, slots=True)
class Won:
    """An auction that somebody won."""

    auction: int
    ply: int
    seat: int
    at: str
    building: int | None
    wonder: int | None
    others: tuple[int, ...]
    """The numbers of the other bids."""
    bids: int
    """How many there were."""
    gain: int
    """What it added to the winner's Prestige, as far as the winner could know, if the game had ended then."""


@dataclass(frozen=True, slots=True)
class Moments:
    """A whole game."""

    decisions: tuple[Decision, ...]
    standings: tuple[Standing, ...]
    won: tuple[Won, ...]


def moments_of(record: Record) -> Moments:
    """Plays a record again."""
    game = Game.from_record(record.until(0))
    decisions: list[Decision] = []
    standings = [_standing(game, 0)]
    won: list[Won] = []
    bids: list[Action] = []
    for ply, action in enumerate(record.actions):
        decisions.append(_decision(game, ply, len(won) + 1, action))
        bids += [action] if isinstance(action, Bid | PlaceWonder) else []
        before = game.copy()
        built = next((event for event in game.play(action) if event.kind == "construct"), None)
        if built is not None:
            won.append(_won(before, game, built, len(won) + 1, bids))
            bids = []
        if standings[-1].auction != len(won) and _is_between_auctions(game):
            standings.append(_standing(game, len(won)))
    return Moments(tuple(decisions), tuple(standings), tuple(won))


def _decision(game: Game, ply: int, auction: int, action: Action) -> Decision:
    seat = game.to_act
    assert seat is not None
    view = game.view(seat)
    return Decision(ply, auction, game.era, seat, action, view, replace(view, position=game.position()))


def _standing(game: Game, auction: int) -> Standing:
    outcome = game.outcome
    result = None
    if outcome is not None:
        result = tuple((seat in outcome.winners) / len(outcome.winners) for seat in range(game.players))
    return Standing(
        ply=len(game.actions),
        auction=auction,
        era=game.era,
        public=game.view(None),
        open=View(None, game.position(), ()),
        result=result,
        prestige=() if outcome is None else tuple(sheet.total for sheet in outcome.scores),
    )


def _is_between_auctions(game: Game) -> bool:
    """Nothing is asked of the winner of the latest auction any more."""
    position = game.position()
    return position.auction is None and (position.pending is None or position.pending.kind == "choose")


def _won(before: Game, after: Game, built: Event, auction: int, bids: Sequence[Action]) -> Won:
    seat, building = built.seat, built.public.get("building")
    assert seat is not None
    numbers = [bid.building for bid in bids if isinstance(bid, Bid)]
    return Won(
        auction=auction,
        ply=len(after.actions),
        seat=seat,
        at=built.public["at"],
        building=building,
        wonder=built.public.get("wonder"),
        others=tuple(number for number in numbers if number != building),
        bids=len(bids),
        gain=_total(after, seat, after.is_over) - _total(before, seat, after.is_over),
    )


def _total(game: Game, seat: int, lies_open: bool) -> int:
    """A seat's Prestige if the game ended now: as far as it may know; once the game is over, everything is known."""
    known = game if lies_open else known_game(game.view(seat))
    return known.outcome_now().scores[seat].total
