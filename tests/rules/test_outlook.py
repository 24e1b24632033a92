"""The outlook: what the table would come to, and what each action would bring. Positions are computed by hand.

Rows are worth 2, 3, 4, 6 and, with four discs, 3 a structure; control 5, panoramas 3 (windmills 2), objectives 10.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from present import present
from scenes import ALL_BUILT, scene
from skyrise import Chance, Game, parse_action
from skyrise.rules import ActionOutlook, Bid, ChooseWonders, Outlook, Pass, PlaceWonder, known_game, outlook_of
from skyrise.rules.outlook import (
    ControlChange,
    Gain,
    Heights,
    ObjectiveChange,
    ObjectiveOutlook,
    PanoramaChange,
    RowChange,
    RowOutlook,
)
from skyrise.rules.position import SCORED_SO_FAR
from strategies import games
from test_secrets import with_other_secrets

NO_PANORAMAS = ("lakes", "chains")
"""Panoramas that nothing in these scenes scores for unless a test wants it."""


def seen(game: Game, seat: int | None = 0) -> Outlook:
    return outlook_of(game.view(seat))


def brings(game: Game, action: str) -> ActionOutlook:
    """What an action would bring the player to act."""
    return seen(game, game.to_act).actions[parse_action(action)]


def green(before: tuple[int, int, int], after: tuple[int, int, int]) -> RowChange:
    """Discs, value and structures of the green row."""
    return RowChange(RowOutlook("green", *before), RowOutlook("green", *after))


# The table


def test_islands_say_who_has_what_and_who_controls_them() -> None:
    islands = {i.key: i for i in seen(scene({"A1": "24", "A2": "16", "A3": "30", "A4": "9", "A5": "67"})).islands}
    nothing = Heights(0, 0, 0)
    assert islands["aurora"].heights == (Heights(1, 1, 0), Heights(1, 1, 1), nothing, nothing)
    assert islands["aurora"].controllers == (1,)
    assert islands["aurora"].cells == (("A1", "A2"), ("A3", "A4", "A5"), (), ())
    assert (islands["boreas"].heights, islands["boreas"].controllers) == ((nothing,) * 4, ())
    assert list(islands) == ["central", "aurora", "boreas", "zephyr", "cirrus"]


def test_all_who_are_tied_control_an_island() -> None:
    assert seen(scene({"A1": "24", "A2": "30"})).islands[1].controllers == (0, 1)


def test_an_atelier_counts_as_tall() -> None:
    island = seen(scene({"A1": "W14"}, wonders=((14,), (6,), (9,), (15,)))).islands[1]
    assert (island.heights[0], island.controllers) == (Heights(1, 0, 0), (0,))


def test_panoramas_say_points_and_places_of_every_seat() -> None:
    game = scene({"A7": "16", "H3": "17", "B2": "30"}, panoramas=("lakes", "windmills"))
    lakes, windmills = seen(game).panoramas
    assert (lakes.name, lakes.points, lakes.places) == ("lakes", (0, 0, 0, 0), ((), (), (), ()))
    assert (windmills.name, windmills.points) == ("windmills", (4, 2, 0, 0))
    assert windmills.places == (("H3", "A7"), ("B2",), (), ())
    assert windmills.cells == ((("H3",), ("A7",)), (("B2",),), (), ())


def test_rows_of_every_seat() -> None:
    rows = seen(scene({"H2": "24", "A3": "16"}, rows={0: {"green": 3}, 1: {"white": 4}})).rows
    assert rows[0][1] == RowOutlook("green", 3, 6, 2)
    assert rows[0][1].prestige == 12
    assert rows[1][2] == RowOutlook("white", 4, 3, 0)
    assert [[row.color for row in seat] for seat in rows] == [["yellow", "green", "white", "brown"]] * 4


def test_the_objective_is_the_readers_own() -> None:
    game = scene({"H2": "24", "H1": "30"}, objectives=("green", "yellow", "white", "brown"))
    assert seen(game, 0).objective == ObjectiveOutlook("green", 1, 4)
    assert seen(game, 1).objective == ObjectiveOutlook("yellow", 1, 4)
    assert seen(game, None).objective is None


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["retail", "manual", "preview"])
def test_totals_are_those_of_a_game_that_ends_now(players: int, edition: str) -> None:
    number = "23" if edition == "preview" else "24"
    game = scene({"H2": number, "A3": "16", "H1": "30"}, players=players, edition=edition, panoramas=NO_PANORAMAS)
    # Red: two structures on green, control of Aurora (a medium one alone there); the center is tied.
    assert seen(game).totals == (2 * 2 + 5 + 5, 2 + 5, 0, 0)[:players]


def test_only_who_is_to_act_has_actions() -> None:
    game = scene({"H1": "24"})
    assert [str(action) for action in seen(game, 0).actions] == [str(a) for a in game.legal_actions()]
    assert (seen(game, 1).actions, seen(game, None).actions) == ({}, {})


# Discs and rows


def test_a_disc_raises_the_row_it_goes_to_and_the_structure_scores_on_its_ground() -> None:
    game = scene({"A3": "16", "A13": "30"}, discs={"H1": "green"}, rows={0: {"green": 2}}, panoramas=NO_PANORAMAS)
    bid = brings(game, "17@H1")
    assert (bid.disc, bid.row) == ("green", green((2, 4, 1), (3, 6, 1)))
    assert bid.ground == RowChange(RowOutlook("yellow", 0, 2, 0), RowOutlook("yellow", 0, 2, 1))
    assert bid.gains == (Gain("control2", 5), Gain("structures", 2 + 2))
    assert (bid.prestige_now, bid.prestige_at_end) == (0, 9)


def test_a_fourth_disc_lowers_its_row() -> None:
    game = scene({"A3": "16", "A5": "24", "A13": "30"}, discs={"H1": "green"}, rows={0: {"green": 3}})
    bid = brings(game, "17@H1")
    assert bid.row == green((3, 6, 2), (4, 3, 2))
    assert bid.row.gain == -2 * 3
    assert Gain("structures", 2 - 2 * 3) in bid.gains


def test_a_disc_and_a_structure_of_one_color_meet_in_one_row() -> None:
    bid = brings(scene({"H1": "30"}, discs={"H2": "green"}), "16@H2")
    assert bid.row == bid.ground == green((0, 2, 0), (1, 3, 1))


def test_a_disc_more_than_a_row_holds_is_excess() -> None:
    game = scene({"H1": "30"}, discs={"H2": "white"}, rows={0: {"white": 4}}, commissions={0: 1})
    bid = brings(game, "16@H2")
    assert bid.row == RowChange(RowOutlook("white", 4, 3, 0), RowOutlook("white", 4, 3, 0))
    # An item more in the visionary area: a commissions disc scores for it too.
    assert {Gain("excess", 10), Gain("commissions", 1)} < set(bid.gains)


def test_no_disc() -> None:
    bid = brings(scene({"H1": "30"}), "16@H2")
    assert (bid.disc, bid.row) == (None, None)


def test_patron_discs_count_if_their_value_is_known() -> None:
    game = scene({"H1": "30"}, discs={"H2": "A", "H4": "B"}, patrons={0: {"A": 1}}, patron_values=(2, 3, 4, 5))
    assert (brings(game, "16@H2").disc, brings(game, "16@H2").row) == ("A", None)
    assert Gain("patrons", 2) in brings(game, "16@H2").gains
    assert not [gain for gain in brings(game, "16@H4").gains if gain.source == "patrons"]


def test_a_wild_disc_has_no_color_before_it_is_chosen() -> None:
    bid = brings(scene({"H1": "30"}, discs={"H2": "wild"}, rows={0: {"green": 2}}), "16@H2")
    assert (bid.disc, bid.row) == ("wild", None)
    assert bid.ground == green((2, 4, 0), (2, 4, 1))


def test_the_color_of_a_wild_disc() -> None:
    game = scene({"H2": "16"}, rows={0: {"green": 2, "white": 3}}, pending="wild", won=("H2", 2))
    color = brings(game, "wild=green")
    assert (color.disc, color.row, color.ground) == (None, green((2, 4, 1), (3, 6, 1)), None)
    assert (color.gains, color.wins_at_once, color.wonder) == ((Gain("structures", 2),), False, None)
    assert brings(game, "wild=white").prestige_at_end == 0


# Control, panoramas, objective


def test_control_that_becomes_shared() -> None:
    shared = brings(scene({"A1": "30", "H1": "16"}), "24@A2")
    assert shared.control == (ControlChange("aurora", (1,), (0, 1)),)


def test_control_taken_from_somebody() -> None:
    game = scene({"A1": "9"}, panoramas=NO_PANORAMAS)
    assert brings(game, "24@A2").control == (ControlChange("aurora", (1,), (0,)),)
    assert brings(game, "24@A2").gains == (Gain("control2", 5), Gain("structures", 2))
    assert brings(game, "72@A2").control == ()
    assert brings(game, "24@H1").control == (ControlChange("central", (), (0,)),)


def test_panoramas_before_and_after() -> None:
    game = scene({"A7": "16", "A10": "17", "A14": "24"}, panoramas=("blimps", "windmills"))
    # Three structures at the blimp AB1 already; A14 and A7 have windmills. A9 has one too.
    assert brings(game, "57@A13").panoramas == ()
    game = scene({"A7": "16", "A10": "17", "H1": "24"}, panoramas=("blimps", "windmills"))
    assert brings(game, "57@A14").panoramas == (PanoramaChange("blimps", 0, 3), PanoramaChange("windmills", 2, 4))
    assert Gain("panoramas2", 5) in brings(game, "57@A14").gains


def test_the_objective_that_is_met() -> None:
    built = {"H2": "16", "A3": "17", "A5": "24", "A13": "30"}
    game = scene(built, objectives=("green", "yellow", "white", "brown"))
    met = brings(game, "57@A14")
    assert met.objective == ObjectiveChange(ObjectiveOutlook("green", 3, 4), ObjectiveOutlook("green", 4, 4))
    assert (met.objective.before.met, met.objective.after.met) == (False, True)
    assert Gain("objective", 10) in met.gains
    assert brings(game, "57@A10").objective is None


# Wonders


def test_a_wonder_scores_at_once() -> None:
    built = {"H1": "30", "H3": "9", "B12": "51"}
    game = scene(built, wonders=((6,), (5,), (9,), (15,)), bids=[("1", "B14")])
    # Lynch's Image scores for each structure next to it: H1 and H3 for H2; nothing stands next to B11.
    per_structure = game.match.edition.number("wonders.6.per_structure")
    wonder = brings(game, "W6@H2")
    assert (wonder.wonder, wonder.prestige_now) == (2 * per_structure, 2 * per_structure)
    assert wonder.gains == (Gain("wonders", 2 * per_structure), Gain("structures", 2))
    assert brings(game, "W6@B11").wonder == 0


def test_buildings_are_no_wonders() -> None:
    assert brings(scene({"H1": "30"}), "16@H2").wonder is None


def test_a_wonder_counts_the_disc_it_collects() -> None:
    # Jacobs' Gardens counts the discs in the rows.
    game = scene(wonders=((9,), (5,), (6,), (15,)), bids=[("1", "H2")], rows={0: {"white": 2}}, discs={"H1": "green"})
    per_disc = game.match.edition.number("wonders.9.per_disc")
    assert brings(game, "W9@H1").wonder == 3 * per_disc
    assert brings(game, "W9@H3").wonder == 2 * per_disc


def test_a_wild_disc_counts_for_a_wonder_once_it_has_a_color() -> None:
    cards = ((9,), (5,), (6,), (15,))
    per_disc = scene().match.edition.number("wonders.9.per_disc")
    bid = brings(scene(wonders=cards, bids=[("1", "H2")], rows={0: {"white": 2}}, discs={"H1": "wild"}), "W9@H1")
    assert (bid.disc, bid.wonder) == ("wild", 2 * per_disc)
    won = scene({"H1": "W9"}, wonders=cards, rows={0: {"white": 2}}, pending="wild", won=("H1", 2))
    assert brings(won, "wild=green").wonder == 3 * per_disc


@pytest.mark.parametrize(("edition", "disc"), [("retail", "green"), ("manual", None)])
def test_the_vault_takes_its_own_disc_except_in_the_manual(edition: str, disc: str | None) -> None:
    cards = ((18,), (5,), (9,), (15,))
    game = scene(wonders=cards, edition=edition, bids=[("1", "H2")], discs={"H1": "green", "H4": "white", "A1": "A"})
    vault = brings(game, "W18@H1")
    assert (vault.disc, vault.wonder) == (disc, 0)
    assert (vault.row is None) == (disc is None)


def test_the_manuals_vault_takes_a_single_disc_unasked() -> None:
    cards = ((18,), (5,), (9,), (15,))
    game = scene(wonders=cards, edition="manual", bids=[("1", "H2")], discs={"H1": "green"})
    assert brings(game, "W18@H1").disc == "green"


def test_the_disc_that_the_vault_takes() -> None:
    cards = ((18,), (5,), (9,), (15,))
    game = scene({"H1": "W18", "H2": "16"}, wonders=cards, discs={"A1": "green"}, pending="vault", won=("H1", 2))
    taken = brings(game, "vault=A1")
    assert (taken.disc, taken.row, taken.wonder) == ("green", green((0, 2, 1), (1, 3, 1)), None)
    assert taken.gains == (Gain("structures", 1),)
    assert brings(game, "vault=none") == ActionOutlook()


# The auction, the eras and the end


def test_what_nobody_can_answer_wins_at_once() -> None:
    game = scene({"H1": "24"})
    assert brings(game, "96@H2").wins_at_once is False  # the others have Wonders
    era1 = scene({"H1": "24"}, era=1)
    assert brings(era1, "96@H2").wins_at_once is True
    assert brings(era1, "72@H2").wins_at_once is False
    assert brings(era1, "96@H2").gains == brings(era1, "72@H2").gains


def test_passing_and_choosing_cards_bring_nothing() -> None:
    assert brings(scene(bids=[("1", "H2")]), "pass") == ActionOutlook()
    game = scene(ERA_1_DONE, era=1, pending="choose", chosen=(None,) * 4)
    assert set(seen(game).actions.values()) == {ActionOutlook()}


ERA_1_DONE = dict(zip((f"A{n}" for n in range(1, 8)), "24 16 17 57 62 72 96".split(), strict=True))


def test_what_ends_era_1_scores_it() -> None:
    built = {place: piece for place, piece in ERA_1_DONE.items() if piece != "96"}
    last = brings(scene(built, era=1, panoramas=("bridges", "windmills")), "96@A9")
    # Control of Aurora, and the windmill of A9 (A7 is free): once now and once at the end, where control was red's.
    assert (last.prestige_now, last.gains) == (
        5 + 2,
        (Gain("control1", 5), Gain("panoramas1", 2), Gain("panoramas2", 2), Gain("structures", 2)),
    )


def test_the_last_structure_brings_a_key() -> None:
    places = [f"A{n}" for n in range(1, 14)]
    built = dict(zip(places, "24 16 17 57 62 72 96 3 33 43 78 W5".split(), strict=False))
    assert Gain("keys", 10) in brings(scene(built), "81@A13").gains


def test_the_very_last_structure_is_not_scored_twice() -> None:
    built = {place: piece for place, piece in ALL_BUILT.items() if piece != "81"}
    place = next(place for place, piece in ALL_BUILT.items() if piece == "81")
    game = scene(built, players=2, finished=(1,), to_act=0)
    before, last = seen(game).totals[0], brings(game, f"81@{place}")
    game.play(f"81@{place}")
    assert game.is_over
    assert last.prestige_at_end == present(game.outcome).scores[0].total - before
    assert last.prestige_now == 0


# Any game


@given(games(), st.data())
def test_the_game_does_what_was_expected_of_what_wins_at_once(game: Game, data: st.DataObject) -> None:
    if game.is_over:
        return
    seat = present(game.to_act)
    known = known_game(game.view(seat))
    action = data.draw(st.sampled_from(known.legal_actions()))
    expected = brings(game, str(action))
    if isinstance(action, Pass | ChooseWonders):
        assert expected == ActionOutlook()
        return
    before_now, before_end = so_far(known, seat), known.outcome_now().scores[seat].total
    kinds = {event.kind for event in known.play(action)}
    assert expected.wins_at_once == ("construct" in kinds)
    pending = known.position().pending
    if isinstance(action, Bid | PlaceWonder) and not expected.wins_at_once:
        return
    if pending is None or pending.kind != "wild":
        assert expected.prestige_now == so_far(known, seat) - before_now
        assert expected.prestige_at_end == known.outcome_now().scores[seat].total - before_end


def so_far(game: Game, seat: int) -> int:
    """What a seat has scored of the sources that do not wait for the end."""
    return sum(game.scores()[seat].points[source] for source in SCORED_SO_FAR)


@given(games(), st.integers(0, 2**20))
def test_what_is_secret_changes_nothing(game: Game, seed: int) -> None:
    if game.is_over:
        return
    for seat in (None, *range(game.players)):
        other = with_other_secrets(game, seat, Chance(seed))
        assert outlook_of(other.view(seat)) == outlook_of(game.view(seat))
