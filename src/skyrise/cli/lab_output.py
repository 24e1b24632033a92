"""What the commands of the laboratory print."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .output import number_table, print_json, screen

if TYPE_CHECKING:
    from skyrise.lab.balance import Group
    from skyrise.lab.estimates import Estimate, PairedTally, Tally


def say_rates(out: Path, tally: Tally, groups: Sequence[Group], verdicts: Sequence[str], *, json_output: bool) -> None:
    """Prints figures of some groups with their intervals, and what they mean; or all figures as JSON."""
    if json_output:
        print_json({group: as_json(tally.estimates(group)) for group in tally.groups})
        return
    for group in groups:
        table = number_table(group.title, "", "95%", "of")
        for one in tally.estimates(group.key):
            ends = f"{group.show(one.low)} – {group.show(one.high)}"
            table.add_row(one.label, group.show(one.value), ends, f"{one.count:,.0f}")
        screen.print(table)
    _end(out, verdicts)


def say_differences(out: Path, tally: PairedTally, *, json_output: bool) -> None:
    """Prints the figures that differ; or all figures and their differences as JSON."""
    from skyrise.lab.balance import COMPARED, found_differences

    if json_output:
        print_json(
            {
                group.key: {
                    "first": as_json(tally.first.estimates(group.key)),
                    "second": as_json(tally.second.estimates(group.key)),
                    "difference": as_json(tally.differences(group.key)),
                }
                for group in COMPARED
            }
        )
        return
    found = found_differences(tally)
    table = number_table("what differs", "", "by", "how sure")
    for one in found:
        table.add_row(one.group.title, one.estimate.label, str(one), one.how_sure)
    if found:
        screen.print(table)
    _end(out, [] if found else ["No figure differs."])


def as_json(estimates: Sequence[Estimate]) -> list[dict[str, Any]]:
    """Figures for other programs."""
    return [asdict(one) for one in estimates]


def _end(out: Path, sentences: Sequence[str]) -> None:
    for sentence in (*sentences, f"report: {out}"):
        screen.print(sentence, markup=False, soft_wrap=True)
