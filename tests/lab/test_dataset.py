"""A dataset: its tables agree with the games and with one another, and a run that was stopped goes on."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import duckdb
import polars
import pytest

from present import present
from skyrise import Game
from skyrise.components.names import SOURCES
from skyrise.envs.game import SingleGame
from skyrise.kernel.interpreted import Interpreted
from skyrise.lab.arena import ArenaError
from skyrise.lab.dataset import OBSERVED, TABLES, Observing, baselines, describe, missing_parts, write_dataset
from skyrise.lab.games import Crew, Order, searchers

ORDER = Order(3, "preview", policy="random", seed=1, games=7)
CREW = Crew(Interpreted())
PART = 3
DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dataset")
    write_dataset(ORDER, CREW, folder, PART)
    return folder


def read(folder: Path, table: str) -> polars.DataFrame:
    return polars.read_parquet(folder / table / "*.parquet")


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.mark.parametrize("table", TABLES)
def test_polars_finds_the_columns_of_the_schema(folder: Path, table: str) -> None:
    assert read(folder, table).columns == list(TABLES[table])


def test_the_actions_replay_to_the_scores(folder: Path) -> None:
    games, scores, actions = (read(folder, table) for table in ("games", "scores", "actions"))
    assert games["game"].to_list() == list(range(7))
    for row in games.iter_rows(named=True):
        game = Game.new(3, "preview", row["seed"])
        for action in actions.filter(polars.col("game") == row["game"]).iter_rows(named=True):
            game.play(action["action"], action["seat"])
        mine = scores.filter(polars.col("game") == row["game"])
        assert [tuple(sheet.points.values()) for sheet in game.scores()] == mine.select(SOURCES).rows()
        assert [sheet.total for sheet in game.scores()] == mine["prestige"].to_list()
        assert list(present(game.outcome).winners) == row["winners"]
        assert list(game.match.city.layout().values()) == [row[slot] for slot in ("north", "east", "south", "west")]
        assert row["decisions"] == len(game.actions)
        assert tuple(map(tuple, mine["dealt"].to_list())) == present(game.setup).wonder_hands


def rows(query: str) -> list[Any]:
    """What DuckDB finds."""
    return present(duckdb.sql(query)).fetchall()


def test_duckdb_joins_the_tables(folder: Path) -> None:
    found = rows(
        f"""select g.game, count(*), sum(case when price is null then 1 else 0 end) from '{folder}/games/*.parquet' g
        join '{folder}/auctions/*.parquet' a using (game) group by g.game order by g.game"""
    )
    assert found == [(game, 39, 3) for game in range(7)]  # twelve buildings and a Wonder each
    ((bids,),) = rows(f"select sum(bids) from '{folder}/auctions/*.parquet'")
    ((placed,),) = rows(f"select count(*) from '{folder}/actions/*.parquet' where action like '%@%'")
    assert bids == placed


def test_actions_belong_to_the_auctions_that_they_began(folder: Path) -> None:
    actions, auctions = read(folder, "actions"), read(folder, "auctions")
    first = auctions.join(actions, left_on=["game", "first_action"], right_on=["game", "ply"])
    assert first["auction"].to_list() == first["auction_right"].to_list()
    assert first["seat"].to_list() == first["starter"].to_list()
    assert actions.filter(polars.col("auction").is_null())["action"].str.starts_with("choose").all()


def test_a_run_that_was_stopped_goes_on_to_the_same_files(folder: Path, tmp_path: Path) -> None:
    seen = []

    def stop(more: int) -> None:
        seen.append(more)
        if len(seen) == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_dataset(ORDER, CREW, tmp_path, PART, stop)
    assert missing_parts(ORDER, tmp_path, PART) == [1, 2]
    (tmp_path / "actions" / "part-00001.parquet.part").write_text("torn")
    write_dataset(ORDER, CREW, tmp_path, PART)
    assert contents(tmp_path) == contents(folder)


def test_a_part_that_was_lost_is_written_again_and_nothing_else(folder: Path, tmp_path: Path) -> None:
    write_dataset(ORDER, CREW, tmp_path, PART)
    for table in TABLES:
        (tmp_path / table / "part-00001.parquet").unlink()
    done: list[int] = []
    write_dataset(ORDER, CREW, tmp_path, PART, done.append)
    assert sum(done) == PART
    assert contents(tmp_path) == contents(folder)


def test_the_folder_of_another_dataset_is_refused(folder: Path) -> None:
    with pytest.raises(ArenaError, match=r"different seed \(1 there, 2 here\); choose another folder"):
        write_dataset(Order(3, "preview", policy="random", seed=2, games=7), CREW, folder, PART)


def test_a_folder_with_another_file_of_that_name_is_refused(tmp_path: Path) -> None:
    (tmp_path / "dataset.json").write_text("[1")
    with pytest.raises(ArenaError, match="not the header of a dataset"):
        write_dataset(ORDER, CREW, tmp_path, PART)


def test_the_docs_describe_the_tables_as_they_are() -> None:
    assert describe() in (DOCS / "dataset.md").read_text(encoding="utf-8"), "skyrise lab dataset --schema prints them"


@pytest.fixture(scope="module")
def lessons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A dataset to learn from, with a small search."""
    folder = tmp_path_factory.mktemp("lessons")
    write_dataset(LEARNED, CREW, folder, 1, observing=Observing(CREW.load, 8))
    return folder


