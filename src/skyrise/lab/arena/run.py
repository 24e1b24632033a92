"""An arena from its plan to its results."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path

from skyrise.bots import make_bot
from skyrise.bots.aliases import NamedMaker
from skyrise.components import Reason
from skyrise.notation.files import write_text

from ..bot_games import GameResult, GameRunner, Job, Note, check_bots
from ..bot_games.runner import MakeBot
from ..errors import ArenaError, require
from ..executors import Executor, Serial
from .journal import Journal, heading
from .plan import Plan, schedule
from .sprt import Sprt, cases_of
from .standings import Results


@dataclass
class Progress:
    """How far an arena has come."""

    total: int
    kept: int = 0
    """Games that an earlier run has played."""
    done: int = 0
    wins: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    seats: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    """How many seats each bot has played."""

    def add(self, job: Job, result: GameResult) -> None:
        """Counts a finished game."""
        self.done += 1
        for bot, seat in zip(job.bots, result.seats, strict=True):
            self.wins[bot] += seat.won
            self.seats[bot] += 1

    def win_rates(self) -> Mapping[str, float]:
        """The win rate of every bot so far."""
        return {bot: self.wins[bot] / seats for bot, seats in self.seats.items()}


def run(
    plan: Plan,
    *,
    executor: Executor | None = None,
    state: Path | None = None,
    records: Path | None = None,
    make: MakeBot = make_bot,
    tell: Callable[[Progress], object] = lambda _: None,
    tell_note: Callable[[Job, Note], object] = lambda job, note: None,
    sprt: Sprt | None = None,
) -> Results:
    """Plays what is left of a plan, and returns all its results; after Ctrl-C, those so far.

    ``executor`` says where games are played (by default in this process); ``state`` is the file that keeps finished
    games, so that a run can be resumed; ``records`` is the folder for their records; ``make`` makes the bots; ``tell``
    is called with the progress, at the start and after every game; ``sprt`` is a test that ends the run when sure.
    ``tell_note`` hears what bots say about their decisions, game by game.
    """
    require("openskill", "lab")
    if sprt is not None and len(plan.specs) != 2:
        raise ArenaError(Reason.ARENA_PAIR, place="sprt", found=len(plan.specs))
    named = NamedMaker(plan.specs, make)
    check_bots(plan.names, named)
    jobs = schedule(plan)
    with Journal(state, heading(plan, records=records is not None, make=make), len(jobs)) as journal:
        progress = Progress(len(jobs), kept=len(journal.results))
        for result in journal.results.values():
            progress.add(jobs[result.job], result)
        tell(progress)
        sure = sprt is not None and sprt.verdict(cases_of(jobs, journal.results)).decision
        left = [] if sure else [job for job in jobs if job.number not in journal.results]
        runner = GameRunner(plan.new_game, plan.seconds, records is not None, named)
        with suppress(KeyboardInterrupt), closing((executor or Serial()).results(left, runner.play)) as games:
            for result, record, said in games:
                keep_record(records, result, record)
                for note in said:
                    tell_note(jobs[result.job], note)
                journal.add(result)
                progress.add(jobs[result.job], result)
                tell(progress)
                if sprt is not None and sprt.verdict(cases_of(jobs, journal.results)).decision:
                    break
        verdict = None if sprt is None else sprt.verdict(cases_of(jobs, journal.results))
    return Results(plan, jobs, [journal.results[number] for number in sorted(journal.results)], verdict)


def keep_record(folder: Path | None, result: GameResult, record: str | None) -> None:
    """Writes the record of a game, if records are kept; done before the game counts as finished."""
    if folder is not None and record is not None:
        write_text(folder / f"game-{result.job:05}.json", record)
