"""Every group of tests is run, whatever becomes of the others, and every test is in exactly one of them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import run_tests
from longest import LONGEST, place_of
from run_tests import Group

PASSES, FAILS, EMPTY = ([sys.executable, "-c", f"raise SystemExit({code})"] for code in (0, 1, 5))


def replace_groups(monkeypatch: pytest.MonkeyPatch, *groups: Group) -> None:
    monkeypatch.setattr(run_tests, "groups", lambda arguments: groups)


def test_a_group_that_fails_stops_no_other(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    missing = Group("missing", (["no-such-program"],))
    replace_groups(monkeypatch, Group("first", (FAILS,)), missing, Group("last", (PASSES,)))
    assert run_tests.main([]) == 1
    lines = [line.split()[:2] for line in capsys.readouterr().out.splitlines()]
    assert lines[-3:] == [["FAILED", "first"], ["FAILED", "missing"], ["passed", "last"]]


def test_a_group_passes_if_all_its_commands_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    later = [sys.executable, "-c", f"open({str(mark)!r}, 'w').close()"]
    replace_groups(monkeypatch, Group("both", (FAILS, later)))
    assert run_tests.main([]) == 1
    assert mark.exists()
    replace_groups(monkeypatch, Group("both", (PASSES, later)))
    assert run_tests.main([]) == 0


def test_only_a_choice_of_tests_may_leave_none(monkeypatch: pytest.MonkeyPatch) -> None:
    replace_groups(monkeypatch, Group("empty", (EMPTY,)))
    assert run_tests.main([]) == 1
    assert run_tests.main(["-k", "few"]) == 0


def test_what_failed_is_run_once_more_where_a_group_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The program fails, unless it is told the word for a second try."""
    tries = [sys.executable, "-c", "import sys; raise SystemExit('second' not in sys.argv)"]
    replace_groups(monkeypatch, Group("once", (tries,)), Group("twice", (PASSES, tries), again=("second",)))
    assert run_tests.main(["--group", "twice"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].split()[:2] == ["unsure", "twice"]
    assert run_tests.main([]) == 1
    replace_groups(monkeypatch, Group("twice", (FAILS,), again=("second",)))
    assert run_tests.main([]) == 1
    assert capsys.readouterr().out.splitlines()[-1].split()[:2] == ["FAILED", "twice"]


def test_groups_can_be_chosen(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    replace_groups(monkeypatch, Group("first", (FAILS,)), Group("last", (PASSES,)))
    assert run_tests.main(["--group", "last"]) == 0
    assert "first" not in capsys.readouterr().out


def test_what_is_apart_is_there_and_nothing_is_run_twice() -> None:
    apart = [*run_tests.RULES, *run_tests.APART]
    assert len(set(apart)) == len(apart)
    assert all((run_tests.ROOT / path).exists() for path in apart)
    by_name = {group.name: group for group in run_tests.groups(["-x"])}
    (rooms,) = by_name.pop("rooms").commands
    assert {f"--ignore={path}" for path in apart} <= set(rooms)
    elsewhere = {word for group in by_name.values() for command in group.commands for word in command}
    assert set(apart) <= elsewhere
    assert by_name["page"].folder == Path(run_tests.ROOT, "web")


def test_the_longest_files_are_there_and_come_first() -> None:
    tests = Path(__file__).parent.parent
    found = sorted(tests.rglob("test_*.py"), key=place_of)
    assert [f"{file.parent.name}/{file.stem}" for file in found[: len(LONGEST)]] == list(LONGEST)
