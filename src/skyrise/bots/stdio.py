"""A bot that is a program: it gets requests as JSON lines on standard input, and answers on standard output."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from skyrise.notation import BadDocument
from skyrise.rules import Action, Seed, View

from .contract import Clock
from .program import Program
from .protocol import DecisionRequest, decide_line, end_line, read_answer, start_line

START_UP: Final = 30.0
"""Seconds that a program has to start up, on top of its first decision."""
GRACE: Final = 5.0
"""Seconds past its clock after which we give up on a program."""
LIMIT: Final = 300.0
"""Seconds for a decision without a clock."""


class StdioBot:
    """A program that speaks skyrise-bot/1, in any language."""

    def __init__(self, seed: Seed, command: str) -> None:
        self._seed = seed
        self._command = command
        self._program: Program | None = None
        self._asked = 0
        self.note: str | None = None
        """What the program said about its latest decision."""

    def __repr__(self) -> str:
        return f"<StdioBot {self._command}>"

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        """What the program answers; a BotFailed if that cannot be played."""
        self._asked += 1
        lines = decide_line(DecisionRequest(self._asked, view, tuple(legal), clock))
        limit = LIMIT if clock.seconds is None else clock.seconds + GRACE
        if self._program is None:
            self._program = Program(self._command)
            lines = start_line(view, self._seed) + lines
            limit += START_UP
        return self._answer(self._program, lines, legal, limit)

    def __reduce__(self) -> tuple[Any, ...]:
        """A program cannot be copied once it runs."""
        if self._program is not None:
            why = f"the program {self._command!r} is running: it cannot be copied or pickled"
            raise TypeError(f"{why}; where games are, let a bot in Python play")
        return StdioBot, (self._seed, self._command)

    def close(self) -> None:
        """Tells the program that the game is over, and ends it."""
        if self._program is not None:
            self._program.stop(end_line())

    def _answer(self, program: Program, lines: str, legal: Sequence[Action], limit: float) -> Action:
        try:
            line = program.ask(lines, limit)
            action, self.note = read_answer(line, self._asked, legal)
        except BadDocument as error:
            raise program.failed(f"at decision {self._asked} answered {_shown(line)}: {error}") from error
        return action


def _shown(line: bytes) -> str:
    text = line.decode(errors="replace").rstrip("\n")
    return text if len(text) <= 200 else f"{text[:197]}…"
