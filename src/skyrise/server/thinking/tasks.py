"""A thinking task and its answer, as the JSON lines between a server and its workers."""

from __future__ import annotations

from typing import cast

import orjson

from skyrise.notation import view_document, view_of_document
from skyrise.notation.documents import BotLevel
from skyrise.tables import ThinkingTask


def task_line(task: ThinkingTask) -> bytes:
    """A task as a line."""
    fields = {"level": task.level, "player": task.player, "ply": task.ply, "seconds": task.seconds}
    return orjson.dumps({**fields, "view": view_document(task.view)}) + b"\n"


def read_task(line: bytes) -> ThinkingTask:
    """The task of a line."""
    fields: dict[str, object] = orjson.loads(line)
    return ThinkingTask(
        level=cast(BotLevel, fields["level"]),
        player=cast(str, fields["player"]),
        ply=cast(int, fields["ply"]),
        view=view_of_document(cast(dict[str, object], fields["view"])),
        seconds=cast(float | None, fields["seconds"]),
    )


def action_line(action: str) -> bytes:
    """What a bot plays, as a line."""
    return orjson.dumps({"action": action}) + b"\n"


def failure_line(error: Exception) -> bytes:
    """What went wrong with a bot, as a line."""
    return orjson.dumps({"failure": f"{type(error).__name__}: {error}"}) + b"\n"


def read_answer(line: bytes) -> str:
    """The action of an answer; a ``NoAnswer`` where a bot failed."""
    answer: dict[str, str] = orjson.loads(line)
    if "action" not in answer:
        raise NoAnswer(answer["failure"])
    return answer["action"]


class NoAnswer(Exception):
    """A bot failed, its process died, or it took too long."""
