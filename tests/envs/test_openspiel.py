"""Skyrise for OpenSpiel: its own checks, chance, a saved playthrough, and its bots at the table."""

from __future__ import annotations

import json
import pickle
from collections import Counter, defaultdict
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from envs.make_playthrough import PLAYTHROUGH, ready_flags, shortened
from envs.random_states import NAME, state_after
from present import present
from skyrise import Game, edition_ids
from skyrise.components import load_island
from skyrise.envs.core import numbers as n
from skyrise.envs.openspiel import NamedBot
from skyrise.envs.openspiel.deal import Deal, rounds
from skyrise.envs.openspiel.progress import Progress


class TestOfficialChecksWithTwo(api_test.EnforceAPIOnPartialTreeBase):
    """OpenSpiel's checks of every game, for this one."""

    game_name = NAME
    game = pyspiel.load_game(f"{NAME}(players=2)")


class TestOfficialChecksWithFour(api_test.EnforceAPIOnPartialTreeBase):
    """The same with four players."""

    game_name = NAME
    game = pyspiel.load_game(f"{NAME}(players=4,edition=manual,utility=margin)")


@pytest.mark.parametrize(("players", "utility"), [(2, "rank"), (3, "win"), (4, "margin")])
def test_the_official_simulation_passes(players: int, utility: str, capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game(f"{NAME}(players={players},utility={utility})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=players == 2, verbose=False)


@pytest.mark.parametrize("edition", edition_ids())
def test_every_edition_is_played_to_the_end(edition: str) -> None:
    state = state_after(pyspiel.load_game(NAME, {"players": 3, "edition": edition}), 10**6)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert len(state.history()) < state.get_game().max_history_length()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_nodes_are_small_and_the_set_up_is_one_of_the_box(players: int) -> None:
    game = pyspiel.load_game(f"{NAME}(players={players})")
    state, sizes = game.new_initial_state(), []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        sizes.append(len(outcomes))
        state.apply_action(outcomes[len(sizes) * 7 % len(outcomes)][0])
    assert max(sizes) == 20 == game.max_chance_outcomes()
    assert len(sizes) == game.max_chance_nodes_in_history()
    setup = state.progress.dealt
    assert Counter(setup.discs.values()) == state.progress.game.match.edition.disc_counts(players)
    assert len({card for hand in setup.wonder_hands for card in hand}) == {2: 10, 3: 9, 4: 12}[players]
    assert state.current_player() == setup.starter


def test_every_city_is_as_likely_as_any_other() -> None:
    """Three of four islands in three of four slots: 96 ways, none of them twice."""
    ways: defaultdict[tuple[int, ...], float] = defaultdict(float)
    first, second = rounds("retail", 3)[:2]
    assert (first.draws, second.draws) == (1, 3)

    def go_on(deal: Deal, chance: float) -> None:
        if len(deal.drawn) == 4:
            ways[tuple(deal.drawn)] += chance
            return
        for outcome, share in deal.outcomes():
            twin = deal.copy()
            twin.draw(outcome)
            go_on(twin, chance * share)

    go_on(Deal("retail", 3), 1.0)
    assert len(ways) == 96
    assert all(chance == pytest.approx(1 / 96) for chance in ways.values())


def test_draws_are_told_in_words() -> None:
    state = pyspiel.load_game(f"{NAME}(players=3)").new_initial_state()
    told = []
    while state.is_chance_node():
        told.append(state.action_to_string(pyspiel.PlayerId.CHANCE, state.chance_outcomes()[0][0]))
        state.apply_action(state.chance_outcomes()[0][0])
    assert told[:2] == ["stays empty north", "island aurora"]
    assert [text.split()[0] for text in told[4:7]] == ["color"] * 3
    assert told[-1] == "starter 0"
    assert state.action_to_string(0, n.PASS) == "pass"


def test_a_game_of_a_record_is_the_same_game_there() -> None:
    state = state_after(pyspiel.load_game(f"{NAME}(players=3,utility=margin)"), 10**6, seed=4)
    progress = state.progress
    game = Game(progress.game.match, Game.new(3).state, progress.dealt)
    game = Game.from_record(game.record())
    for seat, action in progress.game.played:
        assert game.to_act == seat
        game.play(progress.game.space.text(action))
    points = [sheet.total for sheet in present(game.outcome).scores]
    ahead = [(mine - max(points[:seat] + points[seat + 1 :])) / 100 for seat, mine in enumerate(points)]
    assert state.returns() == pytest.approx(ahead)


def test_a_set_up_and_its_game_are_copied_and_saved_whole() -> None:
    state = state_after(pyspiel.load_game(f"{NAME}(players=2)"), 25)
    for twin in (deepcopy(state.progress), pickle.loads(pickle.dumps(state.progress))):
        assert twin.game.played == state.progress.game.played
        assert (twin.game.observe(1) == state.progress.game.observe(1)).all()
        twin.game.step(twin.game.legal()[0])
        assert len(state.progress.game.played) == 25
    half = Progress("retail", 2)
    half.draw(1)
    assert pickle.loads(pickle.dumps(half)).deal.drawn == [1]
    assert deepcopy(half).begun is None


@pytest.mark.parametrize("parameters", [{"players": 5}, {"utility": "fame"}, {"edition": "lost"}])
def test_parameters_that_there_are_not_are_refused(parameters: dict[str, Any]) -> None:
    from skyrise.envs.openspiel import SkyriseGame

    with pytest.raises(ValueError, match=str(next(iter(parameters.values())))):
        SkyriseGame(parameters)


def test_the_playthrough_is_as_before() -> None:
    """If the game was changed on purpose: python tests/envs/make_playthrough.py"""
    ready_flags()
    saved, now = generate_playthrough.replay(str(PLAYTHROUGH))
    assert shortened(now).splitlines() == saved.splitlines()


def test_the_search_bots_of_openspiel_play_it() -> None:
    game = pyspiel.load_game(f"{NAME}(players=2)")
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bots = [
        mcts.MCTSBot(game, 2.0, 3, evaluator, random_state=random),
        ismcts.ISMCTSBot(game, evaluator, 2.0, 3, random_state=random),
    ]
    state = state_after(game, 50)
    decided: Counter[int] = Counter()
    while not state.is_terminal() and min(decided[0], decided[1]) < 3:
        player = state.current_player()
        action = bots[player].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        decided[player] += 1
    assert min(decided[0], decided[1]) > 0


def test_the_bots_of_the_ladder_play_there_and_better_ones_win() -> None:
    game = pyspiel.load_game("python_skyrise(players=2)")
    bots = [NamedBot("casual", player=0, seed=1), NamedBot("random", player=1, seed=2)]
    results = [pyspiel.evaluate_bots(game.new_initial_state(), bots, seed) for seed in range(3)]
    assert sum(result[0] for result in results) == 3
    assert repr(bots[0]) == "<NamedBot casual, player 0>"


def test_a_bot_there_is_asked_from_any_moment_on() -> None:
    game = pyspiel.load_game("python_skyrise(players=3)")
    state, random = game.new_initial_state(), np.random.default_rng(1)
    while state.is_chance_node() or len(state.progress.game.played) < 30:
        state.apply_action(int(random.choice(state.legal_actions())))
    bot = NamedBot("beginner", player=state.current_player())
    bot.restart_at(state)
    assert bot.step(state) in state.legal_actions()


def test_nothing_is_taken_back() -> None:
    state = pyspiel.load_game("python_skyrise(players=2)").new_initial_state()
    with pytest.raises(NotImplementedError, match="clone"):
        state.undo_action(0, 0)


def test_islands_and_editions_of_ones_own_are_played(tmp_path: Path) -> None:
    text = json.dumps(load_island("aurora").document()).replace('"A', '"Q')
    (tmp_path / "quartz.json").write_text(text, encoding="utf-8")
    (tmp_path / "tall.toml").write_text('[edition]\nid = "tall"\nname = "Tall"\nbase = "retail"\n', encoding="utf-8")
    islands = f"north:{tmp_path / 'quartz.json'};south:boreas"
    settings = {"players": 2, "islands": islands, "edition": str(tmp_path / "tall.toml")}
    game = pyspiel.load_game(NAME, settings)
    assert game.max_chance_nodes_in_history() == pyspiel.load_game(
        f"{NAME}(players=2)"
    ).max_chance_nodes_in_history() - (2 + 2)
    state, random = game.new_initial_state(), np.random.RandomState(3)
    bids = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        texts = [state.action_to_string(state.current_player(), action) for action in actions]
        bids += any("@Q" in text for text in texts)
        assert not any("@A" in text for text in texts)
        state.apply_action(random.choice(actions))
    assert bids > 5
    twin = pickle.loads(pickle.dumps(state))
    assert (twin.returns(), str(twin)) == (state.returns(), str(state))
    seen = state.information_state_string(0)
    assert "@Q" in seen
    assert "north=quartz" in seen
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 0)
    assert observer.dict["discs"].sum() == len(present(state.progress.setup).discs)


def test_islands_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="2 players play on 2 outer islands, not on 1"):
        pyspiel.load_game(NAME, {"players": 2, "islands": "north:aurora"})
