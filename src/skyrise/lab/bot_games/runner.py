"""How one game of bots is played: new bots on their seats, each decision timed, failures punished."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from contextlib import ExitStack, redirect_stdout, suppress
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from skyrise.bots import Bot, Clock, make_bot, seat_seed
from skyrise.bots.aliases import NamedMaker
from skyrise.bots.contract import Noting, Preparing
from skyrise.bots.game_loop import label_bots, play_out
from skyrise.notation import write_record
from skyrise.rules import Action, Game, Outcome, Seed, View

from .job import Job
from .results import CRASH, ILLEGAL, Failure, GameResult, Note, PlayedGame, SeatResult

MakeBot = Callable[[str, Seed], Bot]
"""Makes a bot from its spec and a seed."""

CRASHES: Final = (Exception, SystemExit)
"""Whatever a bot raises is its own doing, except Ctrl-C."""


class Stopped(Exception):
    """A game cannot go on."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure)
        self.failure = failure


@dataclass(frozen=True, slots=True)
class GameRunner:
    """Plays games of bots, one job at a time. It can be sent to other processes and machines."""

    new_game: Callable[[Job], Game]
    """Sets up the game of a job."""
    seconds: float | None = None
    """The time for each decision; None: as long as a bot takes."""
    keeps_records: bool = False
    make: MakeBot = make_bot

    def described(self, name: str) -> str:
        """A bot by its name, and by its spec where that is another text."""
        spec = self.make.specs[name] if isinstance(self.make, NamedMaker) else name
        return name if name == spec else f"{name}={spec}"

    def play(self, job: Job) -> PlayedGame:
        """Plays a game. What bots print goes to standard error: standard output is for results."""
        game = self.new_game(job)
        label_bots(game, [self.described(name) for name in job.bots])
        times: list[list[float]] = [[] for _ in job.bots]
        notes: list[Note] = []
        try:
            with ExitStack() as stack, redirect_stdout(sys.stderr):
                bots = self._seat_bots(job, stack)
                play_out(game, lambda seat, view: self._decide(game, bots[seat], view, times[seat], notes))
        except Stopped as stopped:
            game.header["stopped"] = f"seat {stopped.failure.seat}: {stopped.failure.kind}: {stopped.failure.reason}"
            result = GameResult(job.number, stopped_seats(stopped.failure, times), stopped.failure)
        else:
            assert game.outcome is not None
            result = GameResult(job.number, finished_seats(game.outcome, times))
        if notes:
            game.header["notes"] = [note._asdict() for note in notes]
        return PlayedGame(result, write_record(game.record()) if self.keeps_records else None, tuple(notes))

    def _seat_bots(self, job: Job, stack: ExitStack) -> list[Bot]:
        bots = []
        for seat, name in enumerate(job.bots):
            try:
                bots.append(self.make(name, seat_seed(job.seed, seat)))
                if isinstance(bots[-1], Preparing):
                    bots[-1].prepare()
            except CRASHES as error:
                raise _crash(seat, error) from error
            stack.callback(close, bots[-1])
        return bots

    def _decide(self, game: Game, bot: Bot, view: View, times: list[float], notes: list[Note]) -> Action:
        assert view.seat is not None
        started = perf_counter()
        try:
            action = bot.choose(view, view.legal, Clock(self.seconds))
        except CRASHES as error:
            raise _crash(view.seat, error) from error
        times.append(round(perf_counter() - started, 6))
        if action not in view.legal:
            raise Stopped(Failure(view.seat, ILLEGAL, f"{action} was not legal after {len(game.actions)} actions"))
        if isinstance(bot, Noting) and bot.note:
            notes.append(Note(len(game.actions), view.seat, str(action), bot.note))
        return action


def check_bots(specs: Iterable[str], make: MakeBot) -> None:
    """Refuses a spec that no bot can be made from, before anything is played. A bot that crashes loses its games."""
    for spec in dict.fromkeys(specs):
        try:
            close(make(spec, "not of any game"))  # a real seed would give away the deals
        except ValueError:  # UnknownBot, and whatever else is wrong with the spec
            raise
        except CRASHES:
            continue


def close(bot: Bot) -> None:
    """Closes a bot that can be closed. The game is over: an error no longer matters."""
    with suppress(*CRASHES):
        getattr(bot, "close", lambda: None)()


def _crash(seat: int, error: BaseException) -> Stopped:
    return Stopped(Failure(seat, CRASH, f"{type(error).__name__}: {error}"))


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


def stopped_seats(failure: Failure, times: list[list[float]]) -> tuple[SeatResult, ...]:
    """The seats of a game that a failure has stopped: that seat is last, the others share the win."""
    others = len(times) - 1
    return tuple(
        SeatResult(None, None, others + 1, 0.0, tuple(mine))
        if seat == failure.seat
        else SeatResult(None, None, 1, 1 / others, tuple(mine))
        for seat, mine in enumerate(times)
    )
