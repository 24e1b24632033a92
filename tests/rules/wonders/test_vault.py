"""Card 18, The Vault: you may also take the disc of any one unoccupied neighborhood; in ``manual``, one disc only."""

from __future__ import annotations

from typing import Any

import pytest

from scenes import gained, legal, play, scene
from skyrise.rules import Game, IllegalAction, PlayerBoard

WONDERS = ((18,), (5,), (9,), (15,))
TWO_DISCS = ["retail", "polish", "russian", "preview"]
COLOURS = ["wild=brown", "wild=green", "wild=white", "wild=yellow"]
RED = ("3", "16", "17", "24", "33", "43", "57", "62", "72", "78", "81", "96")


def red_builds(discs: dict[str, str], edition: str = "retail", **more: Any) -> Game:
    """Blue starts with 1 on H2, and red's Vault on H1 wins at once."""
    return play(scene(wonders=WONDERS, edition=edition, discs=discs, bids=[("1", "H2")], **more), "W18@H1")


def red(game: Game) -> PlayerBoard:
    """Red's board."""
    return game.position().players[0]


def asks_for_disc(game: Game) -> bool:
    return any(action.startswith("vault=") for action in legal(game))


@pytest.mark.rule("wonder.vault", "R11")
@pytest.mark.parametrize("edition", TWO_DISCS)
def test_collects_its_own_disc_and_then_offers_another(edition: str) -> None:
    # The green disc of H1 is red's already; H2 is free again, C4 is far away.
    game = red_builds({"H1": "green", "H2": "white", "C4": "A"}, edition)
    assert red(game).rows["green"] == 1
    assert (game.to_act, legal(game)) == (0, ["vault=C4", "vault=H2", "vault=none"])
    play(game, "vault=C4")
    assert (red(game).patrons["A"], red(game).rows["white"]) == (1, 0)
    assert game.position().discs == {"H2": "white"}
    assert not asks_for_disc(game)


@pytest.mark.rule("wonder.vault")
@pytest.mark.parametrize("edition", TWO_DISCS)
def test_the_further_disc_may_be_declined(edition: str) -> None:
    game = red_builds({"H1": "green", "C4": "A"}, edition)
    declined = game.play("vault=none")[0]
    assert (declined.kind, declined.rule, declined.seat) == ("decline", "wonder.vault", 0)
    assert red(game).patrons["A"] == 0
    assert game.position().discs == {"C4": "A"}


@pytest.mark.rule("wonder.vault")
@pytest.mark.parametrize("edition", TWO_DISCS)
@pytest.mark.parametrize("discs", [{}, {"H1": "green"}])
def test_nothing_to_take_asks_nothing(edition: str, discs: dict[str, str]) -> None:
    game = red_builds(discs, edition)
    assert not asks_for_disc(game)
    assert sum(red(game).rows.values()) == len(discs)


@pytest.mark.rule("wonder.vault")
def test_takes_a_disc_though_its_own_neighborhood_had_none() -> None:
    assert legal(red_builds({"C4": "A"})) == ["vault=C4", "vault=none"]


@pytest.mark.rule("wonder.vault", "R10", "R11")
@pytest.mark.parametrize("edition", TWO_DISCS)
def test_decisions_come_as_wild_vault_wild(edition: str) -> None:
    game = red_builds({"H1": "wild", "Z1": "wild"}, edition)
    assert legal(game) == COLOURS
    assert legal(play(game, "wild=green")) == ["vault=Z1", "vault=none"]
    assert legal(play(game, "vault=Z1")) == COLOURS
    play(game, "wild=brown")
    assert red(game).rows == {"yellow": 0, "green": 1, "white": 0, "brown": 1}
    assert [str(action) for action in game.actions] == ["W18@H1", "wild=green", "vault=Z1", "wild=brown"]


@pytest.mark.rule("wonder.vault", "R10")
@pytest.mark.parametrize(
    ("disc", "then"),
    [("green", []), ("wild", ["wild=green"])],
)
def test_a_disc_for_a_full_row_is_in_excess(disc: str, then: list[str]) -> None:
    game = play(red_builds({"C4": disc}, rows={0: {"green": 4}}), "vault=C4", *then)
    assert (red(game).rows["green"], red(game).excess) == (4, 1)


