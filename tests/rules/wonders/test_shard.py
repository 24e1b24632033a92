"""Card 15, The Shard: 2 per patron disc you hold now."""

from __future__ import annotations

from typing import Any

import pytest

from scenes import gained, play, scene
from skyrise.rules import Game, Receipt

WONDERS = ((15,), (5,), (9,), (6,))


def red_builds(mine: dict[str, int], others: dict[int, Any] | None = None, **more: Any) -> Game:
    """Red holds the patron discs ``mine``; blue starts with 1 on H2, and red's Shard on H1 wins at once."""
    game = scene(wonders=WONDERS, bids=[("1", "H2")], patrons={0: mine, **(others or {})}, **more)
    return play(game, "W15@H1")


@pytest.mark.rule("wonder.shard")
@pytest.mark.parametrize(
    ("mine", "points"),
    [
        ({}, 0),
        ({"A": 1}, 2),
        ({"A": 3}, 6),  # equal letters count each
        ({"A": 2, "B": 1, "D": 1}, 8),
        ({"A": 4, "B": 4, "C": 4, "D": 4}, 32),  # every patron disc of the box: there is no maximum
    ],
)
def test_2_per_patron_disc(mine: dict[str, int], points: int) -> None:
    assert gained(red_builds(mine), 0) == points


@pytest.mark.rule("wonder.shard")
@pytest.mark.parametrize(("disc", "points"), [("C", 4), ("A", 4), ("green", 2), ("commissions", 2)])
def test_the_patron_disc_under_it_counts(disc: str, points: int) -> None:
    # Red holds one A already.
    assert gained(red_builds({"A": 1}, discs={"H1": disc}), 0) == points


@pytest.mark.rule("wonder.shard")
def test_other_things_in_the_visionary_area_do_not_count() -> None:
    # One patron disc; two excess discs and two commissions discs lie beside it.
    assert gained(red_builds({"B": 1}, rows={0: {"green": 4}}, excess={0: 2}, commissions={0: 2}), 0) == 2


@pytest.mark.rule("wonder.shard")
def test_discs_of_others_and_on_the_map_do_not_count() -> None:
    game = red_builds({"A": 1}, others={1: {"A": 2}, 2: {"B": 1}}, discs={"H2": "D"})
    assert [gained(game, seat) for seat in range(4)] == [2, 0, 0, 0]


@pytest.mark.rule("wonder.shard")
def test_discs_collected_later_do_not_count() -> None:
    # The Shard is built with one disc held; then red collects D from H2.
    game = play(red_builds({"A": 1}, discs={"H2": "D"}), "96@H2", "pass", "pass", "pass")
    assert game.position().players[0].patrons["D"] == 1
    assert gained(game, 0) == 2


@pytest.mark.rule("wonder.shard", "R14")
@pytest.mark.parametrize("edition", ["retail", "polish", "russian", "preview", "manual"])
def test_one_receipt_that_is_no_patron_prestige(edition: str) -> None:
    # Two A and one B: 6 as Wonder. At the end the discs score their values besides: 2 + 2 + 3.
    game = red_builds({"A": 2, "B": 1}, edition=edition)
    assert game.scores()[0].receipts == (Receipt(0, "wonders", 6, "wonder.shard", "H1"),)
    assert game.outcome_now().scores[0].points["patrons"] == 7
