"""Edition files: what comes with the game, what a user may write, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from skyrise.components import (
    BadComponent,
    Provenance,
    Value,
    edition_ids,
    load_edition,
    read_edition,
    read_edition_document,
)
from skyrise.components.names import PLAYER_COLORS, PROVENANCES
from skyrise.components.schema import SCHEMA

OWN = """
[edition]
id = "my box"
base = "retail"
"""


def own(folder: Path, text: str) -> str:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_five_editions_each_complete() -> None:
    assert set(edition_ids()) == {"retail", "polish", "russian", "preview", "manual"}
    for name in edition_ids():
        edition = load_edition(name)
        assert set(edition.values) == set(SCHEMA)
        assert {value.provenance.kind for value in edition.values.values()} <= set(PROVENANCES) - {"own"}


def test_all_but_retail_are_deltas_that_name_their_base() -> None:
    assert load_edition("retail").base is None
    assert all(load_edition(name).base == "retail" for name in edition_ids() if name != "retail")


def test_house_values_are_marked() -> None:
    retail = load_edition("retail")
    house = {key for key, value in retail.values.items() if value.provenance.kind == "house"}
    assert "wonders.13.per_tall" in house
    assert "patrons.values" in house
    assert "visionary.excess" not in house


def test_loading_freezes() -> None:
    with pytest.raises(TypeError):
        load_edition().values["visionary.excess"] = 3  # type: ignore[index]


def test_an_own_file_changes_what_it_says_and_no_more(tmp_path: Path) -> None:
    edition = load_edition(own(tmp_path, OWN + "[wonders.13]\nper_tall = 2\n"))
    changes = list(edition.differences(load_edition("retail")))
    assert [(key, mine) for key, mine, _ in changes] == [("wonders.13.per_tall", Value(2, Provenance("own")))]
    assert edition.own


def test_an_own_file_may_say_who_says_so(tmp_path: Path) -> None:
    edition = load_edition(own(tmp_path, OWN + '[wonders.13]\nper_tall = { value = 2, from = "book" }\n'))
    assert edition.values["wonders.13.per_tall"].provenance == Provenance("book")


def test_the_document_of_an_edition_reads_back() -> None:
    preview = load_edition("preview")
    again = read_edition_document("here", preview.document())
    assert again.values == preview.values
    assert again.id == "preview"


@pytest.mark.parametrize(
    ("text", "key", "reason"),
    [
        ("", "edition", "is missing"),
        ("[edition]\nid = 3\nbase = 'retail'", "edition.id", "expected a string"),
        ("[edition]\nid = 'x'\nbase = 'nowhere'", "edition.base", "expected one of retail"),
        ("[edition]\nid = 'x'\nbase = 'retail'\ncolour = 1", "edition.colour", "unknown key"),
        ("[edition]\nid = 'x'", "discs.color", "is missing; choose a base"),
        (OWN + "[wonders.13]\nper_short = 2", "wonders.13.per_short", "unknown key"),
        (OWN + "[wonders.13]\nper_tall = -1", "wonders.13.per_tall", "from 0 to 99, found -1"),
        (OWN + "[wonders.13]\nper_tall = true", "wonders.13.per_tall", "found true"),
        (OWN + "[wonders.13]\nper_tall = '2'", "wonders.13.per_tall", 'found "2"'),
        (OWN + "[wonders.13]\nper_tall = { value = 2 }", "wonders.13.per_tall", "expected { value"),
        (
            OWN + "[wonders.13]\nper_tall = { value = 2, from = 'hearsay' }",
            "wonders.13.per_tall.from",
            "expected one of book",
        ),
        (OWN + "[wonders.14]\nbanned = 1", "wonders.14.banned", "expected true or false"),
        (OWN + "[wonders.18]\ntakes = 'everything'", "wonders.18.takes", "expected one of a further disc, one disc"),
        (OWN + "[patrons]\nvalues = [2, 2, 3, 4]", "patrons.values", "twice"),
        (OWN + "[patrons]\nvalues = 4", "patrons.values", "expected a list"),
        (OWN + "[patrons]\nvalues = [1, 2, 3]", "patrons.values", "expected 4 values"),
        (OWN + "[buildings.red.era1]\ntall = [32]", "buildings.yellow.era1", "number 32 already belongs to red"),
        (OWN + "[buildings.red.era1]\ntall = []", "buildings.red.era1", "expected 7 different buildings, found 6"),
        (
            OWN + "components = '1'\n[buildings.red.era1]\ntall = [2, 4]\nshort = [72]",
            "buildings.red",
            "3 tall buildings, found 4",
        ),
        (OWN + "[discs]\nwild = 3", "discs.removed.2", "leaves 33 discs for 32 neighborhoods"),
        (OWN + "[discs]\nwild = 0\ncommissions = 4", "discs.removed.3", "removes more wild discs"),
        (OWN + "[hands]\n4 = 6", "hands.4", "need more than 20 cards"),
        (OWN + "[hands]\n2 = 1", "hands.2", "too small to keep 2"),
        ("[edition", "", "is not TOML"),
        (OWN + "[wonders.13]\nper_tall = { value = 2, from = 'other book' }", "wonders.13.per_tall", "expected book ="),
        (
            OWN + "[wonders.13]\nper_tall = { value = 2, from = 'book', book = 'preview' }",
            "wonders.13.per_tall",
            "expected book =",
        ),
        (
            OWN + "[patrons]\nvalues = { value = [1, 2, 3, 4], from = 'house', printed = [5] }",
            "patrons.values.printed",
            "some of the numbers",
        ),
        (OWN + "[conditions]\n'wonders.21' = { from = 'house' }", "conditions.wonders.21", "unknown key"),
        (OWN.replace("retail", "retail'\ncomponents = '7").replace('"', "'"), "edition.components", "one of 1, 2"),
    ],
)
def test_a_broken_file_is_refused_with_file_key_and_reason(tmp_path: Path, text: str, key: str, reason: str) -> None:
    with pytest.raises(BadComponent) as refused:
        load_edition(own(tmp_path, text))
    assert refused.value.file == "mine.toml"
    assert refused.value.key == key
    assert reason in refused.value.sentence
    assert str(refused.value).startswith("mine.toml: ")


def test_a_file_that_is_not_there_or_not_text(tmp_path: Path) -> None:
    with pytest.raises(BadComponent, match="cannot be read"):
        load_edition(str(tmp_path / "nothing.toml"))
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadComponent, match="is not UTF-8 text"):
        load_edition(str(tmp_path / "bytes.toml"))


def test_an_unknown_name_lists_those_there_are() -> None:
    with pytest.raises(BadComponent, match="use one of retail, manual, polish, preview, russian, or"):
        load_edition("deluxe")


def test_published_files_must_say_their_provenance() -> None:
    with pytest.raises(BadComponent, match=r"expected \{ value"):
        read_edition("bare.toml", OWN + "[wonders.13]\nper_tall = 2\n", own=False)


@pytest.mark.parametrize(
    "raw", [None, {"values": 3}, {"id": "x", "values": {"nonsense": 1}}, {"id": "x", "values": {}}]
)
def test_a_carried_edition_is_checked_too(raw: object) -> None:
    with pytest.raises(BadComponent):
        read_edition_document("record", raw)


def test_every_colour_has_three_tall_five_medium_four_short() -> None:
    for name in edition_ids():
        for color in PLAYER_COLORS:
            heights = [h for era in (1, 2) for h in load_edition(name).buildings(color, era).values()]
            assert (heights.count("tall"), heights.count("medium"), heights.count("short")) == (3, 5, 4)
