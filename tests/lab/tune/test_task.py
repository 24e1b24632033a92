"""Task files: what they say, and what is refused with its place and a reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab.tune.tasks import NUMBERS, TOY, task_of
from skyrise.components import Refusal
from skyrise.lab.tune.freedom import FreeNumbers, FreeValue
from skyrise.lab.tune.task import Budget
from skyrise.lab.tune.wants import Company, Want

PAIR = Company("random", 2)


def test_a_task_says_what_may_change_what_is_wanted_and_what_it_may_cost(tmp_path: Path) -> None:
    task = task_of(TOY, tmp_path)
    assert (task.name, task.edition.id, task.bot) == ("A legacy that wins", "retail", None)
    assert task.budget == Budget(rounds=4, candidates=4, batch=100, race=400, confirm=600)
    assert task.free == (FreeValue("wonders.20.per_structure", 0, 40),)
    assert task.wants == (Want("kept", PAIR, "20", 0.7, 0.9),)


def test_a_pattern_names_many_lists_and_a_want_many_rates(tmp_path: Path) -> None:
    task = task_of(NUMBERS, tmp_path)
    (free,) = task.free
    assert isinstance(free, FreeNumbers)
    assert len(free.keys) == 24
    assert free.alike("buildings.red.era1.tall") == [
        f"buildings.{color}.era1.tall" for color in ("teal", "yellow", "blue")
    ]
    assert [(want.company.players, want.of) for want in task.wants[:5]] == [
        *((2, color) for color in ("red", "teal", "yellow", "blue")),
        (3, "red"),
    ]


def test_an_edition_file_lies_beside_the_task(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[edition]\nid = "mine"\nbase = "polish"\n[keys]\nlarge = 12\n')
    task = task_of(TOY.replace("[task]", '[task]\nedition = "mine.toml"'), tmp_path)
    assert (task.edition.id, task.edition.number("keys.large")) == ("mine", 12)


def test_a_bot_may_play(tmp_path: Path) -> None:
    task = task_of(TOY.replace('player = "random"', 'player = "casual"'), tmp_path)
    assert (task.bot, task.order(Company("casual", 2), 1, 10).bot) == ("casual", "casual")


SEARCHED = """
[[want]]
rate = "kept"
players = 2
player = "searched"
of = [20]
percent = [60, 95]
"""


def test_a_want_may_have_players_of_its_own_who_play_a_share_of_the_games(tmp_path: Path) -> None:
    text = TOY.replace("confirm = 600", "confirm = 650\nshare = { searched = 25 }") + SEARCHED
    task = task_of(text, tmp_path)
    searched = Company("searched", 2)
    assert task.companies == (PAIR, searched)
    assert [want.low for want in task.wants_of(searched)] == [0.6]
    assert task.order(searched, 1, 10).policy == "searched"
    assert (task.batch_of(PAIR), task.games_of(PAIR, 650)) == (100, 650)
    assert (task.batch_of(searched), task.games_of(searched, 650)) == (25, 7 * 25)
    few = task_of(text.replace("searched = 25", "searched = 1"), tmp_path)
    assert few.batch_of(searched) == 20, "fewer would say nothing"


def test_no_two_races_share_a_set_up_and_the_confirmation_has_its_own(tmp_path: Path) -> None:
    task = task_of(TOY, tmp_path)
    seeds = [task.order(PAIR, race, 3).seed_of(number) for race in range(5) for number in range(3)]
    assert len(set(seeds)) == len(seeds)


def without(text: str, line: str) -> str:
    assert line in text
    return text.replace(line, "")


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("[task", "task.toml: is not TOML"),
        (without(TOY, "[task]").replace("[search]", "[serch]"), "task.toml: name: unknown key; known keys are task"),
        (TOY.replace("rounds", "rnds"), "task.toml: search.rnds: unknown key; known keys are rounds"),
        (TOY.replace("batch = 100", "batch = 3"), "task.toml: search.batch: expected a whole number from 20 to"),
        (TOY.replace("race = 400", "race = 50"), "task.toml: search.race: expected a whole number from 100 to"),
        (
            TOY.replace("seed = 5", 'seed = "5"'),
            'task.toml: task.seed: expected a whole number from 0 to 999999, found "5"',
        ),
        (
            TOY.replace("race = 400", "race = 400\nshare = { expert = 5 }"),
            "task.toml: search.share.expert: unknown key; known keys are random",
        ),
        (
            TOY.replace("race = 400", "race = 400\nshare = { random = 101 }"),
            "task.toml: search.share.random: expected 0 to 100, found 101",
        ),
        (TOY.replace('"random"', '""'), 'task.toml: task.player: expected a string, found ""'),
        (TOY.replace("most = 40", "most = 400"), "task.toml: change[0].most: expected a whole number from 0 to 99"),
        (
            TOY.replace("most = 40", "least = 9\nmost = 8"),
            "change[0]: the lower end, 9, has to be below the upper end, 8",
        ),
        (
            TOY.replace("most = 40", "mots = 40"),
            "task.toml: change[0].mots: unknown key; known keys are value, least, most",
        ),
        (
            TOY.replace("wonders.20.per_structure", "wonders.20.per_cat"),
            'change[0].value: "wonders.20.per_cat" is not an edition value',
        ),
        (
            TOY.replace("wonders.20.per_structure", "wonders.*"),
            'change[0].value: "wonders.*" is not an edition value that can change',
        ),
        (
            NUMBERS.replace('"buildings.*"', '"castles.*"'),
            'change[0].numbers: "castles.*" is not an edition value that can change',
        ),
        (NUMBERS.replace("keep = [24", "keep = [240"), "change[0].keep[0]: expected a whole number from 1 to 99"),
        (NUMBERS.replace('"each ten"', '"each dozen"'), "hold[0].rule: expected one of each ten, highest of a ten"),
        (NUMBERS.replace("{ 24 = 23,", "{ low = 23,"), 'hold[4].red.low: expected a whole number, found "low"'),
        (NUMBERS.replace("red = {", "pink = {"), "hold[4].pink: unknown key"),
        (TOY.replace('"kept"', '"luck"'), "want[0].rate: expected one of color, seat, start, dealt, kept, keeps"),
        (TOY.replace("of = [20]", "of = [21]"), "want[0].of[0]: expected one of 1, 2, 3"),
        (TOY.replace("players = 2", "players = 5"), "want[0].players: expected a whole number from 2 to 4, found 5"),
        (TOY.replace("[70, 90]", "[70]"), "want[0].percent: expected 2 to 2 entries, found 1"),
        (TOY.replace("[70, 90]", "[90, 70]"), "want[0].percent: the lower end, 90, has to be below the upper end, 70"),
        (TOY.replace("[70, 90]", "[70, 900]"), "want[0].percent[1]: expected 0 to 100, found 900"),
        (TOY.replace("[70, 90]", '["few", 90]'), 'want[0].percent[0]: expected a number, found "few"'),
        (TOY.partition("[[want]]")[0], "task.toml: want: is missing"),
        (
            TOY.partition("[[want]]")[0].replace("[task]", "want = []\n[task]"),
            "want: expected 1 to 999 entries, found 0",
        ),
        (TOY.replace("[task]", '[task]\nedition = "atlantean"'), "atlantean: no such edition"),
    ],
)
def test_a_bad_task_is_refused_with_place_and_reason(text: str, refused: str, tmp_path: Path) -> None:
    with pytest.raises(Refusal) as error:
        task_of(text, tmp_path)
    assert refused in str(error.value)


def test_a_value_that_a_book_gives_is_refused(tmp_path: Path) -> None:
    text = TOY.replace("wonders.20.per_structure", "keys.large")
    with pytest.raises(Refusal, match=r"task.toml: change\[0\].value: keys.large, 10, comes from a rulebook"):
        task_of(text, tmp_path)


@pytest.mark.parametrize(
    ("number", "key"),
    [(24, "red.era1.tall"), (72, "red.era1.short"), (64, "blue.era1.medium"), (91, "blue.era1.short")],
)
def test_numbers_that_a_book_prints_are_refused_unless_they_are_kept(number: int, key: str, tmp_path: Path) -> None:
    keep = ", ".join(str(one) for one in (24, 62, 72, 32, 64, 91) if one != number)
    text = NUMBERS.replace("keep = [24, 62, 72, 32, 64, 91]", f"keep = [{keep}]")
    with pytest.raises(Refusal, match=rf"change\[0\].numbers: buildings.{key}, {number}, comes from a rulebook"):
        task_of(text, tmp_path)
    (free,) = task_of(NUMBERS, tmp_path).free
    assert isinstance(free, FreeNumbers)
    assert number in free.keep


def test_what_if_lets_the_values_of_books_change(tmp_path: Path) -> None:
    text = TOY.replace("wonders.20.per_structure", "keys.large").replace("[task]", "[task]\nwhat-if = true")
    assert task_of(text, tmp_path).what_if
