"""Whole games and their survey, compiled and interpreted: the same files, loaded twice."""

from __future__ import annotations

import numpy as np
import pytest

from skyrise import Game
from skyrise.bots.searching import DEALS
from skyrise.bots.skilled import SIMULATIONS, SkilledBot
from skyrise.kernel.interpreted import Interpreted
from skyrise.kernel.load import Load
from skyrise.lab.games import Crew, Order, play, searchers
from skyrise.lab.games.bench import Bench
from skyrise.search.core.selfplay import play_searched
from skyrise.search.weights import learned_weights
from skyrise.search.workspace import make_tree, make_workspace


@pytest.mark.parametrize("policy", ["judged", "random"])
@pytest.mark.parametrize(("players", "edition"), [(2, "manual"), (3, "preview"), (4, "retail")])
def test_both_loads_play_and_survey_the_same_game(compiled: Load, players: int, edition: str, policy: str) -> None:
    order = Order(players, edition, policy=policy, seed=players)
    fast, slow = (Bench(load).play(order, 0) for load in (compiled, Interpreted()))
    assert fast.actions.tolist() == slow.actions.tolist()
    assert fast.seats.tolist() == slow.seats.tolist()
    assert fast.facts.tolist() == slow.facts.tolist()
    assert fast.auctions.tolist() == slow.auctions.tolist()


def test_both_loads_search_the_same_game(compiled: Load, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searchers, "SIMULATIONS", 6)
    fast, slow = (Bench(load).play(Order(3, policy="searched"), 0) for load in (compiled, Interpreted()))
    assert fast.actions.tolist() == slow.actions.tolist()


def test_players_who_search_remember_what_they_thought_of_their_chances(compiled: Load) -> None:
    (chunk,) = play(Order(players=2, policy="searched", games=20), Crew(compiled, keeps_thoughts=True))
    surprises = []
    for game, won in zip(chunk.games, chunk.won.tolist(), strict=True):
        assert len(game.thoughts) == len(game.actions)
        for action, seat, thought in zip(game.actions.tolist(), game.seats.tolist(), game.thoughts, strict=True):
            if thought is not None:
                assert thought.visits[thought.actions.tolist().index(action)] == thought.visits.max()
                surprises.append((thought.wins.sum() / thought.visits.sum() - won[seat]) ** 2)
    assert np.mean(surprises) < 0.2  # of an equal chance, or of another seat's: 0.25 and more


def test_what_they_thought_is_kept_only_for_those_who_ask(compiled: Load) -> None:
    (chunk,) = play(Order(players=2, policy="searched", games=1), Crew(compiled))
    assert not chunk.games[0].thoughts


def test_a_decision_has_as_many_simulations_as_those_of_the_skilled_bot(compiled: Load) -> None:
    game = Game.new(players=2, seed=8)
    games, tables = compiled.states([game.state]), compiled.tables([game.match.tables])
    tree, into = (make_tree(compiled, SkilledBot.nodes) for _ in range(2))
    work, deals = make_workspace(compiled, 1, learned_weights()), compiled.blanks(DEALS)
    code = compiled.function(play_searched)(work, tree, into, tables, games, deals, SIMULATIONS)
    first, children = into.first[0], into.children[0]
    most = max(range(first, first + children), key=lambda child: into.visits[child])
    assert (into.visits[0], into.action[most]) == (SIMULATIONS, code)
    game.play(game.match.decode(code))
    assert games[0].to_act == game.to_act
    compiled.function(play_searched)(work, into, tree, tables, games, deals, 1)
    assert 1 <= tree.visits[0] < SIMULATIONS  # what was thought about it before, and no more


def test_the_games_do_not_depend_on_the_number_of_threads(compiled: Load) -> None:
    order = Order(players=3, games=25)
    (alone,), (together,) = (list(play(order, Crew(compiled, threads))) for threads in (1, 3))
    assert [game.number for game in together.games] == list(range(25))
    assert np.array_equal(alone.facts, together.facts)
    assert np.array_equal(alone.auctions, together.auctions)


def test_chunks_add_up_to_the_same_games(compiled: Load) -> None:
    order = Order(players=2, games=7)
    (whole,) = play(order, Crew(compiled))
    parts = list(play(order, Crew(compiled), size=3))
    assert [len(part.games) for part in parts] == [3, 3, 1]
    assert np.array_equal(whole.facts, np.concatenate([part.facts for part in parts]))


def test_to_look_one_action_ahead_beats_chance(compiled: Load) -> None:
    (judged,), (random,) = (
        list(play(Order(players=2, games=30, policy=policy), Crew(compiled))) for policy in ("judged", "random")
    )
    assert judged.prestige.sum(axis=2).mean() > random.prestige.sum(axis=2).mean() + 20
