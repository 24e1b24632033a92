"""A worker process: reads questions and answers them, one after the other, until nobody is there to ask.

The first bot that searches starts the library's compiled load in the background, and thinks interpreted until then.
"""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final

from skyrise.bots import Bot, Clock, make_bot
from skyrise.bots.registry import BOTS
from skyrise.tables import ThinkingTask

from .tasks import action_line, failure_line, read_task

BOTS_KEPT: Final = 4
"""A bot that is asked again knows what it has thought before; an expert's tree needs room."""


class RecentBots:
    """The bots that were asked last."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()

    def answer(self, task: ThinkingTask) -> str:
        """The action that a bot chooses."""
        return str(self._bot(task).choose(task.view, task.view.legal, Clock(task.seconds)))

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


def main() -> None:
    """Answers what comes on the standard input."""
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is not an answer
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, lines), daemon=True).start()
    bots = RecentBots()
    while True:
        output.write(_reply(bots, lines.get()))


def _listen(source: BinaryIO, lines: SimpleQueue[bytes]) -> None:
    """Ends this process with the one that asks, even in mid-thought and however that one ended."""
    for line in source:
        lines.put(line)
    os._exit(0)


def _reply(bots: RecentBots, line: bytes) -> bytes:
    try:
        return action_line(bots.answer(read_task(line)))
    except Exception as error:
        return failure_line(error)


if __name__ == "__main__":
    main()
