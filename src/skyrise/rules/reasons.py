"""Why an action may not be played: the rule behind it, and what it is about."""

from __future__ import annotations

from skyrise.components import Reason
from skyrise.components.names import WONDERS

from .actions import Action, AssignWild, Bid, ChooseWonders, Pass, PlaceWonder, TakeDisc
from .codes import cards_of
from .core import words
from .core.legal import free_next_to_bid, starting_cards, starting_cells
from .core.state import RANKS, State
from .errors import IllegalAction
from .match import Match

ASKED = {
    words.START: "start",
    words.BIDDING: "bid",
    words.ANSWER: "answer",
    words.WILD: "wild",
    words.VAULT_DISC: "vault",
    words.VAULT_WILD: "wild",
    words.CHOOSE: "choose",
    words.OVER: "over",
}
"""The phases, as the sentence about what is asked for calls them."""

ANSWERS: dict[int, tuple[type, ...]] = {
    words.START: (Bid, PlaceWonder, Pass),
    words.BIDDING: (Bid, PlaceWonder, Pass),
    words.ANSWER: (Bid, PlaceWonder, Pass),
    words.WILD: (AssignWild,),
    words.VAULT_DISC: (TakeDisc,),
    words.VAULT_WILD: (AssignWild,),
    words.CHOOSE: (ChooseWonders,),
    words.OVER: (),
}


def why_illegal(match: Match, s: State, action: Action) -> IllegalAction:
    """The reason why an action that is not among the legal ones is not."""
    if not isinstance(action, ANSWERS[s.phase]):
        return IllegalAction(Reason.DECISION_OTHER, action=str(action), asked=ASKED[s.phase])
    at = getattr(action, "at", None)
    if at is not None and at not in match.city:
        return IllegalAction(Reason.NEIGHBORHOOD_UNKNOWN, at=at)
    match action:
        case Bid():
            return _why_no_bid(match, s, action)
        case PlaceWonder():
            return _why_no_wonder(match, s, action)
        case Pass():
            return IllegalAction(Reason.AUCTION_START_PASS)
        case ChooseWonders():
            return _why_no_choice(match, s, action)
        case TakeDisc():
            return _why_no_disc(action)
        case AssignWild():  # pragma: no cover - any color is legal where one is asked for
            raise AssertionError(action)


def _why_no_bid(match: Match, s: State, bid: Bid) -> IllegalAction:
    number, seat = bid.building, s.to_act
    if match.owner(number) != seat:
        return IllegalAction(Reason.BUILDING_NOT_YOURS, piece=number)
    if not s.available[seat] >> match.rank(number) & 1:
        return _why_unavailable(match, s, number)
    if s.phase == words.ANSWER:
        return _only_the_hammer(s)
    if s.phase == words.BIDDING and match.rank(number) < s.latest_piece:
        return IllegalAction(Reason.AUCTION_OUTBID_HIGHER, piece=number, latest=match.numbers[s.latest_piece])
    return _why_not_there(match, s, bid.at) or IllegalAction(Reason.WONDER_HAMMER_BAN, at=bid.at)


def _why_unavailable(match: Match, s: State, number: int) -> IllegalAction:
    rank = match.rank(number)
    if s.bid_ranks >> rank & 1:
        return IllegalAction(Reason.BUILDING_BID, piece=number)
    if rank in s.standing:
        return IllegalAction(Reason.BUILDING_BUILT, piece=number, at=match.city.places[s.standing.index(rank)].id)
    return IllegalAction(Reason.ERA2_UNLOCK, piece=number)


def _why_no_wonder(match: Match, s: State, wonder: PlaceWonder) -> IllegalAction:
    card, seat = wonder.card, s.to_act
    piece = WONDERS[card - 1]
    if s.era == 1:
        return IllegalAction(Reason.ERA2_UNLOCK, piece=piece)
    if not s.chosen[seat] >> card - 1 & 1:
        return IllegalAction(Reason.WONDER_NOT_YOURS, piece=piece)
    if not s.wonders[seat] >> card - 1 & 1:
        return IllegalAction(Reason.WONDER_BUILT, piece=piece)
    if s.phase == words.ANSWER and card - 1 != words.HAMMER:
        return _only_the_hammer(s)
    if s.phase == words.START and not starting_cards(s, match.tables, seat) >> card - 1 & 1:
        return IllegalAction(Reason.AUCTION_START_WONDER, piece=piece)
    anywhere = card - 1 == words.CAPITAL and (s.phase == words.START or bool(match.tables.capital_outbids))
    unfit = _why_not_there(match, s, wonder.at, anywhere=anywhere)
    return unfit or IllegalAction(Reason.WONDER_HAMMER_BAN, at=wonder.at)


def _only_the_hammer(s: State) -> IllegalAction:
    return IllegalAction(Reason.WONDER_HAMMER_ANSWER, piece=WONDERS[s.latest_piece - RANKS])


def _why_not_there(match: Match, s: State, at: str, *, anywhere: bool = False) -> IllegalAction | None:
    """What keeps a bid from a neighborhood, whatever the piece; None if nothing does."""
    bit = 1 << match.city.number(at)
    if (s.occupied | s.bid_cells) & bit:
        return IllegalAction(Reason.NEIGHBORHOOD_OCCUPIED, at=at)
    if s.phase == words.START and not anywhere and not starting_cells(s) & bit:
        return IllegalAction(Reason.AUCTION_START_PLACE, at=at)
    if s.phase != words.START and not anywhere and not free_next_to_bid(s, match.tables) & bit:
        return IllegalAction(Reason.AUCTION_OUTBID_ADJACENT, at=at, latest=match.city.places[s.latest].id)
    return None


def _why_no_choice(match: Match, s: State, choice: ChooseWonders) -> IllegalAction:
    hand = cards_of(s.hand[s.to_act])
    if len(choice.cards) != match.tables.figures:
        return IllegalAction(Reason.ERA1_CHOOSE_COUNT, count=match.tables.figures)
    missing = next(card for card in choice.cards if card not in hand)
    return IllegalAction(Reason.ERA1_CHOOSE_HAND, piece=WONDERS[missing - 1])


def _why_no_disc(take: TakeDisc) -> IllegalAction:
    if take.at is None:
        return IllegalAction(Reason.WONDER_VAULT_MUST)
    return IllegalAction(Reason.WONDER_VAULT_EMPTY, at=take.at)
