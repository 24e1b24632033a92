"""What the evaluation sees of a player, against the score sheet and against plain counting."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from present import present
from scenes import scene
from search.positions import between_auctions, moments, phase_scene
from skyrise import Game, edition_ids
from skyrise.components.names import FACTION_COLORS
from skyrise.rules.core.state import copy_state, same_state
from skyrise.rules.core.words import CHOOSE
from skyrise.search.core import features
from skyrise.search.core.features import FEATURES, NAMES
from skyrise.search.core.left import left_to_build
from skyrise.search.seen import features_of

EVERY_KIND = tuple(product((2, 3, 4), edition_ids()))
ATELIER = 14
SOURCE_OF = {
    "structures_now": "structures",
    "panoramas_now": "panoramas2",
    "patrons_now": "patrons",
    "excess_now": "excess",
    "commissions_now": "commissions",
    "keys_now": "keys",
}


def seen(game: Game, seat: int) -> dict[str, float]:
    return dict(zip(NAMES, features_of(game.state, game.match.tables, seat), strict=True))


def built(game: Game, seat: int) -> int:
    return sum(structure.seat == seat for structure in game.position().structures)


def left(game: Game, seat: int) -> int:
    return 12 + game.match.tables.figures - built(game, seat)


def heights(game: Game, seat: int, island: int) -> tuple[int, ...]:
    """How many tall, medium and short buildings a seat has on an island; the Atelier is a tall one."""
    match, count = game.match, Counter[str]()
    for structure in game.position().structures:
        if structure.seat == seat and match.city.places[match.city.number(structure.at)].island == island:
            if structure.building is not None:
                count[match.height(structure.building)] += 1
            count["tall"] += structure.wonder == ATELIER
    return count["tall"], count["medium"], count["short"]


def standings(game: Game, seat: int) -> Counter[str]:
    """On how many islands a seat leads, shares the lead, or is behind."""
    found = Counter[str]()
    for island in range(len(game.match.city.islands)):
        mine = heights(game, seat, island)
        best = max(heights(game, other, island) for other in range(game.players) if other != seat)
        if any(mine):
            found["leads" if mine > best else "shares" if mine == best else "behind"] += 1
            found["lead_by_tall"] += mine[0] - best[0] if mine > best else 0
    return found


def objective(game: Game, seat: int) -> str:
    """How far the objective is: the name of the one feature that tells it, or nothing."""
    position, city = game.position(), game.match.city
    wanted = {place.id for place in city.places if place.color == position.players[seat].objective}
    there = sum(structure.seat == seat and structure.at in wanted for structure in position.structures)
    free = wanted - {structure.at for structure in position.structures}
    if there < 4 and 4 - there > min(left(game, seat), len(free)):
        return "objective_lost"
    return f"objective_{min(there, 4)}" if there else ""


def test_names_agree_with_the_numbers() -> None:
    assert len(NAMES) == FEATURES == len(set(NAMES))
    for number, name in enumerate(NAMES[: features.CARD]):
        assert getattr(features, name.upper()) == number
    assert NAMES[features.CARD :] == tuple(f"card_{number}" for number in range(1, 21))


@pytest.mark.parametrize(("players", "edition"), EVERY_KIND)
def test_points_that_are_there_are_those_of_the_score_sheet(players: int, edition: str) -> None:
    for game in between_auctions(players, edition, seed=players):
        for sheet in game.outcome_now().scores:
            found = seen(game, sheet.seat)
            assert {name: found[name] for name in SOURCE_OF} == {n: sheet.points[s] for n, s in SOURCE_OF.items()}
            assert found["scored"] == game.scores()[sheet.seat].total
            assert found["bias"] == 1


@pytest.mark.parametrize(("players", "edition"), EVERY_KIND)
def test_what_is_left_and_who_is_ahead(players: int, edition: str) -> None:
    for game in between_auctions(players, edition, seed=10 + players):
        for seat in range(players):
            found, position = seen(game, seat), game.position()
            fewest = min(left(game, other) for other in range(players) if other != seat)
            assert (found["left"], found["ahead"]) == (left(game, seat), fewest - left(game, seat))
            assert found["first"] == (left(game, seat) < fewest)
            assert found["starts"] == (game.to_act == seat)
            tall = [n for n in position.available(seat) if game.match.height(n) == "tall"]
            assert found["tall_left"] == len(tall)
            assert found["commissions_held"] == position.players[seat].commissions
            cards = {int(name.removeprefix("card_")) for name in NAMES[features.CARD :] if found[name]}
            assert cards == set(position.available_wonders(seat))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_era_1_the_buildings_and_wonders_of_era_2_are_still_to_come(players: int) -> None:
    for game in moments(players, "retail", seed=3):
        if game.era == 1 and game.position().auction is None:
            assert [left_to_build(game.state, game.match.tables, seat) for seat in range(players)] == [
                left(game, seat) for seat in range(players)
            ]


@pytest.mark.parametrize(("players", "edition"), EVERY_KIND)
def test_island_control_against_plain_counting(players: int, edition: str) -> None:
    for number, game in enumerate(between_auctions(players, edition, seed=20 + players)):
        if number % 4 == 0:
            for seat in range(players):
                found, plain = seen(game, seat), standings(game, seat)
                assert [found[n] for n in ("leads", "shares", "behind", "lead_by_tall")] == [
                    plain[n] for n in ("leads", "shares", "behind", "lead_by_tall")
                ]


@pytest.mark.parametrize(("players", "edition"), EVERY_KIND)
def test_the_objective_against_plain_counting(players: int, edition: str) -> None:
    for game in between_auctions(players, edition, seed=30 + players):
        for seat in range(players):
            found = {name for name, number in seen(game, seat).items() if name.startswith("objective") and number}
            assert found == {objective(game, seat)} - {""}


def test_rows_are_counted_by_their_length() -> None:
    found = seen(scene({"H1": "24"}, rows={0: {"green": 3, "white": 3, "brown": 1}}), 0)
    assert [found[f"row_{n}"] for n in (1, 2, 3, 4)] == [1, 0, 2, 0]


LAKE = scene().match.city.lakes[0].bordering_mask
BLIMP = scene().match.city.blimps[0].bordering_mask


@pytest.mark.parametrize(
    ("panorama", "cells"),
    [("lakes", LAKE), ("blimps", BLIMP), ("chains", ("A1", "A2", "A5")), ("bridges", ("H1", "A13"))],
)
def test_what_lacks_one_structure_is_near(panorama: str, cells: int | tuple[str, ...]) -> None:
    places = scene().match.city.ids(cells)[:3] if isinstance(cells, int) else cells
    pieces = dict(zip(places, ("24", "16", "17"), strict=False))
    *most, _ = pieces
    lacking = scene({at: pieces[at] for at in most}, panoramas=(panorama, "windmills"))
    done = scene(pieces, panoramas=(panorama, "windmills"))
    assert seen(lacking, 0)["panoramas_near"] >= 3
    assert seen(done, 0)["panoramas_now"] >= seen(lacking, 0)["panoramas_now"] + 3


@pytest.mark.parametrize(
    ("card", "bring", "what"),
    [
        (12, 6, {"patrons": {0: {"A": 1, "C": 2}}}),
        (15, 6, {"patrons": {0: {"A": 1, "C": 2}}}),
        (9, 4, {"rows": {0: {"green": 3, "brown": 1}}}),
        (11, 2, {}),
        (8, 0, {}),
        (13, 0, {}),
        (3, 0, {}),
    ],
)
def test_what_a_wonder_would_bring_wherever_it_is_built(card: int, bring: int, what: dict[str, Any]) -> None:
    game = scene({"H1": "24"}, wonders=((card,), (1,), (2,), (4,)), **what)
    assert seen(game, 0)["wonder_now"] == bring
    assert seen(game, 0)[f"card_{card}"] == 1


@pytest.mark.parametrize(("card", "bring"), [(14, 2), (19, 5), (11, 0)])
def test_what_a_wonder_that_counts_buildings_would_bring(card: int, bring: int) -> None:
    game = scene({"H1": "24"}, wonders=((card,), (1,), (2,), (4,)))
    assert seen(game, 0)["control_wonder_now"] == bring


def test_kahns_ambition_brings_its_prestige_once_the_objective_is_fulfilled() -> None:
    yellow = dict(zip(("H1", "A2", "A4", "A7"), ("24", "16", "17", "57"), strict=True))
    wonders = ((8,), (1,), (2,), (4,))
    assert seen(scene(yellow, wonders=wonders, objectives=FACTION_COLORS), 0)["wonder_now"] == 8


def test_while_cards_are_chosen_the_chosen_ones_count() -> None:
    game = phase_scene(CHOOSE, 2)
    card = present(game.position().players[0].wonder_hand)[0]
    assert seen(game, 0)[f"card_{card}"] == 0
    game.play(game.legal_actions()[0])
    assert seen(game, 0)[f"card_{card}"] == 1


def test_tall_buildings_are_hammered_for_opponents_alone() -> None:
    game = scene({"H1": "24", "H2": "W1"}, wonders=((1,), (5,), (6,), (9,)))
    assert [seen(game, seat)["hammered"] for seat in range(4)] == [0, 3, 3, 3]


@pytest.mark.parametrize("card", range(1, 21))
def test_looking_changes_nothing(card: int) -> None:
    """Kahn's Ambition too: its Prestige is asked for, its objective is not revealed."""
    others = [number for number in range(1, 21) if number != card]
    game = scene({"H1": "24"}, wonders=((card,), *((number,) for number in others[:3])))
    s = game.state
    before = copy_state(s)
    features_of(s, game.match.tables, 0)
    assert same_state(s, before)
