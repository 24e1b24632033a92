"""Bots that think in another worker, so that no table waits for a thought."""

from __future__ import annotations

from skyrise.tables import Choice, ThinkingTask
from skyrise.tables.tasks import NoAnswer, choice_of, read_answer, task_line

from .ports import PLAY, Think


class WorkerThinkers:
    """The ``tables.Thinkers`` of a browser."""

    def __init__(self, think: Think) -> None:
        self._think = think

    async def choose(self, task: ThinkingTask) -> Choice:
        """What the bot plays. One that fails is asked once more; then the weakest bot chooses."""
        return await choice_of(self._ask, task)

    async def _ask(self, task: ThinkingTask) -> str:
        try:
            return read_answer(await self._think(task_line(task), PLAY))
        except NoAnswer:
            raise
        except Exception as error:  # of JavaScript: the worker is gone, or took too long
            raise NoAnswer(str(error)) from error
