"""The game as a whole: copies, undo, outcome, events, records and positions."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from scenes import legal, play, scene
from skyrise.rules import BadRecord, Game, Pass, Result

GAMES = [(2, "retail", 1), (3, "preview", 2), (4, "retail", 3), (4, "manual", 4), (2, "manual", 5)]


def finished_game(players: int, edition: str, seed: int) -> Game:
    game, chance = Game.new(players, edition, seed), Random(seed)
    while not game.is_over:
        game.play(chance.choice(game.legal_actions()))
    return game


def replay(game: Game) -> Game:
    """The same game, at its beginning."""
    return Game.from_record(replace(game.record(), actions=(), result=None))


@pytest.mark.rule("win", "era.end")
@pytest.mark.parametrize(("players", "edition", "seed"), GAMES)
def test_every_position_of_a_game_can_be_taken_up_again(players: int, edition: str, seed: int) -> None:
    whole = finished_game(players, edition, seed)
    game = replay(whole)
    for action in whole.actions:
        twin = Game.from_position(game.position())
        assert twin.position() == game.position()
        assert (twin.to_act, legal(twin)) == (game.to_act, legal(game))
        assert twin.outcome_now().winners == game.outcome_now().winners
        assert [event.kind for event in twin.play(action)] == [event.kind for event in game.play(action)]
        assert twin.position() == game.position()
    assert game.is_over
    assert Game.from_position(game.position()).outcome_now().winners == whole.outcome_now().winners


@pytest.mark.rule("disc.wild", "era1.choose", "wonder.vault", "wonder.hammer")
@pytest.mark.parametrize(
    ("kind", "game"),
    [
        ("wild", play(scene(era=1, discs={"H2": "wild"}), "96@H2")),
        (
            "vault",
            play(scene(wonders=((5,), (18,), (9,), (15,)), discs={"Z1": "wild", "H2": "A"}), "16@H1", "W18@H2"),
        ),
        (
            "vault-wild",
            play(scene(wonders=((5,), (18,), (9,), (15,)), discs={"Z1": "wild"}), "16@H1", "W18@H2", "vault=Z1"),
        ),
        (None, play(scene(wonders=((5,), (6,), (1,), (15,))), "16@H1", "W6@H2")),
        (None, play(scene(era=1, to_act=3), "91@H1", "pass")),
    ],
    ids=["wild", "vault", "vault-wild", "hammer", "forced pass"],
)
def test_an_open_decision_can_be_taken_up_again(kind: str | None, game: Game) -> None:
    position = game.position()
    assert (position.pending.kind if position.pending else None) == kind
    for action in legal(game):
        one, other = game.copy(), Game.from_position(position)
        assert [event.kind for event in one.play(action)] == [event.kind for event in other.play(action)]
        assert one.position() == other.position()


@pytest.mark.rule("era1.choose", "R4")
def test_a_choice_half_made_can_be_taken_up_again() -> None:
    built = dict(
        zip(["A1", "A2", "A3", "A7", "A10", "A14", "A13"], ["24", "16", "17", "57", "62", "72", "96"], strict=True)
    )
    game = play(scene(built, era=1, pending="choose", chosen=[None] * 4), "choose=3", "choose=6")
    twin = Game.from_position(game.position())
    assert twin.to_act == 2
    assert play(twin, "choose=9", "choose=12").position() == play(game, "choose=9", "choose=12").position()


@pytest.mark.rule("auction.bid")
def test_a_copy_is_independent() -> None:
    game = play(scene(era=1), "16@H1")
    before, events = game.position(), game.events
    twin = game.copy()
    play(twin, "25@H2", "pass", "pass", "pass")
    assert (game.position(), game.events, len(game.actions)) == (before, events, 1)
    play(game, "pass")
    assert len(twin.actions) == 5
    assert [piece.at for piece in twin.position().structures] == ["H2"]


@pytest.mark.rule("auction.bid", "R3")
@pytest.mark.parametrize(("players", "edition", "seed"), GAMES[:3])
def test_undo_takes_back_one_decision_and_all_that_followed(players: int, edition: str, seed: int) -> None:
    whole = finished_game(players, edition, seed)
    game = replay(whole)
    for action in whole.actions:
        before = (game.position(), game.events, game.scores())
        game.play(action)
        assert game.undo() == action
        assert (game.position(), game.events, game.scores()) == before
        game.play(action)
    assert game.position() == whole.position()


@pytest.mark.rule("auction.bid", "R3")
@pytest.mark.parametrize(("players", "edition", "seed"), GAMES[:3])
def test_a_game_as_it_was_at_a_moment_goes_on_by_itself(players: int, edition: str, seed: int) -> None:
    whole = finished_game(players, edition, seed)
    end, middle = whole.position(), len(whole.actions) // 2
    game = replay(whole)
    for action in whole.actions[:middle]:
        game.play(action)
    then = whole.until(middle)
    assert (then.position(), then.actions, then.scores()) == (game.position(), whole.actions[:middle], game.scores())
    for action in whole.actions[middle:]:
        then.play(action)
    assert then.position() == end == whole.position()


@pytest.mark.rule("auction.bid")
def test_undo_of_nothing() -> None:
    with pytest.raises(IndexError):
        scene().undo()


@pytest.mark.rule("auction.bid")
def test_undo_goes_back_to_the_position_a_game_was_taken_up_from() -> None:
    game = scene({"A1": "24"}, era=1, bids=[("16", "A2")], to_act=1)
    before = game.position()
    play(game, "25@A3", "pass")
    game.undo()
    game.undo()
    assert game.position() == before


@pytest.mark.rule("win")
@pytest.mark.parametrize(("players", "edition", "seed"), GAMES)
def test_there_is_an_outcome_once_the_game_is_over(players: int, edition: str, seed: int) -> None:
    game = finished_game(players, edition, seed)
    assert game.outcome is not None
    assert game.outcome == game.outcome_now()
    assert game.outcome.scores == game.scores()
    assert sorted(game.outcome.finished) == list(range(players))
    best = max(sheet.total for sheet in game.scores())
    assert all(game.scores()[seat].total == best for seat in game.outcome.winners)
    assert Game.new(players, edition, seed).outcome is None


@pytest.mark.rule("score.control")
def test_asking_for_the_outcome_now_changes_nothing() -> None:
    game = play(scene({"A1": "24"}), "16@H1")
    before = (game.position(), game.events, game.scores())
    assert game.outcome_now().scores[0].total > 0
    assert (game.position(), game.events, game.scores()) == before


@pytest.mark.rule("score.structures")
def test_bids_on_the_map_do_not_score() -> None:
    game = scene({"A1": "24"})
    before = [sheet.points for sheet in game.outcome_now().scores]
    assert [sheet.points for sheet in play(game, "16@A2").outcome_now().scores] == before


@pytest.mark.rule("auction.bid")
@pytest.mark.parametrize(("players", "edition", "seed"), GAMES)
def test_events_of_a_game_are_those_of_its_actions_together(players: int, edition: str, seed: int) -> None:
    whole = finished_game(players, edition, seed)
    game = replay(whole)
    events = game.events
    for action in whole.actions:
        events += game.play(action)
    assert events == game.events == whole.events
    built = [event for event in events if event.kind == "construct"]
    assert len(built) == len(game.position().structures) == players * (14 if players == 2 else 13)


@pytest.mark.rule("auction.pass", "R3")
@pytest.mark.parametrize(("players", "edition", "seed"), GAMES)
def test_R3_a_pass_is_recorded_only_if_it_was_a_choice(players: int, edition: str, seed: int) -> None:
    whole = finished_game(players, edition, seed)
    game = replay(whole)
    for action in whole.actions:
        assert legal(game) != ["pass"]
        assert legal(game) == sorted(legal(game))
        game.play(action)
    chosen = [event for event in whole.events if event.kind == "pass" and not event.public["forced"]]
    assert len(chosen) == whole.actions.count(Pass())


@pytest.mark.rule("win")
@pytest.mark.parametrize(("players", "edition", "seed"), GAMES)
def test_a_record_replays_to_the_same_game(players: int, edition: str, seed: int) -> None:
    game = finished_game(players, edition, seed)
    record = game.record()
    assert record.result is not None
    assert record.result.winners == game.outcome_now().winners
    twin = Game.from_record(record)
    assert (twin.position(), twin.events, twin.record()) == (game.position(), game.events, record)


@pytest.mark.rule("win")
def test_a_record_that_the_rules_do_not_bear_out_is_refused() -> None:
    record = finished_game(2, "retail", 1).record()
    assert record.result is not None
    with pytest.raises(BadRecord) as refused:
        Game.from_record(replace(record, actions=(Pass(), *record.actions[1:])))
    assert refused.value.place == "actions[0]"
    wrong = Result(record.result.scores, record.result.finished, (0, 1))
    with pytest.raises(BadRecord) as refused:
        Game.from_record(replace(record, result=wrong))
    assert refused.value.place == "result"


@pytest.mark.rule("setup.discs")
def test_a_game_from_a_position_has_no_setup_to_record() -> None:
    with pytest.raises(BadRecord) as refused:
        scene().record()
    assert refused.value.place == "setup"
