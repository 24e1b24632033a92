"""A view told from what a spectator sees, and from what was told before, is the same as one that is told anew."""

from __future__ import annotations

import pytest

from skyrise import Chance, Game
from skyrise.notation import PublicView, view_document


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_eye_sees_the_same_either_way(players: int) -> None:
    game, chance, public = Game.new(players, seed=players), Chance(players, "public views"), None
    while True:
        public = PublicView.of(game, public)
        assert public.moment.position == game.view(None).position
        for seat in (None, *range(players)):
            for covered in (False, True):
                parts = public.own_parts(game, seat, covered=covered)
                assert public.with_parts(parts) == view_document(game.view(seat, covered=covered))
        if game.is_over:
            break
        game = game.copy()
        game.play(chance.sample(game.legal_actions(), 1)[0])


def test_what_has_not_changed_is_the_very_same() -> None:
    game = Game.new(4, seed=1)
    before = PublicView.of(game)
    after = game.copy()
    after.play(after.legal_actions()[0])
    public = PublicView.of(after, before)
    changed = {name for name in public.document if public.document[name] != before.document[name]}  # type: ignore[literal-required]
    assert changed == {"auction", "available", "to_act"}
    for name in ("structures", "discs", "players", "islands", "figures"):
        assert public.document[name] is before.document[name]


def test_a_take_back_is_told_as_it_is() -> None:
    """Back and on another way, the board may have as many pieces as before, and others."""
    game, ways = Game.new(2, seed=3), []
    for way in (0, -1):
        twin = game.copy()
        for _ in range(12):
            twin.play(twin.legal_actions()[way])
        ways.append(twin)
    public = None
    for one in (*ways, game, *reversed(ways)):
        public = PublicView.of(one, public)
        assert public.document == view_document(one.view(None))


def test_a_game_that_went_on_in_place_is_told_anew() -> None:
    game = Game.new(2, seed=3)
    public = PublicView.of(game)
    game.play(game.legal_actions()[0])
    assert PublicView.of(game, public).document == view_document(game.view(None))
