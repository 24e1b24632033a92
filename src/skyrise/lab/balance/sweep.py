"""One value of an edition, from one end to the other: what each setting does, on the same setups as the edition."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from skyrise.components import Reason

from ..errors import ArenaError
from ..estimates import Estimate, PairedTally
from ..games import Crew, Order
from ..games.run import Tell
from ..learn.files import weights_caveat
from ..report import Fact, Section, Series, curve_chart, html_table, page, signed, with_half
from .compare import GAINED, gained
from .groups import COMPARED, Group
from .report import about
from .run import measure_against

MOST: Final = 50
"""Settings of one sweep."""
SHOWN: Final = 12
"""Figures that have a curve: those that move most."""


class Curve(NamedTuple):
    """A figure at every setting."""

    group: Group
    label: str
    values: tuple[Estimate, ...]
    """Labelled by the settings."""
    differences: tuple[Estimate, ...]
    """From the edition as it is."""
    gains: tuple[float | None, ...] = ()
    """How many times as many games the differences of its group would take without the same setups."""

    @property
    def moved(self) -> float:
        """How far the figure goes from where it was, in halves of an interval: 1 is what chance does."""
        halves = ((one.value, (one.high - one.low) / 2) for one in self.differences)
        return max((abs(value) / half for value, half in halves if half), default=0.0)


@dataclass(frozen=True, slots=True)
class Sweep:
    """What the settings of a key did."""

    order: Order
    key: str
    settings: tuple[str, ...]
    tallies: tuple[PairedTally, ...]

    def curves(self) -> list[Curve]:
        """All figures, those that move most first."""
        found = [self._curve(group, label) for group in COMPARED for label in self._labels(group)]
        return sorted((curve for curve in found if curve.differences), key=lambda curve: -curve.moved)

    def _labels(self, group: Group) -> list[str]:
        return list(dict.fromkeys(one.label for tally in self.tallies for one in tally.differences(group.key)))

    def _curve(self, group: Group, label: str) -> Curve:
        values, differences = [], []
        for setting, tally in zip(self.settings, self.tallies, strict=True):
            values += [replace(one, label=setting) for one in tally.second.estimates(group.key) if one.label == label]
            differences += [replace(one, label=setting) for one in tally.differences(group.key) if one.label == label]
        gains = tuple(tally.gain(group.key) for tally in self.tallies)
        return Curve(group, label, tuple(values), tuple(differences), gains)


def parse_sweep(text: str) -> tuple[str, tuple[str, ...]]:
    """The key and its settings, from ``wonders.13.per_tall=1..4`` or ``victory.tie=patrons,shared``.

    >>> parse_sweep("wonders.13.per_tall=1..4")
    ('wonders.13.per_tall', ('1', '2', '3', '4'))
    """
    key, sign, values = (part.strip() for part in text.partition("="))
    first, dots, last = values.partition("..")
    if dots and first.isdigit() and last.isdigit() and int(first) <= int(last):
        settings = tuple(map(str, range(int(first), int(last) + 1)))
    else:
        settings = tuple(value.strip() for value in values.split(",") if value.strip())
    if not key or not sign or (dots and len(settings) < 2) or not 1 < len(settings) <= MOST:
        raise ArenaError(Reason.LAB_SWEEP, place=f"--sweep {text}")
    return key, settings


def sweep_value(order: Order, key: str, settings: Sequence[str], crew: Crew, tell: Tell = lambda _: None) -> Sweep:
    """Plays an edition once, and each setting of one of its values on the same setups."""
    changed = [replace(order, changes=(*order.changes, f"{key}={setting}")) for setting in settings]
    return Sweep(order, key, tuple(settings), tuple(measure_against(order, changed, crew, tell)))


def sweep_report(sweep: Sweep, command: str) -> str:
    """The curves as one HTML file, those that move most first."""
    curves = sweep.curves()
    now = sweep.order.rules.values[sweep.key].setting
    facts = [
        Fact(str(len(sweep.settings)), f"settings of {sweep.key}; the edition has {now}"),
        Fact(f"{sweep.order.games:,}", "setups, the same ones for every setting"),
        Fact(str(sum(curve.moved > 1 for curve in curves)), f"of {len(curves)} figures move more than by chance"),
        Fact(gained(*sweep.tallies), GAINED),
    ]
    moves = Section("What moves", _says(sweep.order), [_table(curves[: 4 * SHOWN])])
    title = f"{sweep.key} of {sweep.order.rules.name}"
    return page(title, about(sweep.order, sweep.order.games), facts, [moves, *map(_section, curves[:SHOWN])], command)


def _says(order: Order) -> list[str]:
    far = (
        "Figures are sorted by how far they go from the edition as it is, in halves of a 95% interval. Who plays "
        "learned to weigh positions on one set of values: a setting far from it may be played worse than it deserves."
    )
    return [far, *filter(None, [weights_caveat(order)])]


def _table(curves: Sequence[Curve]) -> str:
    settings = list(dict.fromkeys(one.label for curve in curves for one in curve.values))
    rows = [
        [f"{curve.group.title}: {curve.label}", *(_at(curve, setting) for setting in settings), f"{curve.moved:.1f}"]
        for curve in curves
    ]
    return html_table("What moves", ["figure", *settings, "moves"], rows)


def _at(curve: Curve, setting: str) -> str:
    return next((with_half(one, curve.group.show) for one in curve.values if one.label == setting), "–")


def _section(curve: Curve) -> Section:
    title = f"{curve.group.title}: {curve.label}"
    show = curve.group.show
    says = [f"{one.label}: {with_half(one, signed(show))}" for one in curve.differences]
    return Section(title, [f"Against the edition as it is, {', '.join(says)}."], [
        curve_chart(title, Series(curve.label, curve.values), show)
    ])  # fmt: skip
