"""An observation holds what the view of its seat says, and nothing that the seat may not know."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from present import present
from skyrise import Chance, Game, edition_ids
from skyrise.envs.core import numbers as n
from skyrise.envs.game import SingleGame
from skyrise.envs.layout import PLACE, SEAT, SEATS, WHOLE, in_words, labels, rows
from skyrise.kernel.interpreted import Interpreted
from skyrise.rules import Match, Placed, View, determinize
from strategies import games

ATELIER, HAMMER = 14, 1


def seen(game: Game, seat: int) -> dict[str, float]:
    return in_words(numbers(game, seat))


def numbers(game: Game, seat: int) -> np.ndarray:
    single = SingleGame(game.match.edition.id, game.players, load=Interpreted())
    single.take_up(game.match, game.state)
    return single.observe(seat)


def known(view: View) -> dict[str, float]:
    """What a view says, in the words of the layout."""
    position, players = view.position, len(view.position.players)
    who = [SEATS[(seat - present(view.seat)) % players] for seat in range(players)]
    said: dict[str, float] = {}
    for place in position.match.city.places:
        said[f"{place.id} in the city"] = 1
    for at, disc in position.discs.items():
        said[f"{at} disc {disc}"] = 1
    if position.bids:
        said[f"{position.bids[-1].at} latest"] = 1
    for kind, pieces in (("structure", position.structures), ("bid", position.bids)):
        for piece in pieces:
            said[f"{piece.at} {kind} {who[piece.seat]}"] = 1
            said |= look_of(position.match, piece, built=kind == "structure")
    for seat, name in enumerate(who):
        said |= {f"{name} {fact}": value for fact, value in board(view, seat).items()}
    said |= middle(view, who)
    return {name: round(value, 4) for name, value in said.items() if value}


def look_of(match: Match, piece: Placed, built: bool) -> dict[str, float]:
    if piece.building is not None:
        return {f"{piece.at} height {match.height(piece.building)}": 1}
    return {
        f"{piece.at} wonder": 1,
        f"{piece.at} hammer": piece.wonder == HAMMER and built,
        f"{piece.at} height tall": piece.wonder == ATELIER,
    }


def board(view: View, seat: int) -> dict[str, float]:
    position, auction = view.position, view.position.auction
    one, match = position.players[seat], position.match
    starter = auction.starter if auction else position.to_act if position.pending is None else None
    facts: dict[str, float] = {
        "plays": 1,
        f"color {match.colors[seat]}": 1,
        "excess": one.excess / 12,
        "commissions": one.commissions / 2,
        "prestige": sum(one.prestige.values()) / 200,
        "passed": auction is not None and seat in auction.passed,
        "leads": auction is not None and auction.bids[-1].seat == seat,
        "starts": seat == starter,
        "finished": seat in position.finished,
        "revealed": one.objective_revealed,
    }
    facts |= {f"row {color}": count / 4 for color, count in one.rows.items()}
    facts |= {f"patrons {letter}": count / 4 for letter, count in one.patrons.items()}
    facts |= {f"key {key}": 1 for key in one.keys}
    facts |= {f"building rank {match.rank(number)}": 1 for number in position.available(seat)}
    facts |= {f"wonder card {card}": 1 for card in position.available_wonders(seat)}
    facts |= {f"shown card {card}": 1 for card in one.wonders}
    facts |= {f"objective {one.objective}": 1} if one.objective else {}
    return facts


def middle(view: View, who: list[str]) -> dict[str, float]:
    position, match = view.position, view.position.match
    seat, pending = present(view.seat), position.pending
    mine = position.players[seat]
    kept = (pending.chosen[seat] or ()) if pending and pending.chosen else mine.wonders
    hand = {*(mine.wonder_hand or ()), *mine.wonders, *(mine.put_away or ())}
    facts: dict[str, float] = {"bids": len(position.bids) / 20, f"decision {decision(view)}": 1}
    facts |= {f"slot {island} {slot}": 1 for slot, island in match.city.layout().items() if island}
    facts |= {f"hand {card}": 1 for card in hand} | {f"kept {card}": 1 for card in kept}
    facts |= {f"patron value {letter}": (value or 0) / 5 for letter, value in position.patron_values.items()}
    facts |= {"era 2": position.era == 2} | {f"panorama {name}": 1 for name in position.panoramas}
    facts |= {f"on the map rank {match.rank(bid.building)}": 1 for bid in position.bids if bid.building is not None}
    if position.bids:
        last = position.bids[-1]
        facts[f"to beat W{last.wonder}" if last.wonder else f"to beat rank {match.rank(present(last.building))}"] = 1
    return facts | {f"to act {who[present(position.to_act)]}": 1}


def decision(view: View) -> str:
    position = view.position
    if position.pending:
        kinds = {"wild": "wild", "vault": "vault", "vault-wild": "wild of the vault", "choose": "choose"}
        return kinds[position.pending.kind]
    if position.auction is None:
        return "start"
    return "answer the Wonder" if position.bids[-1].wonder else "bid"


@given(games())
def test_an_observation_says_what_the_view_says(game: Game) -> None:
    if game.is_over:
        return
    for seat in range(game.players):
        assert seen(game, seat) == known(game.view(seat))


@given(games(), st.integers(0, 2**20))
def test_an_observation_does_not_depend_on_what_is_secret(game: Game, seed: int) -> None:
    if game.is_over:
        return
    for seat in range(game.players):
        other = determinize(game.view(seat), Chance(seed))
        assert (numbers(other, seat) == numbers(game, seat)).all()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_choice_of_cards_is_secret_until_all_have_chosen(players: int) -> None:
    game, chance = Game.new(players, seed=players), Chance(players)
    while not str(game.legal_actions()[0]).startswith("choose"):
        game.play(chance.choice(game.legal_actions()))
    other, chooser = Game.from_record(game.record()), game.to_act
    game.play(game.legal_actions()[0])
    other.play(other.legal_actions()[-1])
    same = [bool((numbers(game, seat) == numbers(other, seat)).all()) for seat in range(players)]
    assert same == [seat != chooser for seat in range(players)]


def test_other_secrets_are_seen_by_those_who_may_know_them() -> None:
    game = Game.new(4, seed=3)
    other = determinize(game.view(0), Chance(1))
    assert any((numbers(other, seat) != numbers(game, seat)).any() for seat in (1, 2, 3))


@pytest.mark.parametrize("edition", edition_ids())
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_numbers_lie_between_0_and_1_to_the_end(edition: str, players: int) -> None:
    game, chance = Game.new(players, edition, seed=players), Chance(edition)
    while not game.is_over:
        game.play(chance.choice(game.legal_actions()))
        seat = chance.below(players)
        assert 0 <= numbers(game, seat).min() <= numbers(game, seat).max() <= 1
    assert all(seen(game, seat)["decision over"] == 1 for seat in range(players))


def test_the_layout_in_words_is_the_layout_in_numbers() -> None:
    assert sum(part.size for part in PLACE) == n.PLACE
    assert sum(part.size for part in SEAT) == n.SEAT
    assert len(labels()) == len(set(labels())) == n.SIZE
    firsts = {(row.of, row.part.name): row.first for row in rows()}
    assert firsts["neighborhood", "latest"] == n.LATEST
    assert firsts["seat", "objective"] == n.SEAT_AT + n.OBJECTIVE
    assert firsts["table", "to act"] == n.TO_ACT
    assert WHOLE[-1].size + n.TO_ACT == n.SIZE
