"""Section 3: set-up."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from skyrise.components import edition_ids, load_edition
from skyrise.components.names import FACTION_COLORS, OUTER_ISLANDS, PANORAMAS, PATRONS, PLAYER_COLORS, SLOTS
from skyrise.rules import BadSetup, Game, Setup

PLAYERS = (2, 3, 4)
SEEDS = range(40)


def new(players: int = 4, seed: int | str = 7, edition: str = "retail", **choices: object) -> Game:
    return Game.new(players, edition, seed, **choices)  # type: ignore[arg-type]


def dealt(game: Game) -> Setup:
    assert game.setup is not None
    return game.setup


@pytest.mark.rule("setup.discs")
@pytest.mark.parametrize("edition", edition_ids())
@pytest.mark.parametrize(
    ("players", "color", "letter", "wild", "commissions"),
    # of 40 + 16 + 2 + 2; three players: − 3 of each colour, − 1 wild, − 1 commissions
    # two players: − 5 of each colour, − 2 of each letter
    [(4, 10, 4, 2, 2), (3, 7, 4, 1, 1), (2, 5, 2, 2, 2)],
)
def test_discs_that_are_left_after_the_removals(
    edition: str, players: int, color: int, letter: int, wild: int, commissions: int
) -> None:
    expected = {**dict.fromkeys(FACTION_COLORS, color), **dict.fromkeys(PATRONS, letter)}
    expected |= {"wild": wild, "commissions": commissions}
    assert Counter(dealt(new(players, edition=edition)).discs.values()) == expected


@pytest.mark.rule("setup.discs")
@pytest.mark.parametrize(("players", "count"), [(4, 60), (3, 46), (2, 32)])
def test_every_neighborhood_has_one_disc(players: int, count: int) -> None:
    game = new(players)
    assert len(game.match.city) == count
    assert set(dealt(game).discs) == {place.id for place in game.match.city.places}
    assert game.position().discs == dealt(game).discs


@pytest.mark.rule("setup.hands")
@pytest.mark.parametrize("edition", edition_ids())
@pytest.mark.parametrize(("players", "size"), [(4, 3), (3, 3), (2, 5)])
def test_hands_of_different_wonder_cards(edition: str, players: int, size: int) -> None:
    hands = dealt(new(players, edition=edition)).wonder_hands
    assert [len(hand) for hand in hands] == [size] * players
    cards = [card for hand in hands for card in hand]
    assert len(set(cards)) == len(cards)
    assert set(cards) <= set(range(1, 21))


@pytest.mark.rule("setup.objectives")
@pytest.mark.parametrize("players", PLAYERS)
def test_one_objective_each_no_two_the_same(players: int) -> None:
    objectives = dealt(new(players)).objectives
    assert len(objectives) == len(set(objectives)) == players
    assert set(objectives) <= set(FACTION_COLORS)


@pytest.mark.rule("setup.panoramas")
@pytest.mark.parametrize("players", PLAYERS)
def test_two_different_panoramas(players: int) -> None:
    seen = {dealt(new(players, seed)).panoramas for seed in SEEDS}
    assert all(len(set(pair)) == 2 for pair in seen)
    assert {card for pair in seen for card in pair} == set(PANORAMAS)


@pytest.mark.rule("setup.patrons")
@pytest.mark.parametrize("players", PLAYERS)
def test_one_value_tile_on_each_patron(players: int) -> None:
    values = dealt(new(players)).patron_values
    assert set(values) == set(PATRONS)
    assert sorted(values.values()) == [2, 3, 4, 5]


@pytest.mark.rule("setup.starter")
@pytest.mark.parametrize("players", PLAYERS)
def test_chance_draws_the_first_starter(players: int) -> None:
    games = [new(players, seed) for seed in SEEDS]
    assert all(game.to_act == dealt(game).starter for game in games)
    assert {game.to_act for game in games} == set(range(players))


@pytest.mark.rule("setup.islands")
@pytest.mark.parametrize("players", PLAYERS)
def test_as_many_outer_islands_as_players_in_any_slots(players: int) -> None:
    layouts = [new(players, seed).match.city.slots for seed in SEEDS]
    assert all(len({island.key for island in slots.values()}) == players for slots in layouts)
    assert {island.key for slots in layouts for island in slots.values()} == set(OUTER_ISLANDS)
    assert {slot for slots in layouts for slot in slots} == set(SLOTS)


@pytest.mark.rule("setup.islands")
def test_players_choose_islands_and_slots() -> None:
    game = new(2, islands={"north": "zephyr", "south": "cirrus"})
    layout = {"north": "zephyr", "east": None, "south": "cirrus", "west": None}
    assert game.match.city.layout() == layout
    # Opposite slots meet only through the centre: two bridges to it, and each island's own.
    assert len(game.match.city.bridges) == 4


@pytest.mark.rule("setup.islands")
@pytest.mark.parametrize("players", PLAYERS)
def test_players_choose_colours_and_seats(players: int) -> None:
    colors = ("blue", "yellow", "red", "teal")[:players]
    game = new(players, colors=colors)
    assert game.match.colors == colors
    assert game.position().available(0) == tuple(sorted(load_edition().buildings("blue", 1)))


@pytest.mark.rule("setup.islands")
def test_chance_draws_the_colours_otherwise() -> None:
    drawn = {new(2, seed).match.colors for seed in SEEDS}
    assert all(len(set(colors)) == 2 for colors in drawn)
    assert {color for colors in drawn for color in colors} == set(PLAYER_COLORS)


@pytest.mark.rule("setup.islands", "setup.discs", "setup.hands")
@pytest.mark.parametrize("seed", [0, 7, "a fair deal"])
@pytest.mark.parametrize("players", PLAYERS)
def test_same_seed_same_game(players: int, seed: int | str) -> None:
    one, other = new(players, seed), new(players, seed)
    assert (one.match, one.setup) == (other.match, other.setup)


@pytest.mark.rule("setup.discs", "setup.hands")
def test_different_seeds_differ() -> None:
    deals = [new(4, seed) for seed in SEEDS]
    for secret in ("discs", "wonder_hands"):
        assert len({str(getattr(dealt(game), secret)) for game in deals}) == len(deals)
    assert new(4, seed="").setup != Game.new(4).setup != Game.new(4).setup


@pytest.mark.rule("setup.islands", "setup.hands", "setup.starter")
def test_a_seed_gives_this_game_on_every_machine() -> None:
    setup = dealt(new(2, seed=2024, colors=("red", "blue"), islands={"east": "aurora", "south": "boreas"}))
    assert setup.wonder_hands == PINNED_HANDS
    assert (setup.objectives, setup.panoramas, setup.starter) == PINNED_CARDS
    assert "".join(disc[0] for disc in setup.discs.values()) == PINNED_DISCS


PINNED_HANDS = ((4, 7, 11, 12, 14), (5, 6, 8, 15, 16))
PINNED_CARDS = (("green", "yellow"), ("blimps", "lakes"), 0)
PINNED_DISCS = "wAyDCgDwcwcwybybggCAyBBgwybbwbwg"


@pytest.mark.rule("setup.hands", "era2.unlock")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_begins_with_seven_buildings_and_nothing_else(players: int) -> None:
    position = new(players).position()
    for seat, board in enumerate(position.players):
        assert len(position.available(seat)) == 7
        assert position.available_wonders(seat) == ()
        assert (board.excess, board.commissions, board.keys) == (0, 0, ())
        assert not any((*board.rows.values(), *board.patrons.values(), *board.prestige.values()))


@pytest.mark.rule("setup.islands")
@pytest.mark.parametrize(
    ("players", "choices", "place"),
    [
        (1, {}, "players"),
        (5, {}, "players"),
        (2, {"colors": ("red", "red")}, "colors"),
        (2, {"colors": ("red",)}, "colors"),
        (2, {"colors": ("red", "pink")}, "colors"),
        (3, {"islands": {"north": "aurora", "south": "cirrus"}}, "islands"),
    ],
)
def test_impossible_choices_are_refused(players: int, choices: dict[str, Any], place: str) -> None:
    with pytest.raises(BadSetup) as refused:
        new(players, **choices)
    assert refused.value.place == place


def swapped(setup: Setup, **discs: str) -> dict[str, str]:
    return {**setup.discs, **discs}


@pytest.mark.rule("setup.discs", "setup.hands", "setup.objectives", "setup.panoramas", "setup.patrons", "setup.starter")
@pytest.mark.parametrize(
    ("broken", "place"),
    [
        (lambda s: replace(s, discs={k: v for k, v in s.discs.items() if k != "H2"}), "discs.H2"),
        (lambda s: replace(s, discs=swapped(s, Q1="green")), "discs.Q1"),
        (lambda s: replace(s, discs=dict.fromkeys(s.discs, "green")), "discs"),
        (lambda s: replace(s, discs=swapped(s, H1="pink")), "discs"),
        (lambda s: replace(s, wonder_hands=s.wonder_hands[:3]), "wonder_hands"),
        (lambda s: replace(s, wonder_hands=((1, 2), *s.wonder_hands[1:])), "wonder_hands[0]"),
        (lambda s: replace(s, wonder_hands=(*s.wonder_hands[:3], s.wonder_hands[0])), "wonder_hands[3]"),
        (lambda s: replace(s, wonder_hands=((1, 2, 2), (3, 4, 5), (6, 7, 8), (9, 10, 11))), "wonder_hands[0]"),
        (lambda s: replace(s, wonder_hands=((1, 2, 21), (3, 4, 5), (6, 7, 8), (9, 10, 11))), "wonder_hands[0]"),
        (lambda s: replace(s, objectives=("green",) * 4), "objectives"),
        (lambda s: replace(s, objectives=("green", "white", "brown", "pink")), "objectives"),
        (lambda s: replace(s, panoramas=("lakes",)), "panoramas"),
        (lambda s: replace(s, panoramas=("lakes", "lakes")), "panoramas"),
        (lambda s: replace(s, panoramas=("lakes", "clouds")), "panoramas"),
        (lambda s: replace(s, patron_values={"A": 2, "B": 3, "C": 4, "D": 4}), "patron_values"),
        (lambda s: replace(s, patron_values={"A": 2, "B": 3, "C": 4, "E": 5}), "patron_values"),
        (lambda s: replace(s, starter=4), "starter"),
        (lambda s: replace(s, starter=-1), "starter"),
    ],
)
def test_a_broken_setup_is_refused_with_its_place(broken: object, place: str) -> None:
    record = new(4).record()
    with pytest.raises(BadSetup) as refused:
        Game.from_record(replace(record, setup=broken(record.setup)))  # type: ignore[operator]
    assert refused.value.place.startswith(place)
    assert refused.value.place in str(refused.value)
