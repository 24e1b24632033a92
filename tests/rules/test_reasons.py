"""Every reason for which an action is refused, with its sentence."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from scenes import ALL_BUILT, legal, play, scene
from skyrise.components import Reason
from skyrise.rules import BadAction, Game, IllegalAction
from skyrise.rules.rulebook import RULEBOOK

HAMMER = ((1,), (6,), (9,), (14,))
RED_1 = dict(
    zip(["A1", "A2", "A3", "A7", "A10", "A14", "A13"], ["24", "16", "17", "57", "62", "72", "96"], strict=True)
)


def opening() -> Game:
    return scene(era=1)


def era_2() -> Game:
    return scene({"H1": "W5", "H3": "16"})


def bidding() -> Game:
    """Teal is to outbid 24 on H1; a structure stands on H2."""
    return play(scene({"H2": "9"}, era=1), "24@H1")


def again() -> Game:
    """Red, with 16 on H1, is to outbid 64 on H2."""
    return play(scene(era=1), "16@H1", "pass", "pass", "64@H2")


def answering() -> Game:
    """Yellow, who has the Hammer, is to answer teal's Wonder."""
    return play(scene(wonders=((5,), (6,), (1,), (15,))), "16@H1", "W6@H2")


def two_wonders() -> Game:
    """Teal has the Hammer and Jacobs' Gardens; red, called by teal's bid, has placed Lynch's Image."""
    return play(scene(players=2, wonders=((5, 6), (1, 9)), to_act=1), "9@H1", "W6@H2")


def banned() -> Game:
    """Blue is to outbid on H2, H4 (next to red's Hammer on H1) or Z13."""
    return play(scene({"H1": "W1"}, wonders=HAMMER, to_act=2), "6@H3")


def wild() -> Game:
    return play(scene(era=1, discs={"H2": "wild"}), "96@H2")


def vault(edition: str = "retail") -> Game:
    discs = {"H2": "A", "Z1": "B", "C1": "C"}
    return play(scene(edition=edition, wonders=((5,), (18,), (9,), (15,)), discs=discs), "16@H1", "W18@H2")


def choosing(players: int = 4) -> Game:
    return scene(RED_1, players=players, era=1, pending="choose", chosen=[None] * players)


def over() -> Game:
    return scene(ALL_BUILT, players=2, finished=(0, 1), to_act=None)


CASES: list[tuple[str, Callable[[], Game], str, str]] = [
    ("decision.other", opening, "wild=green", "wild=green does not fit here: place a starting bid."),
    ("decision.other", bidding, "choose=7", "choose=7 does not fit here: bid or pass."),
    ("decision.other", wild, "pass", "pass does not fit here: choose a color for the wild disc."),
    ("decision.other", vault, "pass", "pass does not fit here: choose the disc the Vault takes."),
    ("decision.other", choosing, "16@H1", "16@H1 does not fit here: choose the Wonder cards to keep."),
    ("decision.other", over, "pass", "pass does not fit here: the game is over."),
    (
        "decision.other",
        answering,
        "vault=none",
        "vault=none does not fit here: answer the Wonder with the Hammer, or pass.",
    ),
    ("neighborhood.unknown", opening, "24@Q1", "There is no neighborhood Q1 in this city."),
    ("neighborhood.unknown", vault, "vault=Q1", "There is no neighborhood Q1 in this city."),
    ("auction.start.pass", opening, "pass", "The player who starts an auction must bid and cannot pass."),
    ("building.not_yours", opening, "9@H1", "9 is not one of your buildings."),
    ("building.not_yours", opening, "2@H1", "2 is not one of your buildings."),
    ("building.bid", again, "16@B14", "16 is already on the board as a bid."),
    ("building.built", era_2, "16@H4", "16 has already been built, on H3."),
    ("era2.unlock", opening, "3@H1", "3 is not available until Era 2."),
    ("era2.unlock", opening, "W1@H1", "The Hammer is not available until Era 2."),
    ("wonder.not_yours", era_2, "W9@H2", "Jacobs' Gardens is not your Wonder."),
    ("wonder.built", era_2, "W5@H2", "Zeppelinstone has already been built."),
    (
        "auction.start.wonder",
        scene,
        "W5@H1",
        "Zeppelinstone cannot start an auction while you have buildings left.",
    ),
    ("wonder.hammer.answer", answering, "94@H3", "Lynch's Image was placed: only the Hammer can beat a Wonder."),
    ("wonder.hammer.answer", two_wonders, "W9@H3", "Lynch's Image was placed: only the Hammer can beat a Wonder."),
    ("auction.outbid.higher", again, "57@B14", "57 is not higher than the latest bid, 64."),
    ("neighborhood.occupied", bidding, "25@H2", "H2 already has a bid or a structure."),
    ("neighborhood.occupied", bidding, "25@H1", "H1 already has a bid or a structure."),
    (
        "auction.start.place",
        opening,
        "24@A1",
        "A1 is neither on the central island nor next to a structure: an auction cannot start there.",
    ),
    ("auction.outbid.adjacent", bidding, "25@H3", "H3 is not next to the latest bid, on H1."),
    ("wonder.hammer.ban", banned, "27@H2", "H2 is next to an opponent's Hammer: you cannot bid a tall building there."),
    (
        "wonder.hammer.ban",
        banned,
        "W14@H4",
        "H4 is next to an opponent's Hammer: you cannot bid a tall building there.",
    ),
    ("era1.choose.count", choosing, "choose=1+2", "Keep exactly one card."),
    ("era1.choose.count", lambda: choosing(2), "choose=1", "Keep exactly 2 cards."),
    ("era1.choose.hand", choosing, "choose=7", "Opportunity is not in your hand."),
    ("era1.choose.hand", lambda: choosing(2), "choose=1+20", "Niemeyer's Legacy is not in your hand."),
    (
        "wonder.vault.must",
        lambda: vault("manual"),
        "vault=none",
        "In this edition the Vault's owner must take a disc.",
    ),
    ("wonder.vault.empty", vault, "vault=Z2", "There is no disc to take on Z2."),
]


