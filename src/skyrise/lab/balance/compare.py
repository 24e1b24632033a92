"""Two editions, or one value changed, on the same setups: what differs, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Final, NamedTuple

from ..estimates import Estimate, PairedTally, together
from ..games import Order
from ..learn.files import weights_caveat
from ..report import Fact, Section, Series, figures_table, html_table, page, signed, whisker_chart, with_half
from .groups import COMPARED, WINS, Group
from .report import about

BY_CHANCE: Final = 0.05
"""How often a 95% interval misses."""
GAINED: Final = "as many games would be needed without the same setups, for win rates"


class Difference(NamedTuple):
    """A figure that differs, with its 95% interval."""

    group: Group
    estimate: Estimate
    sure: bool
    """0 is outside the wider interval, with which those of all figures hold at once."""

    @property
    def how_sure(self) -> str:
        """How sure the difference is, in a word."""
        return "sure" if self.sure else "perhaps"

    @property
    def weight(self) -> float:
        """How large it is, in halves of its interval."""
        half = (self.estimate.high - self.estimate.low) / 2
        return abs(self.estimate.value) / half if half else float("inf")

    def __str__(self) -> str:
        return with_half(self.estimate, signed(self.group.show))


def differs(difference: Estimate) -> bool:
    """Is 0 outside the interval?"""
    return difference.low > 0 or difference.high < 0


def count_figures(tally: PairedTally) -> int:
    """How many figures are compared."""
    return sum(len(tally.differences(group.key)) for group in COMPARED)


def found_differences(tally: PairedTally) -> list[Difference]:
    """The figures that differ: the sure ones first, and of those the ones that are furthest beyond chance."""
    wide = together(count_figures(tally))
    found = [
        Difference(group, one, differs(widest))
        for group in COMPARED
        for one, widest in zip(tally.differences(group.key), tally.differences(group.key, wide), strict=True)
        if differs(one)
    ]
    return sorted(found, key=lambda one: (not one.sure, -one.weight))


def gained(*tallies: PairedTally) -> str:
    """What the same setups are worth, measured on the win rates."""
    gains = [gain for tally in tallies for group in WINS if (gain := tally.gain(group.key)) is not None]
    return f"{median(gains):.1f}×" if gains else "–"


def comparison_report(first: Order, second: Order, tally: PairedTally, command: str) -> str:
    """The report as HTML."""
    names = first.rules.id, second.rules.id
    found = found_differences(tally)
    sure, count = sum(difference.sure for difference in found), count_figures(tally)
    facts = [
        Fact(f"{tally.first.games:,}", "pairs of games on the same setups"),
        Fact(str(sure), f"of {count} figures clearly differ"),
        Fact(str(len(found) - sure), "more may differ"),
        Fact(f"{count * BY_CHANCE:.0f}", "would seem to differ by chance alone"),
        Fact(gained(tally), GAINED),
    ]
    sections = [
        _changes(first, second),
        _differences(found),
        *(_section(tally, names, found, group) for group in _by_importance(tally, found)),
    ]
    title = f"{names[0]} and {names[1]}"
    return page(title, f"{about(first, tally.first.games)} Differences: second − first.", facts, sections, command)


def _by_importance(tally: PairedTally, found: Sequence[Difference]) -> list[Group]:
    """The groups that have figures, those with what differs most first."""
    first = {one.group.key: place for place, one in reversed([*enumerate(found)])}
    groups = [group for group in COMPARED if tally.differences(group.key)]
    return sorted(groups, key=lambda group: first.get(group.key, len(found)))


def _changes(first: Order, second: Order) -> Section:
    rows = [f"{key}: {theirs.setting} → {mine.setting}" for key, mine, theirs in second.rules.differences(first.rules)]
    caveats = dict.fromkeys(filter(None, map(weights_caveat, (first, second))))
    return Section("What was changed", [*(rows or ["Nothing: both play the same."]), *caveats], [])


def _differences(found: Sequence[Difference]) -> Section:
    says = [
        (
            "Sure: so far from 0 that, among all figures compared, not one would be there by chance 95 times out of "
            "100. Perhaps: outside of its own 95% interval."
        )
    ]
    title = "What differs"
    rows = [[f"{one.group.title}: {one.estimate.label}", str(one), one.how_sure] for one in found]
    if not found:
        return Section(title, ["No differences found: all intervals contain 0."], [])
    return Section(title, says, [html_table(title, ["figure", "difference", "how sure"], rows)])


def _section(tally: PairedTally, names: tuple[str, str], found: Sequence[Difference], group: Group) -> Section:
    differences = tally.differences(group.key)
    figures = figures_table(
        group.title,
        "",
        [
            (names[0], tally.first.estimates(group.key), group.show),
            (names[1], tally.second.estimates(group.key), group.show),
            ("difference", differences, signed(group.show)),
        ],
    )
    title = f"{group.title}: difference"
    chart = whisker_chart(title, [Series("difference", differences)], signed(group.show), 0.0, figures)
    return Section(group.title, [said([one for one in found if one.group == group])], [chart])


def said(found: Sequence[Difference]) -> str:
    """Which figures of a group differ."""
    told = [
        f"{word}: {', '.join(f'{one.estimate.label} {one}' for one in found if one.sure == sure)}"
        for word, sure in (("Different for sure", True), ("Perhaps", False))
        if any(one.sure == sure for one in found)
    ]
    return f"{'. '.join(told)}." if told else "No differences found."
