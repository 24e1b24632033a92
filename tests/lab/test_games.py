"""Games of the arena: what a failure costs, what is timed, what is written."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from lab.odd_bots import Printing, make_odd_bot
from present import present
from skyrise import Game
from skyrise.bots import UnknownBot
from skyrise.lab.arena import (
    ArenaError,
    GameResult,
    Plan,
    Results,
    Row,
    SeatResult,
    Standing,
    run,
    schedule,
    write_rows,
)
from skyrise.lab.bot_games.runner import GameRunner, finished_seats
from skyrise.notation import read_record
from skyrise.rules import Outcome, ScoreSheet


def arena(bots: str, players: int = 2, games: int = 2, **options: Any) -> Results:
    plan = Plan(tuple(bots.split(",")), players, games, seconds=options.pop("seconds", None))
    return run(plan, make=make_odd_bot, **options)


def by_bot(results: Results) -> dict[str, Standing]:
    return {standing.bot: standing for standing in results.standings()}


@pytest.mark.parametrize(
    ("bot", "kind", "reason"),
    [
        ("crashing", "crash", "ZeroDivisionError: a third decision"),
        ("exiting", "crash", "SystemExit: enough"),
        ("unmakeable", "crash", "OSError: no such engine"),
        ("cheating", "illegal", "was not legal after"),
    ],
)
def test_a_failure_loses_the_game_and_the_others_share_the_win(bot: str, kind: str, reason: str) -> None:
    results = arena(f"{bot},random", players=3, games=3)
    assert results.is_complete
    for job, game in zip(results.jobs, results.games, strict=True):
        guilty = job.bots.index(bot)
        failure = present(game.failure)
        assert (failure.seat, failure.kind) == (guilty, kind)
        assert reason in failure.reason
        assert [seat.rank for seat in game.seats] == [3 if seat == guilty else 1 for seat in range(3)]
        assert [seat.won for seat in game.seats] == [0 if seat == guilty else 0.5 for seat in range(3)]
        assert all(seat.prestige is seat.margin is None for seat in game.seats)
    bad, good = by_bot(results)[bot], by_bot(results)["random"]
    assert (bad.crashes, bad.illegal) == ((3, 0) if kind == "crash" else (0, 3))
    assert (good.crashes, good.illegal, good.win_rate) == (0, 0, 0.5)
    assert bad.margin is bad.prestige is None
    assert bad.rating < 25 < good.rating


def test_only_the_games_with_the_failure_are_stopped() -> None:
    results = arena("one,two,crashing", players=2, games=6)
    stopped = [job.bots for job, game in zip(results.jobs, results.games, strict=True) if game.failure]
    assert sorted(stopped) == [("crashing", "one"), ("crashing", "two"), ("one", "crashing"), ("two", "crashing")]
    assert by_bot(results)["one"].prestige is not None


def test_an_unknown_bot_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot, match="nobody"):
        arena("random,nobody", state=tmp_path / "state.jsonl")
    assert not list(tmp_path.iterdir())


def test_what_bots_print_does_not_mix_with_results_and_close_is_called(capsys: pytest.CaptureFixture[str]) -> None:
    before = Printing.closed
    arena("printing,random")
    assert Printing.closed == before + 3  # once to see that there is such a bot
    assert capsys.readouterr().out == ""


def test_ten_times_the_time_is_slow() -> None:
    assert by_bot(arena("slow,random", seconds=0.001))["slow"].slow == 2
    patient = by_bot(arena("slow,random", seconds=1))["slow"]
    assert patient.slow == 0
    assert present(patient.time_max) >= 0.03 > present(patient.time_mean)
    assert by_bot(arena("slow,random"))["slow"].slow == 0


def test_decisions_are_counted_and_timed() -> None:
    results = arena("one,two")
    job = results.jobs[0]
    record = read_record(present(GameRunner(results.plan.new_game, None, True, make_odd_bot).play(job).record))
    assert sum(len(seat.times) for seat in results.games[0].seats) == len(record.actions)


def test_rank_win_and_margin_of_a_shared_win() -> None:
    sheets = tuple(ScoreSheet(seat, {"keys": points}, ()) for seat, points in enumerate((70, 90, 90, 60)))
    seats = finished_seats(Outcome(sheets, (0, 1, 2, 3), (1, 2), "shared", (3, 1, 1, 4)), [[]] * 4)
    assert [seat.rank for seat in seats] == [3, 1, 1, 4]
    assert [seat.won for seat in seats] == [0, 0.5, 0.5, 0]
    assert [seat.margin for seat in seats] == [-20, 0, 0, -30]


def test_all_games_of_a_duplicate_have_one_set_up(tmp_path: Path) -> None:
    results = arena("one,two,three", players=3, games=6, records=tmp_path)
    records = [read_record((tmp_path / f"game-{job.number:05}.json").read_text()) for job in results.jobs]
    for job, record in zip(results.jobs, records, strict=True):
        first = records[3 * job.setup]
        assert (record.setup, record.match) == (first.setup, first.match)
        assert record.header["bots"] == list(job.bots)
        assert record.header["seed"] == job.seed
    assert records[0].setup != records[3].setup


def test_records_replay_to_the_results(tmp_path: Path) -> None:
    results = arena("one,two", records=tmp_path)
    for game in results.games:
        replayed = Game.from_record(read_record((tmp_path / f"game-{game.job:05}.json").read_text()))
        assert [sheet.total for sheet in present(replayed.outcome).scores] == [seat.prestige for seat in game.seats]


def test_the_record_of_a_stopped_game_says_so(tmp_path: Path) -> None:
    arena("crashing,random", records=tmp_path)
    record = read_record((tmp_path / "game-00000.json").read_text())
    assert record.header["stopped"] == "seat 0: crash: ZeroDivisionError: a third decision"
    assert record.result is None
    Game.from_record(record)


def test_duplicates_cancel_luck_and_the_better_bot_wins() -> None:
    results = arena("passing,one", games=40)
    passing, one = by_bot(results)["passing"], by_bot(results)["one"]
    assert one.margin == pytest.approx(-present(passing.margin))
    assert one.wins + passing.wins == one.games == 40
    assert one.win_interval[0] > 0.5 > passing.win_interval[1]
    assert present(one.margin) > 4 * present(one.margin_error)
    assert one.rating_interval[0] > passing.rating_interval[1]
    assert [standing.bot for standing in results.standings()] == ["one", "passing"]


def test_pairs_are_counted_by_rank_and_a_tie_is_half() -> None:
    plan = Plan(("a", "b", "c", "c"), players=4, games=4)
    ranks = [(1, 2, 3, 4), (1, 1, 3, 3), (4, 3, 2, 1), (2, 1, 4, 3)]
    games = [
        GameResult(job, tuple(SeatResult(rank=rank, prestige=0, margin=0, won=0.0, times=()) for rank in seats))
        for job, seats in enumerate(ranks)
    ]
    jobs = schedule(plan)
    assert [job.bots for job in jobs] == [tuple(order) for order in ("abcc", "bcca", "ccab", "cabc")]
    # game by game: a before b 1, 0, 0, 1; a before c 2, ½, 2, 2 of two each; b before c 2, 1½, 2, 0
    assert Results(plan, jobs, games).pairwise() == {
        "a": {"b": 2 / 4, "c": 6.5 / 8},
        "b": {"a": 2 / 4, "c": 5.5 / 8},
        "c": {"a": 1.5 / 8, "b": 2.5 / 8},
    }


def test_the_error_of_a_margin_is_over_set_ups() -> None:
    plan = Plan(("a", "b"), players=2, games=4)
    margins = [(10, -10), (6, -6), (1, -1), (-3, 3)]  # of a: 10 and −6 on one setup, 1 and 3 on the other
    games = [
        GameResult(job, tuple(SeatResult(rank=1, prestige=50, margin=margin, won=0.5, times=()) for margin in seats))
        for job, seats in enumerate(margins)
    ]
    standing = by_bot(Results(plan, schedule(plan), games))["a"]
    assert (standing.margin, standing.margin_error) == (2, 0)


def test_a_bot_counts_with_each_of_its_seats() -> None:
    results = by_bot(arena("one,two", players=4, games=4))
    assert (results["one"].games, results["two"].games) == (4, 12)
    assert results["one"].wins + results["two"].wins == pytest.approx(4)


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return list(arena("crashing,one,two", players=2, games=6).rows())


def test_a_row_for_each_seat_of_each_game(rows: list[Row]) -> None:
    assert [(row.job, row.seat) for row in rows] == [(job, seat) for job in range(6) for seat in range(2)]
    assert {row.bot for row in rows if row.crash} == {"crashing"}
    assert sum(row.won for row in rows) == 6
    assert {row.rotation for row in rows} == {0, 1}


def test_rows_as_json(rows: list[Row], tmp_path: Path) -> None:
    write_rows(tmp_path / "rows.json", rows)
    assert json.loads((tmp_path / "rows.json").read_text()) == [row._asdict() for row in rows]


def test_rows_as_csv(rows: list[Row], tmp_path: Path) -> None:
    write_rows(tmp_path / "rows.csv", rows)
    with (tmp_path / "rows.csv").open(newline="") as file:
        read = list(csv.DictReader(file))
    expected = [{key: "" if value is None else str(value) for key, value in row._asdict().items()} for row in rows]
    assert read == expected


def test_rows_as_parquet(rows: list[Row], tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    write_rows(tmp_path / "rows.parquet", rows)
    assert parquet.read_table(tmp_path / "rows.parquet").to_pylist() == [row._asdict() for row in rows]
    write_rows(tmp_path / "none.parquet", [])
    assert parquet.read_schema(tmp_path / "none.parquet").names == list(Row._fields)


def test_another_ending_is_refused(rows: list[Row], tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match=r"results.xlsx: expected a name that ends in .json, .csv, .parquet"):
        write_rows(tmp_path / "results.xlsx", rows)


@pytest.mark.parametrize(("package", "extra"), [("openskill", "lab"), ("pyarrow.parquet", "lab")])
def test_a_missing_package_is_named_with_what_to_install(
    package: str, extra: str, rows: list[Row], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ArenaError, match=rf"this needs the package {package}: pip install 'skyrise\[{extra}\]'"):
        arena("one,two") if package == "openskill" else write_rows(tmp_path / "rows.parquet", rows)
