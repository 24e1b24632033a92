"""Version 2 of the components: the rules that its building numbers keep, and who vouches for what."""

from __future__ import annotations

from collections import Counter

import pytest

from skyrise.components import Edition, Provenance, edition_ids, load_edition
from skyrise.components.names import ERAS, FACTION_COLORS, HEIGHTS, PLAYER_COLORS
from skyrise.components.schema import SCHEMA

PRINTED_A = {"red": {24, 72}, "teal": set(), "yellow": {32}, "blue": {64, 91}}
PRINTED_B = {"red": {23, 64}, "teal": set(), "yellow": {32}, "blue": {62, 91}}
BOOK = Provenance("book")


def numbers(edition: Edition, color: str, era: int, height: str) -> set[int]:
    return set(edition.numbers(f"buildings.{color}.era{era}.{height}"))


def numbers_of(edition: Edition, color: str) -> set[int]:
    return {number for era in ERAS for number in edition.buildings(color, era)}


@pytest.mark.parametrize("name", edition_ids("2"))
class TestBuildings:
    def test_48_different_numbers_from_1_to_99(self, name: str) -> None:
        found = [n for color in PLAYER_COLORS for n in numbers_of(load_edition(name, "2"), color)]
        assert len(found) == len(set(found)) == 48
        assert set(found) <= set(range(1, 100))

    def test_printed_numbers_are_where_they_are(self, name: str) -> None:
        edition = load_edition(name, "2")
        for color, printed in (PRINTED_B if name == "preview" else PRINTED_A).items():
            assert printed <= set(edition.buildings(color, 1))

    def test_every_color_has_a_number_in_each_ten(self, name: str) -> None:
        for color in PLAYER_COLORS:
            assert {number // 10 for number in numbers_of(load_edition(name, "2"), color)} == set(range(10))

    def test_each_color_is_highest_in_two_or_three_tens(self, name: str) -> None:
        edition = load_edition(name, "2")
        owner = {number: color for color in PLAYER_COLORS for number in numbers_of(edition, color)}
        highest = Counter(owner[max(n for n in owner if n // 10 == ten)] for ten in range(10))
        assert set(highest) == set(PLAYER_COLORS)
        assert set(highest.values()) == {2, 3}

    def test_eras_have_their_heights(self, name: str) -> None:
        edition = load_edition(name, "2")
        for color in PLAYER_COLORS:
            counts = {(era, h): len(numbers(edition, color, era, h)) for era in ERAS for h in HEIGHTS}
            assert counts == {
                (1, "tall"): 1, (1, "medium"): 4, (1, "short"): 2, (2, "tall"): 2, (2, "medium"): 1, (2, "short"): 2,
            }  # fmt: skip

    def test_tall_buildings_have_low_numbers_and_short_ones_high(self, name: str) -> None:
        edition = load_edition(name, "2")
        for color in PLAYER_COLORS:
            low, middle, high = (
                sorted(n for era in ERAS for n in numbers(edition, color, era, height))
                for height in ("tall", "medium", "short")
            )
            assert sum(low) / len(low) < sum(middle) / len(middle) < sum(high) / len(high)
            assert max(low) < min(high)


def test_preview_has_red_23_and_64_and_blue_62() -> None:
    a, b = load_edition("retail", "2"), load_edition("preview", "2")
    gone = {color: numbers_of(a, color) - numbers_of(b, color) for color in PLAYER_COLORS}
    new = {color: numbers_of(b, color) - numbers_of(a, color) for color in PLAYER_COLORS}
    assert gone == {"red": {24, 62}, "teal": set(), "yellow": set(), "blue": {64}}
    assert new == {"red": {23, 64}, "teal": set(), "yellow": set(), "blue": {62}}


def said(edition: str, key: str) -> Provenance:
    return load_edition(edition, "2").values[key].provenance


ONLY_IN_PREVIEW = [
    "wonders.2.prestige",
    "wonders.11.per_structure",
    "wonders.17.unbuilt.0",
    "wonders.17.unbuilt.1",
    "wonders.17.unbuilt.2",
    "panoramas.lakes.prestige",
    "panoramas.chains.prestige",
    "panoramas.bridges.prestige",
]
ONLY_IN_RUSSIAN = ["wonders.9.most", *(f"objectives.{color}.prestige" for color in FACTION_COLORS)]


@pytest.mark.parametrize(("book", "keys"), [("preview", ONLY_IN_PREVIEW), ("russian", ONLY_IN_RUSSIAN)])
def test_a_book_vouches_only_for_its_own_edition(book: str, keys: list[str]) -> None:
    for key in keys:
        assert said(book, key) == BOOK
        assert said("retail", key) == Provenance("other book", book), key


def test_what_the_retail_book_says_and_what_it_does_not() -> None:
    assert {key: said("retail", key).kind for key in ("rows.0", "rows.1", "rows.2", "rows.3", "rows.4")} == {
        "rows.0": "book",
        "rows.1": "book",
        "rows.2": "house",
        "rows.3": "third party",
        "rows.4": "house",
    }
    assert load_edition("retail", "2").values["patrons.values"].printed == (4,)
    assert load_edition("retail", "2").conditions["wonders.18"] == Provenance("house")  # the Vault's reach
    assert load_edition("retail", "2").conditions["wonders.9"] == Provenance("house")
    assert load_edition("retail", "2").conditions["buildings.split"] == Provenance("third party")
    assert load_edition("retail", "2").conditions["buildings.tens"] == Provenance("third party")


@pytest.mark.parametrize("name", edition_ids("2"))
def test_printed_numbers_are_book_or_marked(name: str) -> None:
    edition = load_edition(name, "2")
    printed = {} if name == "manual" else PRINTED_B if name == "preview" else PRINTED_A
    for color in PLAYER_COLORS:
        found = set()
        for era in ERAS:
            for height in HEIGHTS:
                value = edition.values[f"buildings.{color}.era{era}.{height}"]
                assert isinstance(value.setting, tuple)
                found |= set(value.setting if value.provenance == BOOK else value.printed)
        assert found == printed.get(color, set())


@pytest.mark.parametrize("name", edition_ids("2"))
def test_every_value_and_condition_has_its_provenance(name: str) -> None:
    edition = load_edition(name, "2")
    assert set(edition.values) == set(SCHEMA)
    assert set(edition.conditions) == set(load_edition("retail", "2").conditions)
    everything = [*(value.provenance for value in edition.values.values()), *edition.conditions.values()]
    for provenance in everything:
        assert provenance.kind in ("book", "other book", "deduced", "third party", "house")
        assert provenance.book != name


@pytest.mark.parametrize("name", edition_ids("2"))
def test_an_other_book_says_it_itself(name: str) -> None:
    edition = load_edition(name, "2")
    for key, value in edition.values.items():
        if value.provenance.book is not None:
            assert said(value.provenance.book, key) == BOOK, key
    for key, provenance in edition.conditions.items():
        if provenance.book is not None:
            assert load_edition(provenance.book, "2").conditions[key] == BOOK, key


def test_version_1_is_as_it_was() -> None:
    old = load_edition("retail", "1")
    assert old.number("wonders.9.per_disc") == 1
    assert old.number("wonders.9.per_row") == old.number("wonders.11.on_central") == 0
    assert old.word("wonders.2.starts") == "any auction"
    assert load_edition("manual", "1").word("wonders.2.outbids") == "adjacent"
    assert old.conditions == {}
