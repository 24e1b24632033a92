"""Why an action may not be played: the id of the rule behind it, and a sentence that a player understands."""

from __future__ import annotations

from skyrise.components.names import WONDERS

from .actions import Action, AssignWild, Bid, ChooseWonders, Pass, PlaceWonder, TakeDisc
from .codes import cards_of
from .core import words
from .core.legal import free_next_to_bid, starting_cells
from .core.state import RANKS, State
from .errors import IllegalAction
from .match import Match

_ASKED = {
    words.START: "a starting bid is to be placed",
    words.BIDDING: "a bid or a pass is asked for",
    words.ANSWER: "the Hammer may answer the Wonder just placed, or its owner passes",
    words.WILD: "the colour of the wild disc is to be chosen",
    words.VAULT_DISC: "the disc that the Vault takes is to be chosen",
    words.VAULT_WILD: "the colour of the wild disc is to be chosen",
    words.CHOOSE: "the Wonder cards to keep are to be chosen",
    words.OVER: "the game is over",
}
_ANSWERS: dict[int, tuple[type, ...]] = {
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
    """Why an action is not legal."""
    if not isinstance(action, _ANSWERS[s.phase]):
        asked = _ASKED[s.phase]
        return IllegalAction("decision.other", f"{action} does not fit: {asked}", action=str(action), phase=s.phase)
    at = getattr(action, "at", None)
    if at is not None and at not in match.city:
        return IllegalAction("neighborhood.unknown", f"there is no neighborhood {at} in this city", at=at)
    match action:
        case Bid():
            return _why_no_bid(match, s, action)
        case PlaceWonder():
            return _why_no_wonder(match, s, action)
        case Pass():
            return IllegalAction("auction.start.pass", "whoever starts an auction must bid, and may not pass")
        case ChooseWonders():
            return _why_no_choice(match, s, action)
        case TakeDisc():
            return _why_no_disc(action)
        case AssignWild():  # pragma: no cover - any colour is legal where one is asked for
            raise AssertionError(action)


def _why_no_bid(match: Match, s: State, bid: Bid) -> IllegalAction:
    number, seat = bid.building, s.to_act
    if match.owner(number) != seat:
        return IllegalAction("building.not_yours", f"{number} is not one of your buildings", building=number)
    if not s.available[seat] >> match.rank(number) & 1:
        return _why_unavailable(match, s, number)
    if s.phase == words.ANSWER:
        return _only_the_hammer(match, s)
    if s.phase == words.BIDDING and match.rank(number) < s.latest_piece:
        latest = match.numbers[s.latest_piece]
        sentence = f"{number} is not higher than the latest bid {latest}"
        return IllegalAction("auction.outbid.higher", sentence, building=number, latest=latest)
    return _why_not_there(match, s, bid.at) or _banned(bid.at, f"the tall building {number}")


def _why_unavailable(match: Match, s: State, number: int) -> IllegalAction:
    rank = match.rank(number)
    if s.bid_ranks >> rank & 1:
        return IllegalAction("building.bid", f"{number} lies on the map as a bid already", building=number)
    if rank in s.standing:
        at = match.city.places[s.standing.index(rank)].id
        return IllegalAction("building.built", f"{number} is built already, on {at}", building=number, at=at)
    return IllegalAction("era2.unlock", f"{number} is an era-2 building, not available before era 2", building=number)


def _why_no_wonder(match: Match, s: State, wonder: PlaceWonder) -> IllegalAction:
    card, seat = wonder.card, s.to_act
    name = WONDERS[card - 1].name
    if s.era == 1:
        return IllegalAction("era2.unlock", "Wonders can be placed in era 2 only", card=card)
    if not s.chosen[seat] >> card - 1 & 1:
        return IllegalAction("wonder.not_yours", f"{name} is not your Wonder", card=card)
    if not s.wonders[seat] >> card - 1 & 1:
        return IllegalAction("wonder.built", f"{name} is built already", card=card)
    if s.phase == words.ANSWER and card - 1 != words.HAMMER:
        return _only_the_hammer(match, s)
    if s.phase == words.START and s.available[seat] and card - 1 != words.CAPITAL:
        sentence = f"{name} may not start an auction while you have buildings left"
        return IllegalAction("auction.start.wonder", sentence, card=card)
    anywhere = s.phase == words.START and card - 1 == words.CAPITAL
    return _why_not_there(match, s, wonder.at, anywhere=anywhere) or _banned(wonder.at, "the Atelier")


def _only_the_hammer(match: Match, s: State) -> IllegalAction:
    name = WONDERS[s.latest_piece - RANKS].name
    sentence = f"{name} was placed: only the Hammer can beat a Wonder"
    return IllegalAction("wonder.hammer.answer", sentence, card=s.latest_piece - RANKS + 1)


def _why_not_there(match: Match, s: State, at: str, *, anywhere: bool = False) -> IllegalAction | None:
    """What keeps a bid from a neighborhood, whatever the piece; None if nothing does."""
    bit = 1 << match.city.number(at)
    if s.occupied & bit:
        return IllegalAction("neighborhood.occupied", f"a structure stands on {at}", at=at)
    if s.bid_cells & bit:
        return IllegalAction("neighborhood.occupied", f"a bid lies on {at}", at=at)
    if s.phase == words.START and not anywhere and not starting_cells(s) & bit:
        sentence = f"{at} is neither on the central island nor next to a structure: an auction cannot start there"
        return IllegalAction("auction.start.place", sentence, at=at)
    if s.phase != words.START and not free_next_to_bid(s, match.tables) & bit:
        latest = match.city.places[s.latest].id
        sentence = f"{at} is not next to the latest bid, which lies on {latest}"
        return IllegalAction("auction.outbid.adjacent", sentence, at=at, latest=latest)
    return None


def _banned(at: str, piece: str) -> IllegalAction:
    return IllegalAction("wonder.hammer.ban", f"{piece} may not be bid on {at}, next to an opponent's Hammer", at=at)


def _why_no_choice(match: Match, s: State, choice: ChooseWonders) -> IllegalAction:
    hand = cards_of(s.hand[s.to_act])
    if len(choice.cards) != match.tables.figures:
        count = match.tables.figures
        sentence = f"{'one card is' if count == 1 else 'two cards are'} kept, not {len(choice.cards)}"
        return IllegalAction("era1.choose.count", sentence, count=count)
    missing = next(card for card in choice.cards if card not in hand)
    sentence = f"{WONDERS[missing - 1].name} ({missing}) is not in your hand"
    return IllegalAction("era1.choose.hand", sentence, card=missing)


def _why_no_disc(take: TakeDisc) -> IllegalAction:
    if take.at is None:
        return IllegalAction("wonder.vault.must", "in this edition the Vault's owner must take a disc")
    return IllegalAction("wonder.vault.empty", f"there is no disc to take on {take.at}", at=take.at)
