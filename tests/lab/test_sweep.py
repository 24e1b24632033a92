"""A sweep finds what a value moves, and says what pairing gained."""

from __future__ import annotations

import pytest

from skyrise.kernel.loads import wait_for_best
from skyrise.lab.arena import ArenaError
from skyrise.lab.balance import measure_both, parse_sweep, sweep_report, sweep_value
from skyrise.lab.balance.compare import found_differences, gained
from skyrise.lab.games import Crew, Order


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
