"""One game of the arena: new bots on their seats, each decision timed, faults punished."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import ExitStack, redirect_stdout, suppress
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from skyrise.bots import Bot, Clock, make_bot, seat_seed
from skyrise.bots.contract import Preparing
from skyrise.notation import write_record
from skyrise.rules import Action, Game, Outcome, Seed

from .plan import Job, Plan
from .results import CRASH, ILLEGAL, Fault, GameResult, Played, SeatResult

Maker = Callable[[str, Seed], Bot]
"""Makes a bot from its name and a seed."""

CRASHES: Final = (Exception, SystemExit)
"""Whatever a bot raises is its own fault; only Ctrl-C is not."""


class Stopped(Exception):
    """A game cannot go on."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Table:
    """Where the games of a plan are played. It can be sent to other processes and machines."""

    plan: Plan
    keeps_records: bool = False
    make: Maker = make_bot

    def play(self, job: Job) -> Played:
        """Plays a game. What bots print goes to the standard error: the output is for results."""
        game = self._new_game(job)
        times: list[list[float]] = [[] for _ in job.bots]
        try:
            with ExitStack() as rooms, redirect_stdout(sys.stderr):
                self._play_out(game, self._seat_bots(job, rooms), times)
        except Stopped as stopped:
            game.header["stopped"] = f"seat {stopped.fault.seat}: {stopped.fault.kind}: {stopped.fault.reason}"
            result = GameResult(job.number, stopped_seats(stopped.fault, times), stopped.fault)
        else:
            assert game.outcome is not None
            result = GameResult(job.number, finished_seats(game.outcome, times))
        return Played(result, write_record(game.record()) if self.keeps_records else None)

    def _new_game(self, job: Job) -> Game:
        game = Game.new(self.plan.players, self.plan.edition, job.seed)
        game.names = tuple(f"{color} ({bot})" for color, bot in zip(game.names, job.bots, strict=True))
        game.header["bots"] = list(job.bots)
        return game

    def _seat_bots(self, job: Job, rooms: ExitStack) -> list[Bot]:
        bots = []
        for seat, name in enumerate(job.bots):
            try:
                bots.append(self.make(name, seat_seed(job.seed, seat)))
                if isinstance(bots[-1], Preparing):
                    bots[-1].prepare()
            except CRASHES as error:
                raise _crash(seat, error) from error
            rooms.callback(close, bots[-1])
        return bots

    def _play_out(self, game: Game, bots: list[Bot], times: list[list[float]]) -> None:
        while (seat := game.to_act) is not None:
            game.play(self._decide(game, bots[seat], seat, times[seat]))

    def _decide(self, game: Game, bot: Bot, seat: int, times: list[float]) -> Action:
        view = game.view(seat)
        started = perf_counter()
        try:
            action = bot.choose(view, view.legal, Clock(self.plan.seconds))
        except CRASHES as error:
            raise _crash(seat, error) from error
        times.append(round(perf_counter() - started, 6))
        if action not in view.legal:
            raise Stopped(Fault(seat, ILLEGAL, f"{action} was not legal after {len(game.actions)} actions"))
        return action


def close(bot: Bot) -> None:
    """Lets a bot that has something to close do so; the game is over, so that nothing can go wrong any more."""
    with suppress(*CRASHES):
        getattr(bot, "close", lambda: None)()


def _crash(seat: int, error: BaseException) -> Stopped:
    return Stopped(Fault(seat, CRASH, f"{type(error).__name__}: {error}"))


def finished_seats(outcome: Outcome, times: list[list[float]]) -> tuple[SeatResult, ...]:
    """The seats of a game that was played to its end."""
    totals = [sheet.total for sheet in outcome.scores]
    return tuple(
        SeatResult(
            prestige=total,
            margin=total - max(totals[:seat] + totals[seat + 1 :]),
            rank=outcome.ranks[seat],
            won=1 / len(outcome.winners) if seat in outcome.winners else 0.0,
            times=tuple(times[seat]),
        )
        for seat, total in enumerate(totals)
    )


def stopped_seats(fault: Fault, times: list[list[float]]) -> tuple[SeatResult, ...]:
    """The seats of a game that a fault has stopped: that seat is last, the others share the win."""
    others = len(times) - 1
    return tuple(
        SeatResult(None, None, others + 1, 0.0, tuple(mine))
        if seat == fault.seat
        else SeatResult(None, None, 1, 1 / others, tuple(mine))
        for seat, mine in enumerate(times)
    )
