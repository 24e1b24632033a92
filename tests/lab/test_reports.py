"""Reports: one file, nothing to load, nothing to run, and the figures in it."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from itertools import pairwise

import pytest

from present import present
from skyrise.kernel.interpreted import Interpreted
from skyrise.lab.balance import balance_report, comparison_report, found_differences, measure, measure_both
from skyrise.lab.estimates import Estimate
from skyrise.lab.games import Crew, Order
from skyrise.lab.maps import Atlas, map_measures, map_report
from skyrise.lab.report import Series, column_chart, number, percent, signed, whisker_chart
from skyrise.lab.report.figures import on_axis
from skyrise.lab.report.scale import scale

CREW = Crew(Interpreted())
SOME = Order(2, policy="random", games=25)
COMMAND = "skyrise lab … <as it was called>"


class Outline(HTMLParser):
    """Checks that every tag is closed, and collects what a page holds."""

    VOID = ("meta", "br")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def reports() -> dict[str, str]:
    other = Order(2, policy="random", games=25, changes=("visionary.excess=7",))
    island = Order(2, policy="random", games=10, islands={"north": "aurora", "east": "boreas"})
    atlas = Atlas(island)
    return {
        "balance": balance_report(SOME, measure(SOME, CREW), COMMAND),
        "compare": comparison_report(SOME, other, measure_both(SOME, other, CREW), COMMAND),
        "map": map_report(island, atlas, measure(island, CREW, of=map_measures(atlas)), COMMAND),
    }


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    return reports()


@pytest.mark.parametrize("name", ["balance", "compare", "map"])
def test_a_report_is_one_file_without_scripts_and_addresses(pages: dict[str, str], name: str) -> None:
    outline = Outline(pages[name])
    assert not {"script", "link", "iframe", "img", "object", "embed"} & set(outline.tags)
    assert "://" not in pages[name]
    assert "@import" not in pages[name]
    assert not re.search(r"url\((?!#)", pages[name])
    for attribute, value in outline.attributes:
        assert not attribute.startswith("on")
        assert attribute not in ("src", "href", "xlink:href") or (value or "").startswith(("#", "data:"))
    assert "skyrise lab … &lt;as it was called&gt;" in pages[name]
    assert "svg" in outline.tags


def test_a_report_is_the_same_for_the_same_games(pages: dict[str, str]) -> None:
    assert balance_report(SOME, measure(SOME, CREW), COMMAND) == pages["balance"]


def test_the_balance_report_has_all_that_was_asked_for(pages: dict[str, str]) -> None:
    for words in (
        "by seat",
        "by color",
        "by starting position",
        "Wonder cards",
        "Niemeyer",
        "Prestige by source",
        "Lead changes",
    ):
        assert words in pages["balance"]
    assert "25 games of 2 players, seed 0; everybody plays at random." in pages["balance"]
    (seat, *_) = measure(SOME, CREW).estimates("win.seat")
    assert f"{percent(seat.value)} ({percent(seat.low)} to {percent(seat.high)}, of 25)" in pages["balance"]


def test_a_comparison_names_what_was_changed(pages: dict[str, str]) -> None:
    assert "visionary.excess: 10 → 7" in pages["compare"]
    assert "pairs of games on the same setups" in pages["compare"]


def test_a_comparison_tells_what_is_sure_from_what_may_be_chance() -> None:
    changed = Order(2, policy="random", games=60, changes=("control.prestige=9",))
    found = found_differences(measure_both(Order(2, policy="random", games=60), changed, CREW))
    sure = {(one.group.key, one.estimate.label) for one in found if one.sure}
    assert ("prestige.source", "Island control, Era 1") in sure
    assert not any(key == "wonder.kept" for key, _ in sure)
    assert [one.sure for one in found] == sorted((one.sure for one in found), reverse=True)


@pytest.mark.parametrize("name", ["balance", "compare", "map"])
def test_a_report_can_be_heard_and_walked_by_keyboard(pages: dict[str, str], name: str) -> None:
    pictures = re.findall(r'<svg class="chart" [^>]*>', pages[name])
    assert pictures
    assert all(re.search(r'role="img" aria-label="[^"]+"', picture) for picture in pictures)
    assert pages[name].count("<figure>") == pages[name].count("<details") == len(pictures)
    wide = re.findall(r'<div class="wide"[^>]*>', pages[name])
    assert all(re.search(r'tabindex="0" role="group" aria-label="[^"]+"', each) for each in wide)
    assert len(wide) >= 2 * len(pictures)  # a table for each
    levels = [int(level) for level in re.findall(r"<h([1-6])>", pages[name])]
    assert levels[0] == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))


def test_two_series_differ_in_shape_too() -> None:
    one = [Estimate("a", 0.5, 0.25, 0.75, 4)]
    chart = whisker_chart("A", [Series("all", one), Series("some", one)], percent)
    assert re.search(r'<g class="s0"><title>.*?<circle [^>]*/></g>', chart)
    assert re.search(r'<g class="s1"><title>.*?<path [^>]*/></g>', chart)
    assert chart.count('class="chart key"') == 2


def test_numbers_on_an_axis_are_as_short_as_they_can_be() -> None:
    assert on_axis([0.2, 0.22], percent) == ["20%", "22%"]
    assert on_axis([-1.0, -0.5, 0.0, 0.5], signed(number)) == ["−1.0", "−0.5", "0.0", "+0.5"]


def found(pattern: str, chart: str) -> tuple[str, ...]:
    """The groups of what is found first."""
    return present(re.search(pattern, chart)).groups()


def test_dots_and_whiskers_stand_where_their_figures_are() -> None:
    chart = whisker_chart("A", [Series("", [Estimate("a", 0.5, 0.25, 0.75, 4)])], percent, expected=0.0)
    low, high = map(float, found(r'<line x1="([\d.]+)" y1="[\d.]+" x2="([\d.]+)"', chart))
    (middle,) = map(float, found(r'cx="([\d.]+)"', chart))
    (expected,) = map(float, found(r'class="expected" x1="([\d.]+)"', chart))
    assert middle - low == pytest.approx(high - middle, abs=0.2)
    assert middle - expected == pytest.approx(2 * (high - middle), abs=0.3)


def test_columns_begin_at_nothing() -> None:
    chart = column_chart("A", [Series("", [Estimate("a", 2.0, 1.0, 3.0, 4), Estimate("b", 4.0, 4.0, 4.0, 4)])], number)
    small, tall = map(float, re.findall(r' height="([\d.]+)"', chart))
    assert tall == pytest.approx(2 * small, abs=0.3)


def test_labels_are_text_and_not_tags() -> None:
    assert "<b>" not in whisker_chart("<b>", [Series("<b>", [Estimate("<b>", 1, 1, 1, 1)])] * 2, number)


@pytest.mark.parametrize("figures", [[0.0], [5, 5], [-3, 8], [0.2499, 0.2501], [1e5, 9e5], [0.0, 1e-16]])
def test_an_axis_has_room_for_all_figures(figures: list[float]) -> None:
    axis = scale(figures, 0, 100)
    assert axis.low <= min(figures)
    assert max(figures) <= axis.high
    assert 2 <= len(axis.ticks()) <= 12
    assert all(0 <= axis(figure) <= 100 for figure in figures)
