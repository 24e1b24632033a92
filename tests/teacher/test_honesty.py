"""A review judges by what a player could know: change what a seat cannot know, and its review stays the same."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from skyrise import Chance, Game
from skyrise.notation.documents import ReviewDocument
from skyrise.teacher.review import Review
from strategies import games
from teacher.thinkers import LITTLE, think
from test_secrets import with_other_secrets

FEWER = settings(max_examples=settings().max_examples // 6)
"""Each example is two whole reviews; ``make long`` takes many of them."""


def reviewed(game: Game) -> ReviewDocument:
    review = Review(game.record(), LITTLE)
    while (question := review.next_question()) is not None:
        review.take(think(question))
    return review.document()


def for_a_seat(document: ReviewDocument, seat: int) -> str:
    """What a review says of a seat, and of what everybody could know; not what it says with all cards open."""
    decisions = [{**one, "open_lost": None} for one in document["decisions"] if one["seat"] == seat]
    curve = [{**point, "open": None} for point in document["curve"]]
    player = {**document["players"][seat], "luck": None}
    return json.dumps([decisions, curve, player])


@FEWER
@given(games(least=10), st.integers(0, 2**20), st.integers(0, 3))
def test_a_seats_review_does_not_depend_on_what_it_cannot_know(game: Game, seed: int, seat: int) -> None:
    if game.is_over:
        return
    seat %= game.players
    other = with_other_secrets(game, seat, Chance(seed))
    assert for_a_seat(reviewed(other), seat) == for_a_seat(reviewed(game), seat)
