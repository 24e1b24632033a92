"""Looking one action ahead: the auction ends with it, and what it wins and denies is weighed."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from present import present
from scenes import legal, play, scene
from search.positions import PHASES, moments, new_workspace, phase_scene
from skyrise import Game, edition_ids
from skyrise.kernel.load import Load
from skyrise.rules.core.state import State, copy_state, same_state
from skyrise.rules.core.words import ACTIONS, ANSWER, BIDDING, CHOOSE, NONE, OVER, PASS, START, VAULT_DISC, WILD
from skyrise.search.core.evaluation import evaluate
from skyrise.search.core.judge import judge
from skyrise.search.core.settling import settle
from skyrise.search.core.workspace import LINE
from skyrise.search.judgement import Judgement
from skyrise.search.mind import Mind

SETTLED = (START, CHOOSE, OVER)
NEARLY = {"A13": "16", "A2": "17", "A4": "57"}
"""Three of red's structures on yellow; of the neighborhoods where an auction may start then, H1 alone is yellow."""
PLAIN: dict[str, Any] = {"players": 2, "panoramas": ("bridges", "windmills")}


def settled(game: Game) -> State:
    s = game.state
    settle(s, game.match.tables, [0] * ACTIONS)
    return s


def judged(game: Game, load: Load) -> dict[str, Judgement]:
    mind = Mind(game.match, load, "judge")
    return {str(one.action): one for one in mind.judge(game.view(game.to_act), 6)}


def worth(game: Game, load: Load) -> dict[str, float]:
    return {action: one.worth(present(game.to_act)) for action, one in judged(game, load).items()}


# The auction ends


@pytest.mark.parametrize(("players", "edition"), tuple(product((2, 3, 4), edition_ids())))
def test_the_auction_ends_for_the_leader(players: int, edition: str) -> None:
    for game in moments(players, edition, seed=players):
        before, after = game.state, settled(game)
        assert after.phase in SETTLED
        assert after.bid_cells == 0
        if before.phase in (BIDDING, ANSWER):
            assert after.standing[before.latest] == before.latest_piece
            assert after.structures[before.leader] >> before.latest & 1
            assert after.occupied == before.occupied | 1 << before.latest
        elif before.phase in SETTLED:
            assert same_state(before, after)


@pytest.mark.parametrize("edition", edition_ids())
@pytest.mark.parametrize("phase", [WILD, VAULT_DISC])
def test_open_decisions_of_the_winner_are_made(edition: str, phase: int) -> None:
    game = scene(edition=edition, **_won(phase), discs={"B3": "wild", "A5": "A"}, wonders=((18,), (9,), (1,), (15,)))
    after = settled(game)
    assert after.phase == START
    assert sum(after.rows) + sum(after.excess) == 1


def _won(phase: int) -> dict[str, Any]:
    if phase == WILD:
        return {"built": {"H1": "33"}, "pending": "wild", "won": ("H1", 2)}
    return {"built": {"H1": "W18"}, "pending": "vault", "won": ("H1", 2), "patron_values": (2, 3, 4, 5)}


def test_a_wild_disc_goes_where_it_is_worth_most() -> None:
    full = scene(**_won(WILD), rows={0: {"green": 4}})
    assert settled(full).excess[0] == 1
    nearly = scene({"A5": "16", "A3": "17", "H1": "33"}, pending="wild", won=("H1", 2), rows={0: {"green": 2}})
    assert settled(nearly).rows[:4] == [0, 3, 0, 0]


def test_the_vault_takes_the_disc_that_is_worth_most() -> None:
    what: dict[str, Any] = {"wonders": ((18,), (9,), (1,), (15,)), "discs": {"A5": "A", "B4": "green", "B5": "B"}}
    full = scene(**_won(VAULT_DISC), rows={0: {"green": 4}}, **what)
    assert settled(full).excess[0] == 1
    empty_rows = scene(**{**_won(VAULT_DISC), "patron_values": (5, 2, 3, 4)}, commissions={0: 2}, **what)
    assert settled(empty_rows).patrons[:4] == [1, 0, 0, 0]


