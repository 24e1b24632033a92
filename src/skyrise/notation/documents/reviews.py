"""A game as a teacher sees it afterwards: chances over the game, decisions, mistakes, and how everybody played."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from .advice import AdviceReason, AdvisedAction
from .messages import MessageDocument
from .vocabulary import (
    Building,
    Card,
    Color,
    DecisionKind,
    Era,
    Place,
    SeatNumber,
    SeenActionText,
    Theme,
    ThoughtMethod,
    Verdict,
)


class CurvePoint(TypedDict):
    """The chances before the first auction, or after an auction."""

    ply: Annotated[int, "How many actions were played before."]
    auction: Annotated[int, "How many auctions are over."]
    era: Era
    wins: Annotated[list[float], "By seat: the chance to win, from what everybody may know."]
    prestige: Annotated[list[float], "By seat: the Prestige to expect at the end."]
    open: Annotated[list[float] | None, "By seat: the chance with all cards open; null: not thought about yet."]
    fine: Annotated[bool, "Thought about at full depth; else this is a first look."]


class DecisionDocument(TypedDict):
    """A decision, judged by what its player could know then."""

    ply: Annotated[int, "How many actions were played before it."]
    auction: int
    era: Era
    seat: SeatNumber
    action: Annotated[SeenActionText, "What was played."]
    kind: DecisionKind
    verdict: Verdict
    lost: Annotated[float, "How much of the chance to win it gave away against the best action, from 0 to 1."]
    lost_prestige: Annotated[float, "How much Prestige to expect it gave away; less than 0: it gained some."]
    before: Annotated[float, "The player's chance with the best action."]
    after: Annotated[float, "The player's chance with what was played."]
    open_lost: Annotated[
        float | None,
        "What it gave away with all cards open; less than 0: luck made it good. null: not thought about.",
    ]
    theme: Annotated[Theme | None, "What kind of mistake it is; null: none."]
    method: ThoughtMethod
    fine: Annotated[bool, "Thought about at full depth; else this is a first look."]
    candidates: Annotated[
        list[AdvisedAction], "The best actions, the best first, and what was played; empty where there was no choice."
    ]
    why: Annotated[list[AdviceReason], "Of what cost something: what speaks against it, then for the better action."]
    hidden: Annotated[list[MessageDocument], "Of what cost something: what its player could not know then."]


class LostDocument(TypedDict):
    """The chances that a player gave away, by kind of mistake, from 0 to 1 each."""

    bidding: Annotated[float, "Bids that were too high, or that were better left."]
    low: Annotated[float, "Bids that were too low."]
    passing: Annotated[float, "Passing too early."]
    place: Annotated[float, "Bids on the wrong neighborhood."]
    wonder: Annotated[float, "Which Wonder cards were kept, when and where a Wonder was placed."]
    wild: Annotated[float, "The color of a wild disc, or the disc of the Vault."]


class AuctionReview(TypedDict):
    """An auction that a player won: what was paid, and what it was worth."""

    auction: int
    ply: Annotated[int, "How many actions were played when it was over."]
    at: Place
    building: Annotated[Building | None, "The number that was paid; null: a Wonder."]
    wonder: Card | None
    beaten: Annotated[int | None, "The highest number that was outbid; null: nobody else bid a building."]
    bids: Annotated[int, "How many bids there were in it."]
    gain: Annotated[int, "What it added to the winner's Prestige if the game had ended then."]
    chance: Annotated[float, "How much the winner's chance rose over the auction, by what everybody may know."]


class PlayerReview(TypedDict):
    """How somebody played."""

    seat: SeatNumber
    decisions: Annotated[int, "Where there was a choice."]
    best: Annotated[int, "How many of them were best, or as good."]
    lost: LostDocument
    lost_in_all: float
    luck: Annotated[
        float | None,
        "What the cards dealt were worth: the chance with all cards open, less the chance"
        " that everybody could see, before the first bid. null: not thought about yet.",
    ]
    auctions: Annotated[list[AuctionReview], "Those that the player won, in their order."]


class ReviewDocument(TypedDict):
    """The review of a game; it grows while it is thought about."""

    format: Literal["skyrise-review/1"]
    names: Annotated[list[str], "Empty where a player has none: the reader's language calls them by color."]
    colors: list[Color]
    actions: Annotated[int, "How many actions the game has."]
    done: Annotated[int, "How many thoughts are done …"]
    of: Annotated[int, "… of how many; as many as were done when the review is finished."]
    curve: list[CurvePoint]
    decisions: Annotated[list[DecisionDocument], "Of all players, in their order; those without a choice included."]
    moments: Annotated[list[int], "The plies of the decisions that mattered: mistakes by their cost, then finds."]
    players: list[PlayerReview]
