"""The report of a search as HTML: the result with intervals, what changes, and the way."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from ..report import Fact, Section, Series, html_table, number, page, percent, whisker_chart
from . import findings
from .search import Found
from .wants import RATES

MISFIT: Final = (
    "The misfit is the mean square of the distances from the middles of what is wanted, in half widths of it: 0 is the "
    "middle everywhere."
)
WHAT_IF: Final = "What if: values that a book gives were changed too, to see what would happen."
ROUNDS: Final = (
    "In each round the best so far and new candidates play the same setups, in batches that grow; those who are "
    "clearly worse go out, and after each batch at most half go on. The misfit of a round is that of its best on the "
    "setups that have chosen it, so the result is measured again on others."
)


def tune_report(found: Found, command: str) -> str:
    """The report as HTML."""
    task = found.task
    players = ", ".join(dict.fromkeys(company.player for company in task.companies))
    about = f"Base: {task.edition.name}. Who plays: {players}; seed {task.seed}. {MISFIT}"
    facts = [
        Fact(str(len(found.races)), "rounds"),
        Fact(f"{sum(race.games for race in found.races):,}", "games of the search, for each number of players"),
        Fact(number(found.confirmed.misfit, 2), "misfit of the result, on fresh setups"),
    ]
    sections = [_result(found), _values(found), _way(found)]
    return page(f"Tuning: {task.name}", f"{about} {WHAT_IF}" if task.what_if else about, facts, sections, command)


def _result(found: Found) -> Section:
    charts = []
    for (rate, company), group in groupby(
        found.confirmed.estimates(), key=lambda pair: (pair[0].rate, pair[0].company)
    ):
        ones = list(group)
        title = f"{RATES[rate].title.capitalize()}, {company} (dashed: the middle of what is wanted)"
        rows = [findings.rate_row(want, one)[3:] for want, one in ones]
        table = html_table(title, findings.RATES[3:], rows)
        series = Series("measured", [one for _, one in ones])
        charts.append(whisker_chart(title, [series], percent, ones[0][0].middle, table))
    return Section("The result", [findings.summary(found)], charts)


def _values(found: Found) -> Section:
    rows = findings.changed_values(found)
    says = "All constraints hold." if rows else "Nothing was changed: the base is the best that was found."
    return Section("What changes", [says], [html_table("Values", ("value", "base", "result"), rows)] if rows else [])


def _way(found: Found) -> Section:
    rows = findings.way(found)
    return Section("The way", [ROUNDS], [html_table("Rounds", findings.WAY, rows)] if rows else [])
