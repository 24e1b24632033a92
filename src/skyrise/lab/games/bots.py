"""Games of bots for the laboratory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing

from skyrise.bots import make_bot
from skyrise.components import Reason
from skyrise.notation import read_record

from ..bot_games import GameRunner, Job, check_bots
from ..errors import ArenaError
from ..executors import Executor
from .bench import Bench
from .chunk import Surveyed
from .order import Order


def survey_bot_games(order: Order, numbers: Sequence[int], executor: Executor, bench: Bench) -> Iterator[Surveyed]:
    """Games of an order, played by its bot, as they end. A bot that fails ends the run."""
    assert order.bot is not None
    check_bots([order.bot], make_bot)
    lineup = (order.bot,) * order.players
    jobs = [Job(number, number, order.seed_of(number), 0, lineup) for number in numbers]
    runner = GameRunner(order.game_of, keeps_records=True)
    with closing(executor.results(jobs, runner.play)) as games:
        for result, record, _ in games:
            if result.failure is not None or record is None:
                why = result.failure.reason if result.failure else ""
                raise ArenaError(Reason.LAB_BOT_FAILED, bot=order.bot, game=str(result.job), why=why)
            actions = read_record(record).actions
            yield bench.follow(order.new_game(result.job), result.job, actions)
