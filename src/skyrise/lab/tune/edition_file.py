"""The result as an edition file: the base, and the values that differ from it."""

from __future__ import annotations

import json
from itertools import groupby

from skyrise.components.schema import Setting

from .candidate import Candidate, settings_of
from .task import Task


def edition_file(task: Task, candidate: Candidate) -> str:
    """The TOML of an edition with the values of a candidate; they are its author's own."""
    changed = [(key, setting) for key, _, setting in candidate.differences(settings_of(task.edition))]
    head = {"id": f"{task.edition.id}-tuned", "base": task.edition.base if task.edition.own else task.edition.id}
    head |= {"name": f"{task.edition.name}, tuned", "language": task.edition.language}
    if task.edition.own:
        changed = _all_own(task, candidate)
    lines = [f"# Made by `skyrise lab tune`: {task.name}.", "", "[edition]"]
    lines += [f"{name} = {json.dumps(text, ensure_ascii=False)}" for name, text in head.items() if text is not None]
    for table, values in groupby(changed, key=lambda one: one[0].rpartition(".")[0]):
        lines += ["", f"[{table}]", *(f"{key.rpartition('.')[2]} = {json.dumps(setting)}" for key, setting in values)]
    return "\n".join(lines) + "\n"


def _all_own(task: Task, candidate: Candidate) -> list[tuple[str, Setting]]:
    """Of a user's edition, its own values too: its file is no base that another file could name."""
    tuned = candidate.on(settings_of(task.edition))
    new = {key for key, _, _ in candidate.differences(settings_of(task.edition))}
    return [
        (key, tuned[key]) for key, value in task.edition.values.items() if key in new or value.provenance.kind == "own"
    ]
