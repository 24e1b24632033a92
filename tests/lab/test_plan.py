"""The schedule is balanced: every bot of a field plays every setup from every seat."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyrise.lab.arena import ArenaError, Plan, schedule

NAMES = "abcdef"

different = st.integers(1, 6).map(lambda count: tuple(NAMES[:count]))
any_bots = st.lists(st.sampled_from(NAMES), min_size=1, max_size=5).map(tuple)
players = st.integers(2, 4)
games = st.integers(1, 300)


@given(different, players, games)
def test_different_bots_play_equally_often_on_every_seat(bots: tuple[str, ...], players: int, games: int) -> None:
    jobs = schedule(Plan(bots, players, games))
    if len(bots) < players:
        return
    seats = Counter((bot, seat) for job in jobs for seat, bot in enumerate(job.bots))
    assert len(seats) == len(bots) * players
    assert len(set(seats.values())) == 1


@given(different, players, games)
def test_every_set_up_is_played_alike(bots: tuple[str, ...], players: int, games: int) -> None:
    jobs = schedule(Plan(bots, players, games))
    by_setup: dict[int, list[tuple[int, tuple[str, ...]]]] = {}
    for job in jobs:
        by_setup.setdefault(job.setup, []).append((job.rotation, job.bots))
    assert len({tuple(played) for played in by_setup.values()}) == 1
    assert {job.seed for job in jobs} == {f"0.{setup}" for setup in by_setup}


@given(any_bots, players, games)
def test_games_are_rounded_up_to_whole_duplicates(bots: tuple[str, ...], players: int, games: int) -> None:
    jobs = schedule(Plan(bots, players, games))
    duplicate = sum(job.setup == 0 for job in jobs)
    assert games <= len(jobs) < games + duplicate
    assert len(jobs) % duplicate == 0
    assert [job.number for job in jobs] == list(range(len(jobs)))


@given(any_bots, players)
def test_no_game_is_played_twice_on_a_set_up(bots: tuple[str, ...], players: int) -> None:
    duplicate = [job.bots for job in schedule(Plan(bots, players, 1))]
    assert len(duplicate) == len(set(duplicate))
    assert all(len(seated) == players for seated in duplicate)


@given(any_bots, players, games)
def test_the_schedule_depends_on_its_arguments_alone(bots: tuple[str, ...], players: int, games: int) -> None:
    assert schedule(Plan(bots, players, games, seed=3)) == schedule(Plan(bots, players, games, seed=3))


def test_the_last_bot_fills_the_seats_that_are_left() -> None:
    assert [job.bots for job in schedule(Plan(("expert", "casual"), 4, 1))] == [
        ("expert", "casual", "casual", "casual"),
        ("casual", "casual", "casual", "expert"),
        ("casual", "casual", "expert", "casual"),
        ("casual", "expert", "casual", "casual"),
    ]


def test_more_bots_than_seats_play_in_every_choice() -> None:
    jobs = schedule(Plan(tuple("abcde"), 3, 1))
    assert Counter(tuple(sorted(job.bots)) for job in jobs) == dict.fromkeys(combinations("abcde", 3), 3)


def test_other_seeds_share_no_set_up() -> None:
    one, two = ({job.seed for job in schedule(Plan(("a", "b"), 2, 200, seed=seed))} for seed in (1, 2))
    assert not one & two


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"bots": ()}, "bots: expected at least one name"),
        ({"bots": ("a", "")}, "no empty names"),
        ({"players": 5}, "players: Skyrise is for 2 to 4 players, not 5"),
        ({"games": 0}, "games: expected 1 or more, found 0"),
        ({"seconds": 0.0}, "time: expected more than 0 seconds"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(wrong: dict[str, Any], reason: str) -> None:
    with pytest.raises(ArenaError, match=reason):
        Plan(**{"bots": ("a", "b"), **wrong})


def test_the_fingerprint_knows_the_values_of_an_edition_file(tmp_path: Path) -> None:
    file = tmp_path / "my-box.toml"
    prints = []
    for value in (2, 3):
        file.write_text(f'[edition]\nid = "my-box"\nbase = "retail"\n[wonders.13]\nper_tall = {value}\n')
        prints.append(Plan(("random",), edition=str(file)).fingerprint())
    assert {key for key in prints[0] if prints[0][key] != prints[1][key]} == {"edition values"}