@pytest.mark.rule(
    "neighborhood.occupied", "neighborhood.unknown", "building.not_yours", "building.built", "building.bid"
)
@pytest.mark.rule("wonder.not_yours", "wonder.built", "wonder.vault.must", "wonder.vault.empty", "wonder.hammer.answer")
@pytest.mark.rule("decision.other", "era1.choose.count", "era1.choose.hand", "auction.start.pass", "era2.unlock")
@pytest.mark.parametrize(("reason", "make", "action", "sentence"), CASES, ids=[f"{c[0]}-{c[2]}" for c in CASES])
def test_a_refused_action_says_why_and_changes_nothing(
    reason: str, make: Callable[[], Game], action: str, sentence: str
) -> None:
    table = make()
    before = (table.position(), table.events, list(table.actions), legal(table), table.scores())
    with pytest.raises(IllegalAction) as refused:
        table.play(action)
    assert (refused.value.reason, str(refused.value)) == (reason, sentence)
    assert (table.position(), table.events, list(table.actions), legal(table), table.scores()) == before


@pytest.mark.rule("auction.bid")
def test_every_reason_that_is_a_rule_has_a_case_and_every_case_is_a_rule() -> None:
    rules = {reason for reason in Reason if reason in RULEBOOK and not reason.startswith("setup.")}
    assert {case[0] for case in CASES} | {Reason.TURN_OTHER} == rules


@pytest.mark.rule("auction.bid")
def test_reasons_carry_what_their_sentence_is_about() -> None:
    with pytest.raises(IllegalAction) as refused:
        again().play("57@B14")
    assert refused.value.arguments == {"piece": 57, "latest": 64}


@pytest.mark.rule("turn.other")
def test_a_seat_that_is_not_to_act_is_refused() -> None:
    table = opening()
    with pytest.raises(IllegalAction) as refused:
        table.play("9@H1", seat=1)
    assert (refused.value.reason, str(refused.value)) == ("turn.other", "It is someone else's turn.")
    assert table.actions == []


@pytest.mark.rule("turn.other")
def test_a_seat_may_not_play_for_another() -> None:
    table = opening()
    with pytest.raises(IllegalAction, match="someone else's turn"):
        table.play("16@H1", seat=3)
    assert [event.kind for event in table.play("16@H1", seat=0)] == ["bid"]


@pytest.mark.rule("win")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_after_the_end_nobody_is_told_to_wait(seat: int | None) -> None:
    with pytest.raises(IllegalAction) as refused:
        over().play("pass", seat=seat)
    assert refused.value.reason == "decision.other"


@pytest.mark.rule("auction.bid")
@pytest.mark.parametrize(
    "text", ["", "24", "24@", "@A3", "024@A3", "w7@A3", "W21@A3", "Pass", "wild=red", "choose=7+7"]
)
def test_what_is_no_action_at_all_is_refused_as_such(text: str) -> None:
    table = opening()
    with pytest.raises(BadAction, match="is not an action"):
        table.play(text)
    assert table.actions == []
