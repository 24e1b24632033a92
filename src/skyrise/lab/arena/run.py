"""An arena from its plan to its results."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path

from skyrise.bots import make_bot

from .errors import require
from .executors import Executor, Serial
from .export import write_whole
from .journal import Journal, heading
from .plan import Job, Plan, schedule
from .results import GameResult
from .standings import Results
from .table import CRASHES, Maker, Table, close


@dataclass
class Progress:
    """How far an arena is."""

    total: int
    done: int = 0
    wins: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    seats: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    """On how many seats a bot has played."""

    def add(self, job: Job, result: GameResult) -> None:
        """Counts a finished game."""
        self.done += 1
        for bot, seat in zip(job.bots, result.seats, strict=True):
            self.wins[bot] += seat.won
            self.seats[bot] += 1

    def win_rates(self) -> Mapping[str, float]:
        """Of every bot, so far."""
        return {bot: self.wins[bot] / seats for bot, seats in self.seats.items()}


def run(
    plan: Plan,
    *,
    executor: Executor | None = None,
    state: Path | None = None,
    records: Path | None = None,
    make: Maker = make_bot,
    tell: Callable[[Progress], object] = lambda _: None,
) -> Results:
    """Plays what is left of a plan, and returns the results of all of it; after Ctrl-C, those that there are.

    ``executor`` is where the games are played, else in this process; ``state`` the file that finished games are kept
    in, and found in when the run is taken up again; ``records`` the folder for their records; ``make`` makes the bots;
    ``tell`` hears of the progress, at the start and after every game.
    """
    require("openskill", "lab")
    check_bots(plan, make)
    jobs = schedule(plan)
    with Journal(state, heading(plan, records=records is not None)) as journal:
        progress = Progress(len(jobs))
        for result in journal.results.values():
            progress.add(jobs[result.job], result)
        tell(progress)
        left = [job for job in jobs if job.number not in journal.results]
        table = Table(plan, records is not None, make)
        with suppress(KeyboardInterrupt), closing((executor or Serial()).results(left, table.play)) as games:
            for result, record in games:
                keep_record(records, result, record)
                journal.add(result)
                progress.add(jobs[result.job], result)
                tell(progress)
    return Results(plan, jobs, [journal.results[number] for number in sorted(journal.results)])


def check_bots(plan: Plan, make: Maker) -> None:
    """Refuses a text of which no bot can be made before anything is played. A bot that fails loses its games."""
    for name in dict.fromkeys(plan.bots):
        try:
            close(make(name, "not of any game"))  # the seed of the plan tells all deals
        except ValueError:  # UnknownBot, and whatever else is wrong with the text
            raise
        except CRASHES:
            continue


def keep_record(folder: Path | None, result: GameResult, record: str | None) -> None:
    """Writes the record of a game, where records are kept. It is there before the game counts as finished."""
    if folder is not None and record is not None:
        text = record
        write_whole(folder / f"game-{result.job:05}.json", lambda part: part.write_text(text, encoding="utf-8"))
