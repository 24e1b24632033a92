"""Chance: a specified generator, the same on every machine, and even."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest

from skyrise import Chance, Game
from skyrise.rules import fresh_seed
from skyrise.rules.errors import BadSetup


def test_the_stream_is_sha256_in_counter_mode() -> None:
    block = sha256(b"skyrise-chance/1|a seed|deal|0").digest() + sha256(b"skyrise-chance/1|a seed|deal|1").digest()
    words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 64, 4)]
    chance = Chance("a seed", "deal")
    assert [chance.below(2**32) for _ in words] == words


def test_words_beyond_the_last_multiple_are_thrown_away() -> None:
    words = [w for w in raw_words(200) if w < 2**31 + 1]
    chance = Chance("rejection")
    assert [chance.below(2**31 + 1) for _ in range(20)] == words[:20]  # about half of all words do


def raw_words(count: int) -> list[int]:
    chance = Chance("rejection")
    return [chance.below(2**32) for _ in range(count)]


def test_numbers_are_even() -> None:
    chance = Chance("even")
    counts = Counter(chance.below(7) for _ in range(7000))
    assert set(counts) == set(range(7))
    assert all(abs(count - 1000) < 200 for count in counts.values())


def test_streams_of_a_seed_are_independent_of_what_is_chosen() -> None:
    drawn, chosen = Game.new(3, seed=9), Game.new(3, seed=9, colors=("blue", "red", "teal"))
    assert drawn.setup == chosen.setup
    assert drawn.match.city.layout() == chosen.match.city.layout()


@pytest.mark.rule("setup.discs")
def test_a_known_deal_stays_as_it_is() -> None:
    game = Game.new(4, seed=7)
    assert game.setup is not None
    assert game.match.city.layout() == {"north": "cirrus", "east": "zephyr", "south": "aurora", "west": "boreas"}
    assert game.match.colors == ("yellow", "teal", "red", "blue")
    assert game.setup.wonder_hands == ((8, 10, 11), (5, 6, 7), (13, 14, 18), (4, 9, 12))
    assert game.setup.starter == 0


def test_fresh_seeds_differ() -> None:
    assert fresh_seed() != fresh_seed()
    assert len(fresh_seed()) == 64


def test_names_are_checked() -> None:
    assert Game.new(2, seed=1, names=("Ann", "Bo")).names == ("Ann", "Bo")
    with pytest.raises(BadSetup, match="expected 2 names"):
        Game.new(2, seed=1, names=("Ann", ""))


def test_matches_are_equal_if_they_are_the_same_game_for_players() -> None:
    one, same, other = (Game.new(2, seed=seed).match for seed in (1, 1, 2))
    assert one == same
    assert hash(one) == hash(same)
    assert one != other
    assert one != "a match"


def test_chance_and_matches_say_what_they_are() -> None:
    assert repr(Chance(7, "discs")) == "<Chance 7|discs>"
    match = Game.new(2, "retail", seed=7, colors=("red", "blue")).match
    assert repr(match).startswith("<Match: retail, red, blue, on central, ")
