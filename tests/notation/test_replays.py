"""A game to look back at: every moment, as somebody may see it."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import Any

import pytest

from declared import check
from present import present
from skyrise import Game
from skyrise.notation import Eyes, replay_document, view_document
from skyrise.notation.documents import ReplayDocument, ViewDocument
from skyrise.rules import ChooseWonders
from skyrise.rules.fairness import commitment_of

SEED = "a seed"


def random_game(players: int = 3, actions: int = 10_000) -> Game:
    game, random = Game.new(players, seed=SEED), Random(players)
    game.header["commitment"] = commitment_of(SEED)
    while not game.is_over and len(game.actions) < actions:
        game.play(random.choice(game.legal_actions()))
    return game


def views(document: ReplayDocument) -> list[dict[str, Any]]:
    """The views of all frames, each complete."""
    return [{"format": "skyrise-view/1", **document["lasting"], **frame["view"]} for frame in document["frames"]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_replay_of_a_game_that_is_over_shows_everything(players: int) -> None:
    game = random_game(players)
    document = replay_document(game.record(), Eyes(None, see_all=True), "Friday")
    check(ReplayDocument, document)
    assert [frame["action"] for frame in document["frames"]] == [None, *map(str, game.actions)]
    assert [frame["ply"] for frame in document["frames"]] == list(range(len(game.actions) + 1))
    assert all(board["objective"] for board in document["frames"][0]["view"]["players"])
    assert all(board["wonder_hand"] for board in document["frames"][0]["view"]["players"])
    assert document["fair"] == {"id": "fair-yes", "args": {"islands": "drawn", "colors": "drawn", "people": 0}}
    assert document["seed"] == SEED
    assert present(document["result"])["winners"] == list(present(game.outcome).winners)


def test_the_race_has_every_auction_and_ends_with_the_result() -> None:
    game = random_game(4)
    document = replay_document(game.record(), Eyes(None, see_all=True))
    auctions = sum(event.kind == "construct" for event in game.events)
    assert len(document["race"]) == len(document["race_plies"]) == auctions
    assert document["race_plies"][-1] == len(game.actions)
    assert document["race"][-1] == [sheet.total for sheet in present(game.outcome).scores]


def test_a_secret_choice_is_told_to_nobody_else_before_the_end() -> None:
    """R4: the Wonder cards that somebody keeps are hidden until everybody has chosen."""
    game = random_game(3)
    ply = next(number for number, action in enumerate(game.actions) if isinstance(action, ChooseWonders))
    record = game.record().until(ply + 1)
    chooser = Game.from_record(record.until(ply)).to_act
    for seat in (None, 0, 1, 2):
        told = replay_document(record, Eyes(seat, see_all=False))["frames"][-1]["action"]
        assert told == (str(game.actions[ply]) if seat == chooser else None)


def test_the_first_frame_has_a_whole_view() -> None:
    document = replay_document(random_game(2, 5).record(), Eyes(0, see_all=False))
    check(ViewDocument, document["frames"][0]["view"])


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_before_the_end_a_replay_is_what_the_seat_saw(seat: int | None) -> None:
    game = random_game(3, actions=70)
    document = replay_document(game.record(), Eyes(seat, see_all=False))
    replayed = Game.from_record(game.record().until(0))
    for ply, shown in enumerate(views(document)):
        assert shown == {**view_document(replayed.view(seat)), "legal": []}
        if ply < len(game.actions):
            replayed.play(game.actions[ply])
    assert (document["seed"], document["fair"], document["result"]) == (None, None, None)
    assert SEED not in str(document)


def test_the_race_of_a_game_under_way_knows_no_secrets() -> None:
    game = random_game(3, actions=70)
    open_race = replay_document(game.record(), Eyes(None, see_all=True))["race"]
    seen_race = replay_document(game.record(), Eyes(None, see_all=False))["race"]
    assert len(open_race) == len(seen_race) > 0
    pairs = list(zip(chain(*open_race), chain(*seen_race), strict=True))
    assert all(known <= everything for everything, known in pairs)
    assert any(known < everything for everything, known in pairs)


def test_lines_tell_every_event_of_the_game_once() -> None:
    game = random_game(2)
    document = replay_document(game.record(), Eyes(None, see_all=True))
    kinds = [line["kind"] for frame in document["frames"] for line in frame["lines"]]
    assert kinds == [event.kind for event in game.events]


def test_whoever_has_no_name_is_left_to_the_readers_language() -> None:
    game = Game.new(3, seed=1)
    game.names = ("Ada", *game.names[1:])
    assert replay_document(game.record(), Eyes(None, see_all=True))["names"] == ["Ada", "", ""]
