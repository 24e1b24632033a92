"""A search from its task to its result, with real games: it reaches its target, the same one however it is run."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path

import pytest

from lab.tune.tasks import NUMBERS, TOY, meter, task_of
from skyrise.components import Refusal, load_edition
from skyrise.lab.tune import Found, Journal, Meter, document, edition_file, tune, tune_report
from skyrise.lab.tune.candidate import settings_of
from skyrise.lab.tune.findings import MISSED, changed_values, rates, summary, way
from skyrise.lab.tune.task import Task


def found_in(task: Task, folder: Path | None, threads: int = 1) -> Found:
    with Journal(folder, task.fingerprint()) as journal:
        return tune(task, meter(task, journal, threads))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Found, Path]:
    """The search that nobody interrupts."""
    folder = tmp_path_factory.mktemp("tune")
    return found_in(task_of(TOY, folder), folder), folder / "journal.jsonl"


def test_a_target_is_reached_and_confirmed_on_fresh_set_ups(whole: tuple[Found, Path]) -> None:
    found, file = whole
    assert found.confirmed.reached
    assert dict(found.best.values)["wonders.20.per_structure"] != 2
    lines = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    confirmed = [line for line in lines if line["race"] == 0]
    assert len(confirmed) == 6, "600 games in chunks of 100"
    assert {line["candidate"] for line in confirmed} == {found.best.name}
    (one,) = [one for _, one in found.confirmed.estimates()]
    assert one.count == sum(sum(map(sum, line["cases"])) for line in confirmed)


def test_any_number_of_workers_finds_the_same(whole: tuple[Found, Path], tmp_path: Path) -> None:
    again = found_in(task_of(TOY, tmp_path), tmp_path, threads=2)
    assert document(again) == document(whole[0])
    assert (tmp_path / "journal.jsonl").read_bytes() == whole[1].read_bytes()


@pytest.mark.parametrize("games", [30, 250, 1234])
def test_a_search_that_is_stopped_goes_on_to_the_same_journal(
    games: int, whole: tuple[Found, Path], tmp_path: Path
) -> None:
    task, left = task_of(TOY, tmp_path), games

    def stop(more: int) -> None:
        nonlocal left
        left -= more
        if left < 0:
            raise KeyboardInterrupt

    with Journal(tmp_path, task.fingerprint()) as journal, pytest.raises(KeyboardInterrupt):
        tune(task, Meter(task, meter(task).crew, journal, stop))
    file = tmp_path / "journal.jsonl"
    lines = len(file.read_bytes().splitlines()) - 1
    assert lines == games // 100, "at most the chunk under way is lost"
    assert document(found_in(task, tmp_path)) == document(whole[0])
    assert file.read_bytes() == whole[1].read_bytes()


@pytest.mark.parametrize("cut", [1, 40, 4000])
def test_a_torn_line_is_dropped_and_measured_again(cut: int, whole: tuple[Found, Path], tmp_path: Path) -> None:
    file = tmp_path / "journal.jsonl"
    file.write_bytes(whole[1].read_bytes()[:-cut])
    assert document(found_in(task_of(TOY, tmp_path), tmp_path)) == document(whole[0])
    assert file.read_bytes() == whole[1].read_bytes()


def test_a_finished_search_plays_nothing_again(whole: tuple[Found, Path]) -> None:
    task, before, told = whole[0].task, whole[1].read_bytes(), list[int]()
    with Journal(whole[1].parent, task.fingerprint()) as journal:
        again = tune(task, Meter(task, meter(task).crew, journal, told.append))
    assert document(again) == document(whole[0])
    assert whole[1].read_bytes() == before
    assert min(told) >= 100, "whole chunks were read, and no game was played"


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (TOY.replace("seed = 5", "seed = 6"), r"with different task \("),
        (TOY.replace("[70, 90]", "[70, 91]"), r"with different task \("),
        (
            TOY.replace("[task]", '[task]\nedition = "preview"'),
            r"edition \(retail there, preview here\), edition values \(",
        ),
    ],
)
def test_the_journal_of_another_task_is_refused_and_kept(
    other: str, what: str, whole: tuple[Found, Path], tmp_path: Path
) -> None:
    before = whole[1].read_bytes()
    with pytest.raises(Refusal, match=f"belongs to another search .*{what}"):
        found_in(task_of(other, tmp_path), whole[1].parent)
    assert whole[1].read_bytes() == before


def test_the_journal_of_another_engine_is_refused(whole: tuple[Found, Path], tmp_path: Path) -> None:
    text = whole[1].read_text()
    engine = whole[0].task.fingerprint()["engine"]
    (tmp_path / "journal.jsonl").write_text(text.replace(engine, "0" * 16))
    with pytest.raises(Refusal, match=r"with different engine \(0000000000000000 there"):
        found_in(whole[0].task, tmp_path)


def test_a_file_that_is_no_journal_is_refused_and_a_spoiled_line_is_named(
    whole: tuple[Found, Path], tmp_path: Path
) -> None:
    file = tmp_path / "journal.jsonl"
    file.write_text("my notes\n")
    with pytest.raises(Refusal, match=r"journal.jsonl: is not the journal of a search"):
        found_in(whole[0].task, tmp_path)
    lines = whole[1].read_text().splitlines()
    file.write_text("\n".join([*lines[:3], '{"candidate": 2}', *lines[4:], ""]))
    with pytest.raises(Refusal, match=r"journal.jsonl: line 4 is not a measurement"):
        found_in(whole[0].task, tmp_path)


def test_the_result_is_an_edition_file_and_a_report(whole: tuple[Found, Path], tmp_path: Path) -> None:
    found = whole[0]
    file = tmp_path / "edition.toml"
    file.write_text(edition_file(found.task, found.best), encoding="utf-8")
    edition = load_edition(str(file))
    assert settings_of(edition) == found.best.on(settings_of(found.task.edition))
    assert edition.base == "retail"
    ((key, old, new),) = changed_values(found)
    assert (key, old) == ("wonders.20.per_structure", "2")
    text = tune_report(found, "skyrise lab tune toy.toml")
    assert summary(found) in text
    assert f"<td>{new}</td>" in text
    assert all(escape(cell) in text for row in (*way(found), *rates(found)) for cell in row[2:])


def test_the_file_of_a_users_edition_has_its_own_values_too(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[edition]\nid = "mine"\nbase = "polish"\n[keys]\nlarge = 12\n')
    task = task_of(NUMBERS.replace("[task]", '[task]\nedition = "mine.toml"'), tmp_path)
    found = found_in(task, None)
    (tmp_path / "tuned.toml").write_text(edition_file(task, found.best))
    edition = load_edition(str(tmp_path / "tuned.toml"))
    assert (edition.base, edition.number("keys.large")) == ("polish", 12)
    assert settings_of(edition) == found.best.on(settings_of(task.edition))


def test_what_is_out_of_reach_is_missed_and_said_so(tmp_path: Path) -> None:
    text = TOY.replace("most = 40", "most = 3").replace("rounds = 4", "rounds = 1").replace("[70, 90]", "[98, 100]")
    found = found_in(task_of(text, tmp_path), None)
    assert not found.confirmed.reached
    assert rates(found)[0][-1] == MISSED
    assert summary(found).startswith("Missed: 1 of 1 rates are outside what is wanted")


def test_two_kinds_of_players_are_measured_in_one_search(tmp_path: Path) -> None:
    judged = (
        TOY.partition("[[want]]")[2]
        .replace("players = 2", 'players = 2\nplayer = "judged"')
        .replace("[70, 90]", "[40, 60]")
    )
    text = f"{TOY}[[want]]{judged}".replace("rounds = 4", "rounds = 2").replace(
        "race =", "share = { judged = 20 }\nrace ="
    )
    found = found_in(task_of(text, tmp_path), tmp_path)
    shown = {row[2]: row for row in rates(found)}
    assert set(shown) == {"random", "judged"}
    assert "120 (judged) and 600 (random) fresh setups" in summary(found)
    assert [(rate["player"], rate["players"]) for rate in document(found)["rates"]] == [("random", 2), ("judged", 2)]
    assert "2 players, judged" in tune_report(found, "")


def test_without_rounds_the_base_is_confirmed(tmp_path: Path) -> None:
    found = found_in(task_of(TOY.replace("rounds = 4", "rounds = 0"), tmp_path), None)
    assert not found.races
    assert not changed_values(found)
    assert "the base is the best that was found" in tune_report(found, "")


def test_a_search_ends_when_the_target_is_surely_reached(tmp_path: Path) -> None:
    found = found_in(task_of(TOY.replace("[70, 90]", "[5, 95]"), tmp_path), None)
    assert len(found.races) == 1
