"""Random games for property tests."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from skyrise import Game, edition_ids
from skyrise.rules import Action

players = st.integers(2, 4)
editions = st.sampled_from(edition_ids())
seeds = st.integers(0, 2**32)


@st.composite
def games(draw: st.DrawFn, least: int = 0, most: int = 200) -> Game:
    """A game of any edition and player count after some random decisions; a few styles of play reach rare rules."""
    game = Game.new(draw(players), draw(editions), draw(seeds))
    random = Random(draw(seeds))
    style = draw(st.sampled_from(STYLES))
    for _ in range(draw(st.integers(least, most))):
        if game.is_over:
            break
        game.play(style(random, game.legal_actions()))
    return game


def _any(random: Random, legal: list[Action]) -> Action:
    return random.choice(legal)


def _never_passes(random: Random, legal: list[Action]) -> Action:
    return random.choice([action for action in legal if str(action) != "pass"] or legal)


def _keeps_tall(random: Random, legal: list[Action]) -> Action:
    """Short buildings have high numbers: playing those first leaves the tall ones for the Hammer's ban."""
    return max(random.sample(legal, min(4, len(legal))), key=lambda action: getattr(action, "building", 0))


def _hammers(random: Random, legal: list[Action]) -> Action:
    """Takes the cards with lasting or optional effects, and builds Wonders early."""
    liked = [a for a in legal if str(a).startswith(("choose=1", "choose=2+", "choose=14", "choose=18", "W", "vault="))]
    return random.choice(liked or legal)


STYLES = (_any, _never_passes, _keeps_tall, _hammers)
