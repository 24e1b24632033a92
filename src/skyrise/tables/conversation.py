"""What one reader of a table says, and what is answered; the news come by the subscription."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Final, Protocol

from skyrise.components import Reason, Refusal
from skyrise.notation.documents import Command, Done, Look, Refused
from skyrise.notation.problems import failure_problem, problem_of, problem_told, refused
from skyrise.notation.requests import MESSAGES, read_message

from .audience import Subscription
from .hall import Hall
from .identity import Who

MOST_CHARACTERS: Final = 4096

_log = logging.getLogger(__name__)


class Prices(Protocol):
    """What it costs to say something: a ``Refusal`` tells somebody that it was too much."""

    def message(self) -> None:
        """Whatever comes, before it is read."""

    def command(self, command: Command) -> None:
        """A command, before it is obeyed."""


class Free:
    """Costs nothing: the reader's own machine does the work."""

    def message(self) -> None:
        """Nothing."""

    def command(self, command: Command) -> None:
        """Nothing."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What is answered."""

    document: Done | Refused
    strike: bool = False
    """What came was no message, or one too many."""


@dataclass(frozen=True, slots=True)
class Conversation:
    """A reader who listens at a table, and may say something."""

    hall: Hall
    table: str
    who: Who
    subscription: Subscription
    prices: Prices

    async def answer(self, text: str) -> Reply | None:
        """The answer to a message; whoever looks with other eyes is answered by the news."""
        try:
            self.prices.message()
            message = _read(text)
        except Refusal as refusal:
            return Reply(refused(None, problem_told(refusal)), strike=True)
        document = await self._obey(message)
        return None if document is None else Reply(document)

    async def _obey(self, message: Command | Look) -> Done | Refused | None:
        name = None if isinstance(message, Look) else message.id
        try:
            if isinstance(message, Look):
                self.subscription.look(message.seat)
                return None
            self.prices.command(message)
            return await self.hall.command(self.table, self.who, message)
        except Refusal as refusal:
            return refused(name, problem_of(refusal))
        except Exception:
            _log.exception("a command at table %s failed", self.table)
            return refused(name, failure_problem())


def _read(text: str) -> Command | Look:
    if len(text) > MOST_CHARACTERS:
        raise Refusal(Reason.REQUEST_TOO_LARGE)
    return read_message(text, MESSAGES)
