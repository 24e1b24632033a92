"""What the commands of the laboratory print."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .output import print_json, screen
from .tables import number_table, show_table

if TYPE_CHECKING:
    from skyrise.lab.balance import Group, Sensitivity, Sweep
    from skyrise.lab.estimates import Estimate, PairedTally, Tally


MOVING = 10
"""Figures of a sweep that are printed."""


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
        show_table(table)
    _end(out, verdicts)


def say_differences(out: Path, tally: PairedTally, *, json_output: bool) -> None:
    """Prints the figures that differ; or all figures and their differences as JSON."""
    from skyrise.lab.balance import COMPARED, GAINED, found_differences, gained

    if json_output:
        print_json(
            {
                group.key: {
                    "first": as_json(tally.first.estimates(group.key)),
                    "second": as_json(tally.second.estimates(group.key)),
                    "difference": as_json(tally.differences(group.key)),
                    "gain": tally.gain(group.key),
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
        show_table(table)
    _end(out, [*([] if found else ["No differences found."]), f"{gained(tally)} {GAINED}"])


def say_sweep(out: Path, sweep: Sweep, *, json_output: bool) -> None:
    """Prints the figures that move most, setting by setting; or all curves as JSON."""
    from skyrise.lab.balance import GAINED, gained

    curves = sweep.curves()
    if json_output:
        print_json(
            [
                {"group": curve.group.key, "label": curve.label, "moved": round(curve.moved, 3)}
                | {"values": as_json(curve.values), "differences": as_json(curve.differences), "gains": curve.gains}
                for curve in curves
            ]
        )
        return
    table = number_table("figure", *sweep.settings, "moves")
    for curve in curves[:MOVING]:
        at = {one.label: f"{curve.group.show(one.value)}" for one in curve.values}
        named = f"{curve.group.title}: {curve.label}"
        table.add_row(named, *(at.get(setting, "–") for setting in sweep.settings), f"{curve.moved:.1f}")
    show_table(table)
    moves = "moves: how far from the edition as it is, in halves of a 95% interval"
    _end(out, [moves, f"{gained(*sweep.tallies)} {GAINED}"])


def say_sensitivity(out: Path, found: Sensitivity, *, json_output: bool) -> None:
    """Prints the changes that move a win rate most surely; or all of them as JSON."""
    if json_output:
        print_json(
            [
                {"key": one.step.key, "before": one.step.before, "after": one.step.after, "group": one.group.key}
                | {"sure": round(one.sure, 6), "difference": asdict(one.difference)}
                for one in found.effects
            ]
        )
        return
    table = number_table("value", "was", "becomes", "win rate", "moves by", "at least")
    for one in found.effects[:MOVING]:
        moves = f"{100 * one.difference.value:+.1f} ± {100 * one.difference.half:.1f}"
        least = f"{100 * one.sure:.1f}" if one.sure > 0 else "chance"
        named = f"{one.group.title}: {one.difference.label}"
        table.add_row(one.step.key, one.step.before, one.step.after, named, moves, least)
    show_table(table)
    _end(out, ["in points of a win rate, with intervals that hold for all changes at once"])


def as_json(estimates: Sequence[Estimate]) -> list[dict[str, Any]]:
    """Figures for other programs."""
    return [asdict(one) for one in estimates]


def _end(out: Path, sentences: Sequence[str]) -> None:
    for sentence in (*sentences, f"report: {out}"):
        screen.print(sentence, markup=False, soft_wrap=True)
