"""A game made of what a reader may know, to ask the rules what would happen in it."""

from __future__ import annotations

from dataclasses import replace

from skyrise.components.names import WONDER_NUMBERS

from .game import Game
from .position import CHOOSE, Pending, Position
from .views import View


def known_game(view: View) -> Game:
    """The game of a view, to go on from. Unknown objectives and patron values stay unknown, and score nothing."""
    return Game.from_position(known_position(view))


def known_position(view: View) -> Position:
    """A position that a game can go on from, made of what the reader may know.

    Hidden hands need cards, which score nothing before era 2: they get the lowest that the reader has not seen.
    """
    position = _with_hands(view.position)
    return replace(position, pending=_with_choices(position))


def _with_hands(position: Position) -> Position:
    if position.era == 2:
        return position
    seen = {card for board in position.players for card in board.wonder_hand or ()}
    unseen = iter([card for card in WONDER_NUMBERS if card not in seen])
    size = position.match.tables.hand_size
    boards = tuple(
        replace(board, wonder_hand=tuple(next(unseen) for _ in range(size))) if board.wonder_hand is None else board
        for board in position.players
    )
    return replace(position, players=boards)


def _with_choices(position: Position) -> Pending | None:
    """R4: those who have already chosen kept some of their hand."""
    pending = position.pending
    if pending is None or pending.kind != CHOOSE:
        return pending
    assert position.to_act is not None
    figures = position.match.tables.figures
    chosen = tuple(
        (board.wonder_hand or ())[:figures] if seat < position.to_act and kept is None else kept
        for seat, (board, kept) in enumerate(zip(position.players, pending.chosen, strict=True))
    )
    return replace(pending, chosen=chosen)
