"""Editions that somebody puts together from a published one, and the files that say the same."""

from __future__ import annotations

import pickle
import tomllib
from pathlib import Path

import pytest

from skyrise.components import BadComponent, edition_ids, load_edition, read_edition, read_edition_document
from skyrise.components.own_editions import base_of, changed_settings, own_edition, troubles_of, write_edition
from skyrise.components.published import CURRENT, versions
from skyrise.components.schema import SCHEMA, Choice, Flag, Numbers, Setting

BOX: dict[str, object] = {
    "wonders.13.per_tall": 2,
    "wonders.17.unbuilt.0": 13,
    "rows.2": 5,
    "patrons.values": [1, 3, 4, 7],
    "wonders.14.banned": True,
    "victory.tie": "earlier last structure",
}


def other_setting(key: str, now: Setting) -> Setting:
    """A setting that a value has not; lists of numbers must stay together, so they are left as they are."""
    kind = SCHEMA[key]
    if isinstance(kind, Flag):
        return not now
    if isinstance(kind, Choice):
        return next(word for word in kind.words if word != now)
    if isinstance(kind, Numbers) or key.startswith(("discs.", "hands.", "figures.")):
        return now
    return kind.least if now != kind.least else kind.most


def test_it_says_what_was_typed_in_and_for_the_rest_what_its_base_says() -> None:
    edition = own_edition("My box", "preview", CURRENT, BOX)
    assert edition.own
    assert changed_settings(edition) == {**BOX, "patrons.values": (1, 3, 4, 7)}
    assert {edition.values[key].provenance.kind for key in BOX} == {"own"}
    assert edition.number("visionary.excess") == 8


@pytest.mark.parametrize("version", versions())
@pytest.mark.parametrize("base", edition_ids())
def test_its_file_says_the_same(base: str, version: str) -> None:
    published = load_edition(base, version)
    values = {key: other_setting(key, value.setting) for key, value in published.values.items()}
    edition = own_edition(
        'Box "2" \\ \x7f ż', base, version, {k: list(v) if isinstance(v, tuple) else v for k, v in values.items()}
    )
    again = read_edition("box.toml", write_edition(edition), own=True)
    assert again == edition


def test_a_file_keeps_who_vouches_for_its_values() -> None:
    vouched = "{ value = [1, 2, 3, 9], from = 'book', printed = [9] }"
    text = f"[edition]\nid = 'x'\nbase = 'retail'\n[patrons]\nvalues = {vouched}"
    edition = read_edition("x.toml", text, own=True)
    assert read_edition("x.toml", write_edition(edition), own=True).values == edition.values


def test_a_file_without_a_base_is_compared_with_the_default_edition() -> None:
    retail = load_edition("retail")
    document = retail.document() | {"id": "whole"}
    document["values"]["rows.2"] = {"value": 5, "from": "own"}
    edition = read_edition_document("record", document)
    assert (base_of(edition).id, changed_settings(edition)) == ("retail", {"rows.2": 5})


@pytest.mark.parametrize("name", edition_ids())
def test_no_file_and_no_form_takes_the_name_of_a_published_edition(name: str) -> None:
    with pytest.raises(BadComponent, match=f"{name} is an edition that comes with the game") as refused:
        own_edition(f" {name.title()} ", "retail", CURRENT, {})
    assert refused.value.key == "edition.id"
    with pytest.raises(BadComponent, match=r"mine\.toml: edition\.id"):
        read_edition("mine.toml", f"[edition]\nid = '{name}'\nbase = 'retail'", own=True)


def test_a_record_may_still_carry_one_that_did() -> None:
    assert read_edition_document("record", load_edition("preview").document()).id == "preview"


@pytest.mark.parametrize(
    ("name", "base", "components", "values", "key"),
    [
        ("", "retail", CURRENT, {}, "edition.name"),
        ("x", "nowhere", CURRENT, {}, "edition.base"),
        ("x", "retail", "7", {}, "edition.components"),
        ("x", "retail", CURRENT, {"rows.2": "many"}, "rows.2"),
        ("x", "retail", CURRENT, {"rows.2": {"value": 3, "from": "book"}}, "rows.2"),
        ("x", "retail", CURRENT, {"edition": {"id": "y"}}, "edition"),
        ("x", "retail", CURRENT, {"conditions": {}}, "conditions"),
        ("x", "retail", CURRENT, {"patrons.values": [1, 2, "x", 4]}, "patrons.values[2]"),
        ("x", "retail", CURRENT, {"patrons.values": [1, 2, 3]}, "patrons.values"),
    ],
)
def test_what_is_wrong_is_said_with_its_key(
    name: str, base: str, components: str, values: dict[str, object], key: str
) -> None:
    with pytest.raises(BadComponent) as refused:
        own_edition(name, base, components, values)
    assert refused.value.key == refused.value.place == key


def test_every_value_that_is_wrong_by_itself_is_told() -> None:
    wrong = {"rows.0": -1, "rows.1": 3, "rows.2": None, "rows.9": 1}
    assert [trouble.key for trouble in troubles_of(wrong)] == ["rows.0", "rows.2", "rows.9"]


def test_what_does_not_fit_together_is_refused_even_from_another_process() -> None:
    with pytest.raises(BadComponent) as refused:
        own_edition("x", "retail", CURRENT, {"buildings.red.era1.tall": [25]})
    again = pickle.loads(pickle.dumps(refused.value))
    assert str(again) == str(refused.value) == "buildings.teal.era1: number 25 already belongs to red"


def test_the_command_reads_the_file(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(write_edition(own_edition("My box", "retail", CURRENT, BOX)), encoding="utf-8")
    assert tomllib.loads(path.read_text("utf-8"))["wonders"]["13"] == {"per_tall": 2}
    assert load_edition(str(path)).number("wonders.13.per_tall") == 2


def test_the_file_in_the_docs_can_be_played_with() -> None:
    page = (Path(__file__).parents[2] / "docs" / "extending.md").read_text(encoding="utf-8")
    text = page.split("```toml\n")[1].split("```")[0]
    assert changed_settings(read_edition("my-box.toml", text, own=True)) == {
        "buildings.red.era1.tall": (28,),
        "wonders.13.per_tall": 2,
    }
