"""Non-interference: change what a seat cannot know, and what it is shown stays the same, byte for byte."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from skyrise import Chance, Game
from skyrise.language import describe, message_of
from skyrise.notation import view_document
from skyrise.rules import Record, Setup
from skyrise.rules.actions import ChooseWonders
from strategies import games


def shown(game: Game, seat: int | None) -> str:
    """Everything that is ever sent to a seat: view, events, log and text view."""
    view = game.view(seat)
    return json.dumps(
        [
            view_document(view),
            [event.seen_by(seat) for event in game.events],
            [message_of(event, seat).document() for event in game.events],
            describe(view.position),
        ]
    )


def with_other_secrets(game: Game, seat: int | None, chance: Chance) -> Game:
    """The same game up to here with other objectives, hands and patron values, as far as the seat cannot know."""
    setup, view = game.setup, game.view(seat)
    assert setup is not None
    position = view.position
    known = {card for b in position.players for card in (*(b.wonder_hand or ()), *b.wonders, *(b.put_away or ()))}
    free = chance.sample([card for card in range(1, 21) if card not in known], 20 - len(known))
    hands = []
    for board, hand in zip(position.players, setup.wonder_hands, strict=True):
        if board.wonder_hand or board.put_away is not None:
            hands.append(hand)
        else:
            kept = [card for card in hand if card in board.wonders]
            hands.append(tuple(sorted([*kept, *(free.pop() for _ in range(len(hand) - len(kept)))])))
    open_objectives = {b.objective for b in position.players}
    colors = [c for c in ("yellow", "green", "white", "brown") if c not in open_objectives]
    colors = chance.sample(colors, len(colors))
    objectives = tuple(b.objective or colors.pop() for b in position.players)
    hidden = [value for letter, value in setup.patron_values.items() if position.patron_values[letter] is None]
    hidden = chance.sample(hidden, len(hidden))
    values = {
        letter: hidden.pop() if position.patron_values[letter] is None else value
        for letter, value in setup.patron_values.items()
    }
    other = Setup(setup.discs, tuple(hands), objectives, setup.panoramas, values, setup.starter)
    return replay_with(game, other, chance)


def replay_with(game: Game, setup: Setup, chance: Chance) -> Game:
    """The same decisions, but for hidden choices of cards that the other hands do not have."""
    other = Game.from_record(Record(game.match, game.names, setup, (), None))
    for action in game.actions:
        legal = other.legal_actions()
        if action not in legal:
            assert isinstance(action, ChooseWonders), "only a hidden choice may depend on hidden cards"
            action = chance.choice(legal)
        other.play(action)
    return other


@given(games(), st.integers(0, 2**20))
def test_views_events_and_texts_do_not_depend_on_what_is_secret(game: Game, seed: int) -> None:
    if game.is_over:
        return
    for seat in (None, *range(game.players)):
        other = with_other_secrets(game, seat, Chance(seed))
        assert shown(other, seat) == shown(game, seat)


@given(games())
def test_nobody_sees_more_than_their_own_hand(game: Game) -> None:
    if game.is_over or game.era == 2:
        return
    for seat in range(game.players):
        boards = game.view(seat).position.players
        assert [board.wonder_hand is not None for board in boards] == [other == seat for other in range(game.players)]
        assert all(board.wonder_hand is None for board in game.view(None).position.players)
