"""Actions and what to expect of them, as a table and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table

from skyrise.language import Language
from skyrise.search.judgement import Judgement


def judgements_table(
    names: Sequence[str], judgements: Sequence[Judgement], speech: Language, thought: bool = True
) -> Table:
    """A row for each action: everybody's chance to win and expected Prestige, and how much thought it got."""
    expected = speech.words("terminal-expected")
    table = Table(speech.words("terminal-action"), *(f"{name}\n{expected}" for name in names))
    if thought:
        table.add_column(speech.words("terminal-thought"))
    for one in judgements:
        ends = [f"{chance:.0%}  {points:.0f}" for chance, points in zip(one.wins, one.prestige, strict=True)]
        table.add_row(str(one.action), *ends, *([f"{one.attention:.0%}"] if thought else []))
    return table


def judgement_documents(judgements: Sequence[Judgement]) -> list[dict[str, Any]]:
    """The same for programs."""
    return [
        {
            "action": str(one.action),
            "wins": [round(chance, 4) for chance in one.wins],
            "prestige": [round(points, 2) for points in one.prestige],
            "attention": round(one.attention, 4),
        }
        for one in judgements
    ]
