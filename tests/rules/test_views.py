"""Section 3: what is public, and what is secret from whom."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from scenes import ALL_BUILT, legal, play, scene
from skyrise.rules import Game, View

EVERYBODY = (None, 0, 1, 2, 3)


def nearly_over() -> Game:
    """Two players; red has 96 left, teal has finished."""
    built = {cell: piece for cell, piece in ALL_BUILT.items() if piece != "96"}
    return scene(built, players=2, finished=(1,))


def secrets(view: View) -> list[Any]:
    """What a view says of objectives, hands, cards put away and patron values."""
    position = view.position
    boards = [(board.objective, board.wonder_hand, board.put_away) for board in position.players]
    return [boards, dict(position.patron_values)]


@pytest.mark.rule("setup.secret")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_hands_and_objectives_are_ones_own(viewer: int | None) -> None:
    game = Game.new(4, seed=7)
    assert game.setup is not None
    for seat, board in enumerate(game.view(viewer).position.players):
        mine = seat == viewer
        assert board.wonder_hand == (game.setup.wonder_hands[seat] if mine else None)
        assert board.objective == (game.setup.objectives[seat] if mine else None)


@pytest.mark.rule("setup.secret", "setup.patrons")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_at_first_nobody_knows_a_patron_value(viewer: int | None) -> None:
    values = Game.new(4, seed=7).view(viewer).position.patron_values
    assert values == dict.fromkeys("ABCD")


@pytest.mark.rule("setup.secret", "disc.patron")
@pytest.mark.parametrize(
    ("viewer", "known"), [(None, {}), (0, {"A": 2, "C": 4}), (1, {"A": 2}), (2, {"D": 5}), (3, {})]
)
def test_who_holds_a_disc_of_a_letter_knows_its_value(viewer: int | None, known: dict[str, int]) -> None:
    game = scene(patrons={0: {"A": 1, "C": 2}, 1: {"A": 1}, 2: {"D": 1}})
    assert game.view(viewer).position.patron_values == {**dict.fromkeys("ABCD"), **known}


@pytest.mark.rule("setup.secret", "disc.patron")
def test_a_collected_patron_disc_is_public_and_its_value_is_not() -> None:
    game = scene(era=1, discs={"H2": "B"})
    learned = next(event for event in game.play("96@H2") if event.kind == "learn")
    assert learned.seen_by(0)["value"] == 3
    for viewer in (None, 1, 2, 3):
        assert learned.seen_by(viewer) == {"kind": "learn", "rule": "disc.patron", "seat": 0, "letter": "B"}
        assert game.view(viewer).position.patron_values["B"] is None
        assert game.view(viewer).position.players[0].patrons["B"] == 1
    assert game.view(0).position.patron_values == {"A": None, "B": 3, "C": None, "D": None}


@pytest.mark.rule("setup.secret")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everything_else_is_public(viewer: int | None) -> None:
    # islands, bids and their numbers, collected discs, prestige, panoramas; chosen Wonder cards once revealed
    game = scene(
        {"H1": "24"},
        discs={"H3": "wild"},
        rows={1: {"green": 2}},
        prestige={2: {"control1": 5}},
        commissions={3: 1},
        bids=[("16", "H2")],
        to_act=1,
    )
    full, seen = game.position(), game.view(viewer).position
    hidden: dict[str, Any] = {"objective": None, "put_away": None}
    assert replace(seen, players=(), patron_values={}) == replace(full, players=(), patron_values={})
    assert [replace(b, **hidden) for b in seen.players] == [replace(b, **hidden) for b in full.players]
    assert [seen.available(seat) for seat in range(4)] == [full.available(seat) for seat in range(4)]


@pytest.mark.rule("setup.secret", "wonder.kahn")
def test_kahns_ambition_reveals_the_objective_for_good() -> None:
    game = scene(wonders=((5,), (8,), (9,), (15,)))
    assert game.view(None).position.players[1].objective is None
    events = play(game, "16@H1").play("W8@H2")
    assert [event.seen_by(None)["color"] for event in events if event.kind == "reveal"] == ["green"]
    play(game, "9@H1", "pass", "pass", "pass")
    for viewer in EVERYBODY:
        board = game.view(viewer).position.players[1]
        assert (board.objective, board.objective_revealed) == ("green", True)
    assert game.view(2).position.players[0].objective is None


def chosen(players: int = 4) -> Game:
    """Era 2 has just begun."""
    built = dict(zip(["A1", "A2", "A3", "A7", "A10", "A14", "A13"], list(ALL_BUILT.values())[:7], strict=True))
    game = scene(built, players=players, era=1, pending="choose", chosen=[None] * players)
    return play(game, *(f"choose={3 * seat + 1}" for seat in range(players)))


@pytest.mark.rule("setup.secret", "era1.choose")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_cards_put_away_are_known_to_their_former_owner_alone(viewer: int | None) -> None:
    boards = chosen().view(viewer).position.players
    for seat, board in enumerate(boards):
        assert board.put_away == ((3 * seat + 2, 3 * seat + 3) if seat == viewer else None)
        assert board.wonders == (3 * seat + 1,)


@pytest.mark.rule("setup.secret", "era1.choose", "R4")
def test_R4_the_event_of_a_choice_tells_only_its_owner() -> None:
    events = [event for event in chosen().events if event.kind == "choose"]
    assert [event.seat for event in events] == [0, 1, 2, 3]
    for event in events:
        assert event.public == {}
        assert [("cards" in event.seen_by(viewer)) for viewer in EVERYBODY] == [v == event.seat for v in EVERYBODY]


@pytest.mark.rule("setup.secret")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_seed_is_in_no_view(viewer: int | None) -> None:
    game = Game.new(2, seed="nobody guesses this")
    game.play(game.legal_actions()[0])
    assert "nobody guesses this" not in repr(game.view(viewer))
    assert "nobody guesses this" not in repr([event.seen_by(viewer) for event in game.events])


@pytest.mark.rule("setup.secret")
@pytest.mark.parametrize("seed", range(3))
def test_what_others_hold_changes_nothing_in_a_view(seed: int) -> None:
    # Two games that differ only in teal's and yellow's hands and objectives look the same to red and to a spectator.
    game = Game.new(4, seed=seed)
    position = game.position()
    red, teal, yellow, blue = position.players
    other = (
        replace(teal, wonder_hand=yellow.wonder_hand, objective=yellow.objective),
        replace(yellow, wonder_hand=teal.wonder_hand, objective=teal.objective),
    )
    twin = Game.from_position(replace(position, players=(red, *other, blue)))
    for viewer in (None, 0, 3):
        assert game.view(viewer) == twin.view(viewer)
    assert game.view(1) != twin.view(1)


@pytest.mark.rule("setup.secret")
def test_legal_actions_are_shown_to_the_seat_to_act() -> None:
    game = scene(era=1)
    assert [str(action) for action in game.view(0).legal] == legal(game)
    assert all(game.view(viewer).legal == () for viewer in (None, 1, 2, 3))


@pytest.mark.rule("setup.secret")
@pytest.mark.parametrize("seat", [-1, 4])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(ValueError, match=f"there is no seat {seat}"):
        scene().view(seat)


@pytest.mark.rule("setup.secret", "win")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_everything_is_open_after_the_end(viewer: int | None) -> None:
    game = nearly_over()
    before = game.view(viewer).position
    assert before != game.position()
    play(game, legal(game)[0])
    assert game.is_over
    assert game.view(viewer).position == game.position()
    assert game.view(viewer).position.patron_values == {"A": 2, "B": 3, "C": 4, "D": 5}


@pytest.mark.rule("setup.secret")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_view_of_a_whole_game_shows_a_secret_before_its_time(players: int) -> None:
    game, chance = Game.new(players, seed=players), Random(players)
    while not game.is_over:
        full = game.position()
        for viewer in (None, *range(players)):
            boards, values = secrets(game.view(viewer))
            for seat, (objective, hand, put_away) in enumerate(boards):
                if seat != viewer:
                    assert objective is None or full.players[seat].objective_revealed
                    assert (hand or None, put_away) == (None, None)
            held = full.players[viewer].patrons if viewer is not None else {}
            assert all((value is not None) == (held.get(letter, 0) > 0) for letter, value in values.items())
        game.play(chance.choice(game.legal_actions()))
