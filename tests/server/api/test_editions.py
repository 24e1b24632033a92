"""Editions over the wire: the published ones, and one's own from the form to the replay."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from declared import check
from serving import Visitor
from skyrise.cli.app import app
from skyrise.components.schema import SCHEMA
from skyrise.notation.documents import CheckedEdition, EditionDocument, EditionsDocument, Problem

BOX: dict[str, Any] = {"name": "My box", "base": "retail", "values": {"wonders.13.per_tall": 2, "keys.large": 77}}


def checked(visitor: Visitor, **changed: Any) -> dict[str, Any]:
    """What the server says of an edition."""
    answer = visitor.http.post("/api/editions/check", json={**BOX, **changed})
    assert answer.status_code == 200, answer.text
    document: dict[str, Any] = answer.json()
    check(CheckedEdition, document)
    return document


def test_every_value_is_listed_with_its_kind(visitor: Callable[..., Visitor]) -> None:
    document = visitor().get("/editions")
    check(EditionsDocument, document)
    fields = {field["key"]: field for field in document["fields"]}
    assert list(fields) == list(SCHEMA)
    assert (fields["wonders.9.discs"]["least"], fields["wonders.9.discs"]["most"]) == (1, 4)
    assert [word["word"] for word in fields["wonders.2.outbids"]["words"]] == ["adjacent", "anywhere"]
    assert {field["kind"] for field in fields.values()} == {"number", "numbers", "choice", "flag"}


def test_an_edition_that_is_right_comes_back_whole(visitor: Callable[..., Visitor], tmp_path: Path) -> None:
    document = checked(visitor())
    assert document["troubles"] == []
    edition = document["edition"]
    assert (edition["id"], edition["name"], edition["own"]) == ("my-box", "My box", True)
    assert edition["values"]["wonders.13.per_tall"]["setting"] == 2
    assert edition["values"]["wonders.13.per_tall"]["provenance"] == "own"
    assert edition["differences"] == ["keys.large", "wonders.13.per_tall"]
    file = tmp_path / "my-box.toml"
    file.write_text(document["toml"], encoding="utf-8")
    shown = CliRunner().invoke(app, ["editions", str(file), "--json"])
    assert json.loads(shown.stdout)["values"]["keys.large"]["value"] == 77


def test_what_is_wrong_is_told_value_by_value(visitor: Callable[..., Visitor]) -> None:
    document = checked(visitor(), values={"rows.2": "", "patrons.values": [1, "x"], "keys.large": 5})
    assert [trouble["place"] for trouble in document["troubles"]] == ["rows.2", "patrons.values[1]"]
    assert document["troubles"][0]["message"]["id"] == "reason-value-number"
    assert (document["edition"], document["toml"]) == (None, None)


def test_what_does_not_fit_together_is_told_as_a_message(visitor: Callable[..., Visitor]) -> None:
    (trouble,) = checked(visitor(), values={"buildings.red.era1.tall": [25]})["troubles"]
    assert trouble["place"] == "buildings.teal.era1"
    assert trouble["message"] == {
        "id": "reason-edition-number",
        "args": {"number": 25, "color": "red"},
    }


def test_a_file_is_read_as_what_it_changes(visitor: Callable[..., Visitor]) -> None:
    one = visitor()
    toml = checked(one, base="preview")["toml"]
    opened = one.http.post("/api/editions/read", json={"text": toml}).json()
    assert opened == {**BOX, "base": "preview", "components": "2"}
    assert checked(one, **opened)["toml"] == toml


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("[edition", None),
        ("", "edition"),
        ("[edition]\nid = 'retail'\nbase = 'retail'", "edition.id"),
        ("[edition]\nid = 'x'\nbase = 'retail'\n[rows]\n2 = 'y'", "rows.2"),
    ],
)
def test_a_file_that_is_none_is_refused_with_the_place(
    visitor: Callable[..., Visitor], text: str, place: str | None
) -> None:
    refused = visitor().http.post("/api/editions/read", json={"text": text})
    problem = refused.json()
    check(Problem, problem)
    assert (refused.status_code, problem["reason"], problem["place"]) == (422, "edition.refused", place)


def test_a_table_is_opened_with_it_and_everybody_sees_its_values(visitor: Callable[..., Visitor]) -> None:
    host = visitor()
    table = host.host("me", "random", own=BOX, listed=True)["now"]["table"]
    edition = visitor().get(f"/tables/{table}/edition")
    check(EditionDocument, edition)
    assert edition == checked(host)["edition"]
    assert [one["own"] for one in visitor().get("/tables") if one["table"] == table] == ["My box"]
    assert host.get(f"/tables/{table}/replay")["edition"] == edition


def test_a_table_of_a_published_edition_has_one_too(visitor: Callable[..., Visitor]) -> None:
    host = visitor()
    table = host.host("me", "random", edition="preview")["now"]["table"]
    assert host.get(f"/tables/{table}/edition") == host.get("/editions/preview")


def test_a_record_of_the_first_version_shows_its_cards(visitor: Callable[..., Visitor]) -> None:
    golden = Path(__file__).parents[2] / "golden" / "records"
    old = next(
        path for path in sorted(golden.rglob("*.json")) if json.loads(path.read_text("utf-8")).get("components") == "1"
    )
    one = visitor()
    name = one.http.post("/api/replays", content=old.read_text(encoding="utf-8")).json()["id"]
    edition = one.get(f"/replays/{name}")["edition"]
    assert edition == one.get(f"/editions/{edition['id']}@1")
