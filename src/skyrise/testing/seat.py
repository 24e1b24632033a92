"""One seat of one game, played by a bot under check and by twins of it with the same seed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from time import perf_counter
from traceback import extract_tb
from typing import Final

from skyrise.bots import BadSpec, Bot, BotFailed, Clock, closing_bots, seat_seed
from skyrise.bots.contract import Preparing
from skyrise.notation import view_document
from skyrise.rules import Action, Chance, Game, Seed, determinize

from .kinds import kind_of
from .report import SAME_SEED, SECRETS, BotReport, Fault, Moment

GRACE: Final = 1.0
"""Seconds that a bot may exceed its clock by: machines are shared."""


class Unanswered(Exception):
    """The bot cannot go on with this game."""


class CheckedSeat:
    """A seat at which every answer is checked."""

    def __init__(self, report: BotReport, game: Game, seat: int, seed: int) -> None:
        self._report = report
        self._game = game
        self._seat = seat
        self._seed = seed
        self._chance = Chance(seed, "other worlds")
        self._bots: list[Bot] = []

    def __enter__(self) -> CheckedSeat:
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> bool:
        """Closes the bots. If one cannot go on, its game ends but the check continues."""
        self._report.made["closed"] += len(self._bots)
        try:
            with closing_bots(self._bots):
                pass
        except Exception as failure:
            self._found("closed", _described(failure))
        return isinstance(error, Unanswered)

    def make_bots(self, make: Callable[[Seed], Bot], twins: int) -> None:
        """Makes the bot and its twins, and prepares them, so that all think in the same way from the start."""
        for _ in range(1 + twins):
            self._report.made["made"] += 1
            try:
                self._bots.append(make(seat_seed(self._seed, self._seat)))
                if isinstance(self._bots[-1], Preparing):
                    self._bots[-1].prepare()
            except BadSpec:
                raise
            except Exception as error:
                self._found("made", _described(error))
                raise Unanswered from error

    def decide(self, clock: Clock) -> Action | None:
        """The bot's answer, checked in every way; None if it is not a legal action."""
        self._report.decisions[kind_of(self._game.position())] += 1
        worlds = zip(self._bots, self._worlds(), strict=False)
        first, *others = (self._answer(bot, world, clock) for bot, world in worlds)
        for check, other in zip((SAME_SEED, SECRETS), others, strict=False):
            self._report.made[check] += 1
            if other != first:
                self._found(check, f"answered {first}, and its twin {other}")
                break
        self._report.made["legal"] += 1
        legal = self._game.legal_actions()
        if first in legal:
            return first
        self._found("legal", f"answered {first!r}, which is not one of the {len(legal)} legal actions")
        return None

    def _worlds(self) -> Iterable[Game]:
        """The game as it is for the bot and its first twin; for the second, one with different hidden information."""
        yield self._game
        yield self._game
        yield determinize(self._game.view(self._seat), self._chance)

    def _answer(self, bot: Bot, world: Game, clock: Clock) -> Action:
        """What a bot answers. If it peeks at its caller for secrets, it finds those of ``world``."""
        view = world.view(self._seat)
        before, legal = view_document(view), list(view.legal)
        self._report.made["answers"] += 1
        started = perf_counter()
        try:
            answer = bot.choose(view, legal, clock)
        except Exception as error:
            self._found("answers", _described(error))
            raise Unanswered from error
        self._time(perf_counter() - started, clock)
        self._report.made.update(("view unchanged", "list unchanged"))
        if view_document(view) != before:
            self._found("view unchanged", "the view is another one after the answer")
        if tuple(legal) != view.legal:
            self._found("list unchanged", "the list of legal actions is another one after the answer")
        return answer

    def _time(self, seconds: float, clock: Clock) -> None:
        self._report.slowest = max(self._report.slowest, seconds)
        if clock.seconds is None:
            return
        self._report.made["clock"] += 1
        if seconds > clock.seconds + GRACE:
            self._found("clock", f"answered after {seconds:.2f} s, and had {clock.seconds:g} s")

    def _found(self, check: str, reason: str) -> None:
        game, position = self._game, self._game.position()
        kind = kind_of(position) if position.to_act is not None else "the end"
        moment = Moment(game.match.edition.id, game.players, self._seed, self._seat, len(game.actions), kind)
        self._report.faults.append(Fault(check, reason, moment))


def _described(error: Exception) -> str:
    """What went wrong, and where in the bot's code; the message of a program says so already."""
    if isinstance(error, BotFailed):
        return str(error)
    frame = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(frame.filename).name}, line {frame.lineno})"
