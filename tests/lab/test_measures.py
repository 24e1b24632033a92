"""What is measured of games, counted again by hand from the games themselves."""

from __future__ import annotations

from functools import cache

import pytest

from present import present
from skyrise.components.names import SOURCES, WONDERS
from skyrise.kernel.interpreted import Interpreted
from skyrise.lab.balance import measure, measures
from skyrise.lab.estimates import Tally
from skyrise.lab.games import Chunk, Crew, Order, play
from skyrise.lab.maps import Atlas, map_measures
from skyrise.lab.maps.chokes import chokes, cuts, ways_through
from skyrise.rules import Game

ORDER = Order(3, policy="random", seed=2, games=12, loose=("aurora", "boreas", "cirrus"))


@cache
def chunk() -> Chunk:
    (only,) = play(ORDER, Crew(Interpreted()))
    return only


@cache
def games() -> list[Game]:
    played = []
    for surveyed in chunk().games:
        game = ORDER.new_game(surveyed.number)
        for code in surveyed.actions.tolist():
            game.play(game.match.decode(code))
        played.append(game)
    return played


@cache
def tally() -> Tally:
    return measure(ORDER, Crew(Interpreted()), of=lambda some: {**measures(some), **map_measures(Atlas(ORDER))(some)})


def figures(group: str) -> dict[str, tuple[float, float]]:
    return {one.label: (one.value, one.count) for one in tally().estimates(group)}


def test_win_rates_by_seat_colour_and_start() -> None:
    seats = [present(game.outcome).winners[0] for game in games()]
    assert figures("win.seat") == {f"seat {seat}": (seats.count(seat) / 12, 12) for seat in range(3)}
    for color, (rate, count) in figures("win.color").items():
        assert count == sum(color in game.match.colors for game in games())
        assert rate * count == pytest.approx(
            sum(game.match.colors[seat] == color for game, seat in zip(games(), seats, strict=True))
        )
    started = sum(present(game.setup).starter == seat for game, seat in zip(games(), seats, strict=True))
    assert figures("win.position")["starts"] == pytest.approx((started / 12, 12))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_editions_are_compared_on_the_same_set_ups(players: int) -> None:
    for number in range(3):
        one, other = (Order(players, edition).new_game(number) for edition in ("retail", "preview"))
        assert one.setup == other.setup
        assert one.match.city.layout() == other.match.city.layout()
        assert one.match.colors == other.match.colors


def test_the_winner_is_ahead_by_what_the_sheets_say() -> None:
    ahead = [
        sum(sheet.points["keys"] for sheet in game.scores() if sheet.seat in present(game.outcome).winners)
        - sum(sheet.points["keys"] for sheet in game.scores()) / 3
        for game in games()
    ]
    assert figures("prestige.ahead")["Keys to the city"] == pytest.approx((sum(ahead) / 12, 12))


def test_prestige_by_source_is_the_mean_of_the_sheets() -> None:
    sheets = [sheet for game in games() for sheet in game.scores()]
    means = [sum(sheet.points[source] for sheet in sheets) / len(sheets) for source in SOURCES]
    assert [value for value, _ in figures("prestige.source").values()] == pytest.approx(means)


def test_wonder_cards_dealt_kept_and_what_they_give() -> None:
    for card in WONDERS:
        label = f"{card.number} {card.name}"
        holders = [
            (game, seat)
            for game in games()
            for seat in range(3)
            if card.number in present(game.setup).wonder_hands[seat]
        ]
        if not holders:
            assert label not in figures("win.dealt")
            continue
        rate, count = figures("win.dealt")[label]
        assert count == len(holders)
        assert rate == pytest.approx(sum(seat in present(game.outcome).winners for game, seat in holders) / count)
        points = [
            receipt.points
            for game in games()
            for sheet in game.scores()
            for receipt in sheet.receipts
            if receipt.rule == f"wonder.{card.id}"
        ]
        if card.id not in ("intelligentsium", "vault") and label in figures("wonder.prestige"):
            rate, count = figures("wonder.prestige")[label]
            assert rate * count == pytest.approx(sum(points))


def test_auction_lengths_are_shares_of_all_auctions() -> None:
    assert sum(value for value, _ in figures("auction.length").values()) == pytest.approx(1)
    bids = sum(event.kind == "bid" for game in games() for event in game.events)
    assert sum(value * count for value, count in figures("auction.bids").values()) == pytest.approx(bids)


def test_values_by_price_count_every_building_once() -> None:
    built = sum(count for era in (1, 2) for _, count in figures(f"value.era{era}").values())
    assert built == 12 * 3 * 12


def test_bids_on_neighborhoods_and_features_of_the_map() -> None:
    bids = sum(event.kind == "bid" for game in games() for event in game.events)
    assert sum(value for value, _ in figures("place.bids").values()) * 12 == pytest.approx(bids)
    mills = {
        r.place for game in games() for sheet in game.scores() for r in sheet.receipts if r.rule.endswith("windmills")
    }
    assert {label for label, (value, _) in figures("feature.windmills").items() if value} == mills


def test_an_atlas_knows_every_way_to_lay_the_islands() -> None:
    atlas = Atlas(ORDER)
    assert len(atlas.cities) == 24
    assert len(atlas.places) == 46
    assert len(Atlas(Order(2, islands={"north": "aurora", "south": "zephyr"})).cities) == 1


def test_choke_points_of_two_islands_that_meet_only_in_the_centre() -> None:
    (city,) = Atlas(Order(2, islands={"north": "aurora", "south": "zephyr"})).cities
    through = ways_through(city)
    gate = city.islands[1].ports["center"]
    assert cuts(city, city.number(gate))
    assert through[city.number(gate)] > 0.3
    first = chokes(Atlas(Order(2, islands={"north": "aurora", "south": "zephyr"})))[0]
    assert first.cuts
    corner = min(range(len(city)), key=through.__getitem__)
    assert not cuts(city, corner)
