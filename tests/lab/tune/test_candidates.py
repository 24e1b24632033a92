"""Candidates and moves: what may not change never does, and constraints are never broken."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab.tune.tasks import NUMBERS, TOY, task_of
from skyrise.components import Refusal, load_edition
from skyrise.components.names import PLAYER_COLORS
from skyrise.lab.games import changed_edition
from skyrise.lab.tune.candidate import building_numbers, play_of, settings_of
from skyrise.lab.tune.constraints import AlsoWith, Between, Different, EachTen, Falling, HighestOfTen, broken
from skyrise.lab.tune.freedom import base_candidate
from skyrise.lab.tune.moves import moved
from skyrise.lab.tune.search import offspring
from skyrise.lab.tune.start import first_candidate
from skyrise.rules import Chance

RETAIL = settings_of(load_edition("retail", "1"))
SEVEN_COLUMNS = {**RETAIL, "wonders.17.unbuilt.1": 13}


@pytest.mark.parametrize("seed", range(10))
def test_moves_keep_what_stays_and_every_edition_can_be_played(seed: int, tmp_path: Path) -> None:
    task = task_of(NUMBERS, tmp_path)
    base = settings_of(task.edition)
    candidate, chance = base_candidate(task.edition, task.free), Chance(seed)
    kept = {number: color for color, numbers in building_numbers(base).items() for number in numbers}
    for _ in range(60):
        candidate = moved(candidate, task.free, chance)
    numbers = building_numbers(candidate.on(base))
    assert all(number in numbers[kept[number]] for number in (24, 62, 72, 32, 64, 91) if number in kept)
    assert candidate != base_candidate(task.edition, task.free)
    edition = changed_edition("retail", candidate.changes())  # refuses what does not fit together
    assert settings_of(edition) == candidate.on(base)


def test_a_value_stays_within_its_bounds(tmp_path: Path) -> None:
    task = task_of(TOY.replace("most = 40", "least = 1\nmost = 4"), tmp_path)
    candidate, chance, seen = base_candidate(task.edition, task.free), Chance(1), set()
    for _ in range(100):
        candidate = moved(candidate, task.free, chance)
        seen.add(dict(candidate.values)["wonders.20.per_structure"])
    assert seen == {1, 2, 3, 4}


@pytest.mark.parametrize("seed", range(5))
def test_no_candidate_of_a_search_breaks_a_constraint(seed: int, tmp_path: Path) -> None:
    task = task_of(NUMBERS.replace("seed = 1", f"seed = {seed}"), tmp_path)
    base = settings_of(task.edition)
    parents = [first_candidate(task)]
    for number in range(1, 4):
        assert not any(broken(task.rules, one.on(base)) for one in parents)
        children = offspring(task, parents, number)
        assert len(children) == task.budget.candidates
        assert len({play_of(one.on(base)) for one in (*parents, *children)}) == len(parents) + len(children)
        parents = children
    for one in parents:
        numbers = building_numbers(one.on(base))
        assert all({number // 10 for number in numbers[color]} == set(range(10)) for color in PLAYER_COLORS)


def test_a_base_that_breaks_constraints_is_mended_and_the_same_seed_mends_it_the_same(tmp_path: Path) -> None:
    task = task_of(NUMBERS.replace("[task]", '[task]\nedition = "old.toml"'), _old(tmp_path))
    base = settings_of(task.edition)
    assert broken(task.rules, base)
    assert not broken(task.rules, first_candidate(task).on(base))
    assert first_candidate(task) == first_candidate(task)


def _old(folder: Path) -> Path:
    """Teal has no number from 10 to 19 here."""
    numbers = {
        "red": ((24,), (16, 17, 57, 62), (72, 96), (3, 33), (43,), (78, 81)),
        "teal": ((30,), (9, 25, 51, 56), (67, 89), (8, 40), (41,), (80, 88)),
        "yellow": ((32,), (11, 22, 49, 59), (70, 94), (6, 35), (48,), (73, 86)),
        "blue": ((27,), (14, 19, 54, 64), (65, 91), (1, 38), (46,), (75, 83)),
    }
    lines = ["[edition]", 'id = "old"', 'base = "retail"']
    for color, lists in numbers.items():
        for era, of_era in ((1, lists[:3]), (2, lists[3:])):
            lines.append(f"[buildings.{color}.era{era}]")
            named = zip(("tall", "medium", "short"), of_era, strict=True)
            lines += [f"{height} = {list(found)}" for height, found in named]
    (folder / "old.toml").write_text("\n".join(lines))
    return folder


def test_constraints_that_nothing_meets_are_refused_by_name(tmp_path: Path) -> None:
    text = NUMBERS.replace('rule = "each ten"', 'rule = "each ten"\nleast = 2')
    with pytest.raises(Refusal, match=r"found no values that meet the constraints; still broken: each ten"):
        first_candidate(task_of(text, tmp_path))


def test_constraints_count_by_how_much_they_are_broken() -> None:
    assert EachTen(1).broken(RETAIL) == 4, "teal lacks a ten, a seventy and a ninety, and yellow a sixty"
    assert EachTen(2).broken(RETAIL) > 4
    assert Between(("buildings.red.era1.tall", "patrons.values"), 3, 23).broken(RETAIL) == 2, "24, and the tile 2"
    assert Between(("keys.large",), 0, 10).broken(RETAIL) == 0
    unbuilt = tuple(f"wonders.17.unbuilt.{number}" for number in range(3))
    assert (Falling(unbuilt).broken(RETAIL), Falling(unbuilt).broken(SEVEN_COLUMNS)) == (0, 1)


def test_the_highest_of_each_ten_is_counted_by_color() -> None:
    tens = {
        ten: max((n, c) for c, ns in building_numbers(RETAIL).items() for n in ns if n // 10 == ten)
        for ten in range(10)
    }
    owners = [color for _, color in tens.values()]
    counts = [owners.count(color) for color in PLAYER_COLORS]
    assert HighestOfTen(min(counts), max(counts)).broken(RETAIL) == 0
    assert HighestOfTen(max(counts), 10).broken(RETAIL) == sum(max(counts) - count for count in counts)


def test_another_edition_may_replace_numbers() -> None:
    rules = (Different(),)
    assert AlsoWith((("red", 24, 23),), rules).broken(RETAIL) == 0
    assert AlsoWith((("red", 24, 25),), rules).broken(RETAIL) == 1, "25 is teal's"
    assert AlsoWith((("red", 62, 64), ("blue", 64, 62)), rules).broken(RETAIL) == 0
    assert AlsoWith((("red", 99, 98),), rules).broken(RETAIL) == 1, "red has no 99"


def test_games_depend_on_the_order_of_numbers_alone() -> None:
    assert play_of({**RETAIL, "buildings.red.era1.tall": (23,)}) == play_of(RETAIL)
    assert play_of({**RETAIL, "buildings.red.era1.tall": (26,)}) != play_of(RETAIL)
    assert play_of({**RETAIL, "keys.large": 11}) != play_of(RETAIL)
