"""How everybody played: best actions, what was lost where, luck, and what auctions were paid and worth."""

from __future__ import annotations

from collections.abc import Sequence

from skyrise.notation.documents import AuctionReview, CurvePoint, DecisionDocument, LostDocument, PlayerReview

from ..advice import CHANCE_DIGITS
from .judging import AS_GOOD
from .moments import Won


def player_reviews(
    players: int, decisions: Sequence[DecisionDocument], won: Sequence[Won], curve: Sequence[CurvePoint]
) -> list[PlayerReview]:
    """Every player, by seat."""
    return [_player(seat, decisions, [one for one in won if one.seat == seat], curve) for seat in range(players)]


def _player(
    seat: int, decisions: Sequence[DecisionDocument], won: Sequence[Won], curve: Sequence[CurvePoint]
) -> PlayerReview:
    mine = [one for one in decisions if one["seat"] == seat and one["verdict"] != "only"]
    first = curve[0]
    return {
        "seat": seat,
        "decisions": len(mine),
        "best": sum(one["lost"] < AS_GOOD for one in mine),
        "lost": _lost(mine),
        "lost_in_all": round(sum(one["lost"] for one in mine), CHANCE_DIGITS),
        "luck": None if first["open"] is None else round(first["open"][seat] - first["wins"][seat], CHANCE_DIGITS),
        "auctions": [_auction(one, curve) for one in won],
    }


def _lost(decisions: Sequence[DecisionDocument]) -> LostDocument:
    lost: LostDocument = {"bidding": 0.0, "low": 0.0, "passing": 0.0, "place": 0.0, "wonder": 0.0, "wild": 0.0}
    for one in decisions:
        if (theme := one["theme"]) is not None:
            lost[theme] = round(lost[theme] + one["lost"], CHANCE_DIGITS)
    return lost


def _auction(won: Won, curve: Sequence[CurvePoint]) -> AuctionReview:
    chance = {point["auction"]: point["wins"][won.seat] for point in curve}
    return {
        "auction": won.auction,
        "ply": won.ply,
        "at": won.at,
        "building": won.building,
        "wonder": won.wonder,
        "beaten": max(won.others, default=None),
        "bids": won.bids,
        "gain": won.gain,
        "chance": round(chance.get(won.auction, 0.0) - chance.get(won.auction - 1, 0.0), CHANCE_DIGITS),
    }
