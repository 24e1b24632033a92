"""What is noted of a game is what its receipts and events say."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise

import pytest

from skyrise import Game
from skyrise.components.names import PANORAMAS, SOURCES
from skyrise.kernel.interpreted import Interpreted
from skyrise.lab.core import columns as c
from skyrise.lab.games.bench import Bench
from skyrise.lab.games.chunk import Surveyed
from skyrise.lab.games.order import Order
from skyrise.lab.maps.atlas import feature_names
from skyrise.rules.core.state import RANKS

ORDERS = [
    Order(players, edition, policy="random", seed=seed)
    for seed, (players, edition) in enumerate(
        [(2, "retail"), (2, "manual"), (3, "preview"), (4, "retail"), (4, "polish")]
    )
]


@cache
def played(number: int) -> tuple[Game, Surveyed, list[tuple[int, ...]]]:
    """A game, its survey, and who would have won after each auction."""
    surveyed = Bench(Interpreted()).play(ORDERS[number], 0)
    game = ORDERS[number].new_game(0)
    leaders: list[tuple[int, ...]] = []
    for code in surveyed.actions.tolist():
        events = game.play(game.match.decode(code))
        if any(event.kind == "construct" for event in events):
            leaders.append(())
        leaders[-1:] = [game.outcome_now().winners] if leaders else []
    return game, surveyed, leaders


each_game = pytest.mark.parametrize("number", range(len(ORDERS)))


@each_game
def test_a_survey_ends_as_the_game_does(number: int) -> None:
    game, surveyed, _ = played(number)
    facts = surveyed.facts.tolist()
    assert game.is_over
    assert game.outcome is not None
    for sheet in game.outcome.scores:
        start = c.PRESTIGE + len(SOURCES) * sheet.seat
        assert facts[start : start + len(SOURCES)] == list(sheet.points.values())
    assert facts[c.WINNERS] == sum(1 << seat for seat in game.outcome.winners)
    assert tuple(facts[c.FINISH : c.FINISH + game.players]) == game.outcome.finished


@each_game
def test_auctions_are_those_of_the_events(number: int) -> None:
    game, surveyed, _ = played(number)
    rows = surveyed.auctions
    starters = [event.seat for event in game.events if event.kind == "open"]
    assert rows[:, c.STARTER].tolist() == starters
    built = [(event.seat, event.public["at"]) for event in game.events if event.kind == "construct"]
    assert [(row[c.WINNER], game.match.city.places[row[c.CELL]].id) for row in rows] == built
    assert rows[:, c.BIDS].sum() == sum(event.kind == "bid" for event in game.events)


@each_game
def test_the_value_of_a_place_is_the_sum_of_its_receipts(number: int) -> None:
    game, surveyed, _ = played(number)
    at_place: Counter[tuple[int, str]] = Counter()
    for sheet in game.scores():
        for receipt in sheet.receipts:
            if receipt.source != "wonders":
                at_place[receipt.seat, receipt.place] += receipt.points
    for row in surveyed.auctions.tolist():
        place = game.match.city.places[row[c.CELL]].id
        assert row[c.PLACE_VALUE] - row[c.WONDER_VALUE] == at_place[row[c.WINNER], place]


@each_game
def test_wonders_and_discs_add_up_to_what_was_scored_from_them(number: int) -> None:
    game, surveyed, _ = played(number)
    for sheet in game.scores():
        mine = surveyed.auctions[surveyed.auctions[:, c.WINNER] == sheet.seat]
        assert mine[:, c.WONDER_VALUE].sum() == sheet.points["wonders"]
        assert mine[mine[:, c.PIECE] < RANKS][:, c.WONDER_VALUE].sum() == 0
        assert mine[:, c.DISC_VALUE].sum() == sheet.points["patrons"] + sheet.points["excess"]


@each_game
def test_leaders_are_those_who_would_win_if_the_game_ended(number: int) -> None:
    _, surveyed, leaders = played(number)
    masks = [sum(1 << seat for seat in seats) for seats in leaders]
    assert surveyed.auctions[:, c.LEADERS].tolist() == masks
    single = [mask for mask in masks if mask.bit_count() == 1]
    assert surveyed.facts[c.LEAD_CHANGES] == sum(a != b for a, b in pairwise(single))
    since = int(surveyed.facts[c.LED_SINCE])
    assert set(masks[since:]) == {masks[-1]}
    assert since == 0 or masks[since - 1] != masks[-1]


@each_game
def test_control_and_features_are_those_of_the_receipts(number: int) -> None:
    game, surveyed, _ = played(number)
    receipts = [receipt for sheet in game.scores() for receipt in sheet.receipts]
    for era in (1, 2):
        control = {(r.seat, r.place) for r in receipts if r.source == f"control{era}"}
        found = {
            (seat, island.key)
            for number, island in enumerate(game.match.city.islands)
            for seat in range(game.players)
            if surveyed.facts[c.CONTROL + c.ISLANDS * (era - 1) + number] >> seat & 1
        }
        assert found == control
        for card, name in enumerate(PANORAMAS):
            mask = int(surveyed.facts[c.FEATURES + c.PANORAMAS * (era - 1) + card])
            names = {label for i, label in enumerate(feature_names(game.match.city, name)) if mask >> i & 1}
            scored = {r.place for r in receipts if r.source == f"panoramas{era}" and r.rule.endswith(name)}
            assert names == {"-".join(sorted(place.split("-"))) for place in scored}
