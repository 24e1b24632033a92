"""The report on a map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from skyrise.components.names import CENTRAL, PANORAMAS
from skyrise.notation.svg import draw_position

from ..balance.groups import BY_POSITION, BY_SEAT, Group
from ..balance.report import about, verdicts, win_rates
from ..balance.verdicts import sentence
from ..estimates import Tally
from ..games import Order
from ..report import Fact, Section, Series, drawing, html_table, number, page, percent, whisker_chart, with_half
from .atlas import Atlas
from .chokes import Choke, chokes

SHOWN: Final = 12
"""Choke points that are listed."""

OF_SEATS: Final = (BY_SEAT, BY_POSITION)
OF_ISLANDS: Final = (
    Group("win.slot", "Win rate of who controls an island, by slot", percent),
    Group("win.island", "Win rate of who controls an island", percent),
)


def map_report(order: Order, atlas: Atlas, tally: Tally, command: str) -> str:
    """The report as HTML."""
    found = chokes(atlas)
    facts = [
        Fact(f"{tally.games:,}", "games"),
        Fact(str(len(atlas.cities)), "ways to lay the islands" if len(atlas.cities) > 1 else "city"),
        Fact(percent(found[0].through), f"of all ways run over {found[0].place}"),
        Fact(str(sum(choke.cuts for choke in found)), "neighborhoods that cut others off"),
    ]
    sections = [win_rates(order, tally, OF_SEATS), _islands(tally), _chokes(order, found, tally), _features(tally)]
    names = ", ".join(key for key in atlas.islands[1:])
    return page(f"The map {names}", about(order, tally.games), facts, sections, command)


def map_verdicts(order: Order, tally: Tally) -> list[str]:
    """Whether seats have equal shares, and whether slots and islands are worth the same, a sentence for each."""
    return [*verdicts(order, tally, OF_SEATS), *(_alike(tally, group) for group in OF_ISLANDS)]


def _alike(tally: Tally, group: Group) -> str:
    outer = [one for one in tally.estimates_together(group.key) if one.label != CENTRAL]
    return sentence(group.title, outer, _mean(tally, group), tally.games)


def _mean(tally: Tally, group: Group) -> float:
    """The mean win rate of everybody who controls an outer island."""
    outer = [one for one in tally.estimates(group.key) if one.label != CENTRAL]
    return sum(one.value * one.count for one in outer) / sum(one.count for one in outer)


def _islands(tally: Tally) -> Section:
    says = [
        (
            "How often those win who control an island at the end of the game, by its slot and by itself. Players have "
            "no island of their own: a map is fair if no outer island, and no slot, is worth more than the others."
        ),
        *(_alike(tally, group) for group in OF_ISLANDS),
    ]
    charts = [
        whisker_chart(
            f"{group.title} (dashed: the mean of outer islands)",
            [Series("won", tally.estimates(group.key))],
            percent,
            _mean(tally, group),
        )
        for group in OF_ISLANDS
    ]
    return Section("Slots and islands", says, charts)


def _chokes(order: Order, found: Sequence[Choke], tally: Tally) -> Section:
    figures = [
        {one.label: with_half(one, show) for one in tally.estimates(f"place.{group}")}
        for group, show in (("bids", number), ("turn", percent), ("value", number))
    ]
    rows = [
        [
            f"{choke.place}{' (cuts)' if choke.cuts else ''}",
            percent(choke.through),
            number(choke.neighbors),
            *(known.get(choke.place, "–") for known in figures),
        ]
        for choke in found[:SHOWN]
    ]
    says = [
        (
            "Neighborhoods that most of the shortest ways between others run over, marked in the picture of one of the "
            "games. “(cuts)”: without it, others cannot be reached. “Built on after”: so much of the game."
        )
    ]
    head = ["neighborhood", "ways over it", "neighbors", "bids in a game", "built on after", "Prestige that it brings"]
    picture = draw_position(order.new_game(0).position(), highlight=[choke.place for choke in found[:SHOWN]])
    return Section("Choke points", says, [drawing(picture), html_table("Choke points", head, rows)])


def _features(tally: Tally) -> Section:
    says = ["How often a feature scores for anybody at the end of an era, when its panorama card is in play."]
    charts = [
        whisker_chart(card.capitalize(), [Series("scores", tally.estimates(f"feature.{card}"))], percent)
        for card in PANORAMAS
        if tally.estimates(f"feature.{card}")
    ]
    return Section("How often each feature scores", says, charts)
