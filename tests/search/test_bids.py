"""Bids are judged with what they have in common, and that changes nothing: to the last bit."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from scenes import scene
from search.positions import ERA_1, bid_upon, moments, new_workspace
from skyrise import Game, edition_ids
from skyrise.rules.core.words import WONDER_BID
from skyrise.search.core import bids
from skyrise.search.core.bids import forget_bids, is_one_of_many
from skyrise.search.core.evaluation import evaluate
from skyrise.search.core.judge import judge
from skyrise.search.core.settling import try_out
from skyrise.search.core.workspace import LINE, TRIAL, Workspace

EVERY = 7
"""Of the moments of a game, so many are skipped for one that is looked at."""


def workspace_at(game: Game) -> Workspace:
    work: Workspace = new_workspace()
    work.states[LINE] = game.state
    forget_bids(work)
    return work


def alone(game: Game, code: int) -> tuple[list[float], list[float]]:
    """The chances and the Prestige after an action, evaluated as if it were the only one."""
    work, t = workspace_at(game), game.match.tables
    try_out(work, t, code)
    evaluate(work.states[TRIAL], t, work)
    return work.wins, work.scores


@pytest.mark.parametrize(("players", "edition"), tuple(product((2, 3, 4), edition_ids())))
def test_together_actions_are_worth_what_they_are_worth_alone(players: int, edition: str) -> None:
    for number, game in enumerate(moments(players, edition, seed=40 + players)):
        if number % EVERY == 0:
            work = workspace_at(game)
            for code in game.match.legal_codes(game.state):
                judge(work, game.match.tables, code)
                assert (work.wins, work.scores) == alone(game, code)


@pytest.mark.parametrize(("game", "share"), [(scene(ERA_1, players=2), 0.5), (bid_upon(scene(ERA_1, players=2)), 0.7)])
def test_few_of_many_bids_are_tried(game: Game, share: float, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def noted(work: Any, t: Any, action: int) -> None:
        tried.append(action)
        try_out(work, t, action)

    monkeypatch.setattr(bids, "try_out", noted)
    work, t = workspace_at(game), game.match.tables
    codes = [code for code in game.match.legal_codes(game.state) if code < WONDER_BID]
    for code in codes:
        judge(work, t, code)
    assert 0 < len(tried) < share * len(codes)


def test_the_last_building_is_judged_alone() -> None:
    """Whoever builds it ends an era, or finishes: then more changes than the parts know of."""
    nearly = {at: piece for at, piece in ERA_1.items() if piece != "96"}
    game = scene(nearly, players=2, era=1)
    bidding = [code for code in game.match.legal_codes(game.state) if code < WONDER_BID]
    assert bidding
    assert not any(is_one_of_many(game.state, game.match.tables, code) for code in bidding)
    one_more = scene({at: piece for at, piece in nearly.items() if piece != "72"}, players=2, era=1)
    codes = one_more.match.legal_codes(one_more.state)
    assert all(is_one_of_many(one_more.state, one_more.match.tables, code) for code in codes)
