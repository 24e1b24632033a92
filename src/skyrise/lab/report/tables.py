"""The tables of a report, as HTML."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ..estimates import Estimate
from .figures import Show, with_half


def html_table(name: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; all columns but the first are figures. Its name is for screen readers."""
    top = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    body = "".join(map(_row, rows))
    return scrolling(f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>", name)


def _row(cells: Sequence[str]) -> str:
    first, *others = map(escape, cells)
    return f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in others)}</tr>'


def figures_table(name: str, head: str, columns: Sequence[tuple[str, Sequence[Estimate], Show]]) -> str:
    """A row for each label and a column for each kind of figure, with half its interval."""
    labels = list(dict.fromkeys(one.label for _, estimates, _ in columns for one in estimates))
    known = [{one.label: with_half(one, show) for one in ones} for _, ones, show in columns]
    rows = [[label, *(figures.get(label, "–") for figures in known)] for label in labels]
    return html_table(name, [head, *(name for name, _, _ in columns)], rows)


def scrolling(content: str, name: str) -> str:
    """Wide content that scrolls on its own on a narrow screen, by keyboard too."""
    return f'<div class="wide" tabindex="0" role="group" aria-label="{escape(name)}">{content}</div>'
