"""A sweep finds what a value moves, and says what pairing gained."""

from __future__ import annotations

import re

import pytest

from skyrise.kernel.loads import wait_for_best
from skyrise.lab.arena import ArenaError
from skyrise.lab.balance import measure_both, parse_sweep, sweep_report, sweep_value
from skyrise.lab.balance.compare import found_differences, gained
from skyrise.lab.estimates import Estimate
from skyrise.lab.games import Crew, Order
from skyrise.lab.report import Series, curve_chart, percent


@pytest.mark.parametrize(
    ("text", "settings"),
    [("a.b=1..3", ("1", "2", "3")), ("a.b=1, 5,9", ("1", "5", "9")), ("tie=patrons,shared", ("patrons", "shared"))],
)
def test_settings_are_a_range_or_a_list(text: str, settings: tuple[str, ...]) -> None:
    assert parse_sweep(text)[1] == settings


@pytest.mark.parametrize("text", ["a.b", "a.b=", "a.b=3..1", "a.b=1", "=1..3", "a.b=1..99", "a.b=x..y"])
def test_what_is_no_sweep_is_refused(text: str) -> None:
    with pytest.raises(ArenaError, match="expected a key and two to 50 settings"):
        parse_sweep(text)


def test_a_value_moves_what_it_pays_for_and_the_report_begins_with_it() -> None:
    order = Order(players=2, games=60, policy="random")
    swept = sweep_value(order, "control.prestige", ("1", "20"), Crew(wait_for_best()))
    first = swept.curves()[0]
    assert first.group.key.startswith("prestige.")
    low, high = first.values
    assert high.value > low.value + 10
    moved = [curve.moved for curve in swept.curves()]
    assert moved == sorted(moved, reverse=True)
    report = sweep_report(swept, "skyrise lab sweep")
    assert report.index(first.label) < report.index("<svg")
    assert "control.prestige" in report
    assert 'class="band"' in report
    assert "as many games would be needed without the same setups" in report


def test_the_edition_is_played_once_for_all_settings_and_every_setting_is_paired_with_it() -> None:
    told: list[int] = []
    order, crew = Order(players=2, games=30, policy="random"), Crew(wait_for_best())
    swept = sweep_value(order, "control.prestige", ("1", "9", "20"), crew, told.append)
    assert sum(told) == (1 + 3) * 30
    alone = measure_both(order, Order(players=2, games=30, policy="random", changes=("control.prestige=9",)), crew)
    assert swept.tallies[1].differences("prestige.source") == alone.differences("prestige.source")
    assert swept.curves()[0].gains == tuple(tally.gain(swept.curves()[0].group.key) for tally in swept.tallies)


def test_settings_that_are_words_have_no_curve() -> None:
    words = [Estimate(word, 0.5, 0.4, 0.6, 100.0) for word in ("patrons", "shared")]
    numbers = [Estimate(number, 0.5, 0.4, 0.6, 100.0) for number in ("10", "2", "5")]
    assert "<polyline" not in curve_chart("tie", Series("tie", words), percent)
    assert "<polyline" not in curve_chart("one", Series("one", numbers[:1]), percent)
    drawn = curve_chart("value", Series("value", numbers), percent)
    (points,) = re.findall(r'<polyline class="curve" points="([^"]+)"', drawn)
    across = [float(point.partition(",")[0]) for point in points.split()]
    assert across == sorted(across), "in the order of the numbers, however they were given"
    assert across[1] - across[0] < across[2] - across[1], "5 is closer to 2 than to 10"


def test_what_pairing_gained_is_measured_and_differences_are_sorted() -> None:
    order = Order(players=2, games=80, policy="random")
    same = measure_both(order, order, Crew(wait_for_best()))
    assert gained(same) == "–", "nothing varies between equal games"
    changed = Order(players=2, games=80, policy="random", changes=("control.prestige=20",))
    tally = measure_both(order, changed, Crew(wait_for_best()))
    gain = tally.gain("win.seat")
    assert gain is not None
    assert gain > 1
    weights = [one.weight for one in found_differences(tally) if one.sure]
    assert weights == sorted(weights, reverse=True)
