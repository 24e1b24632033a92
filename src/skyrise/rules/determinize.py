"""A full game that fits a view: what the viewer cannot know is dealt again, every possibility equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol, TypeVar

from skyrise.components.names import FACTION_COLORS, PATRONS, WONDER_NUMBERS

from .game import Game
from .position import CHOOSE, Pending, PlayerBoard, Position
from .views import View

Item = TypeVar("Item")


class Sampler(Protocol):
    """A source of chance, such as ``skyrise.Chance``."""

    def below(self, bound: int) -> int: ...

    def sample(self, items: Sequence[Item], count: int) -> list[Item]: ...


def determinize(view: View, chance: Sampler) -> Game:
    """A game in which the viewer would see exactly this view.

    >>> from skyrise import Chance, Game
    >>> game = Game.new(players=3, seed=7)
    >>> guess = determinize(game.view(0), Chance("a guess"))
    >>> guess.view(0) == game.view(0), guess.view(1) == game.view(1)
    (True, False)
    """
    position = view.position
    boards = _deal_cards(position, _deal_objectives(position, chance), chance)
    return Game.from_position(
        replace(
            position,
            players=tuple(boards),
            patron_values=_deal_values(position, chance),
            pending=_deal_choices(position, boards, chance),
        )
    )


def _deal_objectives(position: Position, chance: Sampler) -> list[PlayerBoard]:
    known = {board.objective for board in position.players}
    left = [color for color in FACTION_COLORS if color not in known]
    hidden = sum(board.objective is None for board in position.players)
    dealt = iter(chance.sample(left, hidden))
    return [replace(board, objective=next(dealt)) if board.objective is None else board for board in position.players]


def _deal_cards(position: Position, boards: list[PlayerBoard], chance: Sampler) -> list[PlayerBoard]:
    """Hands in era 1, cards put away in era 2."""
    tables = position.match.tables
    seen = {card for b in boards for card in (*(b.wonder_hand or ()), *b.wonders, *(b.put_away or ()))}
    left = [card for card in WONDER_NUMBERS if card not in seen]
    field, size = ("wonder_hand", tables.hand_size)
    if position.era == 2:
        field, size = ("put_away", tables.hand_size - tables.figures)
    hidden = [seat for seat, board in enumerate(boards) if getattr(board, field) is None]
    dealt = chance.sample(left, size * len(hidden))
    for number, seat in enumerate(hidden):
        cards = tuple(sorted(dealt[size * number : size * (number + 1)]))
        changed: dict[str, tuple[int, ...]] = {field: cards}
        boards[seat] = replace(boards[seat], **changed)  # type: ignore[arg-type]
    return boards


def _deal_values(position: Position, chance: Sampler) -> dict[str, int | None]:
    values = dict(position.patron_values)
    left = list(position.match.edition.numbers("patrons.values"))
    for value in values.values():
        if value is not None:
            left.remove(value)
    hidden = [letter for letter in PATRONS if values[letter] is None]
    values.update(zip(hidden, chance.sample(left, len(hidden)), strict=True))
    return values


def _deal_choices(position: Position, boards: Sequence[PlayerBoard], chance: Sampler) -> Pending | None:
    """R4: those who have already chosen kept some of their hand; nobody else knows which."""
    pending = position.pending
    if pending is None or pending.kind != CHOOSE:
        return pending
    assert position.to_act is not None
    chosen = list(pending.chosen)
    for seat in range(position.to_act):
        if chosen[seat] is None:
            hand = boards[seat].wonder_hand or ()
            chosen[seat] = tuple(sorted(chance.sample(hand, position.match.tables.figures)))
    return replace(pending, chosen=tuple(chosen))
