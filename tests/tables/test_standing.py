"""The live standing: what it is made of, who may ask for it, and that it gives nothing away."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from declared import check
from skyrise import Chance, Game
from skyrise.components import Reason, Refusal
from skyrise.notation import Eyes, replay_document
from skyrise.notation.documents import StandingDocument
from skyrise.search.forecast import expected_prestige
from skyrise.tables.identity import Eyes as TableEyes
from skyrise.tables.snapshot import Snapshot
from skyrise.tables.standing import standing_at, standing_document
from strategies import games
from test_secrets import with_other_secrets


def played(decisions: int, seed: int = 3) -> Game:
    """A game of random decisions."""
    game, random = Game.new(players=3, seed=seed), Random(seed)
    for _ in range(decisions):
        if not game.is_over:
            game.play(random.choice(game.legal_actions()))
    return game


def test_the_race_is_that_of_the_replay() -> None:
    game = played(60)
    for seat in (None, 0, 2):
        standing = check_standing(game, seat)
        assert standing["race"] == replay_document(game.record(), Eyes(seat, see_all=False))["race"]
        assert standing["now"] == standing["race"][-1]


def test_before_the_first_auction_all_is_still_to_come() -> None:
    standing = check_standing(Game.new(players=3, seed=1), 0)
    assert (standing["race"], standing["now"], standing["change"]) == ([], [0, 0, 0], [0, 0, 0])
    assert min(standing["expected"]) > 50


def test_when_the_game_is_over_what_was_expected_has_come() -> None:
    game = played(400)
    assert game.outcome is not None
    totals = [sheet.total for sheet in game.outcome.scores]
    assert expected_prestige(game.view(0)) == tuple(totals)


def test_bids_of_an_auction_change_nothing() -> None:
    game = played(40)
    while game.view(0).position.auction is None:
        game.play(game.legal_actions()[0])
    before = check_standing(game, 1)
    game.play("pass")
    assert game.view(0).position.auction is not None, "somebody else is still in it"
    assert check_standing(game, 1) == before


def test_change_is_what_the_latest_auction_did() -> None:
    game = played(50)
    standings = [check_standing(game, 0)]
    while len(standings[-1]["race"]) == len(standings[0]["race"]):
        game.play(game.legal_actions()[0])
        standings.append(check_standing(game, 0))
    before, after = standings[-2], standings[-1]
    gains = [late - early for early, late in zip(before["expected"], after["expected"], strict=True)]
    assert after["change"] == pytest.approx(gains, abs=0.11)


@pytest.mark.parametrize("shows", [True, False])
def test_it_is_shown_where_the_table_shows_it(shows: bool) -> None:
    game = played(10)
    snapshot = Snapshot("", ("", "", ""), TableEyes(0), game, shows)
    if shows:
        assert standing_at(snapshot) == standing_document(game, 0)
        return
    with pytest.raises(Refusal) as refused:
        standing_at(snapshot)
    assert refused.value.reason is Reason.STANDING_HIDDEN


def test_covered_secrets_count_for_nobody() -> None:
    game = played(30)
    covered = Snapshot("", ("", "", ""), TableEyes(game.to_act, covered=True), game, shows_standing=True)
    assert standing_at(covered) == standing_document(game, None)


@settings(max_examples=20)
@given(games(), st.integers(0, 2**20))
def test_it_does_not_depend_on_what_is_secret(game: Game, other: int) -> None:
    assume(not game.is_over)
    seat = (None, *range(game.players))[other % (game.players + 1)]
    twin = with_other_secrets(game, seat, Chance(other))
    assert standing_document(twin, seat) == standing_document(game, seat)


def check_standing(game: Game, seat: int | None) -> StandingDocument:
    """A standing as it is declared."""
    standing = standing_document(game, seat)
    check(StandingDocument, standing)
    return standing
