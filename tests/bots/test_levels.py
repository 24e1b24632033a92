"""The bots that think: how they explain themselves, and how they differ. The interpreted search is enough for that."""

from __future__ import annotations

import pytest

from present import present
from scenes import ALL_BUILT, scene
from skyrise import Chance, Game
from skyrise.bots import Clock, make_bot
from skyrise.bots.advice import Advice, Adviser
from skyrise.bots.game_loop import play_bots
from skyrise.bots.thinking import ThinkingBot
from skyrise.kernel.interpreted import Interpreted
from skyrise.rules import Action
from skyrise.search.endings import solve
from ticking import TICK, Ticking

LEVELS = {
    "random": "played out",
    "beginner": "judged",
    "casual": "judged",
    "skilled:simulations=10": "searched",
    "expert:simulations=10;seconds=5": "searched",
}
"""Specs that are quick enough, and how each comes to its advice in the middle of a game."""
FOREVER = Clock(60.0)


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled."""
    for name in ("random.best_load", "thinking.best_load", "thinking.wait_for_best"):
        monkeypatch.setattr(f"skyrise.bots.{name}", Interpreted)


def advice(spec: str, game: Game, seed: int = 7) -> Advice:
    bot, view = make_bot(spec, seed), game.view(game.to_act)
    assert isinstance(bot, Adviser)
    return bot.advise(view, view.legal, FOREVER)


def choice(spec: str, game: Game, seed: int = 7) -> str:
    view = game.view(game.to_act)
    return str(make_bot(spec, seed).choose(view, view.legal, FOREVER))


def middle(players: int, decisions: int = 30) -> Game:
    """A random game after some decisions, when there is something to decide."""
    game, chance = Game.new(players, seed=3), Chance(3)
    while len(game.actions) < decisions or len(game.legal_actions()) < 5:
        game.play(chance.choice(game.legal_actions()))
    return game


def open_ending() -> Game:
    """Red knows every card: it holds discs of all patrons, and teal has built Kahn's Ambition."""
    built = {at: {"W9": "W8"}.get(piece, piece) for at, piece in ALL_BUILT.items() if piece not in ("3", "33", "8")}
    patrons = {0: {"A": 1, "B": 1, "C": 1, "D": 1}}
    wonders = ((5, 6), (8, 15))
    return scene(built, players=2, wonders=wonders, patrons=patrons, revealed=(1,), discs={"H1": "green", "H3": "A"})


# Advice


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("spec", "method"), LEVELS.items())
def test_advice_is_about_legal_actions_and_says_how_it_came_about(spec: str, method: str, players: int) -> None:
    game = middle(players)
    found = advice(spec, game)
    assert found.method == method
    actions = [one.action for one in found.judgements]
    assert len(actions) == len(set(actions)) > 1
    assert set(actions) <= set(game.legal_actions())
    for one in found.judgements:
        assert sum(one.wins) == pytest.approx(1)
        assert all(20 < points < 200 for points in one.prestige)


@pytest.mark.parametrize("spec", ["random", "casual", "beginner"])
def test_who_judges_every_action_likes_the_worthiest_best(spec: str) -> None:
    game = middle(3)
    found = advice(spec, game).judgements
    assert len(found) == len(game.legal_actions())
    worths = [one.worth(present(game.to_act)) for one in found]
    assert worths == sorted(worths, reverse=True)


@pytest.mark.parametrize("spec", ["skilled:simulations=20", "expert:simulations=20"])
def test_who_searches_likes_best_what_it_has_looked_at_most(spec: str) -> None:
    found = advice(spec, middle(3)).judgements
    attention = [one.attention for one in found]
    assert attention == sorted(attention, reverse=True)
    assert 0.8 < sum(attention) < 1


@pytest.mark.parametrize("spec", ["casual", "skilled:simulations=10", "expert:simulations=10"])
def test_a_bot_plays_what_it_likes_best(spec: str) -> None:
    game = middle(2)
    assert choice(spec, game) == str(advice(spec, game).best)


@pytest.mark.parametrize("spec", LEVELS)
def test_a_single_action_is_played(spec: str) -> None:
    built = {at: piece for at, piece in ALL_BUILT.items() if piece != "88"}
    game = scene({**built, "H1": "88"}, players=2, pending="wild", won=("H1", 1), to_act=1, finished=(0,))
    view = game.view(1)
    assert str(make_bot(spec, 7).choose(view, view.legal[:1], FOREVER)) == str(view.legal[0])


