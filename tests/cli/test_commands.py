"""The command line as a user has it: the installed command, its output and its exit codes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from skyrise import Game, __version__
from skyrise.notation import read_record, write_position, write_record

COMMANDS = (
    *("play", "simulate", "bots", "arena", "replay", "legal", "score", "show", "explain", "solve"),
    *("editions", "schema", "bench", "warmup", "serve", "verify", "lab"),
)


def skyrise(*arguments: object, stdin: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "skyrise", *map(str, arguments)]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, timeout=120, check=False)


def lines(*arguments: object) -> list[str]:
    done = skyrise(*arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    done = skyrise("simulate", "--games", 2, "--players", 3, "--edition", "preview", "--seed", 5, "--records", folder)
    assert done.returncode == 0, done.stderr
    assert sorted(path.name for path in folder.iterdir()) == ["preview-3p-5.json", "preview-3p-6.json"]
    return folder / "preview-3p-5.json"


@pytest.fixture
def position(tmp_path: Path) -> Path:
    game = Game.new(4, seed=3)
    for _ in range(30):
        game.play(game.legal_actions()[0])
    path = tmp_path / "position.json"
    path.write_text(write_position(game.position()), encoding="utf-8")
    return path


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str) -> None:
    assert "Example: skyrise " + command in " ".join(lines(command, "--help"))


def test_version_and_help() -> None:
    assert lines("--version") == [__version__]
    assert all(any(command in line for line in lines("--help")) for command in COMMANDS[:2])


def test_simulate_sums_up_as_json() -> None:
    (text,) = lines("simulate", "--games", 3, "--players", 2, "--seed", 1, "--bots", "random,random", "--json")
    result = json.loads(text)
    assert (result["games"], result["players"], result["seed"]) == (3, 2, 1)
    assert sum(seat["wins"] for seat in result["seats"]) == 3


def test_simulate_sums_up_as_a_table() -> None:
    text = "\n".join(lines("simulate", "--games", 2, "--players", 2, "--seed", 1))
    assert "Prestige" in text
    assert "2 games in" in text


def test_the_same_seed_gives_the_same_games(record: Path, tmp_path: Path) -> None:
    lines("simulate", "--games", 1, "--players", 3, "--edition", "preview", "--seed", 5, "--records", tmp_path)
    assert (tmp_path / record.name).read_bytes() == record.read_bytes()


def test_replay_prints_the_game(record: Path) -> None:
    text = "\n".join(lines("replay", record))
    assert "starts an auction" in text
    assert "The game ends" in text
    assert "Total" in text


def test_the_players_of_a_simulated_game_can_be_told_apart(record: Path) -> None:
    names = read_record(record.read_text()).names
    assert len(set(names)) == 3
    assert all(name.endswith(" (random)") for name in names)


def test_replay_at_a_moment(record: Path) -> None:
    assert lines("replay", record, "--at", 0)[0].endswith("places the starting bid.")
    document = json.loads(lines("replay", record, "--at", 7, "--json")[0])
    assert document["actions"] == 7
    assert document["position"]["format"] == "skyrise-position/1"
    assert document["outcome"] is None


def test_replay_trace_lists_what_was_legal(record: Path) -> None:
    actions = [str(action) for action in read_record(record.read_text()).actions]
    trace = [json.loads(line) for line in lines("replay", record, "--trace")]
    assert [entry["ply"] for entry in trace] == list(range(len(actions)))
    assert [entry["action"] for entry in trace] == actions
    for entry in trace:
        assert entry["action"] in entry["legal"]
        assert entry["legal"] == sorted(entry["legal"])
        assert set(entry) == {"ply", "seat", "legal", "action"}


def test_legal_of_a_position(position: Path) -> None:
    document = json.loads(lines("legal", position, "--json")[0])
    assert lines("legal", position)[1:] == document["legal"]
    assert document["seat"] in range(4)


def test_score_of_a_position_has_breakdown_and_receipts(position: Path) -> None:
    document = json.loads(lines("score", position, "--json")[0])
    for seat, score in enumerate(document["scores"]):
        points = [r["points"] for r in document["receipts"] if r["seat"] == seat]
        assert sum(points) == score["total"] == sum(score.values()) - score["total"]
    assert all(set(r) == {"seat", "source", "points", "rule", "place", "cells"} for r in document["receipts"])
    assert "score.structures" in "\n".join(lines("score", position))


def test_show_draws_records_and_positions(record: Path, position: Path, tmp_path: Path) -> None:
    for number, arguments in enumerate([(record, "--at", 20), (record,), (position,)]):
        out = tmp_path / f"{number}.svg"
        lines("show", *arguments, "--svg", out)
        assert out.read_text(encoding="utf-8").startswith("<svg")
    assert lines("show", position)[0].startswith("Era ")
    assert skyrise("show", position, "--at", 3).returncode == 1


def test_standard_input_is_a_file_too(position: Path) -> None:
    done = skyrise("legal", "-", "--json", stdin=position.read_text())
    assert json.loads(done.stdout)["legal"]


def test_editions_and_what_differs() -> None:
    text = "\n".join(lines("editions"))
    assert "preview" in text
    assert "house" in text
    summary = {edition["id"]: edition for edition in json.loads(lines("editions", "--json")[0])}
    assert summary["preview"]["differences"]["visionary.excess"] == {"value": 8, "from": "book", "in_base": 10}
    assert json.loads(lines("editions", "manual", "--json")[0])["values"]["wonders.18.takes"]["value"] == "one disc"
    assert "wonders.13.per_tall" in "\n".join(lines("editions", "retail")), "what one types is never cut or folded"


def test_an_edition_and_an_island_of_ones_own(tmp_path: Path) -> None:
    from skyrise import load_island

    (tmp_path / "mine.toml").write_text("[edition]\nid='mine'\nbase='retail'\n[wonders.13]\nper_tall=2\n")
    (tmp_path / "isle.json").write_text(json.dumps(load_island("zephyr").document()))
    islands = f"north={tmp_path / 'isle.json'},east=aurora"
    own = ("--edition", tmp_path / "mine.toml", "--islands", islands)
    lines("simulate", "--games", 1, "--players", 2, "--seed", 1, *own, "--records", tmp_path / "out")
    (path,) = (tmp_path / "out").iterdir()
    document = json.loads(path.read_text())
    assert document["components"] == "own"
    assert document["island_data"]["isle"]["name"] == "Zephyr"
    assert "The game ends" in "\n".join(lines("replay", path))
    assert "wonders.13.per_tall" in "\n".join(lines("editions", tmp_path / "mine.toml", "--json"))


def test_schemas_are_printed() -> None:
    assert lines("schema") == [
        "action",
        "bot",
        "edition",
        "island",
        "lesson",
        "position",
        "puzzle",
        "record",
        "review",
        "view",
    ]
    assert json.loads("".join(lines("schema", "record")))["title"].startswith("Skyrise game record")
    assert skyrise("schema", "nothing").returncode == 2


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("replay", "nowhere.json"), "nowhere.json: cannot be read"),
        (("simulate", "--edition", "deluxe"), "deluxe: no such edition"),
        (("simulate", "--bots", "deep-thought"), "no such bot: 'deep-thought'"),
        (("simulate", "--edition", "missing.toml"), "missing.toml: cannot be read"),
        (("simulate", "--players", "2", "--islands", "north=aurora"), "2\u00a0players play on 2\u00a0outer islands"),
    ],
)
def test_refused_input_is_exit_code_1_with_one_line(arguments: tuple[str, ...], reason: str) -> None:
    done = skyrise(*arguments)
    assert done.returncode == 1
    assert reason in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "--players", "5"),
        ("simulate", "--players", "2", "--bots", "random,random,random"),
        ("play", "--players", "2", "--seat", "3"),
        ("play", "--players", "2", "--seat", "0"),
        ("simulate", "--islands", "north"),
        ("fly",),
    ],
)
def test_a_wrong_call_is_exit_code_2(arguments: tuple[str, ...]) -> None:
    assert skyrise(*arguments).returncode == 2


def test_a_record_that_does_not_replay_is_refused_with_its_place(record: Path, tmp_path: Path) -> None:
    document = json.loads(record.read_text())
    document["actions"][3] = "99@H1"
    (tmp_path / "bad.json").write_text(json.dumps(document))
    done = skyrise("replay", tmp_path / "bad.json", "--trace")
    assert (done.returncode, done.stdout) == (1, "")
    assert "actions[3]: 99@H1" in done.stderr
    assert skyrise("replay", record, "--at", 9999).returncode == 1
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe")
    assert "is not UTF-8" in skyrise("replay", tmp_path / "bytes.json").stderr


def test_the_standard_input_is_read_as_a_file_is(record: Path) -> None:
    call = [sys.executable, "-m", "skyrise", "replay", "-", "--at", "1", "--language", "en"]
    done = subprocess.run(call, input=record.read_bytes(), capture_output=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    done = subprocess.run(call, input=b"\xff\xfe", capture_output=True, timeout=120, check=False)
    assert (done.returncode, done.stdout) == (1, b"")
    assert b"is not UTF-8 text: wrong at byte 0" in done.stderr


def test_what_cannot_be_written_is_refused(position: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be written" in skyrise("show", position, "--svg", tmp_path / "file" / "x.svg").stderr


def test_the_game_of_a_record_round_trips_through_the_command(record: Path) -> None:
    game = Game.from_record(read_record(record.read_text()))
    assert write_record(game.record()) == record.read_text()
