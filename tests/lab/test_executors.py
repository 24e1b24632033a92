"""The same games everywhere; a worker that dies costs time and nothing else."""

from __future__ import annotations

import subprocess
import sys
from multiprocessing import active_children
from pathlib import Path
from time import monotonic, sleep

import pytest

from lab.odd_bots import make_odd_bot
from skyrise.lab.arena import ArenaError, Job, Plan, Processes, Progress, RayCluster, Results, Row, Serial, run
from skyrise.lab.bot_games import PlayedGame

TESTS = Path(__file__).parent.parent

KILLED = """
import sys
from lab.odd_bots import make_odd_bot
from skyrise.lab.arena import Plan, Processes, run

if __name__ == "__main__":
    run(Plan((f"asleep:{sys.argv[1]}",), 2, 4), executor=Processes(2), make=make_odd_bot)
"""


def plan(kind: str, mark: Path, games: int = 12) -> Plan:
    return Plan((f"{kind}:{mark}", "one"), players=2, games=games)


def is_touched(file: Path) -> bool:
    """Within ten times the time from one breath to the next."""
    last = file.stat().st_mtime_ns
    sleep(1)
    return file.stat().st_mtime_ns != last


def untimed(results: Results) -> list[Row]:
    return [row._replace(seconds=0.0) for row in results.rows()]


@pytest.fixture
def mark(tmp_path: Path) -> Path:
    """The file that a mortal bot leaves when it dies."""
    return tmp_path / "mark"


def expected(mark: Path) -> list[Row]:
    """What comes out where nobody dies."""
    mark.touch()
    results = untimed(run(plan("mortal", mark), executor=Serial(), make=make_odd_bot))
    mark.unlink()
    return results


def test_a_process_that_dies_is_replaced_and_its_games_played_again(mark: Path, tmp_path: Path) -> None:
    alive = expected(mark)
    state = tmp_path / "state.jsonl"
    told = []
    results = run(
        plan("mortal", mark),
        executor=Processes(2),
        state=state,
        make=make_odd_bot,
        tell=lambda progress: told.append(progress.done),
    )
    assert mark.exists(), "nobody has died"
    assert untimed(results) == alive
    assert told == list(range(13))
    assert len(state.read_text().splitlines()) == 13
    assert not active_children()


def test_a_game_that_always_kills_its_process_is_given_up(mark: Path) -> None:
    with pytest.raises(ArenaError, match=r"game 0 \(seed 0.0: .*\): its worker died 3 times \(exit code -9\)"):
        run(plan("doomed", mark), executor=Processes(1), make=make_odd_bot)
    assert not active_children()


def test_ctrl_c_ends_processes_that_are_still_thinking(tmp_path: Path) -> None:
    def stop(progress: Progress) -> None:
        if progress.done == 1:
            raise KeyboardInterrupt

    plan = Plan(("one", "two", f"asleep:{tmp_path / 'breath'}"), players=2, games=6)
    started = monotonic()
    results = run(plan, executor=Processes(2), make=make_odd_bot, tell=stop)
    assert len(results.games) == 1
    assert monotonic() - started < 300
    assert not active_children()


def test_processes_end_with_a_run_that_is_killed_while_they_think(tmp_path: Path) -> None:
    script, breath = tmp_path / "script.py", tmp_path / "breath"
    script.write_text(KILLED)
    process = subprocess.Popen([sys.executable, script, breath], env={"PYTHONPATH": str(TESTS), "PATH": ""})
    while not breath.exists():
        assert process.poll() is None
        sleep(0.01)
    process.kill()
    process.wait()
    end = monotonic() + 60
    while is_touched(breath):
        assert monotonic() < end, "somebody breathes on"


def test_nothing_to_play_needs_no_process() -> None:
    def never(job: Job) -> PlayedGame:
        raise AssertionError(f"nobody asked for {job}")

    assert list(Processes(2).results([], never)) == []


def test_ray_is_imported_only_when_it_is_asked_for() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "ray", None)
        run(Plan(("one", "two"), 2, 2), make=make_odd_bot)
        with pytest.raises(ArenaError, match=r"this needs the package ray: pip install 'skyrise\[ray\]'"):
            run(Plan(("one", "two"), 2, 2), executor=RayCluster(), make=make_odd_bot)


def test_a_ray_worker_that_is_killed_loses_and_doubles_nothing(
    mark: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("ray")
    alive = expected(mark)
    state = tmp_path / "state.jsonl"
    monkeypatch.setenv("PYTHONPATH", str(TESTS))  # for the bots of these tests
    results = run(plan("mortal", mark), executor=RayCluster(workers=2), state=state, make=make_odd_bot)
    assert mark.exists(), "nobody has died"
    assert untimed(results) == alive
    assert len(state.read_text().splitlines()) == 13
