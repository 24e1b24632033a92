"""Games of bots for the laboratory, on the executors of the arena."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass

from skyrise.components import Reason
from skyrise.notation import read_record
from skyrise.rules import Game

from ..arena import ArenaError, Executor, Job, Plan
from ..arena.run import check_bots
from ..arena.table import Table
from .bench import Bench
from .chunk import Surveyed
from .order import Order


@dataclass(frozen=True, slots=True)
class LabTable(Table):
    """A table of the arena at which the games of an order are played: its islands, and its values of the edition."""

    order: Order | None = None

    def _new_game(self, job: Job) -> Game:
        assert self.order is not None
        return self.order.new_game(job.number)


def play_bots(order: Order, numbers: Sequence[int], executor: Executor, bench: Bench) -> Iterator[Surveyed]:
    """Games of an order, played by its bot, as they end. A bot that fails ends the run."""
    assert order.bot is not None
    field = (order.bot,) * order.players
    table = LabTable(Plan(field, order.players, order.games, order.seed), keeps_records=True, order=order)
    check_bots(table.plan, table.make)
    jobs = [Job(number, number, order.seed_of(number), 0, field) for number in numbers]
    with closing(executor.results(jobs, table.play)) as games:
        for result, record in games:
            if result.failure is not None or record is None:
                why = result.failure.reason if result.failure else ""
                raise ArenaError(Reason.LAB_BOT_FAILED, bot=order.bot, game=str(result.job), why=why)
            actions = read_record(record).actions
            yield bench.follow(order.new_game(result.job), result.job, actions)
