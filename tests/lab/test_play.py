"""Games for the laboratory: legal, the same for the same seed, and blind to what a seat cannot know."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from search.positions import PHASES, phase_scene
from skyrise import Game, load_island
from skyrise.components import BadComponent
from skyrise.kernel.interpreted import Interpreted
from skyrise.lab.arena import ArenaError, Serial
from skyrise.lab.games import Crew, Order, changed_edition, play
from skyrise.lab.games.bench import Bench
from skyrise.rules.views import view_of
from skyrise.search.core.guess import guess

CREW = Crew(Interpreted())


@pytest.mark.parametrize("policy", ["judged", "random"])
def test_every_action_is_legal_and_the_game_ends(policy: str) -> None:
    order = Order(players=2, policy=policy, seed=4)
    surveyed = Bench(Interpreted()).play(order, 3)
    game = Game.new(2, "retail", "4.3")  # the seed of the setup is that of the arena
    for code, seat in zip(surveyed.actions.tolist(), surveyed.seats.tolist(), strict=True):
        game.play(game.match.decode(code), seat)
    assert game.is_over


def test_the_same_order_gives_the_same_games_and_another_seed_others() -> None:
    first, again, other = (
        [
            game.actions.tolist()
            for chunk in play(Order(2, policy="random", seed=seed, games=3), CREW)
            for game in chunk.games
        ]
        for seed in (1, 1, 2)
    )
    assert first == again
    assert first != other


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("phase", PHASES)
def test_a_guess_leaves_what_the_seat_knows(phase: int, players: int) -> None:
    game = phase_scene(phase, players)
    chance = [7]
    for seat in range(players):
        s = game.state
        guess(s, game.match.tables, seat, chance)
        assert view_of(game.match, s, seat) == game.view(seat)


def test_a_guess_deals_everything_that_may_be() -> None:
    game = Game.new(3, seed=5)
    chance = [1]
    objectives: Counter[tuple[int, int]] = Counter()
    values: Counter[tuple[int, ...]] = Counter()
    for _ in range(600):
        s = game.state
        guess(s, game.match.tables, 0, chance)
        objectives[s.objective[1], s.objective[2]] += 1
        values[tuple(s.patron_value)] += 1
    assert len(objectives) == 6
    assert min(objectives.values()) > 60
    assert len(values) == 24
    assert max(values.values()) < 60


def test_bots_play_the_set_ups_of_an_order() -> None:
    order = Order(players=2, games=2, bot="random", changes=("visionary.excess=7",), seed=9)
    (chunk,) = play(order, Crew(Interpreted(), executor=Serial()))
    for number, game in enumerate(chunk.games):
        assert game.match == order.new_game(number).match
        assert game.match.edition.number("visionary.excess") == 7
        assert chunk.won[number].sum() == 1


def test_an_order_can_be_sent_to_other_processes_after_it_was_used() -> None:
    order = Order(2, changes=("visionary.excess=7",), islands={"north": "aurora"}, loose=("boreas",))
    there = pickle.loads(pickle.dumps(order))
    assert there == order
    assert there.new_game(3).match == order.new_game(3).match


def test_a_bot_that_fails_ends_the_run() -> None:
    with pytest.raises(ArenaError, match="stdio:false failed in game 0: "):
        list(play(Order(players=2, games=1, bot="stdio:false"), CREW))


def test_islands_lie_where_they_are_put_and_the_others_anywhere() -> None:
    order = Order(3, islands={"south": "zephyr"}, loose=("aurora", "boreas"))
    layouts = [order.new_game(number).match.city.layout() for number in range(30)]
    assert {layout["south"] for layout in layouts} == {"zephyr"}
    assert len({tuple(layout.items()) for layout in layouts}) == 6


def test_an_island_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "isle.json"
    path.write_text(json.dumps(load_island("zephyr").document()))
    order = Order(2, loose=("aurora", str(path)))
    assert "isle" in {island.key for island in order.new_game(0).match.city.islands}


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"players": 5}, "2 to 4 players"),
        ({"games": 0}, "expected 1 or more"),
        ({"policy": "clever"}, "expected one of judged, random, searched"),
        ({"players": 3, "loose": ("aurora", "boreas")}, "3 players play on 3 outer islands, not on 2"),
    ],
)
def test_an_order_that_cannot_be_played_is_refused(wrong: dict[str, Any], reason: str) -> None:
    with pytest.raises(ArenaError, match=reason):
        Order(**wrong)


def test_values_of_an_edition_are_changed_and_checked() -> None:
    changed = changed_edition("preview", ["wonders.13.per_tall=2", "victory.tie=earlier last structure"])
    assert changed.number("wonders.13.per_tall") == 2
    assert changed.word("victory.tie") == "earlier last structure"
    assert changed.id == "preview with wonders.13.per_tall=2, victory.tie=earlier last structure"
    assert changed_edition("retail", []).id == "retail"


@pytest.mark.parametrize(
    "change", ["wonders.13.per_tall=200", "wonders.21.prestige=3", "buildings.red.era1.tall=[24, 25]"]
)
def test_a_change_that_no_edition_allows_is_refused(change: str) -> None:
    with pytest.raises(BadComponent):
        changed_edition("retail", [change])


def test_a_change_without_a_value_is_refused() -> None:
    with pytest.raises(ArenaError, match="expected key=value"):
        changed_edition("retail", ["wonders.13.per_tall"])