def test_a_wild_disc_of_the_vault_gets_its_colour() -> None:
    game = scene(**_won(VAULT_DISC), discs={"B3": "wild"}, rows={0: {"green": 4}}, wonders=((18,), (9,), (1,), (15,)))
    after = settled(game)
    assert (after.phase, after.excess[0], after.disc[game.match.city.number("B3")]) == (START, 1, NONE)


def test_the_vault_on_a_wild_disc_decides_about_both() -> None:
    built = {"H1": "24"}
    game = scene(built, bids=[("16", "H2"), ("W18", "H3")], discs={"H3": "wild", "B3": "wild"}, **_vault_of_teal())
    after = settled(game)
    assert after.phase == START
    assert sum(after.rows[4:8]) + after.excess[1] == 2


def _vault_of_teal() -> dict[str, Any]:
    return {"wonders": ((1,), (18,), (9,), (15,)), "to_act": 0}


@pytest.mark.parametrize(("phase", "players"), tuple(product(PHASES, (2, 3, 4))))
def test_judging_changes_nothing(phase: int, players: int) -> None:
    game = phase_scene(phase, players)
    work, t = new_workspace(), game.match.tables
    work.states[LINE] = game.state
    before = copy_state(work.states[LINE])
    for code in game.match.legal_codes(before):
        judge(work, t, code)
        assert same_state(work.states[LINE], before)


# What is judged


@pytest.mark.parametrize(("phase", "players"), tuple(product(PHASES, (2, 3, 4))))
def test_every_legal_action_is_judged(load: Load, phase: int, players: int) -> None:
    game = phase_scene(phase, players)
    found = judged(game, load)
    assert sorted(found) == legal(game)
    for one in found.values():
        assert sum(one.wins) == pytest.approx(1)
        assert one.attention == pytest.approx(1 / len(found))


def test_a_pass_is_the_win_of_the_leader() -> None:
    game = scene({"H1": "24"}, players=2, bids=[("16", "H2")], to_act=1, discs={"H2": "green"})
    work, t = new_workspace(), game.match.tables
    work.states[LINE] = game.state
    judge(work, t, PASS)
    passed = work.wins[:2], work.scores[:2]
    evaluate(play(game, "pass").state, t, work)
    assert passed == (work.wins[:2], work.scores[:2])


def test_a_bid_that_fulfils_the_objective_is_better_than_one_that_does_not(load: Load) -> None:
    game = scene(NEARLY, objectives=("yellow", "green"), **PLAIN)
    found = {action: value for action, value in worth(game, load).items() if action.startswith("62@")}
    assert len(found) > 5
    assert max(found, key=found.__getitem__) == "62@H1"


def test_a_disc_that_scores_is_better_than_one_that_does_not(load: Load) -> None:
    """C is worth 5, and A6 and A9 are white both."""
    what = {"patrons": {0: {"C": 1}}, "patron_values": (2, 3, 5, 4), **PLAIN}
    found = worth(scene({"A5": "24", "A10": "16"}, discs={"A9": "C"}, **what), load)
    assert found["62@A9"] > found["62@A6"]


def test_to_take_from_an_opponent_is_better_than_to_let_it_happen(load: Load) -> None:
    """Teal's bid on A7 would fulfil its open objective, one on A6 would not; red can outbid both."""
    built = {"A13": "30", "A2": "9", "A4": "25", "A10": "24", "A9": "W8"}
    what = {"wonders": ((5, 6), (8, 15)), "objectives": ("green", "yellow"), "revealed": (1,), **PLAIN}
    harmful, harmless = (worth(scene(built, bids=[("8", at)], **what), load) for at in ("A7", "A6"))
    assert harmful["pass"] < harmless["pass"]
    assert gain_of_a_bid(harmful) > gain_of_a_bid(harmless)


def gain_of_a_bid(found: dict[str, float]) -> float:
    """How much better the best bid is than a pass."""
    return max(value for action, value in found.items() if action != "pass") - found["pass"]


def test_a_judgement_tells_the_lead_and_the_worth() -> None:
    action = phase_scene(START, 3).legal_actions()[0]
    one = Judgement(action, (0.5, 0.3, 0.2), (50.0, 60.0, 40.0), 1.0)
    assert [one.lead(seat) for seat in range(3)] == [-10, 10, -20]
    assert one.wins[1] < one.worth(1) < one.wins[1] + 0.1
    assert one.worth(0) < one.wins[0]