# Chance


def test_a_beginner_chooses_by_chance_and_a_casual_player_does_not() -> None:
    game = middle(2)
    assert len({choice("beginner", game, seed) for seed in range(20)}) > 3
    clear = open_ending()
    assert len({choice("casual", clear, seed) for seed in range(5)}) == 1


@pytest.mark.parametrize("spec", LEVELS)
def test_the_same_seed_plays_the_same(spec: str) -> None:
    game = middle(2)
    assert choice(spec, game) == choice(spec, game)


def test_a_beginner_likes_good_actions_more() -> None:
    game = open_ending()
    best = choice("casual", game)
    worst = str(advice("casual", game).judgements[-1].action)
    chosen = [choice("beginner", game, seed) for seed in range(40)]
    assert chosen.count(best) > chosen.count(worst)


# The expert


def test_the_expert_solves_endings() -> None:
    game = open_ending()
    found = advice("expert:seconds=60", game)
    assert found.method == "solved"
    exact = present(solve(game, Interpreted(), 10**6))
    assert len(found.judgements) == len(exact.actions)
    best = exact.actions[0]
    assert (found.judgements[0].wins, found.judgements[0].lead(0)) == (best.wins, best.lead(0))
    assert choice("expert:seconds=60", game) == str(found.best)


def test_the_expert_searches_what_it_cannot_solve_in_time() -> None:
    assert advice("expert:simulations=5", middle(2)).method == "searched"
    view = open_ending().view(0)
    bot = make_bot("expert:simulations=5", 7)
    assert isinstance(bot, Adviser)
    hurried = bot.advise(view, view.legal, Clock(0.001))
    assert hurried.method == "searched"
    assert hurried.best in view.legal


@pytest.mark.parametrize("seconds", [0.0, 0.3])
@pytest.mark.parametrize("spec", ["skilled", "expert"])
def test_a_clock_is_kept(spec: str, seconds: float, ticking: Ticking) -> None:
    view = middle(4).view(middle(4).to_act)
    assert make_bot(spec, 7).choose(view, view.legal, Clock(seconds)) in view.legal
    assert ticking.looks * TICK <= seconds + 6 * TICK


# From one decision to the next


def test_a_new_match_needs_a_new_mind() -> None:
    bot = make_bot("casual", 7)
    for players in (2, 3, 2):
        view = middle(players).view(middle(players).to_act)
        assert bot.choose(view, view.legal, FOREVER) in view.legal


def test_a_bot_takes_up_the_compiled_load_when_it_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    class Faster(Interpreted):
        """Stands for the compiled load."""

    bot, view = make_bot("casual", 7), middle(2).view(middle(2).to_act)
    assert isinstance(bot, ThinkingBot)
    assert type(bot.mind_for(view).load) is Interpreted
    assert bot.mind_for(view) is bot.mind_for(view)
    monkeypatch.setattr("skyrise.bots.thinking.best_load", Faster)
    assert type(bot.mind_for(view).load) is Faster


def test_a_bot_that_thinks_waits_for_the_compiled_load_when_there_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[str] = []
    monkeypatch.setattr("skyrise.bots.thinking.wait_for_best", lambda: waited.append("waited"))
    bot = make_bot("expert", 7)
    assert isinstance(bot, ThinkingBot)
    bot.prepare()
    assert waited == ["waited"]


@pytest.mark.parametrize("spec", LEVELS)
def test_a_whole_game(spec: str) -> None:
    game = Game.new(2, seed=5)
    bots = [make_bot(spec, 1), make_bot("random", 2)]
    play_bots(game, bots, seconds=0.5)
    assert game.outcome is not None


def test_the_game_is_the_same_whenever_the_compiled_search_becomes_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    class Ready(Interpreted):
        """Stands for the compiled load, which thinks the same."""

    def played(ready_after: int) -> list[Action]:
        asked = 0

        def best() -> Interpreted:
            nonlocal asked
            asked += 1
            return Ready() if asked > ready_after else Interpreted()

        monkeypatch.setattr("skyrise.bots.thinking.best_load", best)
        game = Game.new(2, seed=5)
        play_bots(game, [make_bot("beginner", seat) for seat in range(2)], seconds=None)
        return game.actions

    assert played(0) == played(20) == played(10_000)
