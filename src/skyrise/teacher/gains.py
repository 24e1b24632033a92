"""What an action brings its player, in words: built from the outlook of the rules."""

from __future__ import annotations

from collections.abc import Iterator

from skyrise.components.names import ERAS, FACTION_COLORS, PATRONS, WONDERS
from skyrise.notation.documents import MessageArgument
from skyrise.notation.messages import Message, seat_name, term
from skyrise.notation.messages.places import island_thing
from skyrise.rules import Action, ActionOutlook, View
from skyrise.rules.actions import Bid, PlaceWonder
from skyrise.rules.outlook import RowChange

from .why import Arguments, Why

UNKNOWN_VALUE = 3
"""What a patron disc is taken for whose value is not known, to be compared with other reasons."""
SOME = 2


def gains(view: View, action: Action, brings: ActionOutlook) -> Iterator[Why]:
    """What the action wins, and what it spoils."""
    seat = view.position.to_act
    assert seat is not None, "somebody decides"
    at = (action.at,) if isinstance(action, Bid | PlaceWonder) else ()
    yield from _wonder(action, brings, at)
    yield from _disc(view, brings, at)
    yield from _rows(brings, at)
    yield from _control(seat, view, brings)
    yield from _panoramas(brings, at)
    yield from _objective(view, seat, brings)


def _wonder(action: Action, brings: ActionOutlook, at: tuple[str, ...]) -> Iterator[Why]:
    if isinstance(action, PlaceWonder) and brings.wonder is not None:
        message = Message("why-wonder", {"piece": term(f"wonder-{action.card}"), "points": brings.wonder})
        rule = f"wonder.{WONDERS[action.card - 1].id}"
        yield Why("wins", message, brings.wonder, places=at, weight=brings.wonder + SOME, own_rule=rule)


def _disc(view: View, brings: ActionOutlook, at: tuple[str, ...]) -> Iterator[Why]:
    """Discs that go to the visionary area, and wild ones; those of rows are told with their rows."""
    disc = brings.disc
    if disc in PATRONS:
        value = view.position.patron_values[disc]
        known: Arguments = {"disc": term(f"disc-{disc}"), "points": value or 0}
        name = "why-patron" if value is not None else "why-patron-unknown"
        yield Why("wins", Message(name, known), value, places=at, weight=UNKNOWN_VALUE if value is None else value)
    elif disc == "wild":
        yield Why("wins", Message("why-wild"), None, places=at, weight=UNKNOWN_VALUE)
    elif disc == "commissions":
        points = _points(brings, "commissions")
        yield Why("wins", Message("why-commissions", {"points": points}), points, places=at, weight=points)
    elif disc in FACTION_COLORS and (points := _points(brings, "excess")):
        message = Message("why-excess", {"disc": term(f"disc-{disc}"), "points": points})
        yield Why("wins", message, points, places=at, weight=points)


def _points(brings: ActionOutlook, source: str) -> int:
    return sum(gain.points for gain in brings.gains if gain.source == source)


def _rows(brings: ActionOutlook, at: tuple[str, ...]) -> Iterator[Why]:
    """A row that a disc lifts, or lowers; and the structure itself."""
    row, ground = brings.row, brings.ground
    if row is not None and row.before.discs != row.after.discs:
        yield _row(row, at)
    if ground is not None:
        points = ground.after.value
        message = Message("why-ground", {"row": term(f"row-{ground.after.color}"), "points": points})
        yield Why("wins", message, points, places=at, weight=points / SOME)


def _row(row: RowChange, at: tuple[str, ...]) -> Why:
    """What a further disc does to the structures that stand already, and to those to come."""
    args: Arguments = {
        "row": term(f"row-{row.after.color}"),
        "structures": row.before.structures,
        "before": row.before.value,
        "after": row.after.value,
        "discs": row.after.discs,
    }
    change = (row.after.value - row.before.value) * row.before.structures
    if row.after.value < row.before.value:
        return Why("costs", Message("why-row-down", args), change, places=at, weight=SOME - change)
    return Why("wins", Message("why-row-up", args), change, places=at, weight=1 + change)


def _control(seat: int, view: View, brings: ActionOutlook) -> Iterator[Why]:
    prestige = view.position.match.edition.number("control.prestige")
    for change in brings.control:
        island = island_thing(change.island)
        if seat in change.after and seat not in change.before:
            name = "why-control" if change.after == (seat,) else "why-control-shared"
            yield Why("wins", Message(name, {"island": island, "points": prestige}), prestige, weight=prestige)
        for other in change.before:
            if other not in change.after and other != seat:
                args = {"who": seat_name(other), "island": island, "points": prestige}
                yield Why("denies", Message("why-denies-control", args), prestige, other, weight=prestige - 1)


def _panoramas(brings: ActionOutlook, at: tuple[str, ...]) -> Iterator[Why]:
    for change in brings.panoramas:
        points = change.after - change.before
        message = Message("why-panorama", {"panorama": term(f"panorama-{change.name}"), "points": points})
        yield Why("wins", message, points, places=at, weight=points, own_rule=f"score.panorama.{change.name}")


def _objective(view: View, seat: int, brings: ActionOutlook) -> Iterator[Why]:
    """Only whose own it is knows it: an outlook has no other."""
    if brings.objective is None:
        return
    before, after = brings.objective.before, brings.objective.after
    if after.have <= before.have:
        return
    prestige = view.position.match.edition.number(f"objectives.{after.color}.prestige")
    args: Arguments = {"have": after.have, "need": after.need, "points": prestige}
    if after.met and not before.met:
        yield Why("wins", Message("why-objective-met", args), prestige, weight=prestige)
    elif not before.met:
        yield Why("wins", Message("why-objective", args), None, weight=prestige * after.have / after.need / SOME)


def higher_pieces(view: View, number: int) -> dict[int, list[MessageArgument]]:
    """Who could still outbid a number in this auction, by seat, and with what."""
    position, found = view.position, dict[int, list[MessageArgument]]()
    passed = position.auction.passed if position.auction else ()
    for seat in range(position.match.players):
        if seat == position.to_act or seat in passed or seat in position.finished:
            continue
        pieces: list[MessageArgument] = [piece for piece in position.available(seat) if piece > number]
        if position.era == len(ERAS):
            pieces += [term(f"wonder-{card}") for card in position.available_wonders(seat)]
        if pieces:
            found[seat] = pieces
    return found
