"""``skyrise bench``: that there are figures, and of what; how high they are is for nobody to assert."""

from __future__ import annotations

import json

import pytest

from skyrise.cli import bench
from skyrise.kernel import readiness
from skyrise.kernel.speed import FIGURES, Run, Summary, play_interpreted, summarize
from skyrise.rules import Game


def test_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("llvmlite", reason="llvmlite is not installed: only the interpreted figures can be had")
    bench.bench(players=2, edition="preview", seconds=0.01, rounds=2, json_output=True)
    printed = capsys.readouterr()
    result = json.loads(printed.out)
    assert (result["players"], result["edition"], result["rounds"]) == (2, "preview", 2)
    assert list(result["figures"]) == list(FIGURES)
    assert all(0 < figure["median"] <= figure["best"] for figure in result["figures"].values())
    assert "round 2 of 2 done" in printed.err


def test_without_the_kernel_the_interpreted_figures_remain(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "is_available", lambda: False)
    bench.bench(players=3, edition="retail", seconds=0.01, rounds=1, json_output=False)
    printed = capsys.readouterr()
    assert "interpreted, decisions/s" in printed.out
    assert "kernel" not in printed.out
    assert "figures are for the interpreted rules only" in printed.err


def test_runs_count_what_they_play() -> None:
    run = play_interpreted(Game.new(2, seed=1).match, seconds=0.01)
    assert isinstance(run, Run)
    assert run.games >= 1
    assert run.decisions > 20 * run.games
    assert run.seconds >= 0.01


def test_rounds_are_summed_up_by_their_median_and_their_best() -> None:
    assert summarize([{"a": 1.0}, {"a": 9.0}, {"a": 2.0}]) == {"a": Summary(median=2.0, best=9.0)}


def test_rates_and_ratios_are_printed_so_that_they_can_be_read() -> None:
    assert [bench.show(figure) for figure in (58490.4, 1.624, 81.119)] == ["58,490", "1.62", "81.12"]
