"""What a bot is: an object that plays one seat of one game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from skyrise.rules import Action, View


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a bot may think."""

    seconds: float | None = None
    """For this decision; None: as long as it takes."""

    def or_else(self, seconds: float) -> float:
        """The time for this decision; ``seconds`` if nobody has set a limit."""
        return seconds if self.seconds is None else self.seconds


class Bot(Protocol):
    """A player. It is asked whenever its seat has a decision, and told nothing that the seat may not know.

    A view is complete, so a bot may be asked for the first time in the middle of a game.
    """

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        """One of the legal actions. Neither the view nor the legal actions may be changed."""


@runtime_checkable
class Closable(Protocol):
    """A bot that holds a resource, such as a program, to be released when its game is over or abandoned."""

    def close(self) -> None:
        """Called once, after the last decision."""


@runtime_checkable
class Preparing(Protocol):
    """A bot that needs to be prepared to play its best, or to play at all."""

    def prepare(self) -> None:
        """May be called before the first decision, by a caller who can wait."""


@runtime_checkable
class Noting(Protocol):
    """A bot that says something to people who read along."""

    note: str | None
    """About its latest decision; None if there is nothing to say."""


Factory = Callable[..., Bot]
"""Makes a bot from a seed; further arguments are the bot's settings."""


class BotFailed(RuntimeError):
    """A bot gave no answer, or one that cannot be played: which bot, where, and why."""


@contextmanager
def closing_bots(bots: Iterable[Bot]) -> Iterator[None]:
    """On leaving, closes the bots that can be closed, whatever happened."""
    with ExitStack() as stack:
        for bot in bots:
            if isinstance(bot, Closable):
                stack.callback(bot.close)
        yield
