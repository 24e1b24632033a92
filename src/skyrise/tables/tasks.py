"""A thinking task and its answer, as the JSON lines between tables and whoever thinks for their bots elsewhere."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping
from typing import cast

from skyrise.bots import Clock, make_bot
from skyrise.bots.registry import BOTS
from skyrise.notation import view_document, view_of_document
from skyrise.notation.documents import BotLevel

from .ports import Choice, ThinkingTask


def task_line(task: ThinkingTask) -> str:
    """A task as a line."""
    fields = {"level": task.level, "player": task.player, "ply": task.ply, "seconds": task.seconds}
    return _line({**fields, "view": view_document(task.view)})


def read_task(line: str | bytes) -> ThinkingTask:
    """The task of a line."""
    fields: dict[str, object] = json.loads(line)
    return ThinkingTask(
        level=cast(BotLevel, fields["level"]),
        player=cast(str, fields["player"]),
        ply=cast(int, fields["ply"]),
        view=view_of_document(cast(dict[str, object], fields["view"])),
        seconds=cast(float | None, fields["seconds"]),
    )


def action_line(action: str) -> str:
    """What a bot plays, as a line."""
    return _line({"action": action})


def failure_line(error: Exception) -> str:
    """What went wrong with a bot, as a line."""
    return _line({"failure": f"{type(error).__name__}: {error}"})


def read_answer(line: str | bytes) -> str:
    """The action of an answer; a ``NoAnswer`` where a bot failed."""
    answer: dict[str, str] = json.loads(line)
    if "action" not in answer:
        raise NoAnswer(answer["failure"])
    return answer["action"]


class NoAnswer(Exception):
    """A bot failed, its process died, or it took too long."""


async def choice_of(ask: Callable[[ThinkingTask], Awaitable[str]], task: ThinkingTask) -> Choice:
    """What a bot plays that is asked elsewhere. One that fails is asked once more; then the weakest bot chooses."""
    for _ in range(2):
        try:
            action = await ask(task)
        except NoAnswer:
            continue
        if action in map(str, task.view.legal):
            return Choice(action)
    return Choice(_weakest_choice(task), failed=True)


def _weakest_choice(task: ThinkingTask) -> str:
    """What the weakest bot plays; it thinks so little that it may do so here."""
    weakest = make_bot(next(iter(BOTS)), f"{task.player}|{task.ply}")
    return str(weakest.choose(task.view, task.view.legal, Clock()))


def _line(document: Mapping[str, object]) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n"