LEARNED = Order(2, policy="random", seed=3, games=1)


def test_observations_are_those_of_the_environment(lessons: Path) -> None:
    rows, actions = read(lessons, "observations"), read(lessons, "actions")
    assert rows.columns == list(OBSERVED)
    assert rows.select("game", "ply", "seat").rows() == actions.select("game", "ply", "seat").rows()
    for number in range(LEARNED.games):
        played = SingleGame("retail", 2)
        played.take_up(LEARNED.new_game(number).match, LEARNED.new_game(number).state)
        texts = actions.filter(polars.col("game") == number)["action"].to_list()
        for row, text in zip(rows.filter(polars.col("game") == number).iter_rows(named=True), texts, strict=True):
            assert row["legal"] == played.legal()
            assert row["observation"] == pytest.approx(played.observe(row["seat"]).tolist())
            assert played.text(row["action"]) == text
            played.step(row["action"])
        assert played.to_act is None


def test_outcomes_and_searches_fit_the_other_tables(lessons: Path) -> None:
    rows, scores = read(lessons, "observations"), read(lessons, "scores")
    won = {(game, seat): part for game, seat, part in scores.select("game", "seat", "won").iter_rows()}
    for row in rows.iter_rows(named=True):
        assert row["won"] == won[row["game"], row["seat"]]
        assert (row["search"] is None) == (len(row["legal"]) == 1)
        if row["search"] is not None:
            assert len(row["search"]) == len(row["legal"])
            assert 0 < sum(row["search"]) <= 1.001
            assert 0 <= row["search_value"] <= 1


def test_players_who_search_leave_what_they_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searchers, "SIMULATIONS", 5)
    order = Order(2, policy="searched", seed=3, games=1)
    write_dataset(order, CREW, tmp_path, 1, observing=Observing(CREW.load))
    decisions = [row for row in read(tmp_path, "observations").iter_rows(named=True) if len(row["legal"]) > 1]
    assert decisions
    for row in decisions:
        assert sum(row["search"]) == pytest.approx(1)
        assert row["search"][row["legal"].index(row["action"])] == max(row["search"])
    assert "search values**: what the players found" in (tmp_path / "README.md").read_text(encoding="utf-8")


def test_the_card_says_what_is_to_be_beaten(lessons: Path) -> None:
    found = {(one.name, one.score): one.value for one in baselines(lessons, 2)}
    assert found["an equal chance to win", "squared error"] == pytest.approx(0.25)
    assert len(found) == 6
    card = (lessons / "README.md").read_text(encoding="utf-8")
    assert f"{found['any legal action', 'hits']:.4f}" in card
    assert "a search of 8 simulations" in card


def test_the_same_command_writes_the_same_rows_and_another_search_is_another_dataset(
    lessons: Path, tmp_path: Path
) -> None:
    write_dataset(LEARNED, CREW, tmp_path, 1, observing=Observing(CREW.load, 8))
    assert contents(tmp_path) == contents(lessons)
    with pytest.raises(ArenaError, match="simulations"):
        write_dataset(LEARNED, CREW, tmp_path, 1, observing=Observing(CREW.load, 9))


def test_the_docs_read_it(lessons: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lessons").symlink_to(lessons)
    monkeypatch.chdir(tmp_path)
    part = (
        (DOCS / "dataset.md").read_text(encoding="utf-8").partition("## To learn from")[2].partition("## The tables")[0]
    )
    programs, queries = (re.findall(rf"```{kind}\n(.*?)```", part, flags=re.DOTALL) for kind in ("python", "sql"))
    assert present(duckdb.sql(queries[0])).fetchall()
    for program in programs:
        if "torch" not in program or find_spec("torch") is not None:
            exec(program, {})
