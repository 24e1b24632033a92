"""Why an action in an auction: who could answer it, what it denies whom, what it keeps for later, what follows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from skyrise.notation.messages import Message, all_of, seat_name, term
from skyrise.notation.messages.places import island_thing
from skyrise.rules import Action, Game, IllegalAction, Outlook, View, known_game
from skyrise.rules.actions import Bid, ChooseWonders, Pass, PlaceWonder
from skyrise.rules.outlook import Heights

from .gains import higher_pieces
from .thinking import Thought
from .why import Arguments, Why

FEW = 4
"""So many pieces can be listed in a sentence."""
SAFE = 3.0
RISK = 1.5
NEXT = 2.0
"""How much it matters, in Prestige, that nobody can answer, who could, and who builds instead."""


@dataclass(frozen=True, slots=True)
class Built:
    """The structure that an auction ended with, as far as the reader may know."""

    seat: int
    piece: int | None
    wonder: int | None
    at: str
    disc: str | None
    gain: int
    """How much more Prestige its owner would have if the game ended then."""


def played_to_the_end(view: View, actions: Sequence[Action]) -> Built | None:
    """Plays actions until something is built; None if nothing is."""
    game = known_game(view)
    before = [sheet.total for sheet in game.outcome_now().scores]
    for action in actions:
        if isinstance(action, ChooseWonders) or game.is_over:
            return None
        try:
            events = game.play(action)
        except IllegalAction:  # the line was found with other cards than those that are known
            return None
        for event in events:
            if event.kind == "construct":
                disc = next((one.public["disc"] for one in events if one.kind == "collect"), None)
                return _built(game, event.seat, event.public, disc, before)
    return None


def _built(game: Game, seat: int | None, public: object, disc: str | None, before: Sequence[int]) -> Built:
    assert seat is not None
    assert isinstance(public, dict)
    after = game.outcome_now().scores[seat].total
    return Built(seat, public.get("building"), public.get("wonder"), public["at"], disc, after - before[seat])


def if_all_pass(view: View) -> Built | None:
    """What is built if nobody bids any more; None if no auction is under way."""
    if not view.position.bids:
        return None
    return played_to_the_end(view, [Pass()] * view.position.match.players)


def answers(view: View, action: Action, *, wins_at_once: bool) -> Iterator[Why]:
    """Who could outbid it."""
    if not isinstance(action, Bid | PlaceWonder):
        return
    if wins_at_once:
        yield Why("wins", Message("why-at-once"), weight=SAFE)
    elif isinstance(action, Bid):
        higher = higher_pieces(view, action.building)
        if not higher:
            yield Why("wins", Message("why-untopped", {"piece": action.building}), weight=SAFE)
        elif sum(map(len, higher.values())) <= FEW:
            owners = [
                Message("why-piece-of", {"who": seat_name(seat), "pieces": all_of(pieces)}).document()
                for seat, pieces in higher.items()
            ]
            args: Arguments = {"piece": action.building, "pieces": all_of(owners)}
            yield Why("follows", Message("why-topped", args), weight=RISK)


def denies(view: View, action: Action) -> Iterator[Why]:
    """What the leader of the auction would build, if nobody bid any more."""
    built = if_all_pass(view)
    if built is None or isinstance(action, Pass) or built.seat == view.position.to_act:
        return
    args: Arguments = {"who": seat_name(built.seat), "at": built.at, "points": built.gain}
    if built.gain > 0:
        message = Message("why-denies", args)
        yield Why("denies", message, built.gain, built.seat, (built.at,), weight=built.gain / 2)


def keeps(view: View, thought: Thought, rivals: Sequence[Thought], outlook: Outlook) -> Iterator[Why]:
    """What passing, or a lower bid, keeps for later."""
    action, seat = thought.action, view.position.to_act
    assert seat is not None
    bids = [one.action for one in rivals if isinstance(one.action, Bid)]
    if isinstance(action, Pass) and bids:
        rival = bids[0]
        yield _kept(view, seat, rival, outlook)
    elif isinstance(action, Bid):
        higher = [bid.building for bid in bids if bid.at == action.at and bid.building > action.building]
        if higher:
            args: Arguments = {"piece": action.building, "higher": max(higher)}
            yield Why("keeps", Message("why-saves", args), weight=RISK)


def _kept(view: View, seat: int, rival: Bid, outlook: Outlook) -> Why:
    """A building that a pass keeps: for an island that it would decide, or as one of the highest."""
    brings = outlook.actions[rival].prestige_at_end
    args: Arguments = {"piece": rival.building, "points": brings, "at": rival.at}
    island = _decided_island(view, seat, rival, outlook)
    if island is not None:
        message = Message("why-keeps-island", {**args, "island": island_thing(island)})
        return Why("keeps", message, brings, weight=SAFE + 1)
    higher = [piece for piece in view.position.available(seat) if piece > rival.building]
    name = "why-keeps" if higher else "why-keeps-highest"
    return Why("keeps", Message(name, args), brings, weight=SAFE)


def _decided_island(view: View, seat: int, bid: Bid, outlook: Outlook) -> str | None:
    """Another island, with room left, that one more building of this height would decide."""
    position, match = view.position, view.position.match
    taken = {piece.at for piece in (*position.structures, *position.bids)}
    free = {place.island for place in match.city.places if place.id not in taken}
    here = match.city.places[match.city.number(bid.at)].island
    height = match.heights[bid.building]
    for number, island in enumerate(outlook.islands):
        if number == here or number not in free:
            continue
        mine = _with_one_more(island.heights[seat], height)
        others = [_strength(heights) for other, heights in enumerate(island.heights) if other != seat]
        if island.controllers and mine > max(others) and seat not in island.controllers:
            return island.key
    return None


def _strength(heights: Heights) -> tuple[int, int, int]:
    return heights.tall, heights.medium, heights.short


def _with_one_more(heights: Heights, height: str) -> tuple[int, int, int]:
    tall, medium, short = _strength(heights)
    return tall + (height == "tall"), medium + (height == "medium"), short + (height == "short")


def follows(view: View, thought: Thought) -> Iterator[Why]:
    """Who is expected to build instead, and what."""
    built = played_to_the_end(view, (thought.action, *thought.line))
    if built is None or built.seat == view.position.to_act:
        return
    piece = term(f"wonder-{built.wonder}") if built.wonder is not None else built.piece
    args: Arguments = {"who": seat_name(built.seat), "piece": piece, "at": built.at}
    name = "why-then"
    if built.disc is not None:
        name, args = "why-then-disc", {**args, "disc": term(f"disc-{built.disc}")}
    yield Why("follows", Message(name, args), None, built.seat, (built.at,), weight=NEXT)
