"""Section 6 and the editions table: who wins, and how ties are broken."""

from __future__ import annotations

from typing import Any

import pytest

from scenes import match_of, scene
from skyrise.components.names import PLAYER_COLORS
from skyrise.rules import Game, Outcome

WONDERS = {2: ((5, 6), (9, 15)), 3: ((5,), (6,), (9,)), 4: ((5,), (6,), (9,), (15,))}
RETAIL_LIKE = ("retail", "polish", "russian", "manual")


def ended(
    finished: tuple[int, ...],
    edition: str = "retail",
    prestige: dict[int, dict[str, int]] | None = None,
    patrons: dict[int, dict[str, int]] | None = None,
) -> Game:
    """A game that is over, everything built."""
    players = len(finished)
    match = match_of(players, edition)
    pieces: list[str] = []
    for seat in range(players):
        pieces += [str(n) for era in (1, 2) for n in match.edition.buildings(PLAYER_COLORS[seat], era)]
        pieces += [f"W{card}" for card in WONDERS[players][seat]]
    built = dict(zip((place.id for place in match.city.places), pieces, strict=False))
    more: dict[str, Any] = {"finished": finished, "prestige": prestige, "patrons": patrons}
    return scene(built, players=players, edition=edition, wonders=WONDERS[players], to_act=None, **more)


def outcome(game: Game) -> Outcome:
    assert game.outcome is not None
    return game.outcome


def level(finished: tuple[int, ...], *seats: int, edition: str = "retail", **more: Any) -> Outcome:
    """The outcome when these seats have the same total, 300, and the others less: control of era 1 makes up for it."""
    base = outcome(ended(finished, edition, **more))
    prestige = {seat: {"control1": 300 - base.scores[seat].total} for seat in seats}
    found = outcome(ended(finished, edition, prestige, **more))
    assert {found.scores[seat].total for seat in seats} == {300}
    return found


@pytest.mark.rule("win")
@pytest.mark.parametrize("edition", [*RETAIL_LIKE, "preview"])
@pytest.mark.parametrize("seat", range(4))
def test_most_prestige_wins(edition: str, seat: int) -> None:
    found = outcome(ended((0, 1, 2, 3), edition, {seat: {"control1": 200}}))
    assert found.winners == (seat,)
    assert found.decided_by == "most Prestige"
    assert max(found.scores, key=lambda sheet: sheet.total).seat == seat


@pytest.mark.rule("win")
def test_finishing_first_does_not_win_by_itself() -> None:
    assert outcome(ended((0, 1), prestige={1: {"control1": 200}})).winners == (1,)


@pytest.mark.rule("win", "win.tie.finish")
@pytest.mark.parametrize("edition", RETAIL_LIKE)
@pytest.mark.parametrize(
    ("finished", "seats", "winner"),
    [
        ((0, 1), (0, 1), 0),
        ((1, 0), (0, 1), 1),
        ((2, 1, 0), (0, 1), 1),
        ((2, 0, 1), (0, 1), 0),
        ((3, 2, 1, 0), (0, 1, 2, 3), 3),
        ((1, 3, 0, 2), (0, 2, 3), 3),
    ],
)
def test_tied_who_built_their_last_structure_earlier(
    edition: str, finished: tuple[int, ...], seats: tuple[int, ...], winner: int
) -> None:
    found = level(finished, *seats, edition=edition)
    assert found.winners == (winner,)
    assert found.decided_by == "earlier last structure"


@pytest.mark.rule("win.tie.finish")
def test_patrons_do_not_break_a_tie_in_retail() -> None:
    assert level((0, 1), 0, 1, patrons={1: {"D": 2}}).winners == (0,)


@pytest.mark.rule("win.tie.patrons")
@pytest.mark.parametrize(
    ("patrons", "winner"),
    [
        ({0: {"A": 1}, 1: {"B": 1}}, 1),  # 2 against 3
        ({0: {"A": 2}, 1: {"B": 1}}, 0),  # 4 against 3: Prestige counts, not discs
        ({0: {"D": 1}, 1: {"A": 2}}, 0),  # 5 against 4
        ({0: {"A": 1}}, 0),
    ],
)
@pytest.mark.parametrize("finished", [(0, 1), (1, 0)])
def test_preview_tied_the_most_prestige_from_patron_discs(
    patrons: dict[int, dict[str, int]], winner: int, finished: tuple[int, ...]
) -> None:
    found = level(finished, 0, 1, edition="preview", patrons=patrons)
    assert found.winners == (winner,)


@pytest.mark.rule("win.tie.patrons")
@pytest.mark.parametrize("finished", [(0, 1), (1, 0)])
@pytest.mark.parametrize("patrons", [{}, {0: {"A": 1, "B": 1}, 1: {"D": 1}}])
def test_preview_still_tied_a_shared_win(finished: tuple[int, ...], patrons: dict[int, dict[str, int]]) -> None:
    found = level(finished, 0, 1, edition="preview", patrons=patrons)
    assert found.winners == (0, 1)
    assert found.ranks[:2] == (1, 1)


@pytest.mark.rule("win.tie.patrons")
def test_preview_of_three_tied_two_share() -> None:
    # red 5, teal 2 + 3 = 5, yellow 4; blue has the most from patrons, but fewer Prestige
    patrons = {0: {"D": 1}, 1: {"A": 1, "B": 1}, 2: {"C": 1}, 3: {"D": 2}}
    found = level((2, 3, 1, 0), 0, 1, 2, edition="preview", patrons=patrons)
    assert found.winners == (0, 1)
    assert found.ranks[2] == 3


@pytest.mark.rule("win.tie.patrons", "R14")
def test_R14_preview_looks_at_patrons_alone_not_at_what_a_wonder_gave_for_them() -> None:
    # Teal has 40 of The Shard and the like; red has 2 from a patron disc.
    base = outcome(ended((1, 0), "preview", patrons={0: {"A": 1}}))
    red, teal = (sheet.total for sheet in base.scores)
    prestige = {0: {"control1": 300 - red}, 1: {"wonders": 40, "control1": 260 - teal}}
    found = outcome(ended((1, 0), "preview", prestige, {0: {"A": 1}}))
    assert [sheet.total for sheet in found.scores] == [300, 300]
    assert found.winners == (0,)


@pytest.mark.rule("win.tie.finish")
def test_as_if_it_ended_now_those_who_are_still_building_share_a_tie() -> None:
    outcome = scene({"A1": "24", "B1": "30"}).outcome_now()  # a tall building each, alone on an island, on brown
    assert [sheet.total for sheet in outcome.scores[:2]] == [7, 7]
    assert (outcome.winners, outcome.decided_by) == ((0, 1), "shared")
