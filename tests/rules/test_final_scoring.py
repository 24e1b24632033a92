"""Section 6 and R14: objectives, discs, keys, structures, and the breakdown by source."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from scenes import gained, play, scene
from skyrise.components.names import PLAYER_COLORS, SOURCES
from skyrise.rules import Game
from skyrise.rules.core.scoring import total

RED = ("24", "16", "17", "57", "62", "72", "96", "3", "33", "43", "78", "81")
CELLS = {
    "yellow": ("A2", "A4", "A7", "A13", "B4"),
    "green": ("A3", "A5", "A8", "A14", "B2"),
    "white": ("A6", "A9", "A11", "B5", "B7"),
    "brown": ("A1", "A10", "A12", "B1", "B3"),
}


def points(game: Game, source: str, seat: int = 0) -> int:
    return game.outcome_now().scores[seat].points[source]


def on(color: str, count: int) -> dict[str, str]:
    return dict(zip(CELLS[color][:count], RED, strict=False))


def ended(finished: tuple[int, ...], players: int = 4, **scenery: Any) -> Game:
    """A game that is over: everything is built, in the order of the neighborhoods."""
    match = scene(players=players).match
    wonders = ((5, 6), (9, 15)) if players == 2 else ((5,), (6,), (9,), (15,))[:players]
    pieces: list[str] = []
    for seat in range(players):
        pieces += [str(n) for era in (1, 2) for n in match.edition.buildings(PLAYER_COLORS[seat], era)]
        pieces += [f"W{card}" for card in wonders[seat]]
    built = dict(zip((place.id for place in match.city.places), pieces, strict=False))
    return scene(built, players=players, wonders=wonders, finished=finished, to_act=None, **scenery)


@pytest.mark.rule("score.objective")
@pytest.mark.parametrize("color", CELLS)
@pytest.mark.parametrize(("count", "prestige"), [(3, 0), (4, 10), (5, 10)])
def test_objective_four_structures_on_its_colour(color: str, count: int, prestige: int) -> None:
    others = iter(set(CELLS) - {color})
    objectives = (color, *others)
    assert points(scene(on(color, count), objectives=objectives), "objective") == prestige


@pytest.mark.rule("score.objective")
def test_a_wonder_is_a_structure_for_the_objective() -> None:
    game = scene({**on("brown", 3), "B3": "W5"}, objectives=("brown", "green", "white", "yellow"))
    assert points(game, "objective") == 10


@pytest.mark.rule("score.objective")
def test_only_ones_own_structures_and_ones_own_objective() -> None:
    # Four red structures on brown: teal has that objective, red has not.
    game = scene(on("brown", 4), objectives=("green", "brown", "white", "yellow"))
    assert [points(game, "objective", seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("score.objective")
def test_an_unknown_objective_scores_nothing() -> None:
    game = scene(on("brown", 4), objectives=(None, "green", "white", "yellow"))  # type: ignore[arg-type]
    assert points(game, "objective") == 0


@pytest.mark.rule("score.patrons")
@pytest.mark.parametrize(
    ("values", "held", "prestige"),
    [
        ((2, 3, 4, 5), {"A": 1}, 2),
        ((2, 3, 4, 5), {"A": 1, "C": 2}, 10),  # 2 + 2 · 4
        ((5, 4, 3, 2), {"A": 4, "D": 1}, 22),  # 4 · 5 + 2
        ((None, 4, 3, 2), {"A": 2, "B": 1}, 4),  # an unknown value scores 0
        ((None, None, None, None), {"A": 1, "B": 1, "C": 1, "D": 1}, 0),
        ((2, 3, 4, 5), {}, 0),
    ],
)
def test_patron_discs_at_their_values(values: tuple[int | None, ...], held: dict[str, int], prestige: int) -> None:
    assert points(scene(patrons={0: held}, patron_values=values), "patrons") == prestige


@pytest.mark.rule("score.excess")
@pytest.mark.parametrize(
    ("edition", "each"), [("retail", 10), ("polish", 10), ("russian", 10), ("preview", 8), ("manual", 10)]
)
@pytest.mark.parametrize("count", [0, 1, 3])
def test_excess_discs(edition: str, each: int, count: int) -> None:
    game = scene(edition=edition, rows={0: {"green": 4}}, excess={0: count})
    assert points(game, "excess") == each * count


@pytest.mark.rule("score.keys", "era2.key.large", "era2.key.small")
@pytest.mark.parametrize(
    ("players", "finished", "keys"),
    [
        (4, (2, 0, 3, 1), [4, 0, 10, 0]),
        (3, (1, 2, 0), [0, 10, 4]),
        (2, (1, 0), [0, 10]),
    ],
)
def test_keys_ten_and_four(players: int, finished: tuple[int, ...], keys: list[int]) -> None:
    game = ended(finished, players)
    assert [points(game, "keys", seat) for seat in range(players)] == keys


@pytest.mark.rule("score.commissions")
@pytest.mark.parametrize(
    ("commissions", "patrons", "excess", "prestige"),
    [
        (0, {"A": 2}, 1, 0),
        (1, {}, 0, 1),  # itself
        (1, {"A": 2, "B": 1}, 0, 4),  # 3 patrons, 1 commissions
        (1, {"A": 1}, 2, 4),  # 1 patron, 2 excess, 1 commissions
        (2, {}, 0, 4),  # 2 items, twice
        (2, {"A": 2, "B": 1}, 1, 12),  # 3 + 1 + 2 = 6 items, twice
    ],
)
def test_commissions_one_for_each_item(commissions: int, patrons: dict[str, int], excess: int, prestige: int) -> None:
    rows = {0: {"green": 4}}
    game = scene(commissions={0: commissions}, patrons={0: patrons}, excess={0: excess}, rows=rows)
    assert points(game, "commissions") == prestige


@pytest.mark.rule("score.commissions", "score.keys")
@pytest.mark.parametrize(("finished", "prestige"), [((0, 1, 2, 3), 3), ((1, 0, 2, 3), 3), ((1, 2, 0, 3), 2)])
def test_commissions_count_a_key(finished: tuple[int, ...], prestige: int) -> None:
    # itself and a patron disc, and the large or the small key
    game = ended(finished, commissions={0: 1}, patrons={0: {"A": 1}})
    assert points(game, "commissions") == prestige


@pytest.mark.rule("score.commissions")
def test_commissions_do_not_count_rows_or_other_players() -> None:
    game = scene(commissions={0: 1}, rows={0: {"green": 3}}, patrons={1: {"A": 2}})
    assert points(game, "commissions") == 1
    assert points(game, "commissions", 1) == 0


@pytest.mark.rule("score.structures")
@pytest.mark.parametrize("color", CELLS)
@pytest.mark.parametrize(("discs", "each"), [(0, 2), (1, 3), (2, 4), (3, 6), (4, 3)])
def test_structures_score_the_value_of_their_row(color: str, discs: int, each: int) -> None:
    game = scene(on(color, 3), rows={0: {color: discs}})
    assert points(game, "structures") == 3 * each


@pytest.mark.rule("score.structures")
def test_structures_of_every_colour_with_their_own_row_wonders_too() -> None:
    # yellow A2 with 3 discs 6; green A3 and A5 with 1 disc 2 · 3; white A6 (the Wonder) with 2 discs 4; brown A1 2
    built = {"A2": "24", "A3": "16", "A5": "17", "A6": "W5", "A1": "57", "A4": "30"}
    game = scene(built, rows={0: {"yellow": 3, "green": 1, "white": 2}, 1: {"brown": 3}})
    assert points(game, "structures") == 18
    assert points(game, "structures", 1) == 2


@pytest.mark.rule("win", "score.structures")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_receipts_sum_to_the_points_and_the_points_to_the_total(players: int, seed: int) -> None:
    game, chance = Game.new(players, seed=seed), Random(seed)
    while not game.is_over:
        game.play(chance.choice(game.legal_actions()))
    assert game.outcome is not None
    for sheet in game.outcome.scores:
        assert tuple(sheet.points) == SOURCES
        for source, found in sheet.points.items():
            assert sum(receipt.points for receipt in sheet.receipts if receipt.source == source) == found
        assert sheet.total == sum(receipt.points for receipt in sheet.receipts) == sum(sheet.points.values())
        assert all(receipt.seat == sheet.seat for receipt in sheet.receipts)


@pytest.mark.rule("score.patrons", "score.keys")
def test_receipts_name_their_places() -> None:
    sheet = ended((0, 1, 2, 3), patrons={0: {"B": 2}}).outcome_now().scores[0]
    places = {(receipt.source, receipt.place): receipt.points for receipt in sheet.receipts}
    assert places["patrons", "patron B"] == 6
    assert places["keys", "large key"] == 10


@pytest.mark.rule("R14")
def test_R14_what_the_shard_gives_counts_as_wonders() -> None:
    # Two discs of A at 2: 4 at once as `wonders`, 4 at the end as `patrons`.
    game = scene(wonders=((5,), (15,), (9,), (6,)), patrons={1: {"A": 2}})
    play(game, "16@H1", "W15@H2")
    assert (gained(game, 1), points(game, "patrons", 1), points(game, "wonders", 1)) == (4, 4, 4)


@pytest.mark.rule("R14")
@pytest.mark.parametrize(
    ("card", "source", "prestige"),
    [
        (10, "panoramas2", 2),  # Intelligentsium on H3, a windmill
        (19, "control2", 5),  # The Summit: teal controls the east
    ],
)
def test_R14_panoramas_and_control_through_a_wonder_count_as_wonders(card: int, source: str, prestige: int) -> None:
    game = scene({"B1": "30"}, wonders=((5,), (card,), (9,), (15,)))
    play(game, "16@H2", f"W{card}@H3")
    assert gained(game, 1) == prestige
    assert gained(game, 1, source) == 0


@pytest.mark.rule("R14", "score.objective")
def test_R14_kahns_ambition_does_not_take_the_objectives_place() -> None:
    built = {"A3": "30", "A5": "9", "A8": "25", "A14": "51"}
    game = play(scene(built, wonders=((5,), (8,), (9,), (15,))), "16@H1", "W8@H4")
    assert (gained(game, 1), gained(game, 1, "objective"), points(game, "objective", 1)) == (8, 0, 10)


@pytest.mark.rule("score.carried")
def test_what_was_scored_before_a_position_has_a_receipt_too() -> None:
    sheet = scene({"H1": "24"}, prestige={0: {"control1": 5, "wonders": 8}}).scores()[0]
    assert [(r.source, r.points, r.rule) for r in sheet.receipts] == [
        ("control1", 5, "score.carried"),
        ("wonders", 8, "score.carried"),
    ]
    assert sheet.total == 13


@pytest.mark.rule("win")
def test_the_total_that_decides_is_the_sum_of_the_sheet() -> None:
    game = scene({"H1": "24", "A1": "30"}, prestige={0: {"control1": 5}})
    assert [total(game.state, seat) for seat in range(4)] == [sheet.total for sheet in game.scores()] == [5, 0, 0, 0]
