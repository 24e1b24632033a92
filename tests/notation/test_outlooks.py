"""What would be: the outlook foretells what the game then does."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from declared import check
from present import present
from skyrise import Game
from skyrise.notation import outlook_document
from skyrise.notation.documents import OutlookDocument
from skyrise.rules import Action, Bid, Event, PlaceWonder, View, outlook_of
from skyrise.rules.seen import own_action
from strategies import games

slowly = settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])


def outlook(view: View) -> OutlookDocument:
    document = outlook_document(outlook_of(view))
    check(OutlookDocument, document)
    return document


def played(game: Game, action: Action) -> tuple[Game, list[Event]]:
    twin = game.copy()
    return twin, twin.play(action)


@slowly
@given(games(), st.data())
def test_what_wins_at_once_does_and_takes_the_disc_foretold(game: Game, data: st.DataObject) -> None:
    if game.is_over:
        return
    seat = game.to_act
    action = data.draw(st.sampled_from(game.legal_actions()))
    foretold = outlook(game.view(seat))["actions"][own_action(action)]
    after, events = played(game, action)
    built = [event for event in events if event.kind == "construct"]
    if isinstance(action, Bid | PlaceWonder):
        assert foretold["wins_at_once"] == bool(built)
    if not foretold["wins_at_once"]:
        return
    assert isinstance(action, Bid | PlaceWonder)
    collected = [e.public["disc"] for e in events if e.kind == "collect" and e.public["at"] == action.at]
    assert collected[:1] == ([foretold["disc"]] if foretold["disc"] else [])
    if (row := foretold["row"]) is not None:
        assert foretold["disc"] == row["color"]
        assert outlook(after.view(seat))["rows"][present(seat)][row["color"]] == row["after"]


@slowly
@given(games(least=60))
def test_a_wonder_that_wins_at_once_scores_what_was_foretold(game: Game) -> None:
    if game.is_over:
        return
    seat = game.to_act
    foretold = outlook(game.view(seat))["actions"]
    for action in game.legal_actions():
        if isinstance(action, PlaceWonder) and foretold[own_action(action)]["wins_at_once"]:
            _, events = played(game, action)
            if not any(event.public.get("disc") == "wild" for event in events):
                scored = [e.public["points"] for e in events if e.kind == "score" and e.public["source"] == "wonders"]
                assert sum(scored) == foretold[own_action(action)]["wonder"]


@slowly
@given(games())
def test_everybody_gets_an_outlook_at_any_moment(game: Game) -> None:
    for seat in (None, *range(game.players)):
        document = outlook(game.view(seat))
        assert set(document["actions"]) == {str(action) for action in game.view(seat).legal}
        assert len(document["islands"]) == 1 + game.players
        assert [panorama["name"] for panorama in document["panoramas"]] == list(game.position().panoramas)


@slowly
@given(games(least=200, most=400))
def test_at_the_end_the_outlook_is_the_result(game: Game) -> None:
    if game.is_over:
        document = outlook(game.view(None))
        assert document["totals"] == [sheet.total for sheet in present(game.outcome).scores]
        for island in document["islands"]:
            for seat, sheet in enumerate(present(game.outcome).scores):
                receipts = [r for r in sheet.receipts if r.source == "control2" and r.place == island["key"]]
                assert (seat in island["controllers"]) == bool(receipts)


@slowly
@given(games())
def test_places_and_pieces_are_worth_what_their_bids_are(game: Game) -> None:
    if game.is_over:
        return
    document = outlook(game.view(game.to_act))
    bids = {text: brings for text, brings in document["actions"].items() if "@" in text}
    for part, worths in ((1, document["places"]), (0, document["pieces"])):
        assert set(worths) == {text.split("@")[part] for text in bids}
        for name, worth in worths.items():
            some = [brings for text, brings in bids.items() if text.split("@")[part] == name]
            assert worth["now"] == (min(one["now"] for one in some), max(one["now"] for one in some))
            assert worth["end"] == (min(one["end"] for one in some), max(one["end"] for one in some))


@slowly
@given(games())
def test_gains_sum_up_to_the_totals_and_rows_to_the_structures(game: Game) -> None:
    if game.is_over:
        return
    for brings in outlook(game.view(game.to_act))["actions"].values():
        assert brings["end"] == sum(gain["points"] for gain in brings["gains"])
        assert brings["now"] == sum(gain["points"] for gain in brings["gains"] if gain["now"])
        rows = {row["color"]: row["gain"] for row in (brings["row"], brings["ground"]) if row is not None}
        assert sum(rows.values()) == sum(gain["points"] for gain in brings["gains"] if gain["source"] == "structures")


def test_secrets_of_others_count_nothing() -> None:
    game = Game.new(2, seed=4)
    while not game.is_over and len(game.actions) < 60:
        game.play(game.legal_actions()[-1])
    assert outlook(game.view(None))["objective"] is None
    mine = present(outlook(game.view(0))["objective"])
    assert mine["color"] == game.position().players[0].objective
    known, everything = outlook(game.view(None))["totals"], [sheet.total for sheet in game.outcome_now().scores]
    assert all(less <= all_of_it for less, all_of_it in zip(known, everything, strict=True))
