"""The balance report: what the designers of an edition would ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..estimates import Tally
from ..games import JUDGED, SEARCHED, Order
from ..learn.files import weights_caveat
from ..report import (
    Fact,
    Section,
    Series,
    column_chart,
    figures_table,
    number,
    page,
    percent,
    signed,
    whisker_chart,
    with_half,
)
from .groups import WINS, Group
from .verdicts import sentence

LEAST_KEPT: Final = 100
"""Cards kept less often are only in the table: their whiskers would be wider than the chart."""
EQUAL: Final = "dashed: an equal share"


def balance_report(order: Order, tally: Tally, command: str) -> str:
    """The report as HTML."""
    caveat = weights_caveat(order)
    warning = [Section("Before you read on", [caveat], [])] if caveat else []
    sections = [
        *warning,
        win_rates(order, tally),
        _wonders(order, tally),
        _prestige(tally),
        _lead(tally),
        _auctions(tally),
    ]
    return page(f"Balance of {order.rules.name}", about(order, tally.games), _facts(tally), sections, command)


def about(order: Order, games: int) -> str:
    """Which games these are."""
    what = f"{games:,} games of {order.players} players, seed {order.seed}"
    if order.bot is not None:
        return f"{what}; {order.bot} on every seat."
    if order.policy == JUDGED:
        return f"{what}; everybody plays what looks best one action ahead, as the casual bot does."
    if order.policy == SEARCHED:
        return f"{what}; everybody searches, as the skilled bot does."
    return f"{what}; everybody plays at random."


def verdicts(order: Order, tally: Tally, groups: Sequence[Group] = WINS) -> list[str]:
    """Whether win rates are equal shares, a sentence for each group."""
    return [
        sentence(group.title, tally.estimates_together(group.key), 1 / order.players, tally.games) for group in groups
    ]


def win_rates(order: Order, tally: Tally, groups: Sequence[Group] = WINS) -> Section:
    """Win rates that should be equal shares."""
    charts = [
        whisker_chart(
            f"{group.title} ({EQUAL})", [Series("won", tally.estimates(group.key))], group.show, 1 / order.players
        )
        for group in groups
    ]
    return Section("Who wins", verdicts(order, tally, groups), charts)


def _facts(tally: Tally) -> list[Fact]:
    player, winner, margin = tally.estimates("prestige.total")
    (changes,) = tally.estimates("lead.changes")
    first, second = tally.estimates("auction.bids")
    return [
        Fact(f"{tally.games:,}", "games"),
        Fact(number(player.value), "Prestige per player"),
        Fact(number(winner.value), "Prestige of the winner"),
        Fact(number(margin.value), "Prestige between first and second"),
        Fact(number(changes.value), "lead changes per game"),
        Fact(f"{number(first.value)} / {number(second.value)}", "bids per auction, Era 1 / Era 2"),
    ]


def _wonders(order: Order, tally: Tally) -> Section:
    expected = 1 / order.players
    dealt, kept = tally.estimates("win.dealt"), tally.estimates("win.wonder")
    says = [
        (
            "The win rate of players dealt a card shows what the card is worth in hand; the win rate of players who "
            f"kept it also depends on who keeps it. The chart omits cards kept fewer than {LEAST_KEPT} times."
        ),
        sentence("Players dealt a card", tally.estimates_together("win.dealt"), expected, tally.games),
    ]
    best_first = sorted(dealt, key=lambda one: -one.value)
    series = [Series("dealt it", best_first), Series("kept it", [one for one in kept if one.count >= LEAST_KEPT])]
    title = "Win rate by Wonder card"
    figures = figures_table(
        title,
        "Wonder card",
        [
            ("won, dealt", dealt, percent),
            ("won, kept", kept, percent),
            ("kept when held", tally.estimates("wonder.kept"), percent),
            ("Prestige when built", tally.estimates("wonder.prestige"), number),
        ],
    )
    return Section("Wonder cards", says, [whisker_chart(f"{title} ({EQUAL})", series, percent, expected, figures)])


def _prestige(tally: Tally) -> Section:
    player, winner, ahead = (tally.estimates(f"prestige.{group}") for group in ("source", "winner", "ahead"))
    best = sorted(ahead, key=lambda one: -one.value)[:3]
    named = ", ".join(f"{one.label} (+{with_half(one, number)})" for one in best)
    says = [
        "Where Prestige comes from, and where the winner has more than the average player in the same game.",
        f"Winners are furthest ahead in {named}.",
    ]
    title = "How far the winner is ahead of the mean, by source"
    kinds = [("all players", player, number), ("the winner", winner, number), ("ahead", ahead, signed(number))]
    charts = [
        whisker_chart("Prestige of a player by source", [Series("all players", player)], number, 0.0),
        whisker_chart(title, [Series("ahead", ahead)], signed(number), 0.0, figures_table(title, "source", kinds)),
    ]
    return Section("Prestige by source", says, charts)


def _lead(tally: Tally) -> Section:
    (changes,) = tally.estimates("lead.changes")
    (since,) = tally.estimates("lead.since")
    says = [
        (
            "After every auction: who would win if the game ended then? The lead changes hands "
            f"{with_half(changes, number)} times per game."
        ),
        f"The winner takes the lead for good after {with_half(since, percent)} of the auctions.",
    ]
    spread = Series("games", tally.estimates("lead.spread"))
    return Section("Lead changes", says, [column_chart("Share of games by number of lead changes", [spread], percent)])


def _auctions(tally: Tally) -> Section:
    starter = tally.estimates("auction.starter")
    says = [
        (
            f"The starting player wins the auction {with_half(starter[0], percent)} of the time in Era 1 and "
            f"{with_half(starter[1], percent)} in Era 2."
        ),
        (
            "Price versus value: the price is the number on the building that won; the value is what the site "
            "earned by the end: the row of its color, its windmill, and the patron and excess discs won with it."
        ),
    ]
    lengths = Series("auctions", tally.estimates("auction.length"))
    values = [Series(f"era {era}", tally.estimates(f"value.era{era}")) for era in (1, 2)]
    figures = [
        ("bids", tally.estimates("auction.bids"), number),
        ("bidders", tally.estimates("auction.bidders"), number),
        ("won by the starter", starter, percent),
    ]
    return Section(
        "Auctions",
        says,
        [
            column_chart("Share of auctions by number of bids", [lengths], percent),
            column_chart("Value in Prestige, by the number of the winning building", values, number, from_zero=False),
            figures_table("Auctions by era", "", figures),
        ],
    )
