"""A view that is told from what a spectator sees is the same as one that is told from the beginning."""

from __future__ import annotations

import json

import pytest

from skyrise import Chance, Game
from skyrise.notation import PublicView, view_document
from skyrise.rules.position import ALL_SEEING, Eye, position_of


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_eye_sees_the_same_either_way(players: int) -> None:
    game, chance = Game.new(players, seed=players), Chance(players, "public views")
    while True:
        public = PublicView.of(game.view(None))
        assert position_of(game.match, game._state, ALL_SEEING) == game.position()
        for seat in (None, *range(players)):
            for covered in (False, True):
                plain, shared = (game.view(seat, covered=covered, public=known) for known in (None, public.position))
                assert shared == plain
                assert json.dumps(public.seen_by(shared)) == json.dumps(view_document(plain))
        if game.is_over:
            break
        game.play(chance.sample(game.legal_actions(), 1)[0])
    assert position_of(game.match, game._state, Eye(0), public.position) is public.position
