"""The bots of whoever thinks: asked again, a bot knows what it has thought before."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from skyrise.bots import Bot, Clock, make_bot
from skyrise.bots.registry import BOTS
from skyrise.teacher.desk import TeacherDesk, is_for_a_teacher

from .ports import ThinkingTask
from .tasks import action_line, failure_line, read_task

BOTS_KEPT: Final = 4
"""A bot that is asked again knows what it has thought before; an expert's tree needs room."""


class RecentBots:
    """The bots that were asked last."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()
        self._teacher = TeacherDesk()

    def answer(self, task: ThinkingTask) -> str:
        """The action that a bot chooses."""
        return str(self._bot(task).choose(task.view, task.view.legal, Clock(task.seconds)))

    def reply(self, line: str | bytes) -> str:
        """The answer to a line: a bot's task, or a question for the teacher; a bot that fails is answered for."""
        if is_for_a_teacher(line):
            return self._teacher.reply(line)
        try:
            return action_line(self.answer(read_task(line)))
        except Exception as error:
            return failure_line(error)

    def _bot(self, task: ThinkingTask) -> Bot:
        """A new bot has the ply in its seed: one that is asked anew does not repeat its first decision."""
        if task.level not in BOTS:
            raise ValueError(f"{task.level!r} is no level of the ladder")
        key = task.level, task.player
        bot = self._bots.pop(key, None) or make_bot(task.level, f"{task.player}|{task.ply}")
        self._bots[key] = bot
        if len(self._bots) > BOTS_KEPT:
            self._bots.popitem(last=False)
        return bot