@pytest.mark.rule("wonder.vault", "R10")
def test_a_patron_disc_tells_the_value_to_its_holder_alone() -> None:
    game = red_builds({"C4": "D"})
    assert game.view(0).position.patron_values["D"] is None
    play(game, "vault=C4")
    assert game.view(0).position.patron_values["D"] == 5
    assert game.view(1).position.patron_values["D"] is None


@pytest.mark.rule("wonder.vault")
def test_only_discs_of_unoccupied_neighborhoods() -> None:
    # A13 is built upon, B1 has no disc, and that of H1, its own, is collected.
    game = red_builds({"C4": "A", "H1": "green"}, built={"A13": "25"})
    for action in ("vault=A13", "vault=B1", "vault=H1"):
        with pytest.raises(IllegalAction):
            game.play(action)


@pytest.mark.rule("wonder.vault", "R14")
@pytest.mark.parametrize("edition", [*TWO_DISCS, "manual"])
def test_brings_no_prestige_by_itself(edition: str) -> None:
    game = play(red_builds({"H1": "green", "C4": "A"}, edition), "vault=C4")
    assert (gained(game, 0), game.scores()[0].receipts) == (0, ())


@pytest.mark.rule("wonder.vault", "auction.end")
@pytest.mark.parametrize("edition", ["retail", "manual"])
def test_the_choice_comes_before_the_key(edition: str) -> None:
    # The Vault is red's last structure.
    built = dict(zip(["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11", "A12"], RED, strict=True))
    game = scene(built, wonders=WONDERS, edition=edition, discs={"H1": "green", "C4": "A", "C1": "B"})
    play(game, "W18@H1")
    assert (red(game).keys, game.to_act) == ((), 0)
    assert red(play(game, "vault=C4")).keys == ("large",)


@pytest.mark.rule("wonder.vault")
def test_manual_takes_its_own_disc_or_another_but_must_take_one() -> None:
    game = red_builds({"H1": "green", "H2": "white", "C4": "A"}, "manual")
    assert sum(red(game).rows.values()) == 0
    assert legal(game) == ["vault=C4", "vault=H1", "vault=H2"]
    with pytest.raises(IllegalAction):
        game.play("vault=none")
    play(game, "vault=H1")
    assert red(game).rows["green"] == 1
    assert game.position().discs == {"H2": "white", "C4": "A"}


@pytest.mark.rule("wonder.vault")
def test_manual_a_disc_left_under_it_stays_for_good() -> None:
    game = play(red_builds({"H1": "green", "C4": "A"}, "manual"), "vault=C4")
    assert (red(game).patrons["A"], red(game).rows["green"]) == (1, 0)
    play(game, "96@H2", "pass", "pass", "pass")
    assert game.position().discs == {"H1": "green"}
    again = Game.from_position(game.position())
    assert (again.position().discs, legal(again)) == ({"H1": "green"}, legal(game))
    assert not any("@H1" in action for action in legal(game))


@pytest.mark.rule("wonder.vault")
@pytest.mark.parametrize("at", ["H1", "H2", "C4"])
def test_manual_a_single_candidate_is_taken_unasked(at: str) -> None:
    # Its own disc alone, the one that a returned bid uncovers, or one far away.
    game = red_builds({at: "green"}, "manual")
    assert not asks_for_disc(game)
    assert (red(game).rows["green"], game.position().discs) == (1, {})


@pytest.mark.rule("wonder.vault")
def test_manual_nothing_to_take_asks_nothing() -> None:
    game = red_builds({}, "manual")
    assert not asks_for_disc(game)
    assert sum(red(game).rows.values()) == 0


@pytest.mark.rule("wonder.vault", "R10")
@pytest.mark.parametrize("at", ["H1", "C4"])
def test_manual_a_wild_disc_asks_for_its_colour(at: str) -> None:
    # Alone it is taken unasked, and only the colour is; chosen among two it asks after the choice.
    assert legal(red_builds({at: "wild"}, "manual")) == COLOURS
    game = red_builds({at: "wild", "C1": "A"}, "manual")
    assert legal(play(game, f"vault={at}")) == COLOURS
    assert red(play(game, "wild=white")).rows["white"] == 1
