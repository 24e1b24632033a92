"""Card 10, Intelligentsium: both panoramas are scored now, for its owner and this island alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from scenes import gained, play, scene
from skyrise.rules import Game

WONDERS = ((10,), (5,), (9,), (15,))
BLUE = {"A12": "14", "H3": "19"}
"""Blue stands beside the neighborhoods where it starts."""


def red_builds(
    at: str, built: Mapping[str, str], cards: Sequence[str], start: str, blue: Mapping[str, str] | None = None
) -> Game:
    """Blue starts with 1 on ``start``, and red's Intelligentsium wins at once."""
    blue = BLUE if blue is None else blue
    return play(scene({**blue, **built}, wonders=WONDERS, panoramas=cards, bids=[("1", start)]), f"W10@{at}")


def receipts(game: Game) -> list[tuple[str, str, int]]:
    """Rule, place and points of what red gained by Wonders."""
    mine = game.scores()[0].receipts
    assert {receipt.source for receipt in mine} <= {"wonders"}
    return sorted((receipt.rule, receipt.place, receipt.points) for receipt in mine)


@pytest.mark.rule("wonder.intelligentsium", "score.panorama.windmills")
def test_windmills_of_this_island() -> None:
    # A9 (the Wonder) and A7, 2 each; A14 is blue's, B2, B3 and C4 are elsewhere. Three on no blimp together.
    built = {"A7": "16", "A14": "64", "B2": "17", "B3": "57", "C4": "62"}
    game = red_builds("A9", built, ("windmills", "blimps"), start="A13")
    assert receipts(game) == [("score.panorama.windmills", "A7", 2), ("score.panorama.windmills", "A9", 2)]


@pytest.mark.rule("wonder.intelligentsium", "score.panorama.blimps")
@pytest.mark.parametrize(
    ("reds", "points"),
    [
        ({"A1": "16"}, 0),  # AB3: A1 and the Wonder on A5, two
        ({"A1": "16", "A4": "17"}, 3),  # three
        ({"A1": "16", "A4": "17", "A9": "57"}, 3),  # all four: once
        ({"A1": "16", "A4": "17", "A9": "57", "A8": "62"}, 6),  # AB2 as well: A4, A8, A9
        ({"A1": "16", "B9": "17", "B11": "57", "B14": "62"}, 0),  # BB1 is on another island
        ({"A1": "16", "A4": "25"}, 0),  # teal's A4 does not help
    ],
)
def test_blimps_of_this_island(reds: dict[str, str], points: int) -> None:
    assert gained(red_builds("A5", reds, ("blimps", "lakes"), start="A13"), 0) == points


@pytest.mark.rule("wonder.intelligentsium", "score.panorama.lakes")
def test_lakes_of_this_island() -> None:
    # AL2: A3, A6 and the Wonder on A10; AL1: A6, A10 and A5; CL2 with C6, C7, C9 is elsewhere.
    built = {"A3": "16", "A6": "17", "A5": "57", "C6": "62", "C7": "72", "C9": "96"}
    game = red_builds("A10", built, ("blimps", "lakes"), start="A13")
    assert receipts(game) == [("score.panorama.lakes", "AL1", 3), ("score.panorama.lakes", "AL2", 3)]


@pytest.mark.rule("wonder.intelligentsium", "score.panorama.chains")
@pytest.mark.parametrize(
    ("reds", "points"),
    [
        ({"A10": "16"}, 0),  # A10 and the Wonder on A13: two
        ({"A10": "16", "A14": "17"}, 3),  # three connected
        ({"A5": "16", "A1": "17"}, 3),  # the island's own bridge A13-A5 connects
        ({"A5": "16", "A1": "17", "A10": "57", "A7": "62", "A3": "72"}, 3),  # six: once
        ({"A10": "16", "A14": "17", "A1": "57", "A2": "62", "A3": "72"}, 3),  # two chains of three: once
        ({"H1": "16", "H2": "17", "A10": "57"}, 0),  # on the island only A10 and A13
        ({"A10": "16", "B4": "17", "B5": "57", "B2": "62"}, 0),  # B4, B5, B2 are another island's chain
    ],
)
def test_chains_on_this_island(reds: dict[str, str], points: int) -> None:
    game = red_builds("A13", reds, ("chains", "blimps"), start="A9")
    assert receipts(game) == ([("score.panorama.chains", "aurora", 3)] if points else [])


