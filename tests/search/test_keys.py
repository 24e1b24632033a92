"""The key of a state: what everybody can see of it, in one number."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from scenes import play, scene
from search.positions import moments, phase_scene
from skyrise import Chance, Game, determinize, edition_ids
from skyrise.notation import view_document
from skyrise.rules.core.words import BIDDING, CHOOSE
from skyrise.search.core.keys import key_of, told

PUBLIC = (
    ("era", None),
    ("phase", None),
    ("to_act", None),
    ("standing", 40),
    ("disc", 50),
    ("available", 1),
    ("wonders", 2),
    ("chosen", 3),
    ("rows", 5),
    ("patrons", 9),
    ("excess", 1),
    ("commissions", 2),
    ("keys", 3),
    ("prestige", 12),
    ("finished", None),
    ("finish_order", 1),
    ("passed", None),
    ("bids", None),
    ("trail", 0),
)
HIDDEN = (("objective", 2), ("patron_value", 3), ("hand", 1))


def key(game: Game) -> int:
    return key_of(game.state, game.match.tables)


def key_with(game: Game, field: str, place: int | None) -> int:
    """The key after a field, or one number of it, has become one more."""
    s = game.state
    if place is None:
        setattr(s, field, getattr(s, field) + 1)
    else:
        getattr(s, field)[place] += 1
    return key_of(s, game.match.tables)


def test_the_same_city_has_the_same_key_in_whatever_order_it_was_built() -> None:
    one, other = scene({"H1": "24"}, players=2), scene({"H1": "24"}, players=2)
    play(one, "78@H2", "pass", "81@H3", "pass")
    play(other, "81@H3", "pass", "78@H2", "pass")
    assert one.position() == other.position()
    assert key(one) == key(other)


def test_where_each_bid_lies_matters() -> None:
    bids, swapped = [("16", "H2"), ("25", "H3")], [("16", "H3"), ("25", "H2")]
    assert key(scene({"H1": "24"}, bids=bids, to_act=2)) != key(scene({"H1": "24"}, bids=swapped, to_act=2))


@pytest.mark.parametrize(("field", "place"), PUBLIC)
def test_what_everybody_sees_is_in_the_key(field: str, place: int | None) -> None:
    game = phase_scene(BIDDING, 4)
    assert key_with(game, field, place) != key(game)


@pytest.mark.parametrize(("field", "place"), HIDDEN)
@pytest.mark.parametrize("phase", [BIDDING, CHOOSE])
def test_what_is_secret_is_not(field: str, place: int, phase: int) -> None:
    game = phase_scene(phase, 4)
    assert key_with(game, field, place) == key(game)


def test_a_choice_is_secret_until_all_have_chosen() -> None:
    first, second = phase_scene(CHOOSE, 3), phase_scene(CHOOSE, 3)
    first.play(first.legal_actions()[0])
    second.play(second.legal_actions()[1])
    assert first.position() != second.position()
    assert key(first) == key(second)
    for game in (first, second):
        while game.state.phase == CHOOSE:
            game.play(game.legal_actions()[0])
    assert key(first) != key(second)


@pytest.mark.parametrize("edition", edition_ids())
def test_what_looks_different_has_different_keys(edition: str) -> None:
    seen: dict[int, object] = {}
    count = 0
    for players, seed in product((2, 3, 4), range(2)):
        for game in moments(players, edition, seed):
            assert seen.setdefault(key(game), shown := view_document(game.view(None))) == shown
            count += 1
    assert len(seen) == count


def same_told_and_key(start: Game, seed: int) -> Iterator[tuple[bool, bool]]:
    """Two deals of what the seat to act cannot know, after the same actions as long as both have them: was the same
    told, and is the key the same?"""
    first, second = (determinize(start.view(start.to_act), Chance(f"{seed}, {number}")) for number in range(2))
    chance, t = Chance(seed), start.match.tables
    while shared := [action for action in first.legal_actions() if action in second.legal_actions()]:
        action = chance.choice(shared)
        first.play(action)
        second.play(action)
        if not first.is_over:
            yield told(first.state, t) == told(second.state, t), key(first) == key(second)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_same_actions_deals_look_the_same_if_the_same_was_told(players: int) -> None:
    found = [pair for seed in range(5) for pair in same_told_and_key(Game.new(players, seed=seed), seed)]
    assert len(found) > 100
    assert set(found) == {(True, True)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_where_others_have_chosen_in_secret_deals_differ_in_both(players: int) -> None:
    found: list[tuple[bool, bool]] = []
    for seed in range(5):
        last = next(g for g in moments(players, "retail", seed) if g.state.phase == CHOOSE and g.to_act == players - 1)
        found += same_told_and_key(last, seed)
    assert (False, False) in found
    assert set(found) <= {(True, True), (False, False)}


def test_what_kahns_ambition_tells_of_an_objective_is_told() -> None:
    """Red has four structures on yellow: that fulfils one objective, but not the other."""
    yellow = dict(zip(("H1", "A2", "A4", "A7"), ("24", "16", "17", "57"), strict=True))
    numbers = set()
    for colors in (("yellow", "green"), ("green", "yellow")):
        game = scene(yellow, players=2, wonders=((8, 2), (9, 15)), objectives=colors, bids=[("9", "H2")])
        play(game, "W8@H3")
        numbers.add(told(game.state, game.match.tables))
    assert len(numbers) == 2