@pytest.mark.rule("wonder.intelligentsium", "score.panorama.chains")
def test_a_chain_may_not_leave_the_island() -> None:
    # On the island A8 is apart from A13 and A14 (the Wonder); they meet only by C11, C14, C13, H4 and H1.
    ring = dict(
        zip(["A8", "C11", "C14", "C13", "H4", "H1", "A13"], ("16", "17", "57", "62", "72", "96", "3"), strict=True)
    )
    game = red_builds("A14", ring, ("chains", "lakes"), start="A11", blue={"A7": "14"})
    assert gained(game, 0) == 0


@pytest.mark.rule("wonder.intelligentsium", "score.panorama.bridges")
def test_a_bridge_counts_if_one_end_is_on_the_island() -> None:
    # Both ends red's: A5-A13 (own), A13-H1 (to the centre), A11-B8 (to the east). B8-B1 and H2-B14 touch other
    # islands alone; at the far end of A8 stands nobody.
    reds = dict(
        zip(
            ["A5", "H1", "A11", "B8", "B1", "H2", "B14", "A8"],
            ("16", "17", "57", "62", "72", "96", "3", "24"),
            strict=True,
        )
    )
    game = red_builds("A13", reds, ("bridges", "blimps"), start="A9")
    bridge = "score.panorama.bridges"
    assert receipts(game) == [(bridge, "A11-B8", 3), (bridge, "A13-A5", 3), (bridge, "A13-H1", 3)]


@pytest.mark.rule("wonder.intelligentsium", "score.panorama.bridges")
def test_on_the_central_island_its_four_bridges_count() -> None:
    # A13-H1 and C13-H4 are red's at both ends, B14-H2 only on the far side. H3, the windmill, is blue's.
    reds = {"A13": "16", "H4": "17", "C13": "57", "B14": "62", "A5": "72"}
    game = red_builds("H1", reds, ("bridges", "windmills"), start="H2")
    bridge = "score.panorama.bridges"
    assert receipts(game) == [(bridge, "A13-H1", 3), (bridge, "C13-H4", 3)]


@pytest.mark.rule("wonder.intelligentsium", "R14")
@pytest.mark.parametrize("edition", ["retail", "polish", "russian", "preview", "manual"])
def test_one_structure_counts_for_both_cards(edition: str) -> None:
    # Windmills on A7 and A14 (the Wonder): 2 + 2. Blimp AB1 has A7, A10 and A14: 3. Together 7.
    built = {**BLUE, "A7": "16", "A10": "17"}
    game = scene(built, edition=edition, wonders=WONDERS, panoramas=("blimps", "windmills"), bids=[("1", "A13")])
    assert receipts(play(game, "W10@A14")) == [
        ("score.panorama.blimps", "AB1", 3),
        ("score.panorama.windmills", "A14", 2),
        ("score.panorama.windmills", "A7", 2),
    ]


@pytest.mark.rule("wonder.intelligentsium")
def test_others_score_nothing_and_panoramas_score_again_at_the_end() -> None:
    # Blue has the windmill A9, but only red scores now: A14. At the end both score, and red's C4 too.
    built = {"A9": "64", "C4": "16"}
    game = red_builds("A14", built, ("windmills", "lakes"), start="A13")
    assert [gained(game, seat) for seat in range(4)] == [2, 0, 0, 0]
    final = game.outcome_now().scores
    assert [final[0].points["panoramas2"], final[3].points["panoramas2"]] == [4, 4]  # blue: A9 and H3


@pytest.mark.rule("wonder.intelligentsium")
def test_only_the_two_cards_in_play_count() -> None:
    # A14: a windmill, the third at AB1, the third of a chain with A7 and A10; in play are lakes and bridges.
    game = red_builds("A14", {"A7": "16", "A10": "17"}, ("lakes", "bridges"), start="A13")
    assert gained(game, 0) == 0
